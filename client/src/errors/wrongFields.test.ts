import { expect, it } from 'vitest'
import { fromRefusals, GatewayError } from './gatewayError.ts'
import { wrongFields } from './wrongFields.ts'

const wrong = (message: string, path: readonly string[]) => ({ __typename: 'WrongField', message, reason: 'WRONG_FIELD', path }) as const

it('all wrong fields that a mutation names are known by the last names of their paths', () => {
  const refusals = [wrong('请填写收货人', ['fields', 'name']), wrong('手机号格式不正确', ['phone']), wrong('有误', [])] as const
  expect(wrongFields(fromRefusals(refusals[0], refusals))).toEqual({ name: '请填写收货人', phone: '手机号格式不正确' })
})

it('the one wrong field that an error names is known, and of another failure there is none', () => {
  expect(wrongFields(new GatewayError('VALIDATION_FAILED', { field: 'file', userMessage: '文件过大' }))).toEqual({ file: '文件过大' })
  expect(wrongFields(new Error('lost'))).toEqual({})
})
