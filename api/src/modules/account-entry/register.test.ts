import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson } from '../../testing/people.ts'
import { askCode, askTicket, freshPhone, otherThan, personForm, textOf } from './testEntry.ts'

const STEP1 = '/api/register/step1'
const STEP2 = '/api/register/step2'
const EXPIRED = { status: 410, message: '页面已失效，请从第一步重新开始', data: { reason: 'TICKET_EXPIRED' } }

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

const ticketFor = (phone: string) => askTicket(h, STEP1, phone, 'register')

describe('registration', () => {
  it('registration goes from a code over a ticket to a shop under review, with a session', async () => {
    const phone = freshPhone()
    const form = personForm({ company: ' 杭州 新开(西湖)大药房 ' })
    const client = h.client()
    const first = await client.post(STEP1, { phone, code: await askCode(h, phone, 'register') })
    expect(first).toMatchObject({
      status: 200,
      data: { ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), expires: Math.floor(h.clock.now().getTime() / 1000) + 1800 },
    })
    const second = await client.post(STEP2, { ticket: textOf(first, 'ticket'), ...form })
    expect(second).toMatchObject({
      status: 200,
      data: { member_id: expect.stringMatching(/^\d+$/), token_expires: Math.floor(h.clock.now().getTime() / 1000) + 7 * 86_400 },
    })
    expect(second.data).not.toHaveProperty('token')
    expect(await client.get('/api/user/base')).toMatchObject({
      status: 200,
      data: {
        member_id: textOf(second, 'member_id'),
        username: form['username'],
        name: '白芷',
        company: '杭州 新开（西湖）大药房',
        is_passed: 0,
        rank: 1,
        wechat: null,
      },
    })
    expect(await client.get('/api/register/step3')).toMatchObject({ status: 200, data: { review: 'pending' } })
    for (const username of [form['username'] ?? '', phone])
      expect((await h.client().post('/api/auth/login', { username, password: form['password'] ?? '' })).status).toBe(200)
    const member = await h.deps.db
      .selectFrom('member')
      .where('id', '=', Number(textOf(second, 'member_id')))
      .select(['kind', 'region_id', 'review'])
      .executeTakeFirst()
    expect(member).toEqual({ kind: 'pharmacy', region_id: 330106, review: 'pending' })
  })

  it('registration hands an app its token', async () => {
    const answer = await h.client().post(STEP2, { ticket: await ticketFor(freshPhone()), ...personForm({ client: 'app' }) })
    expect((await h.client({ authorization: `Bearer ${textOf(answer, 'token')}` }).get('/api/user/base')).status).toBe(200)
  })

  it('registration needs cities and districts only where they are on record', async () => {
    await h.deps.db.insertInto('region').values({ id: 339900, parent_id: 330000, name: '新设市', level: 2 }).execute()
    const ticket = await ticketFor(freshPhone())
    const enter = async (city: string) => h.client().post(STEP2, { ticket, ...personForm({ city, district: '' }) })
    expect(await enter('330100')).toMatchObject({ status: 422, data: { errors: { district: ['请选择区县'] } } })
    expect((await enter('339900')).status).toBe(200)
  })

  it('registration keeps the ticket through a faulty form, and takes it once', async () => {
    const ticket = await ticketFor(freshPhone())
    expect((await h.client().post(STEP2, { ticket, ...personForm({ password: 'short' }) })).status).toBe(422)
    expect((await h.client().post(STEP2, { ticket, ...personForm() })).status).toBe(200)
    expect(await h.client().post(STEP2, { ticket, ...personForm() })).toMatchObject(EXPIRED)
  })

  it('registration takes a ticket for half an hour, of its own scene, and no other text', async () => {
    const late = await ticketFor(freshPhone())
    h.clock.advance(1_800_000)
    const buyer = await createPerson(h)
    const forget = await askTicket(h, '/api/forget/step1', buyer.phone, 'forget')
    for (const ticket of [late, forget, 'x', 'x'.repeat(43), '../../etc'])
      expect(await h.client().post(STEP2, { ticket, ...personForm() })).toMatchObject(EXPIRED)
  })

  it('registration wants the code that was sent, and spends it', async () => {
    const phone = freshPhone()
    const code = await askCode(h, phone, 'register')
    expect(await h.client().post(STEP1, { phone, code: otherThan(code) })).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
    expect((await h.client().post(STEP1, { phone, code })).status).toBe(200)
    expect(await h.client().post(STEP1, { phone, code })).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
  })

  it('registration tells the holder of a phone, and nobody else, that it has an account', async () => {
    const buyer = await createPerson(h)
    const stranger = freshPhone()
    for (const phone of [buyer.phone, stranger]) await h.client().post('/api/user/create_code', { phone, scene: 'register' })
    const [known, unknown] = [
      await h.client().post(STEP1, { phone: buyer.phone, code: '123456' }),
      await h.client().post(STEP1, { phone: stranger, code: '123456' }),
    ]
    expect({ ...known, headers: {} }).toEqual({ ...unknown, headers: {} })
    const ticket = await ticketFor(stranger)
    await h.deps.db.updateTable('account').set({ phone: stranger }).where('id', '=', buyer.accountId).execute()
    expect(await h.client().post(STEP2, { ticket, ...personForm() })).toMatchObject({
      status: 422,
      data: { errors: { phone: ['该手机号已注册，请直接登录'] } },
    })
  })
})

describe('the form of step 2', () => {
  const all = {
    ticket: ['请从第一步开始'],
    kind: ['请选择会员类型'],
    username: ['请填写用户名'],
    password: ['请填写密码'],
    password_confirmation: ['请再次输入密码'],
    company: ['请填写企业名称'],
    name: ['请填写联系人姓名'],
    province: ['请选择省份'],
  }

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    [
      'faults of every sort',
      { username: '13800000001', password: '12345678', company: '店', province: '330000', city: '330106', kind: 'hotel' },
      {
        kind: ['请选择会员类型'],
        username: ['用户名不能是手机号'],
        password: ['密码过于常见，请换一个'],
        company: ['企业名称不能少于2个字符'],
        city: ['请选择城市'],
      },
    ],
    ['a short user name', { username: ' a ' }, { username: ['用户名长度须为2至30个字符'] }],
    ['a long user name', { username: 'a'.repeat(31) }, { username: ['用户名不能超过30个字符'] }],
    ['a user name with hidden letters', { username: 'new\u200Bshop' }, { username: ['用户名含有无法使用的字符'] }],
    ['a short password', { password: 'seven77', password_confirmation: 'seven77' }, { password: ['密码不能少于8个字符'] }],
    ['two passwords that differ', { password_confirmation: 'correct horse 8' }, { password_confirmation: ['两次输入的密码不一致'] }],
    ['a missing province', { province: '' }, { province: ['请选择省份'] }],
    ['a province that is none', { province: '330100' }, { province: ['请选择省份'] }],
    ['a region beyond every number', { province: '999999999999999' }, { province: ['请选择省份'] }],
    ['a missing city', { city: '' }, { city: ['请选择城市'] }],
    ['a city of elsewhere', { province: '110000' }, { city: ['请选择城市'] }],
    ['a district of elsewhere', { district: '330203' }, { district: ['请选择区县'] }],
    ['a missing district', { district: '' }, { district: ['请选择区县'] }],
    ['a long company', { company: '药'.repeat(51) }, { company: ['企业名称不能超过50个字符'] }],
    ['a long name', { name: '长'.repeat(31) }, { name: ['联系人姓名不能超过30个字符'] }],
  ])('the form of step 2 refuses %s, all at once and in its order', async (_name, changes, errors) => {
    const answer = await h.client().post(STEP2, { ticket: await ticketFor(freshPhone()), ...personForm(changes) })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
    expect(answer.message).toBe(Object.values(errors)[0]?.[0])
  })

  it('the form of step 2 names every field of an empty one, and the ticket only after them', async () => {
    expect(JSON.stringify((await h.client().post(STEP2, {})).data)).toBe(JSON.stringify({ errors: all }))
    expect((await h.client().post(STEP2, { ticket: 'x', ...personForm({ name: '' }) })).status).toBe(422)
  })

  it('the form of step 2 refuses what is taken: the user name in any case, the company with either bracket', async () => {
    const taken = personForm({ company: '杭州青屿(总店)大药房' })
    expect((await h.client().post(STEP2, { ticket: await ticketFor(freshPhone()), ...taken })).status).toBe(200)
    const again = personForm({
      username: ` ${(taken['username'] ?? '').toUpperCase()} `,
      company: '杭州青屿（总店）大药房',
      password: 'password1',
      password_confirmation: 'password1',
    })
    const answer = await h.client().post(STEP2, { ticket: await ticketFor(freshPhone()), ...again })
    expect(JSON.stringify(answer.data)).toBe(
      JSON.stringify({
        errors: { username: ['该用户名已被使用'], password: ['密码过于常见，请换一个'], company: ['该企业名称已注册，如有疑问请联系客服'] },
      }),
    )
  })

  it('the form of step 2 takes a repeated field for a fault, not for a crash', async () => {
    const body = new URLSearchParams({ ticket: await ticketFor(freshPhone()), ...personForm() })
    for (const field of ['username', 'password', 'company', 'city', 'ticket']) body.append(field, 'again')
    const response = await h.app.inject({
      method: 'POST',
      url: STEP2,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body.toString(),
    })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json<{ data: { errors: object } }>().data.errors)).toEqual([
      'ticket',
      'username',
      'password',
      'company',
      'city',
    ])
  })
})

describe('check', () => {
  it('the check says what is wrong with a field while it is filled in', async () => {
    const taken = await createPerson(h, { company: '已注册大药房' })
    const check = (field: string, value: string) => h.client().post('/api/register/check', { field, value })
    for (const [field, value] of [
      ['username', 'somebody-new'],
      ['phone', taken.phone],
      ['phone', freshPhone()],
      ['password', 'a fine one 9'],
      ['company', '尚未注册大药房'],
      ['name', '白芷'],
    ] as const) {
      expect(await check(field, value)).toMatchObject({ status: 200, data: { ok: true } })
    }
    for (const [field, value, sentence] of [
      ['username', taken.username.toUpperCase(), '该用户名已被使用'],
      ['username', '13800000001', '用户名不能是手机号'],
      ['phone', '123', '请输入正确的手机号'],
      ['password', '12345678', '密码过于常见，请换一个'],
      ['password', 'short', '密码长度须为8至64个字符'],
      ['company', '已注册大药房', '该企业名称已注册，如有疑问请联系客服'],
      ['company', '店', '企业名称不能少于2个字符'],
      ['name', '', '请填写联系人姓名'],
    ] as const)
      expect(await check(field, value)).toMatchObject({ status: 422, message: sentence, data: { errors: { [field]: [sentence] } } })
    expect(await check('secret', 'x')).toMatchObject({ status: 422, data: { errors: { field: ['无法检查该字段'] } } })
    expect(JSON.stringify((await h.client().post('/api/register/check', {})).data)).toBe(
      JSON.stringify({ errors: { field: ['无法检查该字段'], value: ['请填写内容'] } }),
    )
  })

  it('the check is asked only so often', async () => {
    h.clock.advance(61_000)
    const statuses = await Promise.all(
      Array.from({ length: 121 }, async () => (await h.client().post('/api/register/check', { field: 'name', value: '白芷' })).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('step 3', () => {
  it.each([
    ['pharmacy', ['yyzz', 'xkz', 'gsp', 'cgwts']],
    ['chain', ['yyzz', 'xkz', 'gsp', 'cgwts']],
    ['clinic', ['yyzz', 'yljg']],
    ['hospital', ['yljg', 'cgwts']],
    ['wholesaler', ['yyzz', 'xkz', 'gsp', 'cgwts', 'khxk']],
  ])('step 3 lists the papers that a %s must hand in', async (kind, needed) => {
    const client = h.client()
    expect((await client.post(STEP2, { ticket: await ticketFor(freshPhone()), ...personForm({ kind }) })).status).toBe(200)
    for (const path of ['/api/register/step3', '/api/register/dd/step3']) {
      expect(await client.get(path)).toMatchObject({
        status: 200,
        data: {
          review: 'pending',
          needed_certificates: needed.map((neededKind) => ({ kind: neededKind, name: expect.any(String), status: 'missing' })),
        },
      })
    }
  })

  it('step 3 says how far each has come', async () => {
    const paper = (kind: 'yyzz' | 'xkz' | 'gsp' | 'cgwts', status: 'pending' | 'passed' | 'rejected', validTo: string | null) => ({
      kind,
      no: 'x',
      validFrom: '2025-01-01',
      validTo,
      fileKey: 'x',
      status,
    })
    const buyer = await createPerson(h, {
      review: 'rejected',
      certificates: [
        paper('yyzz', 'passed', null),
        paper('yyzz', 'pending', null),
        paper('xkz', 'passed', '2026-01-01'),
        paper('gsp', 'rejected', null),
        paper('gsp', 'pending', null),
      ],
    })
    const client = h.client()
    await client.post('/api/auth/login', { username: buyer.username, password: 'Demo-2026' })
    expect(await client.get('/api/register/step3')).toMatchObject({
      data: {
        review: 'rejected',
        needed_certificates: [
          { kind: 'yyzz', name: '营业执照', status: 'passed' },
          { status: 'expired' },
          { status: 'pending' },
          { status: 'missing' },
        ],
      },
    })
    expect((await h.client().get('/api/register/step3')).status).toBe(401)
  })
})
