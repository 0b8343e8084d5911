import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'
import { askTicket } from '../account-entry/testEntry.ts'

const RESET = '/api/user/resetPassword'
const NEXT = 'a long new one'

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(86_400_000)
  person = await createPerson(h)
})

const login = (password: string) => h.client().post('/api/auth/login', { username: person.username, password })

it("changes the password, ends every other session of the account and no other account's", async () => {
  const [here, elsewhere, stranger] = [await logIn(h, person), await logIn(h, person), await logIn(h, await createPerson(h))]
  expect(await here.post(RESET, { old_password: PASSWORD, password: NEXT, password_confirmation: NEXT })).toMatchObject({
    status: 200,
    data: {},
  })
  expect((await here.get('/api/user/base')).status).toBe(200)
  expect((await elsewhere.get('/api/user/base')).status).toBe(401)
  expect((await stranger.get('/api/user/base')).status).toBe(200)
  expect((await login(PASSWORD)).status).toBe(422)
  expect((await login(NEXT)).status).toBe(200)
  expect(
    await h.deps.db.selectFrom('audit_log').where('account_id', '=', person.accountId).select(['action', 'before', 'after']).execute(),
  ).toEqual([{ action: 'account.change_password', before: null, after: null }])
})

it('voids tickets that were issued under the old password', async () => {
  const ticket = await askTicket(h, '/api/forget/step1', person.phone, 'forget')
  const owner = await logIn(h, person)
  expect((await owner.post(RESET, { old_password: PASSWORD, password: NEXT })).status).toBe(200)
  expect(
    await h.client().post('/api/forget/step2', { ticket, password: 'another new one', password_confirmation: 'another new one' }),
  ).toMatchObject({ status: 410 })
})

it.each([
  ['nothing', {}, { old_password: ['请填写原密码'], password: ['请填写新密码'] }],
  ['no old password', { password: NEXT }, { old_password: ['请填写原密码'] }],
  ['a short one', { old_password: PASSWORD, password: 'short' }, { password: ['新密码不能少于8个字符'] }],
  ['a long one', { old_password: PASSWORD, password: 'x'.repeat(65) }, { password: ['新密码不能超过64个字符'] }],
  ['a common one', { old_password: PASSWORD, password: 'password123' }, { password: ['密码过于常见，请换一个'] }],
  ['the old one', { old_password: PASSWORD, password: PASSWORD }, { password: ['新密码不能与原密码相同'] }],
  [
    'two that differ',
    { old_password: PASSWORD, password: NEXT, password_confirmation: `${NEXT}!` },
    { password_confirmation: ['两次输入的密码不一致'] },
  ],
  ['a NUL', { old_password: PASSWORD, password: `${NEXT}\0` }, { password: ['新密码含有无法使用的字符'] }],
  ['a wrong old one', { old_password: 'Wrong-pass', password: NEXT }, { old_password: ['原密码不正确'] }],
])('refuses %s in the order of the form', async (_name, form, errors) => {
  const answer = await (await logIn(h, person)).post(RESET, form)
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  expect((await login(PASSWORD)).status).toBe(200)
})

it('refuses the user name of the account as a password, and asks visitors to log in', async () => {
  await h.deps.db
    .updateTable('account')
    .set({ username: `long-${person.username}` })
    .where('id', '=', person.accountId)
    .execute()
  const client = h.client()
  await client.post('/api/auth/login', { username: person.phone, password: PASSWORD })
  expect(await client.post(RESET, { old_password: PASSWORD, password: `LONG-${person.username}` })).toMatchObject({
    status: 422,
    data: { errors: { password: ['密码不能与用户名或手机号相同'] } },
  })
  expect((await h.client().post(RESET, { old_password: PASSWORD, password: NEXT })).status).toBe(401)
})

it('lets one of several changes at once win, and leaves exactly its password and its session', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => logIn(h, person)))
  const answers = await Promise.all(clients.map((client, i) => client.post(RESET, { old_password: PASSWORD, password: `${NEXT} ${i}` })))
  const winners = answers.flatMap((answer, i) => (answer.status === 200 ? [i] : []))
  expect(winners).toHaveLength(1)
  for (const answer of answers) expect([200, 401, 422]).toContain(answer.status)
  expect((await login(`${NEXT} ${winners[0]}`)).status).toBe(200)
  const alive = await Promise.all(clients.map(async (client) => (await client.get('/api/user/base')).status === 200))
  expect(alive.flatMap((isAlive, i) => (isAlive ? [i] : []))).toEqual(winners)
})

it('leaves no session opened by the old password beside the change', async () => {
  const owner = await logIn(h, person)
  const [change, ...logins] = await Promise.all([
    owner.post(RESET, { old_password: PASSWORD, password: NEXT }),
    ...Array.from({ length: 4 }, async () => {
      const client = h.client()
      return { status: (await client.post('/api/auth/login', { username: person.username, password: PASSWORD })).status, client }
    }),
  ])
  expect(change.status).toBe(200)
  for (const { client } of logins) expect((await client.get('/api/user/base')).status).toBe(401)
})
