import { describe, expect, it } from 'vitest'
import { codes, openHarness } from '../../testing/harness.ts'
import { cartBody, contractBody, goodsBody, listBody, quoteBody, userBody } from '../../testing/bodies.ts'
import {
  articleBody,
  combinationBody,
  couponBody,
  couponOfferBody,
  flashSaleBody,
  helpArticleBody,
  promotionBody,
} from '../../testing/marketBodies.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { orderDetailBody, tradeBody } from '../../testing/tradeBodies.ts'
import { fromGlobalId, toGlobalId } from './globalId.ts'

const missing = refused(404, '不存在', { reason: 'NOT_FOUND' })
const routes = {
  'GET /api/user/base': ok(userBody()),
  'GET /api/goods/batch': ok([goodsBody('2'), goodsBody('1')]),
  'GET /api/cart/list': ok(cartBody()),
  'GET /api/contract': ok(contractBody()),
  'GET /api/quote/55': ok(quoteBody()),
  'GET /api/quote/56': refused(404, '报价不存在', { reason: 'NOT_FOUND' }),
  'GET /api/time': ok({ timestamp: 1_795_226_702 }),
  'GET /api/order/12': ok(orderDetailBody('12')),
  'GET /api/order/13': missing,
  'GET /api/trade/9/status': ok(tradeBody()),
  'GET /api/trade/10/status': missing,
  'GET /api/user/coupon': ok(listBody([couponBody('21')])),
  'GET /api/coupon/center': ok(listBody([couponOfferBody('4')])),
  'GET /api/combo/9': ok(combinationBody('9')),
  'GET /api/combo/10': missing,
  'GET /api/spike/10': ok(flashSaleBody()),
  'GET /api/spike/11': missing,
  'GET /api/manjian/7/goods': ok(promotionBody('7')),
  'GET /api/manjian/8/goods': missing,
  'GET /api/article/5': ok(articleBody('5')),
  'GET /api/help/6': ok(helpArticleBody('6')),
}
const nodeQuery = 'query N($id: ID!) { node(id: $id) { __typename id } }'

describe('global ids', () => {
  it('global ids come back as they went', () => {
    expect(fromGlobalId(toGlobalId('Goods', '12'))).toEqual({ type: 'Goods', upstreamId: '12', within: null })
    expect(fromGlobalId(toGlobalId('OrderLine', '31', '12'))).toEqual({ type: 'OrderLine', upstreamId: '31', within: '12' })
    expect(fromGlobalId(toGlobalId('Certificate', '0', '3'))).toEqual({ type: 'Certificate', upstreamId: '0', within: '3' })
  })

  it.each([
    '',
    'x',
    'Goods:1',
    toGlobalId('Goods', '01'),
    toGlobalId('Goods', '1/..'),
    toGlobalId('goods', '1'),
    toGlobalId('Goods', '0'),
    toGlobalId('OrderLine', '31', '012'),
    toGlobalId('OrderLine', '31', '0'),
    `${toGlobalId('Goods', '1')}=`,
    `${toGlobalId('Goods', '1')}A`,
    '\ud800',
    toGlobalId('Goods', '9'.repeat(30)),
  ])('a global id is not made of %j', (id) => {
    expect(fromGlobalId(id)).toBeNull()
  })
})

describe('node', () => {
  it.each([
    ['Viewer', '7', ['GET /api/user/base']],
    ['Goods', '1', ['GET /api/goods/batch?ids=1']],
    ['Cart', '7', ['GET /api/user/base', 'GET /api/cart/list?filters=99999&fields=warnings,data.id']],
    ['CartLine', '31', ['GET /api/cart/list?filters=99999&fields=warnings,data.id']],
    ['Quote', '55', ['GET /api/quote/55']],
    ['Contract', '2', ['GET /api/contract']],
    ['Order', '12', ['GET /api/order/12']],
    ['Trade', '9', ['GET /api/trade/9/status']],
    ['Coupon', '21', ['GET /api/user/coupon?page=1&per_page=100']],
    ['CouponOffer', '4', ['GET /api/coupon/center?page=1&per_page=100']],
    ['Combination', '9', ['GET /api/combo/9']],
    ['FlashSession', '10', ['GET /api/spike/10']],
    ['Promotion', '7', ['GET /api/manjian/7/goods?page=1&per_page=20']],
    ['Article', '5', ['GET /api/article/5']],
    ['HelpArticle', '6', ['GET /api/help/6']],
  ])('node(id) refetches a %s', async (type, id, calls) => {
    const { ask, rest } = openHarness(routes)
    const answer = await ask(nodeQuery, { variables: { id: toGlobalId(type, id) } })
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({ node: { __typename: type, id: toGlobalId(type, id) } })
    expect(rest.calls).toEqual(calls)
  })

  it.each([
    ['another member', 'Viewer', '8'],
    ["another member's cart", 'Cart', '8'],
    ['goods that are gone', 'Goods', '3'],
    ["another member's line", 'CartLine', '32'],
    ["another member's quote", 'Quote', '56'],
    ['an old contract', 'Contract', '1'],
    ["another member's order", 'Order', '13'],
    ["another member's trade", 'Trade', '10'],
    ["another member's coupon", 'Coupon', '22'],
    ['an offer that is over', 'CouponOffer', '5'],
    ['a combination that is gone', 'Combination', '10'],
    ['a session that never was', 'FlashSession', '11'],
    ['a promotion that is over', 'Promotion', '8'],
  ])('node(id) is null for %s', async (_, type, id) => {
    const answer = await openHarness(routes).ask(nodeQuery, { variables: { id: toGlobalId(type, id) } })
    expect([answer.data, answer.errors]).toEqual([{ node: null }, undefined])
  })

  it.each([
    '',
    'x',
    '../../user/base',
    toGlobalId('Query', '1'),
    toGlobalId('PageInfo', '1'),
    toGlobalId('constructor', '1'),
    toGlobalId('Goods', '1/../../user/base'),
  ])('node(id) is null for the malformed id %j, without any call', async (id) => {
    const { ask, rest } = openHarness(routes)
    const answer = await ask(nodeQuery, { variables: { id } })
    expect([answer.data, answer.errors, rest.calls]).toEqual([{ node: null }, undefined, []])
  })

  it('node(id) is null for a visitor, not an error', async () => {
    const login = refused(401, '请先登录')
    const { ask } = openHarness({
      'GET /api/user/base': login,
      'GET /api/cart/list': login,
      'GET /api/quote/55': login,
      'GET /api/contract': login,
    })
    for (const [type, id] of [
      ['Viewer', '7'],
      ['Cart', '7'],
      ['CartLine', '31'],
      ['Quote', '55'],
      ['Contract', '2'],
    ] as const) {
      const answer = await ask(nodeQuery, { variables: { id: toGlobalId(type, id) }, session: null })
      expect([answer.data, answer.errors]).toEqual([{ node: null }, undefined])
    }
  })

  it('node(id) is an error when the marketplace fails', async () => {
    const answer = await openHarness({ 'GET /api/goods/batch': refused(500, 'secret') }).ask(nodeQuery, {
      variables: { id: toGlobalId('Goods', '1') },
    })
    expect(answer.data).toEqual({ node: null })
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
    expect(answer.text).not.toContain('secret')
  })
})

describe('nodes', () => {
  const query = 'query N($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  it('nodes(ids) answers in the order asked, by one call', async () => {
    const { ask, rest } = openHarness(routes)
    const ids = ['1', '3', '2', '1'].map((id) => toGlobalId('Goods', id))
    const answer = await ask(query, { variables: { ids } })
    expect(answer.data).toEqual({
      nodes: [{ __typename: 'Goods', id: ids[0] }, null, { __typename: 'Goods', id: ids[2] }, { __typename: 'Goods', id: ids[0] }],
    })
    expect(rest.calls).toEqual(['GET /api/goods/batch?ids=1,3,2'])
  })

  it('nodes(ids) takes at most a hundred', async () => {
    const answer = await openHarness(routes).ask(query, { variables: { ids: Array.from({ length: 101 }, () => 'x') } })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'ids' })
  })
})

describe('gateway', () => {
  it('gateway tells every error code and the limits of documents, and asks nothing', async () => {
    const { ask, rest } = openHarness({})
    const { data, errors } = await ask(
      '{ gateway { errors { code status userMessage } limits { rows calls depth aliases directives tokens first } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      gateway: { limits: { rows: 1_000, calls: 50, depth: 10, aliases: 15, directives: 5, tokens: 1_000, first: 100 } },
    })
    expect(data).toHaveProperty('gateway.errors', [
      { code: 'LOGIN_REQUIRED', status: null, userMessage: '请先登录' },
      { code: 'CONTRACT_REQUIRED', status: null, userMessage: '请先签署电子合同' },
      { code: 'VALIDATION_FAILED', status: null, userMessage: '提交的内容有误，请检查后重试' },
      { code: 'BUSINESS_REJECTED', status: null, userMessage: '操作未成功' },
      { code: 'SYSTEM_BUSY', status: null, userMessage: '系统繁忙，请稍后再试' },
      { code: 'UPSTREAM_TIMEOUT', status: null, userMessage: '请求超时，请刷新页面' },
      { code: 'BAD_REQUEST', status: 400, userMessage: '请求有误，请刷新页面后重试' },
      { code: 'PERSISTED_QUERY_NOT_FOUND', status: 200, userMessage: '当前版本过旧，请更新应用或刷新页面后重试' },
      { code: 'DOCUMENT_TOO_COSTLY', status: 400, userMessage: '一次请求的内容过多，请减少后重试' },
      { code: 'RATE_LIMITED', status: 429, userMessage: '操作过于频繁，请稍后再试' },
      { code: 'BUSY', status: 503, userMessage: '访问人数较多，请稍后再试' },
      { code: 'UNEXPECTED', status: null, userMessage: '系统繁忙，请稍后再试' },
    ])
    expect(rest.calls).toEqual([])
  })
})

describe('uploads', () => {
  it('gateway tells how a file is sent, and what for', async () => {
    const { data } = await openHarness({}).ask('{ gateway { uploads { url fileField sceneField mostBytes scenes { scene mediaTypes } } } }')
    const pictures = ['image/jpeg', 'image/png', 'image/webp']
    expect(data).toMatchObject({
      gateway: { uploads: { url: '/upload', fileField: 'file', sceneField: 'scene', mostBytes: 5_242_880 } },
    })
    expect(data).toHaveProperty('gateway.uploads.scenes', [
      { scene: 'AFTER_SALE', mediaTypes: pictures },
      { scene: 'CERTIFICATE', mediaTypes: [...pictures, 'application/pdf'] },
      { scene: 'RECEIPT', mediaTypes: [...pictures, 'application/pdf'] },
      { scene: 'WANTED', mediaTypes: pictures },
      { scene: 'FACE', mediaTypes: pictures },
      { scene: 'FEEDBACK', mediaTypes: pictures },
      { scene: 'QUICK', mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'application/pdf'] },
      { scene: 'CHAT', mediaTypes: pictures },
    ])
  })
})

describe('serverTime', () => {
  it("serverTime is the marketplace's", async () => {
    const answer = await openHarness(routes).ask('{ serverTime }')
    expect(answer.data).toEqual({ serverTime: '2026-11-21T02:05:02Z' })
  })
})
