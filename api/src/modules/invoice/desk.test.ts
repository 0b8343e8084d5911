import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { runDesk } from './desk.service.ts'
import { idOf, invoicing } from './testInvoice.ts'

type Body = Record<string, unknown> & { no: string }
type Mood = 'well' | 'slow' | 'declines' | 'loses'

/** A desk that knows what it was told, as the tax authority does; its mood is about what it says back. */
class TestDesk {
  mood: Mood = 'well'
  readonly issued = new Map<string, string>()
  readonly calls: string[] = []
  letterState = 'not_needed'
  #meanwhile: (() => Promise<void>) | null = null
  #pending = new Set<string>()

  readonly server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as Body
      void this.#answer(request.url ?? '', body).then((answer) => {
        if (answer === null) request.socket.destroy()
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      })
    })
  })

  once(meanwhile: () => Promise<void>): void {
    this.#meanwhile = meanwhile
  }

  async #answer(path: string, body: Body): Promise<object | null> {
    this.calls.push(path)
    if (path === '/desk/issue/query') return this.#known(body.no) ?? { result: 'unknown' }
    if (path === '/desk/red/query') return { result: 'accepted', no: body.no, state: this.letterState }
    if (path === '/desk/red/confirm') return { result: 'accepted', no: body.no, state: 'confirmed' }
    if (path === '/desk/red/apply') return { result: 'accepted', no: `RED-${body.no}`.slice(0, 40), state: this.letterState }
    if (this.mood === 'declines') return { result: 'declined', reason: '购买方税号不存在' }
    // Whoever is asked twice would issue a second one if it did not look at the number.
    if (!this.issued.has(body.no)) this.issued.set(body.no, `2642${String(this.issued.size + 1).padStart(16, '0')}`)
    if (this.mood === 'slow') this.#pending.add(body.no)
    const meanwhile = this.#meanwhile
    this.#meanwhile = null
    await meanwhile?.()
    return this.mood === 'loses' ? null : (this.#known(body.no) ?? null)
  }

  #known(no: string): object | null {
    if (this.mood === 'well') this.#pending.delete(no)
    if (this.#pending.has(no)) return { result: 'pending' }
    const invoice_no = this.issued.get(no)
    return invoice_no === undefined ? null : { result: 'issued', invoice_no }
  }
}

let h: Harness
let me: Shopper
const desk = new TestDesk()
beforeAll(async () => {
  await new Promise<void>((resolve) => desk.server.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${(desk.server.address() as AddressInfo).port}/desk`)
  h = await openHarness({ invoiceDesk: { url, secret: 'the-secret-of-the-desk' } })
  await createTrade(h)
})
afterAll(async () => {
  await h.close()
  desk.server.closeAllConnections()
  desk.server.close()
})
beforeEach(async () => {
  me = await createShopper(h)
  desk.mood = 'well'
  desk.letterState = 'not_needed'
  desk.calls.length = 0
})

const { apply, send } = invoicing(() => ({ h, me }))
const errors: string[] = []
const round = async (): Promise<void> => {
  h.clock.advance(3_600_000)
  await runDesk(h.deps, (_, words) => errors.push(words))
}
const stateOf = async (id: string) => {
  const { status, invoice_no } = (await me.client.get(`/api/invoice/${id}`)).data as { status: string; invoice_no: string | null }
  return [status, invoice_no]
}

async function applied(more: Record<string, string> = {}) {
  const goodsId = await createGoods(h)
  await h.deps.db
    .updateTable('goods')
    .set({ tax_code: '1070302000000000000', tax_name: '化学药品制剂', tax_rate: '13' })
    .where('id', '=', goodsId)
    .execute()
  const placed = await buy(me.client, [{ goodsId, number: 30 }])
  await payAtCashier(h, me.client, placed.trade_id)
  const order = placed.orders[0]?.id ?? ''
  await send(order)
  await me.client.post(`/api/order/${order}/confirm`)
  const { lines } = (await me.client.get(`/api/order/${order}`)).data as { lines: { id: string }[] }
  return { order, line: lines[0]?.id ?? '', id: idOf(await apply(order, more)) }
}
const giveBack = (order: string, line_id: string) =>
  office(h).post(`/api/erp/order/${order}/return`, { line_id, number: '5', note: '破损' })

it('the desk issues what was applied for, once, and again it is not asked', async () => {
  const { id } = await applied()
  await round()
  const [status, number] = await stateOf(id)
  expect([status, /^\d{20}$/.test(number ?? '')]).toEqual(['issued', true])
  await round()
  expect(desk.calls).toEqual(['/desk/issue'])
})

it('a lost answer is asked for by number, a slow one waited for, and nothing is issued twice', async () => {
  for (const mood of ['loses', 'slow'] as const) {
    const before = desk.issued.size
    const { id } = await applied()
    desk.mood = mood
    await round()
    expect(await stateOf(id)).toEqual(['applied', null])
    expect(await office(h).post(`/api/erp/invoice/${id}/issue`, { invoice_no: '99999999' })).toMatchObject({ status: 409 })
    desk.mood = 'well'
    await round()
    expect([(await stateOf(id))[0], desk.issued.size - before]).toEqual(['issued', 1])
  }
  expect(desk.calls).toEqual(['/desk/issue', '/desk/issue/query', '/desk/issue', '/desk/issue/query'])
})

it('what the desk declines fails with its reason, and the orders are free', async () => {
  const { id, order } = await applied()
  desk.mood = 'declines'
  await round()
  expect((await me.client.get(`/api/invoice/${id}`)).data).toMatchObject({ status: 'failed', reason: '购买方税号不存在' })
  expect((await apply(order)).status).toBe(200)
})

it('money that goes back while the desk issues is taken back from what it has issued', async () => {
  await round()
  const { id, order, line } = await applied()
  desk.once(async () => void (await giveBack(order, line)))
  await round()
  const { data } = (await me.client.get('/api/invoice')).data as { data: { id: string; amount: string; status: string }[] }
  expect(data).toMatchObject([
    { amount: '-50.00', status: 'applied' },
    { id, amount: '312.00', status: 'issued' },
  ])
  await round()
  await round()
  expect((await stateOf(data[0]?.id ?? ''))[0]).toBe('issued')
})

it('a reversal goes by the letter that the desk accepted: first applied for, then confirmed, then issued', async () => {
  const { id, order, line } = await applied()
  await round()
  desk.letterState = 'awaits_buyer'
  await giveBack(order, line)
  desk.calls.length = 0
  await round()
  const { data } = (await me.client.get('/api/invoice')).data as {
    data: { id: string; red_letter: { id: string; state: string; no: string } }[]
  }
  const red = data[0]
  expect(red?.red_letter).toMatchObject({ state: 'awaits_buyer', no: expect.stringMatching(/^RED-HZ/) as string })
  await me.client.post(`/api/invoice/${red?.id ?? ''}/red-letter/answer`, { letter_id: red?.red_letter.id ?? '', agree: '1' })
  await round()
  await round()
  expect([(await stateOf(red?.id ?? ''))[0], (await stateOf(id))[0]]).toEqual(['issued', 'issued'])
  expect(desk.calls.filter((call) => call !== '/desk/red/query')).toEqual(['/desk/red/apply', '/desk/red/confirm', '/desk/issue'])
})
