import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import type { CartStateWire } from '../../api/src/modules/cart/cart.schemas.ts'
import type { GoodsWire } from '../../api/src/modules/goods/goods.schemas.ts'
import { type Buyer, addLine, buyer, cartOf, give, goodsAt, openTrade, promote } from '../../api/src/modules/promotion/testShop.ts'
import { HERBS } from '../../api/src/testing/catalogue.ts'
import { type Harness, openHarness } from '../../api/src/testing/harness.ts'
import { PreviewCart } from '../../client/src/testing/previewCart.ts'
import { type Addition, Game, only } from './cart/cartGame.ts'
import { randomMarket, randomSteps } from './cart/randomMarket.ts'
import { addableOf, answerOf, shownFigures, wireFigures } from './cart/shownCart.ts'

const CARTS = process.env['FULL'] === '1' ? 1_000 : 200

describe('the cart as the browser prices it', () => {
  it(`the cart as the browser prices it is the api’s to the cent in ${CARTS} random carts, while edits are typed, answered late, overtaken and refused`, async () => {
    const additions: Addition[] = []
    await fc.assert(
      fc.asyncProperty(randomMarket, randomSteps, async (market, steps) => {
        const game = new Game(market)
        game.check()
        for (const { act, at, packs, flag } of steps) {
          const line = game.ref(at)
          if (act === 'answer') await game.answer(at)
          else if (act === 'refuse') await game.refuse(at)
          else if (act === 'add') game.add(at, packs)
          else if (line === null) continue
          else if (act === 'edit') game.act({ type: 'edit', line, quantity: packs * line.pack })
          else if (act === 'select') game.act({ type: 'select', lines: [line, game.ref(at + 1) ?? line], isSelected: flag })
          else game.act({ type: 'delete', lines: [line] })
          game.check()
        }
        await game.end()
        game.check()
        expect(game.isPricing).toBe(false)
        additions.push(...game.additions)
      }),
      { numRuns: CARTS, seed: 20_261_122 },
    )
    // Of those new to the cart in 1,000 carts 361 of 446 showed their amounts at once; every
    // other one had a promotion or a coupon that nothing in the cart shares.
    const [known, fresh] = [additions.filter((addition) => !addition.isNew), additions.filter((addition) => addition.isNew)]
    expect([
      known.length > CARTS / 4,
      known.filter((addition) => !addition.isShown).length <= CARTS / 60,
      fresh.length > CARTS / 3,
      fresh.filter((addition) => addition.isShown).length / fresh.length > 0.75,
    ]).toEqual([true, true, true, true])
  })

  it('the cart as the browser prices it is what the running api answers, change by change, and stays as it was where the api refuses', async () => {
    const h = await openHarness()
    try {
      await openTrade(h)
      const b = await buyer(h)
      const [ladder, packed, sold] = [
        await goodsAt(h, 1_000, {
          ladder: [
            { number: 10, price: 950 },
            { number: 50, price: 880 },
          ],
        }),
        await goodsAt(h, 333, { zbz: 5, stock: 60 }),
        await goodsAt(h, 2_599),
      ]
      await promote(h, {
        kind: 'manjian',
        goodsIds: [ladder, packed],
        tiers: [
          { full: 30_000, minus: 2_000 },
          { full: 50_000, minus: 4_000 },
        ],
      })
      await promote(h, { kind: 'discount', goodsIds: null, tiers: [{ full: 60_000, bp: 9_800 }] })
      await promote(h, { kind: 'flash', items: [{ goodsId: sold, price: 1_990, total: 20, perMember: 8 }] })
      await give(h, b, { face: 3_000, min: 40_000 })
      await addLine(b, ladder, 20)
      await addLine(b, packed, 10)
      await addLine(b, sold, 3, { type: 1 })
      const preview = new PreviewCart(answerOf(await cartOf(b)))
      const random = new SeededRandom(6)
      const outcomes = new Set<number>()
      for (let n = 0; n < 40; n++) {
        const before = shownFigures(preview.shown)
        const line = random.pick(await b.client.get('/api/cart/list').then((answer) => (answer.data as CartStateWire).data))
        const ref = { lineID: line.id, goodsID: line.goods?.id ?? '' }
        const isEdit = random.whole(1, 4) > 1
        const [quantity, isSelected] = [
          random.whole(1, 15) * (ref.goodsID === String(packed) ? 5 : 4) - (ref.goodsID === String(sold) ? 3 : 0),
          random.whole(0, 1) === 1,
        ]
        preview.submit(isEdit ? { type: 'edit', line: ref, quantity } : { type: 'select', lines: [ref], isSelected })
        const answer = isEdit
          ? await b.client.post(`/api/cart/${line.id}/edit`, { number: quantity })
          : await b.client.post('/api/cart/batch_select', { ids: line.id, is_selected: isSelected ? 1 : 0 })
        outcomes.add(answer.status)
        const [sent] = preview.sent
        if (answer.status === 200) {
          expect(shownFigures(preview.shown)).toEqual(wireFigures(answer.data as CartStateWire))
          await sent?.answer(answerOf(answer.data as CartStateWire))
        } else {
          await sent?.refuse()
          expect(shownFigures(preview.shown)).toEqual(before)
        }
        await preview.settle(answerOf(await cartOf(b)))
      }
      expect([...outcomes].toSorted()).toEqual([200, 400])
    } finally {
      await h.close()
    }
  })

  it('an addition as the browser prices it is what the running api answers, from an empty cart on; without what it takes no amount is shown, and a refused one leaves no trace', async () => {
    const h = await openHarness()
    try {
      await openTrade(h)
      const b = await buyer(h)
      const additions = await marketOf(h, b)
      const preview = new PreviewCart(answerOf(await cartOf(b)))
      for (const [name, goods, quantity, expected] of additions) {
        const before = shownFigures(preview.shown)
        const [known] = (await b.client.get(`/api/goods/batch?ids=${goods}`)).data as GoodsWire[]
        if (known === undefined) throw new Error(`no goods ${goods}`)
        preview.add(addableOf(known), quantity)
        const shown = shownFigures(preview.shown)
        const isPricing = preview.shown.getValue('isPricing') === true
        const answer = await b.client.post('/api/cart', {
          goods_id: goods,
          number: quantity,
          price: known.special_price ?? known.base_price ?? '',
          ck_id: known.ck_id,
        })
        const [sent] = preview.sent
        expect([name, answer.status === 200 ? (isPricing ? 'waits' : 'shown') : 'refused']).toEqual([name, expected])
        if (answer.status === 200) {
          const right = wireFigures(answer.data as CartStateWire)
          if (!isPricing)
            expect([name, { ...shown, promotions: only(shown['promotions'], right['promotions']) }]).toEqual([
              name,
              { ...right, ...listedWith(shown, right) },
            ])
          await sent?.answer(answerOf(answer.data as CartStateWire))
        } else await sent?.refuse()
        await preview.settle(answerOf(await cartOf(b)))
        if (expected === 'refused') expect(shownFigures(preview.shown)).toEqual(before)
      }
    } finally {
      await h.close()
    }
  })
})

/** What an empty cart is offered is listed with the answer to its first line. */
const listedWith = (shown: Record<string, unknown>, right: Record<string, unknown>): Record<string, unknown> =>
  Object.keys(shown['lines'] as object).length > 1
    ? {}
    : { promotions: only(right['promotions'], shown['promotions']), coupons: only(right['coupons'], shown['coupons']) }

type Told = 'shown' | 'waits' | 'refused'

/** What is added one after another, and whether its amounts can be told at once. */
async function marketOf(h: Harness, b: Buyer): Promise<readonly (readonly [name: string, goods: number, quantity: number, Told])[]> {
  const later = new Date(h.clock.now().getTime() + 86_400_000)
  const plain = await goodsAt(h, 1_099, { ladder: [{ number: 10, price: 1_000 }] })
  const special = await goodsAt(h, 2_000, { special_price: 1_777, special_until: later })
  const uncouponed = await goodsAt(h, 3_333, { with_coupon: false })
  const herbs = await goodsAt(h, 4_500, { ck_id: HERBS, kind: 'herb', rx_class: 'none' })
  const [first, second, couponed, given, present] = [
    await goodsAt(h, 5_000),
    await goodsAt(h, 6_100),
    await goodsAt(h, 7_000),
    await goodsAt(h, 8_000),
    await goodsAt(h, 100),
  ]
  const few = await goodsAt(h, 900, { stock: 6 })
  await promote(h, { kind: 'manjian', goodsIds: [first, second], tiers: [{ full: 30_000, minus: 2_000 }] })
  await promote(h, { kind: 'discount', goodsIds: null, tiers: [{ full: 60_000, bp: 9_800 }] })
  await promote(h, { kind: 'gift', rules: [{ goodsId: given, type: 2, need: 2, give: 1, giftGoodsId: present, total: 100 }] })
  await give(h, b, { face: 300, min: 2_000 })
  await give(h, b, { face: 1_500, min: 10_000, goodsIds: [couponed] })
  return [
    ['the first of an empty cart', plain, 3, 'shown'],
    ['at a special price', special, 2, 'shown'],
    ['without coupons', uncouponed, 1, 'shown'],
    ['from a warehouse new to the cart', herbs, 1, 'shown'],
    ['named by a full reduction nothing else counts for', first, 4, 'waits'],
    ['counting for a full reduction of the cart', second, 3, 'shown'],
    ['named by a coupon of the buyer', couponed, 2, 'waits'],
    ['more of it', couponed, 1, 'shown'],
    ['with a gift', given, 5, 'shown'],
    ['reaching a tier price', plain, 9, 'shown'],
    ['with little left', few, 6, 'shown'],
    ['more than is left', few, 1, 'refused'],
  ]
}
