import { setTimeout as pause } from 'node:timers/promises'
import type { QuoteWire } from '../modules/checkout/checkout.schemas.ts'
import { PASSWORD, type Person } from './people.ts'
import type { PlacedWire } from './trading.ts'

const RETRY_MS = 50

/** One purchase over HTTP; what it has been told is kept, so that it can go on where it was cut short. */
export interface Purchase {
  readonly line: string
  readonly orderKey: string
  readonly payKey: string
  quote?: Pick<QuoteWire, 'quote_id' | 'hash'>
  /** The answer to the submit, word for word. */
  placed?: string
  cashier?: string
  isPaid?: boolean
}

/** A shop's browser on a running api. */
export class RemoteBuyer {
  readonly #url: string
  readonly #person: Person
  /** Told of every answered call, and how long it took. */
  readonly #onAnswer: (ms: number) => void
  #cookie = ''

  constructor(url: string, person: Person, onAnswer: (ms: number) => void = () => undefined) {
    this.#url = url
    this.#person = person
    this.#onAnswer = onAnswer
  }

  async logIn(): Promise<void> {
    const answer = await this.#send('/api/auth/login', { username: this.#person.username, password: PASSWORD })
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** Quote, order, pay, each only when it is not known to be done. */
  async buy(purchase: Purchase, choice: Readonly<Record<string, string>> = {}): Promise<void> {
    purchase.quote ??= await this.#ask<QuoteWire>('/api/cart/checkout', { ids: purchase.line, ...choice })
    purchase.placed ??= await this.submit(purchase)
    const placed = JSON.parse(purchase.placed) as PlacedWire
    if (placed.pay_status === 'paid') purchase.isPaid = true
    if (purchase.isPaid === true) return
    purchase.cashier ??= (
      await this.#ask<{ url: string }>(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: purchase.payKey })
    ).url
    const { pathname, search } = new URL(purchase.cashier)
    await this.#send(pathname + search, { outcome: 'settled' })
    purchase.isPaid = true
  }

  /** Tries until the purchase is paid. What is not a success must be the sentence of a system that is busy. */
  async buyAtLast(purchase: Purchase, onBusy: () => void): Promise<void> {
    for (;;) {
      try {
        return await this.buy(purchase)
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 503) throw error
        onBusy()
        await pause(RETRY_MS)
      }
    }
  }

  async submit({ quote, orderKey }: Purchase): Promise<string> {
    return JSON.stringify(
      await this.#ask('/api/order', { quote_id: quote?.quote_id ?? '', hash: quote?.hash ?? '', client_key: orderKey, pay_mode: 'online' }),
    )
  }

  /** Looks at the list of goods and at the cart. */
  async browse(): Promise<void> {
    for (const path of ['/api/goods/list', '/api/cart/list']) await this.#send(path)
  }

  async #ask<T>(path: string, form: Readonly<Record<string, string>>): Promise<T> {
    // The caller names the shape of the call's own data, as openapi.json has it.
    return ((await (await this.#send(path, form)).json()) as { data: T }).data
  }

  async #send(path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const asked = performance.now()
    const response = await fetch(this.#url + path, {
      headers: { cookie: this.#cookie },
      redirect: 'manual',
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    if (response.status !== 200 && response.status !== 303)
      throw new Refusal(response.status, `${path} answered ${response.status}: ${await response.text()}`)
    this.#onAnswer(performance.now() - asked)
    return response
  }
}

/** The api answered, but not with what was asked: never what a killed process does. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
