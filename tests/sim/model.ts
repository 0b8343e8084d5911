import type { OrderOnShelves, Shelf } from '../../api/src/testing/shelves.ts'

/** What an order may become next, as the law of the trade has it. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  unpaid: ['paid', 'cancelled', 'timeout'],
  paid: ['billed', 'refunding', 'refunded', 'cancelled'],
  billed: ['picked', 'refunding', 'refunded'],
  picked: ['outbound', 'refunding', 'refunded'],
  outbound: ['shipped', 'refunding', 'refunded'],
  shipped: ['received', 'refunded'],
  received: ['completed', 'refunded'],
  completed: ['refunded'],
  refunding: ['refunded', 'paid', 'billed', 'picked', 'outbound', 'cancelled'],
  cancelled: [],
  timeout: [],
  refunded: [],
}
const GONE = new Set(['cancelled', 'timeout', 'refunded'])
const SENT = new Set(['shipped', 'received', 'completed'])

type Counted = { onHand: number; reserved: number }

/**
 * The shop told in fifty lines: what lies on the shelves, what is promised of it, and where each order stands. It knows nothing of how the
 * shop does it; it is told what was brought and taken by hand, sees orders move, and says what must be on the shelves then.
 */
export class Model {
  readonly #shelves = new Map<number, Counted>()
  readonly #orders = new Map<number, OrderOnShelves>()

  begin(stock: readonly Shelf[]): void {
    for (const { goods, onHand, reserved } of stock) this.#shelves.set(goods, { onHand, reserved })
  }

  /** By hand, into the house or out of it. */
  moved(goods: number, pieces: number): void {
    const shelf = this.#shelves.get(goods)
    if (shelf !== undefined) shelf.onHand += pieces
  }

  /** What a law of its own takes away, goods and promises: the model counts it no more. */
  forget(goods: number): void {
    this.#shelves.delete(goods)
  }

  /** What the shop says now; the sentences are where it is not what it must be. */
  compare(orders: readonly OrderOnShelves[], stock: readonly Shelf[]): string[] {
    const wrong = orders.flatMap((order) => this.#follow(order))
    for (const { goods, onHand, reserved } of stock) {
      const shelf = this.#shelves.get(goods)
      if (shelf !== undefined && (shelf.onHand !== onHand || shelf.reserved !== reserved))
        wrong.push(`商品 ${goods}：应有库存 ${shelf.onHand}、占用 ${shelf.reserved}，实有库存 ${onHand}、占用 ${reserved}`)
    }
    return wrong
  }

  #follow(order: OrderOnShelves): string[] {
    const before = this.#orders.get(order.id)
    this.#orders.set(order.id, order)
    for (const { goods, quantity } of order.lines) this.#promise(goods, before?.status ?? 'none', order.status, quantity)
    return before === undefined || reaches(before.status, order.status)
      ? []
      : [`订单 ${order.id} 不能由 ${before.status} 变为 ${order.status}`]
  }

  #promise(goods: number, from: string, to: string, quantity: number): void {
    const shelf = this.#shelves.get(goods)
    if (shelf === undefined) return
    const holds = (status: string): boolean => status !== 'none' && !GONE.has(status) && !SENT.has(status)
    shelf.reserved += (Number(holds(to)) - Number(holds(from))) * quantity
    if (SENT.has(to) && !SENT.has(from)) shelf.onHand -= quantity
  }
}

/** By any number of lawful steps: several may have been made since it was seen. */
function reaches(from: string, to: string): boolean {
  const seen = new Set([from])
  for (const status of seen) for (const next of NEXT[status] ?? []) seen.add(next)
  return seen.has(to)
}
