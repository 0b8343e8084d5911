import { describe, expect, it } from 'vitest'
import { goodsBody, goodsDetailBody, listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGoods } from './goods.mapper.ts'
import { toHotWords } from './search.mapper.ts'

const facet = (value: string) => [{ value, text: value, count: 3 }]
const facets = { manufacturer: facet('3'), dosage_form: facet('胶囊剂'), spec: facet('0.25g*24粒'), expiry: facet('6'), tags: facet('满') }

describe('facets', () => {
  const query =
    '{ goodsList(filter: { keywords: "感冒", zone: DEVICES }, first: 1) { totalCount facets { manufacturers { value count } dosageForms { text } } } }'
  it('facets count within what the list was narrowed by', async () => {
    const { ask, rest } = openHarness({ 'GET /api/goods/list': ok(listBody([])), 'GET /api/goods/filters': ok(facets) })
    expect((await ask(query)).data).toEqual({
      goodsList: { totalCount: 0, facets: { manufacturers: [{ value: '3', count: 3 }], dosageForms: [{ text: '胶囊剂' }] } },
    })
    expect(rest.calls).toEqual([
      'GET /api/goods/list?page=1&per_page=1&keywords=感冒&zone=qx&sort=default&fields=total,correction,data.id',
      'GET /api/goods/filters?keywords=感冒&zone=qx',
    ])
  })

  it('facets name the classes of medicines, spans of prices and how many were bought, and a host that lacks them has none', async () => {
    const asked = '{ goodsList { facets { prescriptionClasses { value text count } prices { value text } bought } } }'
    const more = {
      rx_class: [
        { value: 'otc_a', text: '甲类OTC', count: 8 },
        { value: 'otc_c', text: '丙类', count: 1 },
      ],
      price: [{ value: '5.00-9.99', text: '5-10元', count: 2 }],
      bought: [{ value: '1', text: '买过的', count: 6 }],
    }
    const lists = { 'GET /api/goods/list': ok(listBody([])) }
    const told = openHarness({ ...lists, 'GET /api/goods/filters': ok({ ...facets, ...more }) })
    expect((await told.ask(asked)).data).toEqual({
      goodsList: {
        facets: {
          prescriptionClasses: [{ value: 'OTC_A', text: '甲类OTC', count: 8 }],
          prices: [{ value: '5.00-9.99', text: '5-10元' }],
          bought: 6,
        },
      },
    })
    const lacking = openHarness({ ...lists, 'GET /api/goods/filters': ok(facets) })
    expect((await lacking.ask(asked)).data).toEqual({ goodsList: { facets: { prescriptionClasses: [], prices: [], bought: 0 } } })
  })

  it.each([[{ word: '板蓝根' }], [{ word: null }], [null]])('facets are beside the words that were forgiven: %j', async (correction) => {
    const { ask } = openHarness({ 'GET /api/goods/list': ok({ ...listBody([]), correction }) })
    expect((await ask('{ goodsList(filter: { keywords: "板兰根" }) { totalCount correction { word } } }')).data).toEqual({
      goodsList: { totalCount: 0, correction },
    })
  })

  it('facets that fail leave the list whole', async () => {
    const answer = await openHarness({ 'GET /api/goods/list': ok(listBody([])), 'GET /api/goods/filters': refused(500, 'x') }).ask(query)
    expect([answer.data, codes(answer)]).toEqual([{ goodsList: { totalCount: 0, facets: null } }, ['SYSTEM_BUSY']])
  })
})

describe('suggestions and hot words', () => {
  it('suggestions and hot words are asked for as the buyer types', async () => {
    const suggestions = [
      { type: 'drug', text: '阿莫西林', goods_id: null, count: 4 },
      { type: 'manufacturer', text: '华东制药', goods_id: null, count: 9 },
    ]
    const { ask, rest } = openHarness({ 'GET /api/goods/search': ok({ ...listBody([]), suggestions }) })
    expect((await ask('{ searchSuggestions(keywords: "amxl&page=2", scope: GOODS) { scope text count } }')).data).toEqual({
      searchSuggestions: [
        { scope: 'GOODS', text: '阿莫西林', count: 4 },
        { scope: 'MANUFACTURER', text: '华东制药', count: 9 },
      ],
    })
    expect(rest.calls).toEqual(['GET /api/goods/search?keywords=amxl&page=2&type=0&suggest=1'])
  })

  it('suggestions and hot words never lead to an address that runs', () => {
    expect(
      toHotWords([
        { name: '感冒', url: '/list?keywords=感冒' },
        { name: 'x', url: 'javascript:alert(1)' },
        { name: '当归 50%', url: '/search?keywords=%E5%BD%93%E5%BD%92%2050%25&a=%E5' },
      ]),
    ).toEqual([
      { text: '感冒', url: '/list?keywords=感冒' },
      { text: 'x', url: null },
      { text: '当归 50%', url: '/search?keywords=当归%2050%25&a=%E5' },
    ])
  })
})

describe('goods beside the list', () => {
  it('goods beside the list remember what was bought last', () => {
    expect(toGoods(goodsBody('1', { last_bought: { date: '2026-10-01', price: '11.80', number: 30 } })).lastPurchase).toEqual({
      on: '2026-10-01',
      price: '11.80',
      quantity: 30,
    })
  })

  it('goods beside the list have test reports by lot, all by one call, only when asked for', async () => {
    const reports = [{ lot: 'A20260101', expires: '2028-02-29', left: 200, report: '/files/reports/1.pdf' }]
    // A marketplace that tells a lot's report by its own call alone.
    const detail = goodsDetailBody('1', { batches: [{ lot: 'A20260101', expires: '2028-02-29', left: 200 }] })
    const { ask, rest } = openHarness({ 'GET /api/goods/detail/1': ok(detail), 'GET /api/goods/1/batches': ok(reports) })
    expect((await ask('{ goods(goodsID: "1") { detail { lots { lotNumber } } } }')).errors).toBeUndefined()
    expect(rest.calls).toEqual(['GET /api/goods/detail/1?fields=id,batches'])
    expect((await ask('{ goods(goodsID: "1") { detail { lots { report again: report } } } }')).data).toEqual({
      goods: { detail: { lots: [{ report: '/files/reports/1.pdf', again: '/files/reports/1.pdf' }] } },
    })
    expect(rest.calls.slice(1)).toEqual(['GET /api/goods/detail/1?fields=id,batches', 'GET /api/goods/1/batches'])
  })

  it('goods beside the list are watched for arrival', async () => {
    const { ask, rest } = openHarness({ 'POST /api/goods/1/notify': ok({}), 'GET /api/goods/batch': ok([goodsBody('1')]) })
    expect((await ask('mutation { watchGoods(input: { goodsID: "1", event: ARRIVAL }) { goods { goodsID } } }')).data).toEqual({
      watchGoods: { goods: { goodsID: '1' } },
    })
    expect(rest.calls).toEqual(['POST /api/goods/1/notify kind=arrival', 'GET /api/goods/batch?ids=1'])
  })
})
