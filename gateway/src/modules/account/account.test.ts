import { describe, expect, it } from 'vitest'
import { cartBody, userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const shop = { member_id: '8', company: '二店', role: 'buyer', review: 'pending' }
const entered = ok({ member_id: '7', token_expires: 1_795_831_502 }, ['sid=fresh; Path=/; HttpOnly'])
const place = { kind: 'PHARMACY', company: '新岸大药房', provinceID: '330000', cityID: '330100' }
const person = { username: 'newshop', password: 'Secret-2026', passwordConfirmation: 'Secret-2026', name: '张三' }
const wirePlace = 'kind=pharmacy&company=新岸大药房&province=330000&city=330100'
const wirePerson = 'username=newshop&password=Secret-2026&password_confirmation=Secret-2026&name=张三'

const steps: [name: string, input: Record<string, unknown>, fields: string, call: string, answer: unknown, expected: unknown][] = [
  [
    'requestCode',
    { phone: '13900000000', purpose: 'REGISTER' },
    'retryAfterSeconds',
    'POST /api/user/create_code phone=13900000000&scene=register',
    { retry_after: 60 },
    { retryAfterSeconds: 60 },
  ],
  [
    'checkRegistration',
    { field: 'USERNAME', value: 'a&b' },
    'isFine',
    'POST /api/register/check field=username&value=a&b',
    { ok: true },
    { isFine: true },
  ],
  [
    'startRegistration',
    { phone: '1', code: '2' },
    'ticket expiresAt',
    'POST /api/register/step1 phone=1&code=2',
    { ticket: 't', expires: 1_795_226_702 },
    { ticket: 't', expiresAt: '2026-11-21T02:05:02Z' },
  ],
  [
    'startShopRegistration',
    { phone: '1', code: '2' },
    'ticket shops { memberID role reviewStatus }',
    'POST /api/register/dd/step1 phone=1&code=2',
    { ticket: 't', expires: 1, shops: [shop] },
    { ticket: 't', shops: [{ memberID: '8', role: 'BUYER', reviewStatus: 'PENDING' }] },
  ],
  [
    'startWechatRegistration',
    { authCode: 'demo-1' },
    'wechatTicket nickname',
    'POST /api/register/wechat/ticket auth_code=demo-1',
    { wx_ticket: 'w', expires: 1, nickname: '小王' },
    { wechatTicket: 'w', nickname: '小王' },
  ],
  [
    'startPasswordReset',
    { phone: '1', code: '2' },
    'ticket',
    'POST /api/forget/step1 phone=1&code=2',
    { ticket: 't', expires: 1 },
    { ticket: 't' },
  ],
  [
    'resetPassword',
    { ticket: 't', password: 'p', passwordConfirmation: 'q' },
    'isReset',
    'POST /api/forget/step2 ticket=t&password=p&password_confirmation=q',
    {},
    { isReset: true },
  ],
  [
    'updatePassword',
    { oldPassword: 'o', password: 'p' },
    'isChanged',
    'POST /api/user/resetPassword old_password=o&password=p',
    {},
    { isChanged: true },
  ],
  [
    'updateProfile',
    { name: '李四' },
    'viewer { company }',
    'POST /api/user/updateUserInfo name=李四',
    userBody(),
    { viewer: { company: '康健大药房' } },
  ],
]

describe('the steps into an account', () => {
  it.each(steps)('a step into an account: %s', async (name, input, fields, call, body, expected) => {
    const { ask, rest, logs } = openHarness({ [call.split(' ').slice(0, 2).join(' ')]: ok(body) })
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const answer = await ask(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { variables: { input } })
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({ [name]: expected })
    expect(rest.calls).toEqual([call])
    expect(JSON.stringify(logs)).not.toContain('13900000000')
  })

  it.each([
    ['register', { ticket: 't', ...place, ...person }, 'POST /api/register/step2', `ticket=t&${wirePlace}&${wirePerson}`],
    ['registerShop', { ticket: 't', ...place }, 'POST /api/register/dd/step2', `ticket=t&${wirePlace}`],
    [
      'registerWithWechat',
      { wechatTicket: 'w', phone: '1', code: '2', ...place, ...person },
      'POST /api/register/wechat',
      `wx_ticket=w&phone=1&code=2&${wirePlace}&${wirePerson}`,
    ],
  ])('%s goes on as the new shop', async (name, input, call, form) => {
    const { ask, rest } = openHarness({ [call]: entered, 'GET /api/user/base': ok(userBody()) })
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const answer = await ask(`mutation ($input: ${type}!) { ${name}(input: $input) { memberID viewer { memberID } token } }`, {
      variables: { input },
      session: null,
    })
    expect(answer.data).toEqual({ [name]: { memberID: '7', viewer: { memberID: '7' }, token: null } })
    expect(rest.calls).toEqual([`${call} ${form}`, 'GET /api/user/base'])
    expect(rest.sent[1]?.caller.session).toEqual({ kind: 'cookie', value: 'fresh' })
    expect(answer.headers.get('set-cookie')).toContain('sid=fresh')
  })

  it('a step into an account names the wrong field as the schema does', async () => {
    const { ask } = openHarness({
      'POST /api/register/step2': refused(422, '有误', { errors: { password_confirmation: ['两次输入不一致'] } }),
    })
    const answer = await ask('mutation ($input: RegisterInput!) { register(input: $input) { memberID } }', {
      variables: { input: { ticket: 't', ...place, ...person } },
      session: null,
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'passwordConfirmation',
      userMessage: '两次输入不一致',
    })
  })

  it.each([
    ['CODE_WRONG', 400],
    ['TICKET_EXPIRED', 410],
    ['CODE_TOO_OFTEN', 429],
  ])('a step into an account passes on %s', async (reason, code) => {
    const { ask } = openHarness({ 'POST /api/forget/step1': refused(code, '温馨提示', { reason }) })
    const answer = await ask('mutation { startPasswordReset(input: { phone: "1", code: "2" }) { ticket } }', { session: null })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason })
  })
})

describe('logging in by code and switching shops', () => {
  const login = ok({ token_expires: 1_795_831_502, user: userBody(), shops: [shop] }, ['sid=fresh'])
  it.each([
    ['loginWithCode', 'LoginWithCodeInput', { phone: '1', code: '2' }, 'POST /api/auth/login_code', 'phone=1&code=2'],
    ['switchShop', 'SwitchShopInput', { memberID: '8' }, 'POST /api/auth/switch', 'member_id=8'],
  ])('%s gives viewer, cart and the other shops', async (name, type, input, call, form) => {
    const { ask, rest } = openHarness({ [call]: login, 'GET /api/cart/list': ok(cartBody()) })
    const answer = await ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { viewer { company } cart { lineCount } shops { company } } }`,
      { variables: { input } },
    )
    expect(answer.data).toEqual({ [name]: { viewer: { company: '康健大药房' }, cart: { lineCount: 1 }, shops: [{ company: '二店' }] } })
    expect(rest.calls).toEqual([`${call} ${form}`, 'GET /api/cart/list?filters=99999&fields=warnings,count,data.id'])
    expect(rest.sent[1]?.caller.session).toEqual({ kind: 'cookie', value: 'fresh' })
  })
})

describe('what a form asks for', () => {
  it('the regions of a form are told level by level', async () => {
    const { ask, rest } = openHarness({ 'GET /api/region': ok([{ id: '330000', name: '浙江省' }]) })
    expect((await ask('{ regions { regionID name } }')).data).toEqual({ regions: [{ regionID: '330000', name: '浙江省' }] })
    await ask('{ regions(parentID: "330000") { name } }')
    expect(rest.calls).toEqual(['GET /api/region', 'GET /api/region?parent_id=330000'])
  })

  it.each([
    ['13900000000', true, 1],
    ['139/../base', false, 0],
    ['', false, 0],
    ['一二三', false, 0],
  ])('the gateway says of %j whether it is a phone: %s', async (phone, isUsable, calls) => {
    const { ask, rest } = openHarness({ 'GET /api/user/phone/13900000000': ok({ ok: true }) })
    expect((await ask('query ($phone: String!) { isPhoneUsable(phone: $phone) }', { variables: { phone } })).data).toEqual({
      isPhoneUsable: isUsable,
    })
    expect(rest.calls).toHaveLength(calls)
  })

  it('the gateway tells how a registration stands, of an account or of a further shop', async () => {
    const body = ok({ review: 'pending', needed_certificates: [{ kind: 'yyzz', name: '营业执照', status: 'missing' }] })
    const { ask, rest } = openHarness({ 'GET /api/register/step3': body, 'GET /api/register/dd/step3': body })
    const expected = {
      registration: { reviewStatus: 'PENDING', neededCertificates: [{ kind: 'BUSINESS_LICENCE', name: '营业执照', status: 'MISSING' }] },
    }
    const fields = '{ reviewStatus neededCertificates { kind name status } }'
    expect((await ask(`{ registration ${fields} }`)).data).toEqual(expected)
    expect((await ask(`{ registration(of: SHOP) ${fields} }`)).data).toEqual(expected)
    expect(rest.calls).toEqual(['GET /api/register/step3', 'GET /api/register/dd/step3'])
  })
})
