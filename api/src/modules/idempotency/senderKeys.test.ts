import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { newKey } from '../../testing/trading.ts'
import { askCode, askTicket, freshPhone, outbox, personForm, shopForm, textOf } from '../account-entry/testEntry.ts'
import { keepUploadRow } from '../erp/testUpload.ts'
import { forgetKeys } from './idempotency.service.ts'

const REUSED = { status: 409, message: '请勿重复提交，请刷新页面后重试', data: { reason: 'IDEMPOTENCY_REUSED' } }

let h: Harness
let person: Person
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  person = await createPerson(h)
  client = await logIn(h, person)
})
afterAll(() => h.close())

const address = { name: '王店长', phone: '13800000001', province: '330000', city: '330100', district: '330106', address: '示范路1号' }

it('an address sent three times under one key, twice of them at once, is one address; other words under the key are refused', async () => {
  const sent = { ...address, client_key: newKey() }
  const answers = await Promise.all([client.post('/api/address', sent), client.post('/api/address', sent)])
  answers.push(await client.post('/api/address', sent))
  expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(answers.map(() => ({ status: 200, data: answers[0]?.data })))
  expect((await client.get('/api/address')).data).toHaveLength(1)
  expect(await client.post('/api/address', { ...sent, name: '李店长' })).toMatchObject(REUSED)
  await client.post('/api/address', address)
  expect((await client.get('/api/address')).data).toHaveLength(2)
})

it('a paper, and the one that follows it, are handed in once per key', async () => {
  const file = await keepUploadRow(h, person.memberId, 'certificate')
  const paper = { kind: 'yljg', no: 'YL-1', valid_from: '2026-01-01', file, client_key: newKey() }
  const first = await client.post('/api/user/zizhi', paper)
  expect(first.status).toBe(200)
  expect(await client.post('/api/user/zizhi', paper)).toMatchObject({ status: 200, data: first.data })
  const rows = h.deps.db.selectFrom('certificate').where('member_id', '=', person.memberId).where('no', 'in', ['YL-1', 'YL-2'])
  const { id } = await rows.select('id').executeTakeFirstOrThrow()
  await h.deps.db.updateTable('certificate').set({ status: 'passed' }).where('id', '=', id).execute()
  const { kind: _, ...next } = { ...paper, no: 'YL-2', client_key: newKey() }
  expect((await client.send('PUT', `/api/user/zizhi/${id}`, next)).status).toBe(200)
  expect((await client.send('PUT', `/api/user/zizhi/${id}`, next)).status).toBe(200)
  expect(await client.send('PUT', `/api/user/zizhi/${id}`, { ...next, no: 'YL-3' })).toMatchObject(REUSED)
  expect(await rows.orderBy('id').select(['no', 'status']).execute()).toEqual([
    { no: 'YL-1', status: 'passed' },
    { no: 'YL-2', status: 'pending' },
  ])
})

it('shops are added once per key, though the code is used up by the first', async () => {
  const other = await createPerson(h)
  const sent = { phone: other.phone, code: await askCode(h, other.phone, 'shop'), role: 'buyer', client_key: newKey() }
  const first = await client.post('/api/shop/multi', sent)
  expect(first.data).toMatchObject([{}, { member_id: String(other.memberId), role: 'buyer' }])
  expect(await client.post('/api/shop/multi', sent)).toMatchObject({ status: 200, data: first.data })
  expect(await client.post('/api/shop/multi', { ...sent, role: 'finance' })).toMatchObject(REUSED)
})

describe('a text message', () => {
  const sentTo = async (phone: string) => (await outbox(h)).filter((message) => message.phone === phone)
  const ask = (phone: string, key: string) => h.client().post('/api/user/create_code', { phone, scene: 'register', client_key: key })

  it('a text message asked for three times under one key is sent once, and the answer is the same', async () => {
    const [phone, key] = [freshPhone(), newKey()]
    const answers = await Promise.all([ask(phone, key), ask(phone, key)])
    answers.push(await ask(phone, key))
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [200, { retry_after: 60, outbox: '/outbox' }]))
    expect(await sentTo(phone)).toHaveLength(1)
    expect(await ask(phone, newKey())).toMatchObject({ status: 429, data: { reason: 'CODE_TOO_OFTEN' } })
    expect(await ask(freshPhone(), key)).toMatchObject(REUSED)
    h.clock.advance(31 * 60_000)
    expect((await ask(phone, key)).status).toBe(200)
    expect(await sentTo(phone)).toHaveLength(2)
  })

  it('a text message that was refused leaves its key free', async () => {
    const [phone, key] = [freshPhone(), newKey()]
    await ask(phone, newKey())
    expect((await ask(phone, key)).status).toBe(429)
    h.clock.advance(61_000)
    expect((await ask(phone, key)).status).toBe(200)
    expect(await sentTo(phone)).toHaveLength(2)
  })
})

describe('a registration', () => {
  const STEP2 = '/api/register/step2'
  const accounts = (phone: string) => h.deps.db.selectFrom('account').where('phone', '=', phone).select('id').execute()

  async function registered() {
    const phone = freshPhone()
    const form: Record<string, string> = {
      ticket: await askTicket(h, '/api/register/step1', phone, 'register'),
      ...personForm(),
      client: 'app',
      client_key: newKey(),
    }
    return { phone, form, first: await h.client().post(STEP2, form) }
  }

  it('a registration whose answer was lost is answered again under its key: one account, and a login that works', async () => {
    const { phone, form, first } = await registered()
    const again = await h.client().post(STEP2, form)
    expect([again.status, textOf(again, 'member_id')]).toEqual([200, textOf(first, 'member_id')])
    const app = h.client({ authorization: `Bearer ${textOf(again, 'token')}` })
    expect(await app.get('/api/user/base')).toMatchObject({ status: 200, data: { member_id: textOf(first, 'member_id') } })
    expect(await accounts(phone)).toHaveLength(1)
    expect(await h.client().post(STEP2, { ...form, company: '另一家药房' })).toMatchObject(REUSED)
    expect(await h.client().post(STEP2, { ...form, client_key: newKey() })).toMatchObject({ status: 410 })
  })

  it('a registration sent twice at once makes one account, and both get in', async () => {
    const phone = freshPhone()
    const form = { ticket: await askTicket(h, '/api/register/step1', phone, 'register'), ...personForm(), client_key: newKey() }
    const answers = await Promise.all([h.client().post(STEP2, form), h.client().post(STEP2, form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await accounts(phone)).toHaveLength(1)
  })

  it('a registration is answered again for half an hour, and no more once the password is another', async () => {
    const { form, first } = await registered()
    h.clock.advance(29 * 60_000)
    expect((await h.client().post(STEP2, form)).status).toBe(200)
    h.clock.advance(61_000)
    expect(await h.client().post(STEP2, form)).toMatchObject({ status: 410, data: { reason: 'TICKET_EXPIRED' } })
    expect(first.status).toBe(200)

    const other = await registered()
    const app = h.client({ authorization: `Bearer ${textOf(other.first, 'token')}` })
    const [old, password] = [String(other.form['password']), 'another horse 8']
    expect((await app.post('/api/user/resetPassword', { old_password: old, password })).status).toBe(200)
    expect(await h.client().post(STEP2, other.form)).toMatchObject({ status: 410, data: { reason: 'TICKET_EXPIRED' } })
  })

  it('a further shop is registered once per key', async () => {
    const ticket = await askTicket(h, '/api/register/dd/step1', person.phone, 'shop')
    const form: Record<string, string> = { ticket, ...shopForm(), client_key: newKey() }
    const [first, again] = [await h.client().post('/api/register/dd/step2', form), await h.client().post('/api/register/dd/step2', form)]
    expect([first.status, again.status, textOf(again, 'member_id')]).toEqual([200, 200, textOf(first, 'member_id')])
    const shops = h.deps.db
      .selectFrom('member')
      .where('company', '=', form['company'] ?? '')
      .select('id')
    expect(await shops.execute()).toHaveLength(1)
  })
})

it('the keys of visitors are forgotten after seven days', async () => {
  h.clock.advance(7 * 86_400_000 + 1_000)
  await forgetKeys(h.deps)
  expect(await h.deps.db.selectFrom('visitor_key').select('key').execute()).toEqual([])
})
