import { describe, expect, it } from 'vitest'
import { contractBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toContract } from './contract.mapper.ts'

describe('the contract body', () => {
  it('the contract body becomes a contract in paragraphs', () => {
    expect(toContract(contractBody())).toEqual({
      id: toGlobalId('Contract', '2'),
      contractID: '2',
      version: '2026-01',
      title: '电子合同',
      paragraphs: ['第一条 甲方。', '第二条 乙方。'],
      signedAt: null,
    })
  })

  it.each([
    ['a\n\n\nb', ['a', 'b']],
    ['a\n \nb\nc', ['a', 'b\nc']],
    ['a\r\n\r\nb', ['a', 'b']],
    ['', []],
  ])('the contract body is cut at blank lines: %j', (body, paragraphs) => {
    expect(toContract(contractBody({ body })).paragraphs).toEqual(paragraphs)
  })
})

describe('contract', () => {
  it('the contract is read and signed', async () => {
    const { ask, rest } = openHarness({
      'GET /api/contract': ok(contractBody({ signed_at: 1_795_226_702 })),
      'POST /api/contract/sign': ok({ id: '2', signed_at: 1_795_226_702 }),
    })
    const answer = await ask('mutation { signContract(input: { contractID: "2", isAgreed: true }) { contract { id signedAt } } }')
    expect(answer.data).toEqual({ signContract: { contract: { id: toGlobalId('Contract', '2'), signedAt: '2026-11-21T02:05:02Z' } } })
    expect(rest.calls).toEqual(['POST /api/contract/sign id=2&agree=1', 'GET /api/contract'])
  })

  it('the contract needs consent', async () => {
    const { ask, rest } = openHarness({
      'POST /api/contract/sign': refused(422, '有误', { errors: { agree: ['请先阅读并同意电子合同'] } }),
    })
    const answer = await ask('mutation { signContract(input: { contractID: "2", isAgreed: false }) { contract { id } } }')
    expect(rest.calls).toEqual(['POST /api/contract/sign id=2&agree=0'])
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'isAgreed',
      userMessage: '请先阅读并同意电子合同',
    })
  })

  it('the contract needs a login', async () => {
    const answer = await openHarness({ 'GET /api/contract': refused(401, '请先登录') }).ask('{ contract { id } }', { session: null })
    expect([answer.data, codes(answer)]).toEqual([{ contract: null }, ['LOGIN_REQUIRED']])
  })
})
