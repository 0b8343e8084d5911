import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { newPasswordProblem } from './newPassword.ts'
import { hashPassword } from './password.ts'

const LOGIN = '/api/auth/login'

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(3_600_000)
  person = await createPerson(h)
})

const attempt = (headers: Record<string, string>, username = person.username) =>
  h.client(headers).post(LOGIN, { username, password: 'Wrong-pass' })

/** Answers of 422 were evaluated; the lock turns the rest away unread. */
const evaluated = (answers: readonly { status: number }[]) => answers.filter((answer) => answer.status === 422).length

describe('guessing a password', () => {
  it('guessing a password is evaluated five times one after the other, and sixty at once change nothing', async () => {
    const serial = []
    for (let i = 0; i < 12; i++) serial.push(await attempt({}))
    expect(evaluated(serial)).toBe(5)
    person = await createPerson(h)
    expect(evaluated(await Promise.all(Array.from({ length: 60 }, () => attempt({}))))).toBe(5)
  })

  it('guessing a password is not helped by forged headers', async () => {
    const forged = (i: number) => ({
      'x-forwarded-for': `198.51.100.${i}`,
      'x-real-ip': `198.51.100.${i}`,
      'x-client-ip': `198.51.100.${i}`,
      forwarded: `for=198.51.100.${i}`,
      'x-request-id': `request-${i}-abcdef`,
    })
    expect(evaluated(await Promise.all(Array.from({ length: 60 }, (_, i) => attempt(forged(i)))))).toBe(5)
  })

  it('the old password of a change is counted together with log-ins', async () => {
    const client = await logIn(h, person)
    const change = () => client.post('/api/user/resetPassword', { old_password: 'Wrong-pass', password: 'a long new one' })
    for (let i = 0; i < 3; i++) expect(await change()).toMatchObject({ status: 422, data: { errors: { old_password: ['原密码不正确'] } } })
    for (let i = 0; i < 2; i++) expect((await attempt({})).status).toBe(422)
    expect(await change()).toMatchObject({ status: 400, data: { reason: 'LOCKED', seconds: 900 } })
    expect(await client.post('/api/user/resetPassword', { old_password: PASSWORD, password: 'a long new one' })).toMatchObject({
      status: 400,
      data: { reason: 'LOCKED' },
    })
  })

  it('guessing a password takes as long for an unknown name as for a known one: the same hash is worked out', async () => {
    // With a password kept as the shop keeps them.
    const password_hash = await hashPassword(PASSWORD, h.deps.random)
    await h.deps.db.updateTable('account').set({ password_hash }).where('id', '=', person.accountId).execute()
    expect((await h.client().post(LOGIN, { username: person.username, password: PASSWORD })).status).toBe(200)
    const work = vi.spyOn(crypto, 'argon2')
    syncBuiltinESMExports()
    try {
      for (const username of [person.username, 'unknown']) expect((await attempt({}, username)).status).toBe(422)
      const costs = work.mock.calls.map(([kind, { memory, passes, parallelism }]) => [kind, memory, passes, parallelism])
      expect(costs).toEqual([
        ['argon2id', 19_456, 2, 1],
        ['argon2id', 19_456, 2, 1],
      ])
    } finally {
      work.mockRestore()
      syncBuiltinESMExports()
    }
  })
})

describe('a new password', () => {
  const owner = { username: 'LongName', phone: '13800000001' }

  it.each(['12345678', 'PASSWORD123', 'Woaini1314', 'qwertyuiop', '88888888', 'P@ssw0rd', '1qaz2WSX', 'yaodian123'])(
    'a new password is not one of the commonest: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
      expect(newPasswordProblem(password, owner)).toBe('密码过于常见，请换一个')
    },
  )

  it('a new password is of 8 to 64 characters and otherwise whatever one likes', () => {
    for (const fine of [PASSWORD, 'aaaaaaaab', '中文密码也可以用的', 'kkkkkkkkkkkk', '😀😀😀😀😀😀😀😀', 'x'.repeat(64), '        '])
      expect(newPasswordProblem(fine, owner)).toBeNull()
    for (const bad of ['1234567', 'x'.repeat(65), '']) expect(newPasswordProblem(bad, owner)).toBe('密码长度须为8至64个字符')
  })

  it('a new password is not its owner', () => {
    for (const known of ['longname', 'LONGNAME', '13800000001'])
      expect(newPasswordProblem(known, owner)).toBe('密码不能与用户名或手机号相同')
  })
})
