import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { nullable } from './envelope.ts'
import { answerSchema } from './schemaOfShape.ts'

it('what may be null says so beside a plain type, and as a choice of its own where it has fields', () => {
  expect(answerSchema({ type: 'nullable', shape: { type: 'text', max: 5, title: '备注' } })).toEqual({
    type: ['string', 'null'],
    description: '备注',
  })
  expect(answerSchema({ type: 'nullable', shape: { type: 'object', fields: {} } })).toEqual({
    anyOf: [{ type: 'object', properties: {} }, { type: 'null' }],
  })
})

it('only a schema of one plain type is made nullable', () => {
  expect(nullable(Type.Integer({ minimum: 1 }))).toEqual({ type: ['integer', 'null'], minimum: 1 })
  for (const schema of [nullable(Type.Integer()), Type.Union([Type.Integer(), Type.String()])])
    expect(() => nullable(schema)).toThrow('nullable() takes a schema of one plain type')
})
