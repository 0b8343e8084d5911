import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'
import { askTicket, freshPhone } from './testEntry.ts'

const STEP1 = '/api/forget/step1'
const STEP2 = '/api/forget/step2'
const NEXT = 'a long new one'
const NEW = { password: NEXT, password_confirmation: NEXT }

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

const ticketOf = () => askTicket(h, STEP1, person.phone, 'forget')
const login = (password: string) => h.client().post('/api/auth/login', { username: person.username, password })

describe('a forgotten password', () => {
  it('a forgotten password is replaced, every session ends, and the lock of wrong tries falls', async () => {
    const clients = [await logIn(h, person), await logIn(h, person)]
    for (let i = 0; i < 6; i++) await login('Wrong-pass')
    expect((await login(PASSWORD)).status).toBe(400)
    expect(await h.client().post(STEP2, { ticket: await ticketOf(), ...NEW })).toMatchObject({ status: 200, data: {} })
    for (const client of clients) expect((await client.get('/api/user/base')).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(422)
    expect((await login(NEXT)).status).toBe(200)
  })

  it("a password reset leaves the session that asks, when it is the account's own", async () => {
    const [here, elsewhere, stranger] = [await logIn(h, person), await logIn(h, person), await logIn(h, await createPerson(h))]
    expect((await here.post(STEP2, { ticket: await ticketOf(), ...NEW })).status).toBe(200)
    expect((await here.get('/api/user/base')).status).toBe(200)
    expect((await elsewhere.get('/api/user/base')).status).toBe(401)
    expect((await stranger.post(STEP2, { ticket: await ticketOf(), password: `${NEXT}!`, password_confirmation: `${NEXT}!` })).status).toBe(
      200,
    )
    expect((await here.get('/api/user/base')).status).toBe(401)
    expect((await stranger.get('/api/user/base')).status).toBe(200)
  })

  it('a password reset answers alike for known and unknown phones', async () => {
    const stranger = freshPhone()
    for (const phone of [person.phone, stranger]) await h.client().post('/api/user/create_code', { phone, scene: 'forget' })
    const [known, unknown] = [
      await h.client().post(STEP1, { phone: person.phone, code: '123456' }),
      await h.client().post(STEP1, { phone: stranger, code: '123456' }),
    ]
    expect(known).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} })
  })

  it('a password reset takes a ticket once, for half an hour, while the account keeps the phone', async () => {
    const EXPIRED = { status: 410, data: { reason: 'TICKET_EXPIRED' } }
    const spent = await ticketOf()
    const sibling = await ticketOf()
    expect((await h.client().post(STEP2, { ticket: spent, ...NEW })).status).toBe(200)
    for (const ticket of [spent, sibling]) expect(await h.client().post(STEP2, { ticket, ...NEW })).toMatchObject(EXPIRED)
    const late = await ticketOf()
    h.clock.advance(1_800_000)
    expect(await h.client().post(STEP2, { ticket: late, ...NEW })).toMatchObject(EXPIRED)
    const moved = await ticketOf()
    await h.deps.db.updateTable('account').set({ phone: freshPhone() }).where('id', '=', person.accountId).execute()
    expect(await h.client().post(STEP2, { ticket: moved, ...NEW })).toMatchObject(EXPIRED)
  })

  it('a password reset lets one of twenty uses of a ticket at once win', async () => {
    const ticket = await ticketOf()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        h.client().post(STEP2, { ticket, password: `${NEXT} ${i}`, password_confirmation: `${NEXT} ${i}` }),
      ),
    )
    const winners = answers.flatMap((answer, i) => (answer.status === 200 ? [i] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(19)
    expect((await login(`${NEXT} ${winners[0]}`)).status).toBe(200)
  })

  it('a password reset and a change at once by its owner leave one of the two passwords and no deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      person = await createPerson(h)
      const [ticket, owner] = [await ticketOf(), await logIn(h, person)]
      const [reset, change] = await Promise.all([
        h.client().post(STEP2, { ticket, ...NEW }),
        owner.post('/api/user/resetPassword', { old_password: PASSWORD, password: `${NEXT} of the owner` }),
      ])
      const statuses = [reset.status, change.status]
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect((await login(reset.status === 200 ? NEXT : `${NEXT} of the owner`)).status).toBe(200)
    }
  })

  it.each([
    ['nothing', {}, { ticket: ['请从第一步开始'], password: ['请填写密码'], password_confirmation: ['请再次输入密码'] }],
    ['a common one', { ticket: 'x', password: '12345678', password_confirmation: '12345678' }, { password: ['密码过于常见，请换一个'] }],
    [
      'two that differ',
      { ticket: 'x', password: NEXT, password_confirmation: `${NEXT}!` },
      { password_confirmation: ['两次输入的密码不一致'] },
    ],
  ])('a password reset refuses %s in the order of the form', async (_name, form, errors) => {
    const answer = await h.client().post(STEP2, form)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  })

  it('a password reset refuses the phone of the account as a password', async () => {
    expect(
      await h.client().post(STEP2, { ticket: await ticketOf(), password: person.phone, password_confirmation: person.phone }),
    ).toMatchObject({ status: 422, data: { errors: { password: ['密码不能与用户名或手机号相同'] } } })
  })
})
