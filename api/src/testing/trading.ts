import type { QuoteWire } from '../modules/checkout/checkout.schemas.ts'
import { sandboxKey } from '../modules/channel/channels.ts'
import { signSandboxNotice, type SandboxNotice } from '../modules/channel/sandbox.ts'
import { createGoods, HERBS, MAIN } from './catalogue.ts'
import { ERP_TOKEN, SANDBOX_SECRET, type Harness } from './harness.ts'
import { createPerson, logIn, type Person } from './people.ts'
import type { TestAnswer, TestClient } from './testClient.ts'

export interface PlacedWire {
  trade_no: string
  trade_id: string
  payable: string
  online: string
  pay_status: string
  pay_until: number
  orders: { id: string; no: string; ck_id: string; kind: string; payable: string }[]
}

export interface Shopper {
  readonly person: Person
  readonly client: TestClient
}

let keys = 0

/** A key no other call has used. */
export const newKey = () => `test-key-${++keys}`

/** A shop in order with an address and the e-contract signed. */
export async function createShopper(h: Harness): Promise<Shopper> {
  const person = await createPerson(h, { address: '湖北省武汉市江岸区中山大道1号' })
  const client = await logIn(h, person)
  await client.post('/api/contract/sign', { id: 1, agree: 1 })
  return { person, client }
}

export interface Wanted {
  readonly goodsId: number
  readonly number: number
  readonly ck?: number
  readonly type?: number
}

export async function addToCart(client: TestClient, { goodsId, number, ck = MAIN, type = 0 }: Wanted): Promise<string> {
  const answer = await client.post('/api/cart', { goods_id: goodsId, number, price: '10.00', ck_id: ck, ...(type === 0 ? {} : { type }) })
  if (answer.status !== 200) throw new Error(`cannot add to the cart: ${String(answer.message)}`)
  const { data } = answer.data as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

export async function quoteFor(
  client: TestClient,
  wanted: readonly Wanted[],
  more: Record<string, string | number> = {},
): Promise<QuoteWire> {
  const ids: string[] = []
  for (const line of wanted) ids.push(await addToCart(client, line))
  const answer = await client.post('/api/cart/checkout', { ids: ids.join(','), ...more })
  if (answer.status !== 200) throw new Error(`cannot check out: ${String(answer.message)}`)
  return answer.data as QuoteWire
}

export function submit(
  client: TestClient,
  quote: Pick<QuoteWire, 'quote_id' | 'hash'>,
  more: Record<string, string> = {},
): Promise<TestAnswer> {
  return client.post('/api/order', { quote_id: quote.quote_id, hash: quote.hash, client_key: newKey(), pay_mode: 'online', ...more })
}

/** From the cart to a placed trade. */
export async function buy(
  client: TestClient,
  wanted: readonly Wanted[],
  more: { checkout?: Record<string, string | number>; order?: Record<string, string> } = {},
): Promise<PlacedWire> {
  const answer = await submit(client, await quoteFor(client, wanted, more.checkout), more.order)
  if (answer.status !== 200) throw new Error(`cannot order: ${String(answer.message)}`)
  return answer.data as PlacedWire
}

/** Pays at the sandbox's cashier and returns the page it shows then. */
export async function payAtCashier(
  h: Harness,
  client: TestClient,
  tradeId: string,
  outcome: 'settled' | 'failed' = 'settled',
): Promise<string> {
  const started = (await client.post(`/api/trade/${tradeId}/pay`, { channel: 'sandbox', client_key: newKey() })).data as { url: string }
  const { pathname, search } = new URL(started.url)
  const answer = await h.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
  if (answer.statusCode !== 303) throw new Error(`the cashier answered ${answer.statusCode}`)
  return (await h.app.inject({ method: 'GET', url: pathname + search })).body
}

export interface Notified {
  readonly status: number
  readonly body: unknown
}

/** What the sandbox would tell of a payment, sent as its cashier sends it; `change` tampers with it on the way. */
export async function notifySandbox(
  h: Harness,
  notice: Partial<SandboxNotice> & Pick<SandboxNotice, 'paymentNo' | 'amountCents'>,
  change: (signed: { headers: Record<string, string>; body: string }) => void = () => undefined,
): Promise<Notified> {
  const now = h.clock.now()
  const signed = signSandboxNotice(
    sandboxKey(SANDBOX_SECRET),
    {
      noticeId: `n_${notice.paymentNo}`,
      channelTxn: `t_${notice.paymentNo}`,
      outcome: 'settled',
      settledAt: now,
      ...notice,
    },
    { now, nonce: 'abcdefgh12345678' },
  )
  change(signed)
  const answer = await h.app.inject({ method: 'POST', url: '/api/pay/notify/sandbox', headers: signed.headers, payload: signed.body })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

/** A client of the office. */
export function office(h: Harness): { post(url: string, form?: Record<string, string>): Promise<TestAnswer> } {
  const client = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  return { post: (url, form = {}) => client.post(url, { staff: '李会计', client_key: newKey(), ...form }) }
}

/** Goods with one lot that holds all of the stock, as all goods of the tests have it. */
export const createEph = (h: Harness, stock = 100) => createGoods(h, { is_eph: true, scope_code: 'special', with_coupon: false, stock })
export const createHerb = (h: Harness, stock = 100) =>
  createGoods(h, { ck_id: HERBS, kind: 'herb', rx_class: 'none', approval_no: null, scope_code: 'herb', stock })

export async function stockOf(h: Harness, goodsId: number): Promise<{ on_hand: number; reserved: number }> {
  return h.deps.db.selectFrom('stock').where('goods_id', '=', goodsId).select(['on_hand', 'reserved']).executeTakeFirstOrThrow()
}
