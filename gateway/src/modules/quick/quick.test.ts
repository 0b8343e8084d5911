import { describe, expect, it } from 'vitest'
import type { RestQuickRow } from '../../rest/restTypes.ts'
import { cartBody, goodsBody, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

const row: RestQuickRow = {
  line: 1,
  input: 'amxl 13',
  state: 'matched',
  match: goodsBody('7'),
  picked_by: 'price',
  candidates: [],
  substitutes: [],
  asked: 13,
  qty: 15,
  problem: null,
  notes: ['中包装 5盒，已从 13 调整为 15'],
}

describe('a purchase list', () => {
  it('a purchase list is read row by row, its goods as everywhere', async () => {
    const { ask, rest } = openHarness({
      'POST /api/quick/parse': ok({
        rule: 'price',
        rows: [
          row,
          { ...row, line: 2, state: 'blocked', problem: 'OUT_OF_STOCK', substitutes: [goodsBody('8')], asked: null, qty: 0 },
          { ...row, line: 3, state: 'missing', match: null, qty: 0 },
        ],
      }),
    })
    const { data } = await ask(
      'mutation { parsePurchaseList(input: { text: "amxl 13\\nx" }) { rule rows { line status pickedBy match { goodsID } substitutes { goodsID } askedQuantity quantity problem notes } } }',
    )
    expect(data).toMatchObject({
      parsePurchaseList: {
        rule: 'LOWEST_PRICE',
        rows: [
          { line: 1, status: 'MATCHED', pickedBy: 'LOWEST_PRICE', match: { goodsID: '7' }, quantity: 15, problem: null, notes: row.notes },
          { status: 'BLOCKED', problem: 'OUT_OF_STOCK', askedQuantity: null, substitutes: [{ goodsID: '8' }] },
          { status: 'MISSING', match: null },
        ],
      },
    })
    expect(rest.calls).toEqual(['POST /api/quick/parse text=amxl 13\nx'])
  })

  it('the rule of purchase lists is kept by its own call', async () => {
    const { ask, rest } = openHarness({ 'POST /api/quick/rule': ok({ rule: 'expiry' }) })
    const { data } = await ask('mutation { setPurchaseListRule(input: { rule: LONGEST_EXPIRY }) { rule } }')
    expect([data, rest.calls]).toEqual([{ setPurchaseListRule: { rule: 'LONGEST_EXPIRY' } }, ['POST /api/quick/rule rule=expiry']])
  })

  it('a purchase list is added in one call, and the cart is read once', async () => {
    const { ask, rest } = openHarness({
      'POST /api/quick/add': ok({
        added: [{ goods_id: '7', number: 15 }],
        skipped: [{ goods_id: '8', name: '布洛芬', number: 5, reason: 'STOCK_SHORT', message: '库存不足', available: 2 }],
      }),
      'GET /api/cart/list': ok(cartBody()),
    })
    const { data } = await ask(
      'mutation { addPurchaseListToCart(input: { rows: [{ goodsID: "7", quantity: 15 }, { goodsID: "8", quantity: 5 }], clientKey: "list-0001" }) { added { goodsID quantity } skipped { name reason available } cart { lineCount } } }',
    )
    expect(data).toMatchObject({
      addPurchaseListToCart: {
        added: [{ goodsID: '7', quantity: 15 }],
        skipped: [{ name: '布洛芬', reason: 'STOCK_SHORT', available: 2 }],
        cart: {},
      },
    })
    expect(rest.calls).toEqual([
      'POST /api/quick/add rows[0][goods_id]=7&rows[1][goods_id]=8&rows[0][number]=15&rows[1][number]=5&client_key=list-0001',
      expect.stringMatching(/^GET \/api\/cart\/list/),
    ])
    const { errors } = await ask(
      'mutation { addPurchaseListToCart(input: { rows: [{ goodsID: "../7", quantity: 15 }], clientKey: "list-0001" }) { added { goodsID } } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'rows' })
  })

  it('a purchase list may come from what is bought often', async () => {
    const { ask, rest } = openHarness({
      'GET /api/user/fast_buy': ok(
        listBody([{ goods: goodsBody('7'), times: 6, total_number: 240, usual_number: 40, last_at: 1_795_226_400 }]),
      ),
    })
    expect((await ask('{ frequentGoods(sort: QUANTITY) { edges { node { times usualQuantity goods { goodsID } } } } }')).data).toEqual({
      frequentGoods: { edges: [{ node: { times: 6, usualQuantity: 40, goods: { goodsID: '7' } } }] },
    })
    expect(rest.calls).toEqual(['GET /api/user/fast_buy?page=1&per_page=20&order=number'])
  })
})
