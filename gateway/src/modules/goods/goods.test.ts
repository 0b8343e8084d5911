import { describe, expect, it } from 'vitest'
import { goodsBody, goodsDetailBody, listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'
import { whole } from '../../testing/whole.ts'
import { toCursor } from '../base/cursor.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toCategory, toGoods } from './goods.mapper.ts'
import { toGoodsWithDetail } from '../goods-detail/goodsDetail.mapper.ts'

describe('the goods body', () => {
  it('tells which promotions and coupons name it, where the marketplace does', () => {
    const body = goodsBody('1', { tags: [{ text: '满', kind: 'manjian', ids: ['7', '9'] }], with_coupon: 0, coupon_ids: ['31'] })
    expect(whole(toGoods(body))).toMatchObject({
      tags: [{ kind: 'FULL_REDUCTION', promotionIDs: ['7', '9'] }],
      isCouponEligible: false,
      couponIDs: ['31'],
    })
  })

  it("becomes goods in the schema's words", () => {
    expect(whole(toGoods(goodsBody('1')))).toEqual({
      id: toGlobalId('Goods', '1'),
      goodsID: '1',
      name: '阿莫西林胶囊1',
      manufacturer: '华东制药',
      spec: '0.25g*24粒',
      packUnit: '盒',
      dosageForm: '胶囊剂',
      images: ['/files/goods/1-abc.svg'],
      kind: 'WESTERN',
      prescriptionClass: 'RX',
      deviceClass: null,
      approvalNumber: '国药准字H00000001',
      barcode: null,
      price: '12.30',
      listPrice: null,
      priceState: 'NORMAL',
      priceText: '',
      isBuyable: true,
      buyReason: null,
      stock: 500,
      warehouse: { warehouseID: '1', name: '杭州仓' },
      packQuantity: 10,
      caseQuantity: 100,
      minimumQuantity: 10,
      tiers: [{ quantity: 50, price: '11.80' }],
      tierMode: 'WHOLE',
      isFreeShipping: false,
      isSingleFreeShipping: false,
      freeShippingQuantity: null,
      isEphedrine: false,
      isControlledSale: false,
      isColdChain: false,
      expiresOn: '2028-02-29',
      tags: [{ text: '满', kind: 'FULL_REDUCTION', promotionIDs: null }],
      isCouponEligible: null,
      couponIDs: null,
      categoryID: '5',
      manufacturerID: '3',
      isPreferred: false,
      isFavorite: false,
      lastPurchase: null,
      cartQuantity: 0,
    })
  })

  it.each([
    ['kind', 'tcm', 'kind', 'PATENT'],
    ['kind', 'herb', 'kind', 'HERB'],
    ['kind', 'device', 'kind', 'DEVICE'],
    ['kind', 'food', 'kind', 'FOOD'],
    ['rx_class', 'otc_a', 'prescriptionClass', 'OTC_A'],
    ['rx_class', 'otc_b', 'prescriptionClass', 'OTC_B'],
    ['rx_class', 'none', 'prescriptionClass', 'NONE'],
    ['price_state', 'login', 'priceState', 'LOGIN'],
    ['price_state', 'certify', 'priceState', 'CERTIFY'],
    ['price_state', 'review', 'priceState', 'REVIEW'],
    ['price_state', 'region', 'priceState', 'REGION'],
    ['price_state', 'sold_out', 'priceState', 'SOLD_OUT'],
    ['price_state', 'special', 'priceState', 'SPECIAL'],
    ['ladder_price_type', 2, 'tierMode', 'GRADUATED'],
    ['base_price', null, 'price', null],
    ['buy_reason', 'SCOPE_DENIED', 'buyReason', 'SCOPE_DENIED'],
    ['buy_reason', 'A_NEW_REASON', 'buyReason', 'NOT_BUYABLE'],
    ['device_class', 2, 'deviceClass', 2],
    ['is_eph', 1, 'isEphedrine', true],
    ['is_cold', 1, 'isColdChain', true],
    ['is_controlled', 1, 'isControlledSale', true],
    ['is_free_shipping', 1, 'isFreeShipping', true],
    ['is_dpby', 1, 'isSingleFreeShipping', true],
    ['free_shipping_number', 30, 'freeShippingQuantity', 30],
    ['cart_number', 20, 'cartQuantity', 20],
    ['expires', null, 'expiresOn', null],
    ['jzl', null, 'caseQuantity', null],
    ['goods_image', ['javascript:alert(1)', 5, 'https://example.com/a.png'], 'images', ['https://example.com/a.png']],
  ])('reads %s %j as %s %j', (key, value, field, expected) => {
    expect(whole(toGoods(goodsBody('1', { [key]: value })))).toHaveProperty(field, expected)
  })

  it('prices by the special price while one runs', () => {
    expect(whole(toGoods(goodsBody('1', { special_price: '9.90', price_state: 'special' })))).toMatchObject({
      price: '9.90',
      listPrice: '12.30',
      priceState: 'SPECIAL',
    })
  })

  it.each([
    ['base_price', 12.3],
    ['kind', 'rx'],
    ['number', null],
    ['tags', null],
    ['goods_image', '/a.svg'],
    ['id', '1/..'],
    ['expires', '31.08.2027'],
  ])('is unreadable with %s = %j', (key, value) => {
    expect(() => whole(toGoods(goodsBody('1', { [key]: value })))).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })

  it('has its detail only from the detail call', () => {
    expect(toGoods(goodsDetailBody('1'))).not.toHaveProperty('detail')
    expect(whole(toGoodsWithDetail(goodsDetailBody('1'))).detail).toEqual({
      commonName: '阿莫西林胶囊',
      storage: '密封',
      indications: '敏感菌感染',
      usage: '请仔细阅读说明书并在药师指导下使用',
      lots: [{ goodsID: '1', lotNumber: 'A20260101', expiresOn: '2028-02-29', left: 200, report: null }],
      promotions: null,
    })
  })

  it("tells its promotions in the schema's words", () => {
    const activity = {
      id: '7',
      kind: 'manjian',
      name: '家庭常备满减',
      ends_at: 1797732000,
      covers_all: 0,
      repeatable: 0,
      cap: null,
      tiers: [{ full: '300.00', minus: '20.00', rate: null }],
      goods_count: 86,
    }
    const promotions = {
      timestamp: 1795226400,
      special_until: 1796054400,
      flash: { name: '08点场', price: null, total: 200, left: 160, per_member: 20, mine: 5, ends_at: 1795248000 },
      activities: [activity],
      gift: { type: 2, need: 20, give: 1, left: 50, goods: { id: '9', name: '板蓝根颗粒', ypgg: '10g*20袋', bzdw: '袋' } },
      combos: [],
      limit: { per_member: 100, left: null, ends_at: 1797732000 },
      coupons: [],
    }
    expect(toGoodsWithDetail(goodsDetailBody('1', { promotions })).detail.promotions).toMatchObject({
      serverTime: '2026-11-21T02:00:00Z',
      flash: { name: '08点场', price: null, left: 160, perMember: 20, boughtCount: 5 },
      activities: [
        {
          goodsCount: 86,
          promotion: { promotionID: '7', kind: 'FULL_REDUCTION', tiers: [{ full: '300.00', minus: '20.00', rate: null }] },
        },
      ],
      gift: { need: 20, give: 1, isRepeatable: true, goodsID: '9', name: '板蓝根颗粒', spec: '10g*20袋', packUnit: '袋' },
      limit: { perMember: 100, left: null },
    })
    expect(() => whole(toGoodsWithDetail(goodsDetailBody('1', { promotions: { ...promotions, activities: null } })))).toThrow(
      expect.objectContaining({ code: 'SYSTEM_BUSY' }),
    )
  })

  it('comes in a tree of categories', () => {
    const leaf = { id: '2', name: '抗生素', logo1: null, count: 12, children: [] }
    expect(toCategory({ id: '1', name: '西药', logo1: '/x.png', count: 80, children: [leaf] })).toEqual({
      categoryID: '1',
      name: '西药',
      logo: '/x.png',
      count: 80,
      children: [{ categoryID: '2', name: '抗生素', logo: null, count: 12, children: [] }],
    })
  })
})

describe('goods', () => {
  const query = 'query G($id: String!) { goods(goodsID: $id) { id name detail { storage lots { left } } } }'
  it('is one call with its detail', async () => {
    const { ask, rest } = openHarness({ 'GET /api/goods/detail/1': ok(goodsDetailBody('1')) })
    const answer = await ask(query, { variables: { id: '1' } })
    expect(answer.data).toEqual({
      goods: { id: toGlobalId('Goods', '1'), name: '阿莫西林胶囊1', detail: { storage: '密封', lots: [{ left: 200 }] } },
    })
    expect(rest.calls).toEqual(['GET /api/goods/detail/1?fields=id,name,storage,batches'])
  })

  it('is null when there is none', async () => {
    const { ask } = openHarness({ 'GET /api/goods/detail/9': refused(404, '商品不存在', { reason: 'NOT_FOUND' }) })
    const answer = await ask(query, { variables: { id: '9' } })
    expect([answer.data, answer.errors]).toEqual([{ goods: null }, undefined])
  })

  it.each(['1/../../user/base', '1?x=1', '%2e%2e', '\ud800', '', '../cart/list', '01'])(
    'is null for the id %j, without any call',
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
  ])('is an error on %s', async (_, route, code) => {
    const answer = await openHarness({ 'GET /api/goods/detail/1': route }).ask(query, { variables: { id: '1' } })
    expect(answer.data).toEqual({ goods: null })
    expect(codes(answer)).toEqual([code])
    expect(answer.text).not.toContain('secret')
  })

  it('refetched by node gets its detail by the detail call alone', async () => {
    const { ask, rest } = openHarness({ 'GET /api/goods/batch': ok([goodsBody('1')]), 'GET /api/goods/detail/1': ok(goodsDetailBody('1')) })
    const answer = await ask('query ($id: ID!) { node(id: $id) { ... on Goods { name detail { storage } } } }', {
      variables: { id: toGlobalId('Goods', '1') },
    })
    expect(answer.data).toEqual({ node: { name: '阿莫西林胶囊1', detail: { storage: '密封' } } })
    expect(rest.calls).toEqual(['GET /api/goods/batch?ids=1', 'GET /api/goods/detail/1?fields=id,name,storage'])
  })
})

describe('what the zones compare', () => {
  const query =
    '{ goodsList(first: 2) { edges { node { goodsID facts { firstLot { lotNumber } lots { lotNumber report } herb { origin netGrams } limit { left } specialUntil control { regions kinds hasNamedShops grantedBy } } } } } }'
  const list = { 'GET /api/goods/list': ok(listBody([goodsBody('4'), goodsBody('5')], 2)) }
  const facts = {
    id: '5',
    lots: [{ lot: 'A1', expires: '2028-02-03', left: 4, report: '/files/report/5-A1.html' }],
    herb: { origin: '甘肃陇西', grade: '选货', processing: '切厚片', net_grams: 500 },
    limit: { per_member: 9, left: null, ends_at: 1797732000 },
    special_until: 1797732000,
    control: { regions: ['浙江省'], kinds: ['chain', 'circus'], named: 1, granted_by: 'kind' },
  }

  it('is asked once for a page, told by id, and null for goods nothing is told of', async () => {
    const { ask, rest } = openHarness({ ...list, 'GET /api/goods/facts': ok([facts]) })
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
                specialUntil: '2026-12-20T02:00:00Z',
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

  it('is null on a marketplace that has no such call, and its goods are listed all the same', async () => {
    const answer = await openHarness({ ...list, 'GET /api/goods/facts': refused(404, '接口不存在', { reason: 'NOT_FOUND' }) }).ask(query)
    expect([answer.data, answer.errors]).toEqual([
      { goodsList: { edges: [{ node: { goodsID: '4', facts: null } }, { node: { goodsID: '5', facts: null } }] } },
      undefined,
    ])
  })
})

describe('goodsList', () => {
  const query = `query L($filter: GoodsFilter, $sort: GoodsSort, $first: Int, $after: String, $page: Int) {
    goodsList(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) { totalCount edges { node { goodsID } } pageCursors { around { page isCurrent } } pageInfo { hasNextPage } }
  }`
  const page = { 'GET /api/goods/list': ok(listBody([goodsBody('4'), goodsBody('5')], 41)) }

  it.each([
    [{}, 'page=1&per_page=20&sort=default'],
    [{ page: 3 }, 'page=3&per_page=20&sort=default'],
    [{ first: 10, after: toCursor(20) }, 'page=3&per_page=10&sort=default'],
    [{ first: 500 }, 'page=1&per_page=100&sort=default'],
    [{ sort: 'PRICE_ASC', filter: { inStock: true } }, 'page=1&per_page=20&in_stock=1&sort=price_asc'],
    [
      { filter: { categoryID: '5', keywords: '感冒&page=9', inStock: false } },
      'page=1&per_page=20&category_id=5&keywords=感冒&page=9&sort=default',
    ],
    [
      { filter: { zone: 'NEAR_EXPIRY', keywordScope: 'MANUFACTURER', specs: ['1,5ml', '0.25g'], tags: ['特'] } },
      'page=1&per_page=20&type=1&zone=jxq&spec[]=1,5ml&spec[]=0.25g&tags[]=特&sort=default',
    ],
    [{ filter: null, sort: null, first: null }, 'page=1&per_page=20&sort=default'],
  ])('%j asks for %s', async (variables, expected) => {
    const { ask, rest } = openHarness(page)
    const answer = await ask(query, { variables })
    expect(answer.errors).toBeUndefined()
    expect(rest.calls).toEqual([`GET /api/goods/list?${expected}`])
  })

  it('has entries, numbers and the total', async () => {
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

  it('keeps a hostile keyword inside its parameter', async () => {
    const { ask, rest } = openHarness(page)
    await ask(query, { variables: { filter: { keywords: '../../user/base?x=1#&page=9' } } })
    expect(rest.sent[0]?.path).toBe('/api/goods/list?page=1&per_page=20&keywords=..%2F..%2Fuser%2Fbase%3Fx%3D1%23%26page%3D9&sort=default')
  })

  it.each([
    [{ filter: { keywords: '\ud800' } }, 'keywords'],
    [{ filter: { keywords: 'x'.repeat(20_000) } }, 'keywords'],
    [{ after: 'rubbish' }, 'after'],
    [{ page: 0 }, 'page'],
    [{ first: -1 }, 'first'],
  ])('refuses %j', async (variables, field) => {
    const { ask, rest } = openHarness(page)
    const answer = await ask(query, { variables })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field })
    expect(answer.data).toEqual({ goodsList: null })
    expect(rest.calls).toEqual([])
  })

  it('is an error beside the rest of the answer when the marketplace fails', async () => {
    const answer = await openHarness({ 'GET /api/goods/list': refused(503, 'x'), 'GET /api/goods/fl': ok([]) }).ask(
      '{ goodsList { totalCount } categories { name } }',
    )
    expect(answer.data).toEqual({ goodsList: null, categories: [] })
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
  })
})
