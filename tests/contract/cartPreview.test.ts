import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartRow } from '../../api/src/modules/cart/cart.repo.ts'
import { priceCart } from '../../api/src/modules/cart/cart.service.ts'
import { cartWire } from '../../api/src/modules/cart/cart.wire.ts'
import type { CartParts } from '../../api/src/modules/cart/cartDocument.ts'
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
})
