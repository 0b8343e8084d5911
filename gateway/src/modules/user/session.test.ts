import { describe, expect, it } from 'vitest'
import { userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

const bearer = { kind: 'bearer', value: 'app-token' } as const
const state = { state: 'member', expires: 1_795_831_200, renewable_until: 1_803_002_400 }
const query = '{ session { status expiresAt renewalEndsAt } }'

describe('session', () => {
  it('session says when a login ends and how far it can be renewed', async () => {
    const answer = await openHarness({ 'GET /api/auth/session': ok(state) }).ask(query, { session: bearer })
    expect(answer.data).toEqual({
      session: { status: 'MEMBER', expiresAt: '2026-11-28T02:00:00Z', renewalEndsAt: '2027-02-19T02:00:00Z' },
    })
  })

  it('session is a visitor without asking, and expired where the marketplace does not know it any more', async () => {
    const none = { expiresAt: null, renewalEndsAt: null }
    const { ask, rest } = openHarness({
      'GET /api/auth/session': { ...ok({ state: 'visitor', expires: null, renewable_until: null }), isSessionExpired: true },
    })
    expect((await ask(query, { session: null })).data).toEqual({ session: { status: 'VISITOR', ...none } })
    expect(rest.calls).toEqual([])
    const ended = await ask(query, { session: bearer })
    expect(ended.data).toEqual({ session: { status: 'EXPIRED', ...none } })
    expect(JSON.parse(ended.text)).toMatchObject({ extensions: { session: 'EXPIRED' } })
  })

  it('renewSession answers the login as it is then', async () => {
    const { ask, rest } = openHarness({ 'POST /api/auth/renew': ok(state) })
    const answer = await ask('mutation { renewSession { session { status expiresAt } } }', { session: bearer })
    expect(answer.data).toEqual({ renewSession: { session: { status: 'MEMBER', expiresAt: '2026-11-28T02:00:00Z' } } })
    expect(rest.sent.map(({ caller }) => caller.session)).toEqual([bearer])
  })

  it.each([
    [bearer, 'member_id=8&client=app'],
    [{ kind: 'cookie', value: 'c' } as const, 'member_id=8'],
  ])('switchShop answers by the way it was asked, %j', async (session, form) => {
    const { ask, rest } = openHarness({ 'POST /api/auth/switch': ok({ user: userBody(), token: 'next', token_expires: 1_795_831_200 }) })
    await ask('mutation { switchShop(input: { memberID: "8" }) { token } }', { session })
    expect(rest.calls).toEqual([`POST /api/auth/switch ${form}`])
  })
})
