import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartRow } from '../../api/src/modules/cart/cart.repo.ts'
import type { CartStateWire } from '../../api/src/modules/cart/cart.schemas.ts'
import { priceCart } from '../../api/src/modules/cart/cart.service.ts'
import { cartWire } from '../../api/src/modules/cart/cart.wire.ts'
import type { CartParts } from '../../api/src/modules/cart/cartDocument.ts'
import { buyer, cartOf, give, goodsAt, openTrade, promote, put } from '../../api/src/modules/promotion/testShop.ts'
import { SeededRandom } from '../../api/src/db/seed/seededRandom.ts'
import { openHarness } from '../../api/src/testing/harness.ts'
import type { CartChange } from '../../client/src/features/cart/cartChange.ts'
import { PreviewCart } from '../../client/src/testing/previewCart.ts'
import { randomMarket, randomSteps } from './cart/randomMarket.ts'
import { answerOf, shownFigures, wireFigures } from './cart/shownCart.ts'

/** What the api does with a change, without its gates: what they would refuse the test refuses at random. */
function after(rows: readonly CartRow[], change: CartChange): CartRow[] {
  switch (change.type) {
    case 'edit':
      return rows.map((row) => (String(row.id) === change.line.lineID ? { ...row, number: change.quantity } : row))
    case 'select': {
      const ids = new Set(change.lines.map((line) => line.lineID))
      return rows.map((row) => (ids.has(String(row.id)) ? { ...row, is_selected: change.isSelected } : row))
    }
    case 'delete': {
      const ids = new Set(change.lines.map((line) => line.lineID))
      return rows.filter((row) => !ids.has(String(row.id)))
    }
    default:
      throw new Error(`${change.type} is not tried here`)
  }
}

const wireOf = (parts: CartParts, rows: readonly CartRow[]) => cartWire(priceCart({ ...parts, rows }))

/** A buyer at a preview, the api behind it, and what the cart ought to be. */
class Game {
  readonly #parts: CartParts
  readonly #preview: PreviewCart
  #stored: readonly CartRow[]
  /** In the buyer's order: what has been asked for and not been refused. */
  #wanted: CartChange[] = []
  readonly #begun: readonly CartRow[]
  /** What went out under its own name. */
  readonly #sent = new Set<CartChange>()

  constructor(parts: CartParts) {
    this.#parts = parts
    this.#begun = parts.rows
    this.#stored = parts.rows
    this.#preview = new PreviewCart(answerOf(wireOf(parts, parts.rows)))
  }

  get #rows(): readonly CartRow[] {
    return this.#wanted.reduce(after, this.#begun as CartRow[])
  }

  act(change: CartChange): void {
    this.#wanted.push(change)
    this.#preview.submit(change)
    this.#note()
  }

  #note(): void {
    for (const { change } of this.#preview.sent) this.#sent.add(change)
  }

  ref(at: number): { lineID: string; goodsID: string; pack: number } | null {
    const row = this.#rows[at % Math.max(1, this.#rows.length)]
    if (!row) return null
    const combo = row.combo_id === null ? undefined : this.#parts.combos.get(row.combo_id)
    const goods = this.#parts.goods.get(row.goods_id ?? combo?.items[0]?.goodsId ?? 0)
    return { lineID: String(row.id), goodsID: String(goods?.id), pack: combo ? 1 : (goods?.pack ?? 1) }
  }

  /** The api takes requests in the order in which it was sent them; its answers may overtake each other on the way back. */
  async answer(at: number): Promise<void> {
    const one = this.#preview.sent[at % Math.max(1, this.#preview.sent.length)]
    if (!one) return
    this.#stored = after(this.#stored, one.change)
    await one.answer(answerOf(wireOf(this.#parts, this.#stored)))
    this.#note()
  }

  async refuse(at: number): Promise<void> {
    const one = this.#preview.sent[at % Math.max(1, this.#preview.sent.length)]
    if (!one) return
    const until = this.#wanted.indexOf(one.change)
    // Edits of the line that had joined it fall with it.
    this.#wanted = this.#wanted.filter((change, place) => place > until || this.#sent.has(change) ? change !== one.change : !isSameEdit(change, one.change))
    await one.refuse()
    this.#note()
  }

  async end(): Promise<void> {
    while (this.#preview.sent.length > 0) await this.answer(0)
    await this.#preview.settle(answerOf(wireOf(this.#parts, this.#stored)))
  }

  check(): void {
    const [shown, right] = [shownFigures(this.#preview.shown), wireFigures(wireOf(this.#parts, this.#rows))]
    // A warehouse that lost its last line is no longer listed by the api, nor by the page; a coupon for goods that are gone likewise.
    for (const part of ['warehouses', 'coupons'] as const) shown[part] = only(shown[part], right[part])
    expect(shown).toEqual(right)
  }
}

function isSameEdit(change: CartChange, refused: CartChange): boolean {
  return change === refused || (change.type === 'edit' && refused.type === 'edit' && change.line.lineID === refused.line.lineID)
}

function only(shown: unknown, right: unknown): unknown {
  return Object.fromEntries(Object.entries(shown as object).filter(([key]) => key in (right as object)))
}

describe('the cart as the browser prices it', () => {
  it('is the api’s to the cent in 1,000 random carts, while edits are typed, answered late, overtaken and refused', async () => {
    await fc.assert(
      fc.asyncProperty(randomMarket, randomSteps, async (market, steps) => {
        const game = new Game(market)
        game.check()
        for (const { act, at, packs, flag } of steps) {
          const line = game.ref(at)
          if (act === 'answer') await game.answer(at)
          else if (act === 'refuse') await game.refuse(at)
          else if (line === null) continue
          else if (act === 'edit') game.act({ type: 'edit', line, quantity: packs * line.pack })
          else if (act === 'select') game.act({ type: 'select', lines: [line, game.ref(at + 1) ?? line], isSelected: flag })
          else game.act({ type: 'delete', lines: [line] })
          game.check()
        }
        await game.end()
        game.check()
      }),
      { numRuns: 1000, seed: 20_261_122 },
    )
  })

  it('is what the running api answers, change by change, and stays as it was where the api refuses', async () => {
    const h = await openHarness()
    try {
      await openTrade(h)
      const b = await buyer(h)
      const [ladder, packed, sold] = [await goodsAt(h, 1_000, { ladder: [{ number: 10, price: 950 }, { number: 50, price: 880 }] }), await goodsAt(h, 333, { zbz: 5, stock: 60 }), await goodsAt(h, 2_599)]
      await promote(h, { kind: 'manjian', goodsIds: [ladder, packed], tiers: [{ full: 30_000, minus: 2_000 }, { full: 50_000, minus: 4_000 }] })
      await promote(h, { kind: 'discount', goodsIds: null, tiers: [{ full: 60_000, bp: 9_800 }] })
      await promote(h, { kind: 'flash', items: [{ goodsId: sold, price: 1_990, total: 20, perMember: 8 }] })
      await give(h, b, { face: 3_000, min: 40_000 })
      await put(b, ladder, 20)
      await put(b, packed, 10)
      await put(b, sold, 3, { type: 1 })
      const preview = new PreviewCart(answerOf(await cartOf(b)))
      const random = new SeededRandom(6)
      const outcomes = new Set<number>()
      for (let n = 0; n < 40; n++) {
        const before = shownFigures(preview.shown)
        const line = random.pick(await b.client.get('/api/cart/list').then((answer) => (answer.data as CartStateWire).data))
        const ref = { lineID: line.id, goodsID: line.goods?.id ?? '' }
        const isEdit = random.whole(1, 4) > 1
        const [quantity, isSelected] = [random.whole(1, 15) * (ref.goodsID === String(packed) ? 5 : 4) - (ref.goodsID === String(sold) ? 3 : 0), random.whole(0, 1) === 1]
        preview.submit(isEdit ? { type: 'edit', line: ref, quantity } : { type: 'select', lines: [ref], isSelected })
        const answer = isEdit ? await b.client.post(`/api/cart/${line.id}/edit`, { number: quantity }) : await b.client.post('/api/cart/batch_select', { ids: line.id, is_selected: isSelected ? 1 : 0 })
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
})
