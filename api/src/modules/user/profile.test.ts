import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { askCode, freshPhone, otherThan } from '../account-entry/testEntry.ts'

const UPDATE = '/api/user/updateUserInfo'

let h: Harness
let person: Person
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(86_400_000)
  person = await createPerson(h)
  client = await logIn(h, person)
})

const phoneNow = async () =>
  (await h.deps.db.selectFrom('account').where('id', '=', person.accountId).select('phone').executeTakeFirstOrThrow()).phone

describe('updateUserInfo', () => {
  it('updateUserInfo changes the name alone, also when the form sends the phone as it was or as it is shown', async () => {
    expect(await client.post(UPDATE, { name: ' 王 青禾 ' })).toMatchObject({ status: 200, data: { name: '王 青禾' } })
    for (const phone of [person.phone, `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`]) {
      expect(await client.post(UPDATE, { name: '沈砚秋', phone, code: '' })).toMatchObject({
        status: 200,
        data: { name: '沈砚秋', phone: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}` },
      })
    }
    expect(await phoneNow()).toBe(person.phone)
  })

  it('updateUserInfo changes the phone for a code sent to the new one', async () => {
    const phone = freshPhone()
    const code = await askCode(h, phone, 'phone', client)
    expect(await client.post(UPDATE, { phone, code })).toMatchObject({ status: 200, data: { phone: `159****${phone.slice(-4)}` } })
    expect((await h.client().post('/api/auth/login', { username: phone, password: PASSWORD })).status).toBe(200)
    expect((await h.client().post('/api/auth/login', { username: person.phone, password: PASSWORD })).status).toBe(422)
    const [entry] = await h.deps.db
      .selectFrom('audit_log')
      .where('account_id', '=', person.accountId)
      .select(['action', 'before', 'after'])
      .execute()
    expect(entry).toEqual({
      action: 'account.change_phone',
      before: { phone: `138****${person.phone.slice(-4)}` },
      after: { phone: `159****${phone.slice(-4)}` },
    })
  })

  it('updateUserInfo keeps the phone without the right code, and the name with it', async () => {
    const phone = freshPhone()
    const code = await askCode(h, phone, 'phone', client)
    expect(await client.post(UPDATE, { name: '改名', phone })).toMatchObject({ status: 422, data: { errors: { code: ['请填写验证码'] } } })
    expect(await client.post(UPDATE, { name: '改名', phone, code: otherThan(code) })).toMatchObject({
      status: 400,
      data: { reason: 'CODE_WRONG' },
    })
    expect(await client.post(UPDATE, { phone: freshPhone(), code })).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
    expect(await phoneNow()).toBe(person.phone)
    expect(await client.get('/api/user/base')).toMatchObject({ data: { name: '王店长' } })
  })

  it("updateUserInfo says of another account's phone only what it says of a free one", async () => {
    const other = await createPerson(h)
    const free = freshPhone()
    for (const phone of [other.phone, free]) await client.post('/api/user/create_code', { phone, scene: 'phone' })
    const [taken, wrong] = [
      await client.post(UPDATE, { phone: other.phone, code: '123456' }),
      await client.post(UPDATE, { phone: free, code: '123456' }),
    ]
    expect({ ...taken, headers: {} }).toEqual({ ...wrong, headers: {} })
  })

  it('updateUserInfo gives a phone that two accounts proved at once to one of them', async () => {
    const other = await logIn(h, await createPerson(h))
    const phone = freshPhone()
    const first = await askCode(h, phone, 'phone', client)
    await h.deps.db
      .updateTable('account')
      .set({ phone })
      .where('id', '=', (await createPerson(h)).accountId)
      .execute()
    expect(await client.post(UPDATE, { phone, code: first })).toMatchObject({
      status: 422,
      data: { errors: { phone: ['该手机号已被其他账号使用'] } },
    })
    expect(await other.post(UPDATE, { phone, code: first })).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
  })

  it.each([
    ['nothing', {}, { name: ['请填写姓名'] }],
    ['an empty name', { name: '  ' }, { name: ['请填写姓名'] }],
    ['a long name', { name: '长'.repeat(31) }, { name: ['姓名不能超过30个字符'] }],
    ['a name with hidden letters', { name: '王\u200B店长' }, { name: ['姓名含有无法使用的字符'] }],
    [
      'faults everywhere',
      { name: '', phone: '123', code: 'x' },
      { name: ['请填写姓名'], phone: ['请输入正确的手机号'], code: ['请输入6位数字验证码'] },
    ],
    ['a landline', { name: '王', phone: '010-12345678' }, { phone: ['请输入正确的手机号'] }],
  ])('updateUserInfo refuses %s in the order of the form', async (_name, form, errors) => {
    const answer = await client.post(UPDATE, form)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  })

  it('updateUserInfo asks visitors to log in', async () => {
    expect((await h.client().post(UPDATE, { name: '王' })).status).toBe(401)
  })
})

describe('phone/{param}', () => {
  it('phone/{param} answers alike whether there is an account', async () => {
    const [known, unknown] = [
      await h.client().get(`/api/user/phone/${person.phone}`),
      await h.client().get(`/api/user/phone/${freshPhone()}`),
    ]
    expect(known).toMatchObject({ status: 200, data: { ok: true } })
    expect({ ...unknown, headers: Object.keys(unknown.headers) }).toEqual({ ...known, headers: Object.keys(known.headers) })
  })

  it.each(['123', '12800000001', '010-12345678', 'x'.repeat(50)])('phone/{param} refuses %s', async (text) => {
    expect(await h.client().get(`/api/user/phone/${text}`)).toMatchObject({
      status: 422,
      data: { errors: { phone: ['请输入正确的手机号'] } },
    })
  })
})
