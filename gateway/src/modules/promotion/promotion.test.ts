import { describe, expect, it } from 'vitest'
import { goodsBody, listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { combinationBody, flashSaleBody, promotionBody } from '../../testing/marketBodies.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toCursor } from '../base/cursor.ts'
import { toFlashSale } from './flash.mapper.ts'

describe('the flash sale', () => {
  it('the flash sale knows the session that runs and its goods', () => {
    const sale = toFlashSale(flashSaleBody())
    expect(sale.current).toMatchObject({
      sessionID: '10',
      status: 'RUNNING',
      items: [{ price: '9.90', total: 100, taken: 40, perMember: 5, boughtCount: 2, goods: { goodsID: '1' } }],
    })
    expect(sale.sessions.map(({ sessionID, status }) => [sessionID, status])).toEqual([
      ['8', 'OVER'],
      ['10', 'RUNNING'],
    ])
  })

  it('the flash sale may have no session at all', () => {
    expect(toFlashSale(flashSaleBody({ session_id: null, sessions: [], items: [] }))).toMatchObject({ current: null, sessions: [] })
  })

  it("the flash sale asks for another session's goods only when they are wanted", async () => {
    const { ask, rest } = openHarness({
      'GET /api/spike': ok(flashSaleBody()),
      'GET /api/spike/8': ok(flashSaleBody({ session_id: '8', items: [] })),
    })
    expect((await ask('{ flashSale { current { items { price } } sessions { name } } }')).data).toMatchObject({
      flashSale: { current: { items: [{ price: '9.90' }] } },
    })
    expect(rest.calls).toEqual(['GET /api/spike'])
    expect((await ask('{ flashSale { sessions { sessionID items { price } } } }')).data).toEqual({
      flashSale: {
        sessions: [
          { sessionID: '8', items: [] },
          { sessionID: '10', items: [{ price: '9.90' }] },
        ],
      },
    })
    expect(rest.calls.slice(1)).toEqual(['GET /api/spike', 'GET /api/spike/8'])
  })

  it('the flash sale has another call for the home page', async () => {
    const { ask, rest } = openHarness({ 'GET /api/index/spike': ok(flashSaleBody()) })
    expect((await ask('{ homeFlashSale { serverTime } }')).data).toEqual({ homeFlashSale: { serverTime: '2026-11-21T02:05:02Z' } })
    expect(rest.calls).toEqual(['GET /api/index/spike'])
  })
})

describe('promotion', () => {
  const query =
    'query ($first: Int, $after: String) { promotion(promotionID: "7") { kind kindText tag cap isRepeatable tiers { full minus } goods(first: $first, after: $after) { totalCount edges { node { goodsID } } } } }'

  it('a promotion is one call with the first page of its goods', async () => {
    const { ask, rest } = openHarness({ 'GET /api/manjian/7/goods': ok(promotionBody('7', 41)) })
    expect((await ask(query)).data).toEqual({
      promotion: {
        kind: 'FULL_REDUCTION',
        kindText: '满减',
        tag: '满',
        cap: '100.00',
        isRepeatable: true,
        tiers: [{ full: '300.00', minus: '20.00' }],
        goods: { totalCount: 41, edges: [{ node: { goodsID: '1' } }] },
      },
    })
    expect(rest.calls).toEqual(['GET /api/manjian/7/goods?page=1&per_page=20'])
  })

  it('a promotion asks for a further page beside it', async () => {
    const { ask, rest } = openHarness({ 'GET /api/manjian/7/goods': ok(promotionBody('7', 41)) })
    await ask(query, { variables: { first: 10, after: toCursor({ count: 10, id: null }) } })
    expect(rest.calls).toEqual(['GET /api/manjian/7/goods?page=1&per_page=20', 'GET /api/manjian/7/goods?page=2&per_page=10'])
  })

  it.each([
    ['is over', refused(404, '活动不存在', { reason: 'NOT_FOUND' }), []],
    ['fails', refused(500, 'x'), ['SYSTEM_BUSY']],
  ])('a promotion is null when it %s', async (_, route, expected) => {
    const answer = await openHarness({ 'GET /api/manjian/7/goods': route }).ask('{ promotion(promotionID: "7") { name } }')
    expect([answer.data, codes(answer)]).toEqual([{ promotion: null }, expected])
  })
})

describe('combinations and specials', () => {
  it('combinations and specials come in pages', async () => {
    const { ask, rest } = openHarness({
      'GET /api/combo': ok(listBody([combinationBody('9')])),
      'GET /api/activity/everyday_price': ok(listBody([goodsBody('3')])),
    })
    const answer = await ask(
      '{ combinations(first: 5) { edges { node { combinationID price items { quantity goods { goodsID } } limit left boughtCount } } } dailySpecials(page: 2) { edges { node { goodsID } } } }',
    )
    expect(answer.data).toEqual({
      combinations: {
        edges: [
          {
            node: {
              combinationID: '9',
              price: '50.00',
              items: [{ quantity: 1, goods: { goodsID: '1' } }],
              limit: 2,
              left: 1,
              boughtCount: 1,
            },
          },
        ],
      },
      dailySpecials: { edges: [{ node: { goodsID: '3' } }] },
    })
    expect(rest.calls).toEqual(['GET /api/combo?page=1&per_page=5', 'GET /api/activity/everyday_price?page=2&per_page=20'])
  })
})
