import { expect } from 'vitest'
import type { CartRow } from '../../../api/src/modules/cart/cart.repo.ts'
import { priceCart } from '../../../api/src/modules/cart/cart.service.ts'
import { cartWire } from '../../../api/src/modules/cart/cart.wire.ts'
import type { CartParts } from '../../../api/src/modules/cart/cartDocument.ts'
import { goodsWire } from '../../../api/src/modules/goods/goods.schemas.ts'
import type { GoodsView } from '../../../api/src/modules/goods/goodsView.ts'
import type { CartChange } from '../../../client/src/features/ground/cart-changes/cartChange.ts'
import { PreviewCart } from '../../../client/src/testing/previewCart.ts'
import { quantityProblem } from '../../../rules/src/quantity.ts'
import { addableOf, answerOf, shownFigures, wireFigures } from './shownCart.ts'

/**
 * What the api does with a change, without its gates: what they would refuse
 * the test refuses at random. `newId` is of the line an addition makes.
 */
function after(rows: readonly CartRow[], change: CartChange, newId: number): CartRow[] {
  switch (change.type) {
    case 'add': {
      const goodsId = Number(change.goods.goodsID)
      const there = rows.find((row) => row.type === 0 && row.goods_id === goodsId)
      if (there) return rows.map((row) => (row === there ? { ...row, number: row.number + change.quantity, is_selected: true } : row))
      return [
        {
          id: newId,
          goods_id: goodsId,
          combo_id: null,
          type: 0,
          ck_id: Number(change.goods.warehouse.warehouseID),
          number: change.quantity,
          is_selected: true,
          seen_price: 1,
        },
        ...rows,
      ]
    }
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

/**
 * What the api loads for these rows: promotions that cover everything, or goods of the cart, and of the latter no more than those goods.
 */
export function loaded(parts: CartParts, rows: readonly CartRow[]): CartParts {
  const ids = new Set(rows.flatMap((row) => row.goods_id ?? parts.combos.get(row.combo_id ?? 0)?.items.map((item) => item.goodsId) ?? []))
  const { activities, addons, gifts, flash, group, limits } = parts.promotions
  const within = <T>(map: ReadonlyMap<number, T>): ReadonlyMap<number, T> => new Map([...map].filter(([id]) => ids.has(id)))
  const covering = <T extends { readonly coversAll: boolean; readonly goods: readonly number[] }>(offers: readonly T[]): T[] =>
    offers
      .map((offer) => ({ ...offer, goods: offer.goods.filter((id) => ids.has(id)) }))
      .filter((offer) => offer.coversAll || offer.goods.length > 0)
  const offered = new Set([...covering([...addons.values()]), ...within(addons).values()].map((addon) => addon.goodsId))
  const narrowed = [...addons]
    .filter(([id]) => offered.has(id))
    .map(([id, addon]) => [id, { ...addon, goods: addon.goods.filter((goodsId) => ids.has(goodsId)) }] as const)
  return {
    ...parts,
    rows,
    promotions: {
      activities: covering(activities),
      addons: new Map(rows.length === 0 ? [] : narrowed),
      gifts: within(gifts),
      flash: within(flash),
      group: within(group),
      limits: within(limits),
    },
  }
}

export const wireOf = (parts: CartParts, rows: readonly CartRow[]) => cartWire(priceCart(loaded(parts, rows)))

const FIRST_NEW_ID = 1_000

export type Addition = { readonly isNew: boolean; readonly isShown: boolean }

/** A buyer at a preview, the api behind it, and what the cart ought to be. */
export class Game {
  readonly #parts: CartParts
  readonly #preview: PreviewCart
  #stored: readonly CartRow[]
  /** In the buyer's order: what has been asked for and not been refused. */
  #wanted: CartChange[] = []
  readonly #begun: readonly CartRow[]
  /** What went out under its own name. */
  readonly #sent = new Set<CartChange>()
  /** The line each addition would make, in the buyer's order. */
  readonly #newIds = new Map<CartChange, number>()
  /** Of each addition: whether the goods were new to the cart, and whether its amounts were on show at once. */
  readonly additions: Addition[] = []

  constructor(parts: CartParts) {
    this.#parts = parts
    this.#begun = parts.rows
    this.#stored = parts.rows
    this.#preview = new PreviewCart(answerOf(wireOf(parts, parts.rows)))
  }

  get #rows(): readonly CartRow[] {
    return this.#wanted.reduce((rows, change) => this.#after(rows, change), this.#begun as CartRow[])
  }

  #after(rows: readonly CartRow[], change: CartChange): CartRow[] {
    return after(rows, change, this.#newIds.get(change) ?? 0)
  }

  act(change: CartChange): void {
    this.#wanted.push(change)
    this.#preview.submit(change)
    this.#note()
  }

  /** Goods from a list, where the api would take them; what waits to be sent is not joined, so that each addition is one request. */
  add(at: number, packs: number): void {
    const isWaiting = ({ id }: GoodsView): boolean =>
      this.#wanted.some((change) => !this.#sent.has(change) && change.type === 'add' && change.goods.goodsID === String(id))
    const quantityOf = (goods: GoodsView): number => goods.minimumQuantity + (packs % 9) * goods.packQuantity
    const open = [...this.#parts.goods.values()].filter(
      (candidate) => !isWaiting(candidate) && this.#mayAdd(candidate, quantityOf(candidate)),
    )
    const goods = open[at % Math.max(1, open.length)]
    if (!goods) return
    const isNew = this.#rows.every((row) => row.goods_id !== goods.id)
    const change = this.#preview.add(addableOf(goodsWire(goods)), quantityOf(goods))
    this.#newIds.set(change, FIRST_NEW_ID + this.#newIds.size)
    this.#wanted.push(change)
    this.#note()
    this.additions.push({ isNew, isShown: !this.isPricing })
  }

  #mayAdd(goods: GoodsView, quantity: number): boolean {
    const held = this.#rows.filter((row) => row.goods_id === goods.id)
    const inCombos = this.#rows.reduce(
      (sum, row) =>
        sum + row.number * (this.#parts.combos.get(row.combo_id ?? 0)?.items.find((item) => item.goodsId === goods.id)?.qty ?? 0),
      0,
    )
    const all = held.reduce((sum, row) => sum + row.number, 0) + inCombos + quantity
    const wanted = (held.find((row) => row.type === 0)?.number ?? 0) + quantity
    const left = Math.min(goods.stock, this.#parts.promotions.limits.get(goods.id) ?? Number.POSITIVE_INFINITY)
    return (
      goods.isBuyable &&
      goods.refusal === null &&
      all <= left &&
      quantityProblem(wanted, { packQuantity: goods.packQuantity, minimumQuantity: goods.minimumQuantity, stock: goods.stock }) === null
    )
  }

  get isPricing(): boolean {
    return this.#preview.shown.getValue('isPricing') === true
  }

  #note(): void {
    for (const { change } of this.#preview.sent) this.#sent.add(change)
  }

  ref(at: number): { lineID: string; goodsID: string; pack: number } | null {
    // Nothing can be done to a line that the api has not named yet.
    const named = this.#rows.filter((row) => row.id < FIRST_NEW_ID || this.#stored.some((stored) => stored.id === row.id))
    const row = named[at % Math.max(1, named.length)]
    if (!row) return null
    const combo = row.combo_id === null ? undefined : this.#parts.combos.get(row.combo_id)
    const goods = this.#parts.goods.get(row.goods_id ?? combo?.items[0]?.goodsId ?? 0)
    return { lineID: String(row.id), goodsID: String(goods?.id), pack: combo ? 1 : (goods?.packQuantity ?? 1) }
  }

  /** The api takes requests in the order in which it was sent them; its answers may overtake each other on the way back. */
  async answer(at: number): Promise<void> {
    const request = this.#preview.sent[at % Math.max(1, this.#preview.sent.length)]
    if (!request) return
    this.#stored = this.#after(this.#stored, request.change)
    await request.answer(answerOf(wireOf(this.#parts, this.#stored)))
    this.#note()
  }

  async refuse(at: number): Promise<void> {
    const request = this.#preview.sent[at % Math.max(1, this.#preview.sent.length)]
    if (!request) return
    const until = this.#wanted.indexOf(request.change)
    // Edits of the line that had joined it fall with it.
    this.#wanted = this.#wanted.filter((change, place) =>
      place > until || this.#sent.has(change) ? change !== request.change : !isSameEdit(change, request.change),
    )
    await request.refuse()
    this.#note()
  }

  async end(): Promise<void> {
    while (this.#preview.sent.length > 0) await this.answer(0)
    await this.#preview.settle(answerOf(wireOf(this.#parts, this.#stored)))
  }

  check(): void {
    const [shown, right] = [shownFigures(this.#preview.shown), wireFigures(wireOf(this.#parts, this.#rows))]
    if (this.isPricing) {
      expect([shown['counts'], quantitiesOf(shown)]).toEqual([right['counts'], quantitiesOf(right)])
      return
    }
    for (const part of ['warehouses', 'promotions', 'addons', 'coupons'] as const) {
      // A warehouse that lost its last line is no longer listed by the api, nor by the page; an offer for goods that are gone likewise.
      shown[part] = only(shown[part], right[part])
      // What an empty cart is offered is listed with the answer to its first line.
      if (this.#stored.length === 0 || part === 'addons') right[part] = only(right[part], shown[part])
    }
    expect(shown).toEqual(right)
  }
}

function isSameEdit(change: CartChange, refused: CartChange): boolean {
  return change === refused || (change.type === 'edit' && refused.type === 'edit' && change.line.lineID === refused.line.lineID)
}

const quantitiesOf = (figures: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(figures['lines'] as Record<string, unknown[]>).map(([key, [quantity]]) => [key, quantity]))

export function only(shown: unknown, right: unknown): unknown {
  return Object.fromEntries(Object.entries(shown as object).filter(([key]) => key in (right as object)))
}
