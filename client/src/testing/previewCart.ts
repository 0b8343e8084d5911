import { commitLocalUpdate, createOperationDescriptor, type Environment, type PayloadData } from 'relay-runtime'
import type { ReadRecord } from 'rules/preview/record'
import query from '../__generated__/refetchCartQuery.graphql.ts'
import type { AddedGoods, CartChange } from '../features/ground/cart-changes/cartChange.ts'
import { CartDesk, type Settle } from '../features/ground/cart-changes/cartDesk.ts'
import { projectCart } from '../features/ground/cart-changes/projectCart.ts'
import { renderPrices } from '../features/ground/cart-changes/renderPrices.ts'
import { shownCart } from '../features/ground/cart-changes/storeRecords.ts'
import { createServerEnvironment } from '../relay/environment.ts'

export type CartAnswer = PayloadData
/** A request under way; the test decides when it is answered, with what, or that it is refused. */
export type Sent = { readonly change: CartChange; answer(data: CartAnswer): Promise<void>; refuse(): Promise<void> }

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** What became of an addition, as useAddToCart reads it from the answer. */
function presentOf(change: CartChange & { type: 'add' }, data: CartAnswer): CartChange | undefined {
  const lines = (data['cart'] as { lines: { id: string; kind: string; quantity: number; goods: { goodsID: string } }[] }).lines
  const line = lines.find(({ kind, goods }) => kind === 'PLAIN' && goods.goodsID === change.goods.goodsID)
  return line && { type: 'present', goods: change.goods, recordID: line.id, quantity: line.quantity }
}

/** The storefront's cart without its pages: the store, the desk over which changes go, and the arithmetic. */
export class PreviewCart {
  readonly #environment: Environment = createServerEnvironment()
  readonly #operation = createOperationDescriptor(query, {})
  readonly #desk: CartDesk
  readonly sent: Sent[] = []
  #refetch: (() => void) | null = null

  constructor(data: CartAnswer) {
    this.#desk = new CartDesk(
      this.#environment,
      () => new Promise((resolve) => void (this.#refetch = resolve)),
      () => null,
    )
    this.#desk.showLines(projectCart)
    this.#desk.renderPricesBy(renderPrices)
    this.#environment.retain(this.#operation)
    this.#environment.commitPayload(this.#operation, data)
  }

  submit(change: CartChange): void {
    this.#desk.submit({ change, delayMs: 0, send: (joined, settle) => this.#send(joined, settle), onError: () => {} })
  }

  /** Adds goods that some list has shown. */
  add(goods: AddedGoods, quantity: number): CartChange {
    commitLocalUpdate(this.#environment, (store) => {
      const record = store.get(goods.id) ?? store.create(goods.id, 'Goods')
      for (const field of ['id', 'goodsID', 'isPreferred', 'kind', 'cartQuantity'] as const) record.setValue(goods[field], field)
    })
    const change: CartChange = { type: 'add', goods, quantity }
    this.submit(change)
    return change
  }

  #send(change: CartChange, settle: Settle): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void =>
        void this.sent.splice(
          this.sent.findIndex((waiting) => waiting.change === change),
          1,
        )
      this.sent.push({
        change,
        answer: (data) => {
          leave()
          settle(change.type === 'add' ? presentOf(change, data) : undefined)
          this.#environment.commitPayload(this.#operation, data)
          resolve()
          return turns()
        },
        refuse: () => {
          leave()
          reject(new Error('refused'))
          return turns()
        },
      })
    })
  }

  /** Answers the one query that ends a burst, if there was one. */
  async settle(data: CartAnswer): Promise<void> {
    await turns()
    const done = this.#refetch
    if (done === null) return
    this.#refetch = null
    this.#environment.commitPayload(this.#operation, data)
    done()
    await turns()
  }

  /** The cart as its page would show it now. */
  get shown(): ReadRecord {
    const cart = shownCart(this.#environment)
    if (cart === null) throw new Error('there is no cart')
    return cart
  }
}
