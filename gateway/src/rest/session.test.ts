import { describe, expect, it } from 'vitest'
import { readSession, SessionJar } from './session.ts'

describe('reading the session', () => {
  const rows: readonly [name: string, authorization: string | null, cookies: string | null, isLocal: boolean, expected: unknown][] = [
    ['no header at all', null, null, false, null],
    ['the host cookie', null, 'a=1; __Host-sid=abc; b=2', false, { kind: 'cookie', value: 'abc' }],
    ["a plain cookie on a public host is somebody else's", null, 'sid=abc', false, null],
    ['the plain cookie on this machine', null, 'sid=abc', true, { kind: 'cookie', value: 'abc' }],
    ['a bearer token', 'Bearer tok-1', null, false, { kind: 'bearer', value: 'tok-1' }],
    ['a bearer token before a cookie', 'bearer tok-1', '__Host-sid=abc', false, { kind: 'bearer', value: 'tok-1' }],
    ['another scheme', 'Basic dXNlcg==', null, false, null],
    ['a cookie that would break out of its header', null, '__Host-sid=a\r\nx: 1', false, null],
    ['a token with strange letters', 'Bearer 药', null, false, null],
    ['an endless token', `Bearer ${'x'.repeat(600)}`, null, false, null],
    ['a cookie whose name only ends alike', null, 'x__Host-sid=abc', false, null],
    ['an empty cookie', null, '__Host-sid=', false, null],
  ]
  it.each(rows)('the session is read: %s', (_, authorization, cookies, isLocal, expected) => {
    expect(readSession(authorization, cookies, isLocal)).toEqual(expected)
  })
})

describe('the jar', () => {
  const received = (lines: readonly string[], isLocal = false): { cookie: string | null; session: unknown } => {
    const jar = new SessionJar(null, isLocal)
    jar.receive(lines)
    return { cookie: jar.setCookie, session: jar.session }
  }

  it('the cookie jar renames the cookie and keeps its lifetime', () => {
    expect(received(['sid=new; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800'])).toEqual({
      cookie: '__Host-sid=new; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=604800',
      session: { kind: 'cookie', value: 'new' },
    })
  })

  it('the cookie jar uses the plain name without Secure on this machine', () => {
    expect(received(['sid=new; Path=/'], true).cookie).toBe('sid=new; Path=/; HttpOnly; SameSite=Lax')
  })

  it.each([
    'sid=; Max-Age=0',
    'sid=x; Max-Age=0; Path=/',
    'sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    'sid=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])('the cookie jar clears on %s', (line) => {
    expect(received([line])).toEqual({ cookie: '__Host-sid=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0', session: null })
  })

  it("the cookie jar passes on no other cookie and no attribute of the marketplace's own", () => {
    expect(received(['tracking=1; Domain=.example.com']).cookie).toBeNull()
    expect(received(['sid=new; Domain=.example.com; SameSite=None']).cookie).toBe('__Host-sid=new; Path=/; HttpOnly; Secure; SameSite=Lax')
  })

  it('the cookie jar forgets its session', () => {
    const jar = new SessionJar({ kind: 'cookie', value: 'old' }, true)
    jar.forget()
    expect([jar.session, jar.setCookie]).toEqual([null, 'sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
  })

  it('the cookie jar works on with a token that was asked for', () => {
    const jar = new SessionJar(null, true)
    jar.useToken('tok')
    expect([jar.session, jar.setCookie]).toEqual([{ kind: 'bearer', value: 'tok' }, null])
  })
})

describe('a session that has ended', () => {
  it('a session that has ended takes its cookie with it, though not one that came since', () => {
    const session = { kind: 'cookie', value: 'dead' } as const
    const jar = new SessionJar(session, true)
    jar.expire(session)
    expect([jar.isExpired, jar.setCookie]).toEqual([true, 'sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
    jar.receive(['sid=fresh'])
    jar.expire(session)
    expect([jar.isExpired, jar.setCookie, jar.session]).toEqual([
      false,
      'sid=fresh; Path=/; HttpOnly; SameSite=Lax',
      { kind: 'cookie', value: 'fresh' },
    ])
  })

  it("a session of an app that has ended is the app's to forget", () => {
    const session = { kind: 'bearer', value: 'dead' } as const
    const jar = new SessionJar(session, true)
    jar.expire(session)
    expect([jar.isExpired, jar.setCookie]).toEqual([true, null])
    jar.useToken('fresh')
    expect(jar.isExpired).toBe(false)
  })
})
