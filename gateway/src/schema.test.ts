import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  validateSchema,
  type GraphQLNamedType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { mergeSdl, printSdl } from './mergeSdl.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()
const builtIn = new Set(['String', 'Int', 'Float', 'Boolean', 'ID'])
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !builtIn.has(type.name))

type Described = { readonly at: string; readonly description: string | null | undefined }

function describedParts(type: GraphQLNamedType): Described[] {
  const typeEntry = { at: type.name, description: type.description }
  if (isEnumType(type))
    return [typeEntry, ...type.getValues().map(({ name, description }) => ({ at: `${type.name}.${name}`, description }))]
  if (isInputObjectType(type))
    return [typeEntry, ...Object.values(type.getFields()).map(({ name, description }) => ({ at: `${type.name}.${name}`, description }))]
  if (!isObjectType(type) && !isInterfaceType(type)) return [typeEntry]
  return [
    typeEntry,
    ...Object.values(type.getFields()).flatMap((field) => [
      { at: `${type.name}.${field.name}`, description: field.description },
      ...field.args.map(({ name, description }) => ({ at: `${type.name}.${field.name}(${name})`, description })),
    ]),
  ]
}

describe('the schema', () => {
  it('the schema is valid', () => {
    expect(validateSchema(schema)).toEqual([])
  })

  it('the schema is printed in schema.graphql', () => {
    expect(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8')).toBe(printSdl(mergeSdl()))
  })

  it('the schema describes every type, field, argument and value', () => {
    const parts = types.flatMap(describedParts)
    expect(parts.length).toBeGreaterThan(300)
    expect(parts.filter(({ description }) => (description ?? '').trim() === '').map(({ at }) => at)).toEqual([])
  })

  it('the schema implements Node wherever there is an id, and nowhere else', () => {
    const objects = types.filter((type) => isObjectType(type))
    const withId = objects.filter((type) => type.getFields()['id']?.type.toString() === 'ID!').map(({ name }) => name)
    const nodes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node')).map(({ name }) => name)
    expect(nodes.toSorted()).toEqual(withId.toSorted())
  })

  it('the schema speaks English camelCase', () => {
    const names = types.flatMap((type) => (isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []))
    expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name) || /sccj|ypgg|bzdw|zbz|jzl|ck_|youx/i.test(name))).toEqual([])
  })

  it('the schema takes one input for every mutation that is told something', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    const others = mutations.filter(({ args }) => args.map(({ name }) => name).join() !== 'input')
    expect(others.map(({ name, args }) => `${name}(${args.length})`)).toEqual([
      'removeDeliveryPush(0)',
      'renewSession(0)',
      'logout(0)',
      'unbindWechat(0)',
    ])
  })
})

describe('merging modules', () => {
  it('merging modules refuses a module that extends what nobody defines', () => {
    expect(() => mergeSdl(join(import.meta.dirname, 'testing/stray-modules'))).toThrow('A module extends Nothing, which no module defines')
  })
})
