import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { busyShopper, WORDS } from '../../testing/closing.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { logIn, PASSWORD } from '../../testing/people.ts'
import { createShopper, type PlacedWire, type Shopper } from '../../testing/trading.ts'

let h: Harness
let me: Shopper
let placed: PlacedWire
let url: string
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  ;({ me, placed } = await busyShopper(h))
})
afterAll(() => h.close())

const rowsIn = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array())) as Record<string, unknown>[]

it('a member is given the way to their data for the password alone', async () => {
  expect(await me.client.post('/api/user/export', { password: 'Wrong-2026' })).toMatchObject({
    status: 422,
    data: { errors: { password: ['密码不正确'] } },
  })
  const asked = await me.client.post('/api/user/export', { password: PASSWORD })
  ;({ url } = asked.data as { url: string })
  expect(url).toMatch(/^\/files\/export\/[A-Za-z0-9_-]{43}\.zip$/)
})

it('the ZIP of a member holds a JSON of each kind with bank account and tax number as they were typed, and no secret', async () => {
  const answer = await me.client.raw(url)
  const files = unzipSync(answer.rawPayload)
  const kinds = ['account', 'orders', 'chats', 'plans', 'plan-lines', 'files', 'looks']
  expect(Object.keys(files)).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}.json`)))
  expect(rowsIn(files, 'account')).toEqual([expect.objectContaining({ name: WORDS.name, phone: WORDS.phone, email: WORDS.email })])
  expect(rowsIn(files, 'orders').map(({ no }) => no)).toEqual(placed.orders.map(({ no }) => no))
  expect(rowsIn(files, 'withdrawals')).toEqual([expect.objectContaining({ bank_account: WORDS.bankAccount })])
  expect(rowsIn(files, 'invoice-profile')).toEqual([expect.objectContaining({ tax_no: WORDS.taxNo })])
  expect(rowsIn(files, 'trades')).toEqual([
    expect.objectContaining({ invoice_buyer: expect.objectContaining({ tax_no: WORDS.taxNo }) as object }),
  ])
  expect(rowsIn(files, 'mail')).toEqual([expect.objectContaining({ address: WORDS.email })])
  expect(rowsIn(files, 'wechat-of-messages')).toEqual([expect.objectContaining({ nickname: WORDS.name })])
  for (const name of ['message-choices', 'messages-sent']) expect(rowsIn(files, name)).toEqual([])
  expect(rowsIn(files, 'coupons')).toEqual([])
  expect(rowsIn(files, 'delivery-push')).toEqual([expect.objectContaining({ url: `https://pharmacy.example.com/?ask=${WORDS.phone}` })])
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(''),
  ).not.toMatch(/argon2|token_hash|sealed:/)
})

it('the way to the data is closed to another session, another member and after a quarter of an hour', async () => {
  const other = await createShopper(h)
  expect((await other.client.raw(url)).statusCode).toBe(404)
  expect((await (await logIn(h, me.person)).raw(url)).statusCode).toBe(404)
  expect((await h.app.inject({ method: 'GET', url })).statusCode).toBe(401)
  h.clock.advance(15 * 60_000)
  expect((await me.client.raw(url)).statusCode).toBe(404)
})

it('the office is given the same for a member who asked by letter', async () => {
  const answer = await h.app.inject({
    method: 'GET',
    url: `/api/erp/member/${me.person.memberId}/data`,
    headers: { authorization: `Bearer ${ERP_TOKEN}` },
  })
  expect(rowsIn(unzipSync(answer.rawPayload), 'account')).toEqual([expect.objectContaining({ name: WORDS.name })])
})
