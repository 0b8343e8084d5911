import { describe, expect, it } from 'vitest'
import { createCallerRest } from '../../rest/callerRest.ts'
import { hostClient } from '../../rest/hostClient.ts'
import { SessionJar } from '../../rest/session.ts'
import type { RestGoodsFacts } from '../../rest/restTypes.ts'
import { goodsBody, goodsDetailBody, listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw, refused, stubRest } from '../../testing/stubRest.ts'
import { toCursor } from '../base/cursor.ts'
import { toGlobalId } from '../base/globalId.ts'
import { fetchGoodsBatch } from './goods.rest.ts'

describe('goods', () => {
  const query = 'query G($id: ID!) { goods(goodsID: $id) { id name detail { storage lots { left } } } }'
  it('the field goods is one call with its detail', async () => {
    const { ask, rest } = openHarness({ 'GET /api/goods/detail/1': ok(goodsDetailBody('1')) })
    const answer = await ask(query, { variables: { id: '1' } })
    expect(answer.data).toEqual({
      goods: { id: toGlobalId('Goods', '1'), name: '阿莫西林胶囊1', detail: { storage: '密封', lots: [{ left: 200 }] } },
    })
    expect(rest.calls).toEqual(['GET /api/goods/detail/1?fields=id,name,storage,batches'])
  })

  it('the field goods is null when there is none', async () => {
    const { ask } = openHarness({ 'GET /api/goods/detail/9': refused(404, '商品不存在', { reason: 'NOT_FOUND' }) })
    const answer = await ask(query, { variables: { id: '9' } })
    expect([answer.data, answer.errors]).toEqual([{ goods: null }, undefined])
  })

  it.each(['1/../../user/base', '1?x=1', '%2e%2e', '\ud800', '', '../cart/list', '01'])(
    'the field goods is null for the id %j, without any call',
    async (id) => {
      const { ask, rest } = openHarness({})
      const answer = await ask(query, { variables: { id } })
      expect([answer.data, answer.errors, rest.calls]).toEqual([{ goods: null }, undefined, []])
    },
  )

  it.each([
    ['a failure', refused(500, 'secret stack'), 'SYSTEM_BUSY'],
    ['rubbish', raw(200, '<html>secret stack</html>'), 'SYSTEM_BUSY'],
    ['another refusal', refused(403, '无权查看', { reason: 'REGION_DENIED' }), 'BUSINESS_REJECTED'],
  ])('the field goods is an error on %s', async (_, route, code) => {
    const answer = await openHarness({ 'GET /api/goods/detail/1': route }).ask(query, { variables: { id: '1' } })
    expect(answer.data).toEqual({ goods: null })
    expect(codes(answer)).toEqual([code])
    expect(answer.text).not.toContain('secret')
  })

  it('the field goods refetched by node gets its detail by the detail call alone', async () => {
    const { ask, rest } = openHarness({ 'GET /api/goods/batch': ok([goodsBody('1')]), 'GET /api/goods/detail/1': ok(goodsDetailBody('1')) })
    const answer = await ask('query ($id: ID!) { node(id: $id) { ... on Goods { name detail { storage } } } }', {
      variables: { id: toGlobalId('Goods', '1') },
    })
    expect(answer.data).toEqual({ node: { name: '阿莫西林胶囊1', detail: { storage: '密封' } } })
    expect(rest.calls).toEqual(['GET /api/goods/batch?ids=1', 'GET /api/goods/detail/1?fields=id,name,storage'])
  })

  it('goods that others name are read one by one where the marketplace has no call for many', async () => {
    const stub = stubRest({
      'GET /api/goods/batch': raw(404, '<h1>Not Found</h1>'),
      'GET /api/many': raw(404, '<h1>Not Found</h1>'),
      'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
      'GET /api/goods/detail/9': refused(404, '商品不存在', { reason: 'NOT_FOUND' }),
      'GET /api/goods/detail/2': ok(goodsDetailBody('2')),
    })
    const client = hostClient(stub, { isSpec: false, log: { warn: () => undefined }, machine: { elapsed: () => 0 } })
    const signal = new AbortController().signal
    const jar = new SessionJar(null, true)
    const rest = createCallerRest(client, { jar, requestId: 'r', clientIp: '::1', page: { shop: null, agent: null }, signal })
    expect((await fetchGoodsBatch(rest, ['1', '9', '2'])).map(({ goodsID }) => goodsID)).toEqual(['1', '2'])
    expect(stub.calls.filter((call) => call.includes('detail/')).slice(-3)).toEqual(
      ['1', '9', '2'].map((id) => `GET /api/goods/detail/${id}`),
    )
  })
})

describe('what the zones compare', () => {
  const query = `{ goodsList(first: 2) { edges { node { goodsID facts {
      firstLot { lotNumber } lots { lotNumber report } herb { origin netGrams } limit { left } specialEndsAt
      control { regions kinds hasNamedShops grantedBy }
    } } } } }`
  const list = { 'GET /api/goods/list': ok(listBody([goodsBody('4'), goodsBody('5')], 2)) }
  const facts: RestGoodsFacts = {
    id: '5',
    lots: [{ lot: 'A1', expires: '2028-02-03', left: 4, report: '/files/report/5-A1.html' }],
    herb: { origin: '甘肃陇西', grade: '选货', processing: '切厚片', net_grams: 500 },
    limit: { per_member: 9, left: null, ends_at: 1797732000 },
    special_until: 1797732000,
    control: { regions: ['浙江省'], kinds: ['chain'], named: 1, granted_by: 'kind' },
  }

  it('what the zones compare is asked for once a page, told by id, and null for goods without facts', async () => {
    // A kind of shop this gateway does not know is left out.
    const told = { ...facts, control: { ...facts.control, kinds: ['chain', 'circus'] } }
    const { ask, rest } = openHarness({ ...list, 'GET /api/goods/facts': ok([told]) })
    const answer = await ask(query)
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({
      goodsList: {
        edges: [
          { node: { goodsID: '4', facts: null } },
          {
            node: {
              goodsID: '5',
              facts: {
                firstLot: { lotNumber: 'A1' },
                lots: [{ lotNumber: 'A1', report: '/files/report/5-A1.html' }],
                herb: { origin: '甘肃陇西', netGrams: 500 },
                limit: { left: null },
                specialEndsAt: '2026-12-20T02:00:00Z',
                control: { regions: ['浙江省'], kinds: ['CHAIN'], hasNamedShops: true, grantedBy: 'KIND' },
              },
            },
          },
        ],
      },
    })
    expect(rest.calls.at(-1)).toBe('GET /api/goods/facts?ids=4,5')
    expect(rest.calls).toHaveLength(2)
  })

  it('what the zones compare is null on a marketplace that has no such call, and its goods are listed all the same', async () => {
    const answer = await openHarness({ ...list, 'GET /api/goods/facts': refused(404, '接口不存在', { reason: 'NOT_FOUND' }) }).ask(query)
    expect([answer.data, answer.errors]).toEqual([
      { goodsList: { edges: [{ node: { goodsID: '4', facts: null } }, { node: { goodsID: '5', facts: null } }] } },
      undefined,
    ])
  })
})

describe('goodsList', () => {
  const query = `query L($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $after: String, $page: Int) {
    goodsList(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
      totalCount edges { node { goodsID } } pageCursors { around { page isCurrent } } pageInfo { hasNextPage }
    }
  }`
  const page = { 'GET /api/goods/list': ok(listBody([goodsBody('4'), goodsBody('5')], 41)) }

  it.each([
    [{}, 'page=1&per_page=20&sort=default'],
    [{ page: 3 }, 'page=3&per_page=20&sort=default'],
    [{ first: 10, after: toCursor({ count: 20, id: null }) }, 'page=3&per_page=10&sort=default'],
    [{ first: 100 }, 'page=1&per_page=100&sort=default'],
    [{ sort: 'PRICE_ASC', filter: { isInStock: true } }, 'page=1&per_page=20&in_stock=1&sort=price_asc'],
    [
      { filter: { categoryID: '5', keywords: '感冒&page=9', isInStock: false } },
      'page=1&per_page=20&category_id=5&keywords=感冒&page=9&sort=default',
    ],
    [
      { filter: { zone: 'NEAR_EXPIRY', keywordScope: 'MANUFACTURER', specs: ['1,5ml', '0.25g'], tags: ['SPECIAL'] } },
      'page=1&per_page=20&type=1&zone=jxq&spec[]=1,5ml&spec[]=0.25g&tags[]=special&sort=default',
    ],
    [
      { filter: { expiries: ['MONTHS_18_TO_24', 'UNDER_3_MONTHS'], tags: ['FULL_REDUCTION'], deviceClasses: ['CLASS_3'] } },
      'page=1&per_page=20&expiry[]=18mTo2y&expiry[]=under3m&tags[]=manjian&device_class[]=3&sort=default',
    ],
    [
      { filter: { prescriptionClasses: ['RX', 'OTC_A'], prices: ['5-9.99', '100-'], isBought: true } },
      'page=1&per_page=20&rx_class[]=rx&rx_class[]=otc_a&price[]=5-9.99&price[]=100-&bought=1&sort=default',
    ],
    [{ filter: { isBought: false } }, 'page=1&per_page=20&sort=default'],
    [{ filter: null, sort: null, first: null }, 'page=1&per_page=20&sort=default'],
  ])('goodsList with %j asks for %s', async (variables, expected) => {
    const { ask, rest } = openHarness(page)
    const answer = await ask(query, { variables })
    expect(answer.errors).toBeUndefined()
    expect(rest.calls).toEqual([`GET /api/goods/list?${expected}&fields=total,correction,data.id`])
  })

  it('goodsList has entries, numbers and the total', async () => {
    const answer = await openHarness(page).ask(query, { variables: { page: 2 } })
    expect(answer.data).toEqual({
      goodsList: {
        totalCount: 41,
        edges: [{ node: { goodsID: '4' } }, { node: { goodsID: '5' } }],
        pageCursors: {
          around: [
            { page: 1, isCurrent: false },
            { page: 2, isCurrent: true },
            { page: 3, isCurrent: false },
          ],
        },
        pageInfo: { hasNextPage: true },
      },
    })
  })

  it('goodsList keeps a hostile keyword inside its parameter', async () => {
    const { ask, rest } = openHarness(page)
    await ask(query, { variables: { filter: { keywords: '../../user/base?x=1#&page=9' } } })
    expect(rest.sent[0]?.path).toBe(
      '/api/goods/list?page=1&per_page=20&keywords=..%2F..%2Fuser%2Fbase%3Fx%3D1%23%26page%3D9&sort=default&fields=total%2Ccorrection%2Cdata.id',
    )
  })

  it.each([
    [{ filter: { keywords: '\ud800' } }, 'keywords'],
    [{ filter: { keywords: 'x'.repeat(20_000) } }, 'keywords'],
    [{ after: 'rubbish' }, 'after'],
    [{ page: 0 }, 'page'],
    [{ first: -1 }, 'first'],
    [{ first: 101 }, 'first'],
  ])('goodsList refuses %j', async (variables, field) => {
    const { ask, rest } = openHarness(page)
    const answer = await ask(query, { variables })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field })
    expect(answer.data).toEqual({ goodsList: null })
    expect(rest.calls).toEqual([])
  })

  it('goodsList is an error beside the rest of the answer when the marketplace fails', async () => {
    const answer = await openHarness({ 'GET /api/goods/list': refused(503, 'x'), 'GET /api/goods/fl': ok([]) }).ask(
      '{ goodsList { totalCount } categories { name } }',
    )
    expect(answer.data).toEqual({ goodsList: null, categories: [] })
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
  })
})

describe('zones', () => {
  it('a list of goods by a zone of coupons is refused with a sentence, and nothing is asked', async () => {
    const { ask, rest } = openHarness({})
    const { errors } = await ask('{ goodsList(filter: { zone: COUPONS }) { totalCount } }')
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'zone',
      userMessage: '该专区不是商品列表，请换一个专区',
    })
    expect(rest.calls).toEqual([])
  })
})
