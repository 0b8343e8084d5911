import { describe, expect, it } from 'vitest'
import { cartBody, userBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toViewer } from './user.mapper.ts'

const loginMutation = `mutation L($input: LoginInput!) { login(input: $input) { viewer { memberID company } cart { id lineCount }
  token expiresAt } }`
const credentials = { input: { username: 'demo', password: 'Demo-2026' } }

describe('the user body', () => {
  it('the user body becomes a viewer', () => {
    expect(toViewer(userBody({ face: '/files/face.png', standing: 'paper_lapsed' }))).toEqual({
      id: toGlobalId('Viewer', '7'),
      memberID: '7',
      username: 'demo',
      name: '张三',
      phone: '138****0001',
      company: '康健大药房',
      avatar: { url: '/files/face.png', isVector: false, width: null, height: null, alt: '头像' },
      rank: 2,
      isReviewed: true,
      standing: 'PAPER_LAPSED',
      points: 120,
      messageCount: 1,
      address: '杭州市西湖区',
      accountManager: { name: '李经理', phone: '13900000000', isDefault: false },
      wechat: null,
      hasPreferredZone: true,
      hasSpecialPrices: false,
      canChat: false,
      canOrder: true,
      canMoveFunds: true,
      hasAfterSales: true,
      qualityInspection: { url: null, message: '' },
      hotline: '400-000-0000',
      serviceQQ: ['800000001'],
    })
  })

  it('the user body may lack what may be absent', () => {
    expect(toViewer(userBody({ face: null, admin: null, address: null, name: null, phone: null, common_config: {} }))).toMatchObject({
      avatar: null,
      accountManager: null,
      address: null,
      hotline: null,
      serviceQQ: [],
    })
  })

  it.each([
    [1, 'APPROVED'],
    [0, 'PENDING'],
  ] as const)('a host that does not say how a shop stands says it by its review (%i)', (isPassed, standing) => {
    expect(toViewer({ username: 'a', is_passed: isPassed })).toMatchObject({ standing })
  })

  it('a user state without a number is known by the user name, alike each time and unlike others', () => {
    const idOf = (username: string): string => toViewer({ username }).memberID
    expect([idOf('青山药房'), idOf('青山药房') === idOf('青山药房'), idOf('青山药房') === idOf('青山大药房')]).toEqual([
      expect.stringMatching(/^[1-9]\d*$/),
      true,
      false,
    ])
    expect(toViewer({ username: 'a', admin: [], common_config: [] })).toMatchObject({ company: '', accountManager: null, hotline: null })
  })

  it('a user state that names nobody is a visitor', () => {
    expect(() => toViewer({ show: true })).toThrow(expect.objectContaining({ code: 'LOGIN_REQUIRED' }))
  })

  it('the user body never lets a picture run', () => {
    expect(toViewer(userBody({ face: 'javascript:alert(1)' })).avatar).toBeNull()
  })

  it.each([
    ['rank', 'x'],
    ['is_passed', 'yes'],
    ['company', {}],
    ['member_id', 'x'],
    ['common_config', 7],
  ])('the user body is unreadable with %s = %j', (key, value) => {
    expect(() => toViewer(userBody({ [key]: value }))).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })
})

describe('viewer', () => {
  it('viewer is the member of the session', async () => {
    const { ask, rest } = openHarness({ 'GET /api/user/base': ok(userBody()) })
    const answer = await ask('{ viewer { company accountManager { name isDefault } } again: viewer { points } }')
    expect(answer.data).toEqual({
      viewer: { company: '康健大药房', accountManager: { name: '李经理', isDefault: false } },
      again: { points: 120 },
    })
    expect(rest.calls).toEqual(['GET /api/user/base'])
    expect(rest.sent[0]?.caller).toMatchObject({
      session: { kind: 'cookie', value: 'member-session' },
      requestId: 'test-request',
      clientIp: '192.0.2.1',
    })
  })

  it('viewer is null for a visitor, without asking', async () => {
    const { ask, rest } = openHarness({})
    const answer = await ask('{ viewer { id } }', { session: null })
    expect([answer.data, answer.errors, rest.calls]).toEqual([{ viewer: null }, undefined, []])
  })

  it.each([
    ['the marketplace fails', refused(500, 'secret')],
    ['it answers rubbish', raw(200, '<html>')],
    ['the body is not as agreed', ok({ username: {} })],
  ])('viewer is null beside an error when %s', async (_, route) => {
    const { ask, logs } = openHarness({ 'GET /api/user/base': route })
    const answer = await ask('{ viewer { id } }')
    expect([answer.data, codes(answer)]).toEqual([{ viewer: null }, ['SYSTEM_BUSY']])
    expect(logs.filter(({ level }) => level === 40)).toHaveLength(1)
  })

  it("viewer is a visitor's when the session has lapsed", async () => {
    const { ask, logs } = openHarness({ 'GET /api/user/base': refused(401, '请先登录') })
    const { data, errors } = await ask('{ viewer { id } }')
    expect([data, errors, logs.filter(({ level }) => level === 40)]).toEqual([{ viewer: null }, undefined, []])
  })
})

describe('login', () => {
  const welcome = ok({ token_expires: 1_795_831_502, user: userBody() }, ['sid=fresh; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800'])
  const routes = { 'POST /api/auth/login': welcome, 'GET /api/cart/list': ok(cartBody()), 'GET /api/user/base': ok(userBody()) }

  it('the mutation login gives the viewer and the cart of the new session, and the cookie', async () => {
    const { ask, rest } = openHarness(routes)
    const { data, errors, headers } = await ask(loginMutation, { variables: credentials, session: null })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      login: {
        viewer: { memberID: '7', company: '康健大药房' },
        cart: { id: toGlobalId('Cart', '7'), lineCount: 1 },
        token: null,
        expiresAt: '2026-11-28T02:05:02Z',
      },
    })
    expect(rest.calls).toEqual([
      'POST /api/auth/login username=demo&password=Demo-2026',
      'GET /api/cart/list?filters=99999&fields=warnings,count,data.id',
      'GET /api/user/base',
    ])
    expect(rest.sent.map(({ caller }) => caller.session)).toEqual([
      null,
      { kind: 'cookie', value: 'fresh' },
      { kind: 'cookie', value: 'fresh' },
    ])
    expect(headers.get('set-cookie')).toBe('sid=fresh; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800')
    expect(headers.get('cache-control')).toBe('no-store')
    // Pages that the browser fetched ahead are of the session before.
    expect(headers.get('clear-site-data')).toBe('"prefetchCache"')
  })

  it.each([
    ['nothing', null],
    ['a sentence', '登录成功'],
    ['a token alone', { token: 'csrf' }],
    ['a member without a name', { user: {} }],
  ])('the mutation login reads the viewer where the host answers %s, and goes on with its cookie', async (_, body) => {
    const { ask, rest } = openHarness({ ...routes, 'POST /api/auth/login': ok(body, ['sid=fresh; Path=/']) })
    const { data, errors } = await ask('mutation L($input: LoginInput!) { login(input: $input) { viewer { memberID } } }', {
      variables: credentials,
      session: null,
    })
    expect([data, errors]).toEqual([{ login: { viewer: { memberID: '7' } } }, undefined])
    expect(rest.calls).toEqual(['POST /api/auth/login username=demo&password=Demo-2026', 'GET /api/user/base'])
    expect(rest.sent[1]?.caller.session).toEqual({ kind: 'cookie', value: 'fresh' })
  })

  it('the mutation login gives an app a token and no cookie', async () => {
    const { ask, rest } = openHarness({
      ...routes,
      'POST /api/auth/login': ok({ token_expires: 1_795_831_502, user: userBody(), token: 'app-token' }),
    })
    const { data, headers } = await ask(loginMutation, {
      variables: { input: { ...credentials.input, isTokenWanted: true } },
      session: null,
    })
    expect(data).toMatchObject({ login: { token: 'app-token' } })
    expect(rest.calls[0]).toBe('POST /api/auth/login username=demo&password=Demo-2026&client=app')
    expect(rest.sent[1]?.caller.session).toEqual({ kind: 'bearer', value: 'app-token' })
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('the mutation login says which field was refused', async () => {
    const { ask } = openHarness({ 'POST /api/auth/login': refused(422, '有误', { errors: { username: ['账号或密码错误'] } }) })
    const { data, errors } = await ask(loginMutation, { variables: credentials, session: null })
    expect(data).toEqual({ login: null })
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      userMessage: '账号或密码错误',
      upstreamCode: 422,
      field: 'username',
      requestId: 'test-request',
    })
  })

  it('the mutation login says when the account is locked', async () => {
    const { ask } = openHarness({
      'POST /api/auth/login': refused(400, '密码错误次数过多，请 15 分钟后再试', { reason: 'LOCKED', seconds: 900 }),
    })
    const { errors } = await ask(loginMutation, { variables: credentials, session: null })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BUSINESS_REJECTED',
      reason: 'LOCKED',
      userMessage: '密码错误次数过多，请 15 分钟后再试',
    })
  })

  it('the mutation login never mixes two members in one request', async () => {
    let turn = 0
    const { ask } = openHarness({
      'POST /api/auth/login': () => ok({ token_expires: null, user: userBody() }, [`sid=s${(turn += 1)}`]),
      'GET /api/cart/list': ok(cartBody()),
      'GET /api/user/base': ({ caller }) => ok(userBody({ member_id: caller.session?.value === 's1' ? '1' : '2' })),
    })
    const answer = await ask(
      'mutation { a: login(input: {username: "a", password: "b"}) { cart { id } } b: login(input: {username: "c", password: "d"}) { cart { id } } }',
      { session: null },
    )
    expect(answer.data).toEqual({ a: { cart: { id: toGlobalId('Cart', '1') } }, b: { cart: { id: toGlobalId('Cart', '2') } } })
  })

  it('the mutation login keeps password and name out of the log', async () => {
    const { ask, logs } = openHarness(routes)
    await ask(loginMutation, { variables: credentials, session: null })
    expect(JSON.stringify(logs)).not.toMatch(/Demo-2026|demo|康健/)
    expect(logs.at(-1)).toMatchObject({ operation: 'L', kind: 'mutation', codes: [], requestId: 'test-request' })
  })
})

describe('logout', () => {
  const mutation = 'mutation { logout { isLoggedOut } }'
  it.each([
    ['a member', ok({}, ['sid=; Max-Age=0'])],
    ['a caller who was logged out already', refused(401, '请先登录')],
  ])('the mutation logout clears the cookie of %s', async (_, route) => {
    const { ask, rest } = openHarness({ 'DELETE /api/user/logout': route })
    const answer = await ask(mutation)
    expect([answer.data, answer.errors]).toEqual([{ logout: { isLoggedOut: true } }, undefined])
    expect(rest.calls).toEqual(['DELETE /api/user/logout'])
    expect(answer.headers.get('set-cookie')).toBe('sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(answer.headers.get('clear-site-data')).toBe('"prefetchCache"')
  })

  it('the mutation logout fails when the marketplace does, and keeps the session', async () => {
    const answer = await openHarness({ 'DELETE /api/user/logout': refused(500, 'x') }).ask(mutation)
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})
