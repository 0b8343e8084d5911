import { createHmac, createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGoods } from '../../testing/catalogue.ts'
import { harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { readShop } from '../../observe/readings.ts'
import { countUndelivered } from '../doctor/doctor.repo.ts'
import { openTrade } from '../promotion/testShop.ts'
import { sendWebhooks } from './send.service.ts'
import { type Received, TestConsumer } from './testConsumer.ts'

const SEED = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'

let h: Harness
let strict: Harness
let goodsId: number
let parcels = 0
beforeAll(async () => {
  const settings = { webhookPrivate: true, signingKeys: [{ id: 'k1', key: Buffer.from(SEED, 'hex') }] }
  h = await openHarness(settings)
  strict = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, { webhookPrivate: false })
  await openTrade(h)
  goodsId = await createGoods(h, { name: '青榕阿莫西林胶囊', stock: 9_000 })
})
afterAll(async () => {
  await strict.close()
  await h.close()
})

let pharmacy: TestConsumer
let me: Shopper
let secret: string
beforeEach(async () => {
  pharmacy = await TestConsumer.start()
  me = await createShopper(h)
  secret = await set(pharmacy.url)
})
afterEach(() => pharmacy.stop())

const set = async (url: string, who = me): Promise<string> =>
  ((await who.client.post('/api/shop/push', { url })).data as { secret: string }).secret
interface Push {
  readonly is_paused: number
  readonly waiting: number
  readonly parked: number
  readonly last: Record<string, unknown> | null
}
const push = async (who = me): Promise<Push | null> => ((await who.client.get('/api/shop/push')).data as { push: Push | null }).push
const press = (is_test: '0' | '1', who = me) => who.client.post('/api/shop/push/send', { is_test })
const round = (random = h.deps.random) =>
  sendWebhooks({ ...h.deps, random }, (error) => {
    throw error
  })

/** An order of the shop, paid and sent: its id. */
async function send(who = me): Promise<string> {
  const placed = await buy(who.client, [{ goodsId, number: 30 }])
  await payAtCashier(h, who.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  expect(await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF7${++parcels}` })).toMatchObject({
    status: 200,
  })
  return id
}
const heard = (nth: number, consumer = pharmacy): Received => {
  const message = consumer.received.at(nth)
  if (message === undefined) throw new Error('nothing was heard')
  return message
}
const notes = (consumer = pharmacy): unknown[] => consumer.received.map(({ headers }) => headers['webhook-id'])
const noteOf = async (orderId: string, who = me): Promise<string> => {
  const files = (await who.client.get(`/api/order/${orderId}/delivery`)).data as { delivery: { note_no: string } }[]
  return files.at(-1)?.delivery.note_no ?? ''
}

it('a parcel that is sent is pushed to its shop byte for byte as it can be fetched, signed by the secret and by the house', async () => {
  const orderId = await send()
  await round()
  const { headers, body, signature } = heard(0)
  const fetched = await me.client.raw(`/files/document/${orderId}/delivery.json`)
  expect([pharmacy.received.length, body]).toEqual([1, fetched.rawPayload.toString()])
  expect(headers['webhook-id']).toBe(await noteOf(orderId))
  const at = Math.floor(h.clock.now().getTime() / 1000)
  expect(signature).toBe(`t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`)
  const key = createPublicKey((await h.app.inject('/files/signing-key/k1.pem')).body)
  expect(verify(null, Buffer.from(body), key, Buffer.from(String(headers['delivery-signature']), 'base64'))).toBe(true)
  expect(await push()).toMatchObject({
    waiting: 0,
    last: { is_test: 0, note_no: await noteOf(orderId), state: 'done', status: 200, words: null, tried_at: at, next_at: null },
  })
})

it('a parcel goes to the program of its own shop alone, and without an address nothing is kept of it', async () => {
  const [other, silent] = [await createShopper(h), await createShopper(h)]
  const theirs = await TestConsumer.start()
  await set(theirs.url, other)
  const [mine, their] = [await send(), await send(other)]
  const before = await h.deps.db.selectFrom('office_event').select('id').execute()
  await send(silent)
  expect(await h.deps.db.selectFrom('office_event').select('id').execute()).toEqual(before)
  await round()
  expect([notes(), notes(theirs)]).toEqual([[await noteOf(mine)], [await noteOf(their, other)]])
  expect(await push(silent)).toBeNull()
  await theirs.stop()
})

it('the addresses of shops make no events of the office, and the office neither sees nor changes them', async () => {
  await send()
  const types = await h.deps.db.selectFrom('office_event').select('type').where('member_id', 'is', null).execute()
  expect(types).toEqual([])
  const { id } = await h.deps.db.selectFrom('webhook').select('id').where('member_id', '=', me.person.memberId).executeTakeFirstOrThrow()
  expect(await office(h).post(`/api/erp/webhook/${id}/rotate`, { staff: '店主' })).toMatchObject({ status: 404 })
  expect(await office(h).post(`/api/erp/webhook/${id}/remove`, { staff: '店主' })).toMatchObject({ status: 404 })
})

it('a program that is away gets its parcels later, after two days they are given up, and one press sends all; the office is not alarmed', async () => {
  pharmacy.answer = () => 503
  const [first, second] = [await send(), await send()]
  await round()
  expect(await push()).toMatchObject({ waiting: 2, last: { state: 'waiting', status: 503, words: '对方答复 HTTP 503' } })
  expect(await readShop(h.deps.db)).toContainEqual({ name: 'shop_webhooks_waiting', label: '', value: 0 })
  for (let hour = 0; hour <= 55; hour++) {
    await round()
    h.clock.advance(3_600_000)
  }
  expect(await push()).toMatchObject({ is_paused: 1, reason: '48 小时内没有一次推送成功', parked: 2, waiting: 0 })
  expect(await countUndelivered(h.deps.db, h.clock.now())).toBe(0)
  const third = await send()
  pharmacy.answer = () => 200
  pharmacy.received.length = 0
  const pressed = await press('0')
  expect(pressed.data).toMatchObject({ push: { is_paused: 0, parked: 0, waiting: 0, last: { state: 'done', status: 200 } } })
  expect(notes().toSorted()).toEqual([await noteOf(first), await noteOf(second), await noteOf(third)].toSorted())
  await round()
  expect(pharmacy.received).toHaveLength(3)
})

it('where all has come a press sends the newest parcel once more, under the same id', async () => {
  const ids = [await send(), await send()]
  await round()
  const newest = await noteOf(ids[1] ?? '')
  expect(await press('0')).toMatchObject({ status: 200, data: { push: { last: { note_no: newest, state: 'done' } } } })
  expect(notes()).toHaveLength(3)
  expect(notes().at(-1)).toBe(newest)
})

it('a trial is answered at once, holds no parcel, and is not made again when it fails', async () => {
  expect(await press('0')).toMatchObject({ status: 422, data: { errors: { is_test: ['还没有发过货，可先试发'] } } })
  expect((await press('1')).data).toMatchObject({ push: { waiting: 0, parked: 0, last: { is_test: 1, note_no: null, state: 'done' } } })
  const { body, headers } = heard(0)
  expect([JSON.parse(body), headers['webhook-id'], headers['delivery-signature']]).toEqual([
    expect.objectContaining({ schema: 'test-1' }),
    expect.stringMatching(/^test-\d+$/),
    undefined,
  ])
  pharmacy.answer = () => 302
  const failed = (await press('1')).data
  expect(failed).toMatchObject({ push: { parked: 0, last: { state: 'parked', words: '对方要求转到其他地址（HTTP 302），不予转送' } } })
  h.clock.advance(3_600_000)
  await round()
  expect(pharmacy.received).toHaveLength(2)
})

it('set again, the address has another secret, the one before signs for a day, and what had not come goes to the new one', async () => {
  pharmacy.answer = () => 500
  await send()
  await round()
  const moved = await TestConsumer.start()
  const next = await set(moved.url)
  const signers = (consumer: TestConsumer) => {
    const { signature, body } = heard(-1, consumer)
    const at = signature.slice(2, 12)
    return [secret, next].map((key) => signature.includes(createHmac('sha256', key).update(`${at}.${body}`).digest('hex')))
  }
  h.clock.advance(60_000)
  await round()
  expect([moved.received.length, signers(moved)]).toEqual([1, [true, true]])
  h.clock.advance(24 * 3_600_000)
  await press('1')
  expect(signers(moved)).toEqual([false, true])
  await moved.stop()
})

it('an address that was taken away hears nothing more, and a new one begins with the next parcel', async () => {
  await send()
  expect(await me.client.delete('/api/shop/push')).toMatchObject({ status: 200 })
  await round()
  expect([pharmacy.received.length, await push()]).toEqual([0, null])
  for (const answer of [await me.client.delete('/api/shop/push'), await press('1')]) expect(answer.status).toBe(404)
  await set(pharmacy.url)
  const next = await send()
  await round()
  expect(notes()).toEqual([await noteOf(next)])
})

it('an address without https, inside or too long is refused in Chinese, and its name is kept as it is connected to', async () => {
  const outside = strict.client()
  outside.setCookie('sid', me.client.cookie('sid') ?? '')
  const asked = async (url: string) => {
    const answer = await outside.post('/api/shop/push', { url })
    return (answer.data as { errors?: { url: string[] } } | null)?.errors?.url[0]
  }
  expect(await asked('http://pharmacy.example.com/')).toBe('推送地址须为 https 地址')
  expect(await asked('https://169.254.169.254/')).toBe('推送地址不能是内网地址')
  expect(await asked(`https://pharmacy.example.com/?q=${'药'.repeat(200)}`)).toBe('推送地址最多 500 个字符')
  expect(await asked('HTTPS://Pharmacy.Example.com')).toBeUndefined()
  expect(await push()).toMatchObject({ url: 'https://pharmacy.example.com/' })
})

it('only the owner sees the address, sets it, takes it away or presses', async () => {
  await sql`update account_member set role = 'buyer' where account_id = ${me.person.accountId}`.execute(h.deps.db)
  const calls = [
    me.client.get('/api/shop/push'),
    me.client.delete('/api/shop/push'),
    press('1'),
    me.client.post('/api/shop/push', { url: 'x' }),
  ]
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 403, data: { reason: 'MEMBER_DENIED' } })
})

it('a shop presses twenty times in ten minutes at most', async () => {
  for (let nth = 0; nth < 20; nth++) expect((await press('1')).status).toBe(200)
  expect(await press('1')).toMatchObject({ status: 429, data: { reason: 'RATE_LIMITED' } })
})
