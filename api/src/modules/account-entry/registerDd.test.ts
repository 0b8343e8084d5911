import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { askCode, askTicket, freshPhone, personForm, shopForm, textOf } from './testEntry.ts'

const STEP1 = '/api/register/dd/step1'
const STEP2 = '/api/register/dd/step2'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

describe('one more shop', () => {
  it('one more shop is added to the account of the phone, and entered', async () => {
    const person = await createPerson(h)
    const client = await logIn(h, person)
    const old = String(client.cookie('sid'))
    const first = await client.post(STEP1, { phone: person.phone, code: await askCode(h, person.phone, 'shop') })
    expect(first).toMatchObject({ status: 200, data: { shops: [{ member_id: String(person.memberId), role: 'owner', review: 'passed' }] } })
    const second = await client.post(STEP2, { ticket: textOf(first, 'ticket'), ...shopForm({ kind: 'clinic', company: '新开诊所' }) })
    expect(second).toMatchObject({ status: 200, data: { member_id: expect.stringMatching(/^\d+$/) } })
    expect(await client.get('/api/user/base')).toMatchObject({
      data: { username: person.username, company: '新开诊所', member_id: textOf(second, 'member_id') },
    })
    expect(await client.get('/api/register/dd/step3')).toMatchObject({
      data: { review: 'pending', needed_certificates: [{ kind: 'yyzz' }, { kind: 'yljg' }] },
    })
    const stale = h.client()
    stale.setCookie('sid', old)
    expect((await stale.get('/api/user/base')).status).toBe(401)
    expect(await client.post('/api/auth/switch', { member_id: person.memberId })).toMatchObject({ status: 200 })
  })

  it('one more shop ends the session of another account that the browser brought along, which nobody could reach any more', async () => {
    const [person, other] = [await createPerson(h), await createPerson(h)]
    const client = await logIn(h, other)
    const old = String(client.cookie('sid'))
    const ticket = await askTicket(h, STEP1, person.phone, 'shop')
    expect((await client.post(STEP2, { ticket, ...shopForm() })).status).toBe(200)
    expect(await client.get('/api/user/base')).toMatchObject({ data: { username: person.username } })
    const kept = h.client()
    kept.setCookie('sid', old)
    expect((await kept.get('/api/user/base')).status).toBe(401)
  })

  it('one more shop needs a code, a ticket of its own, and an account that still has the phone', async () => {
    const person = await createPerson(h)
    expect(await h.client().post(STEP1, { phone: person.phone, code: '123456' })).toMatchObject({
      status: 400,
      data: { reason: 'CODE_WRONG' },
    })
    expect(await h.client().post(STEP1, { phone: freshPhone(), code: '123456' })).toMatchObject({
      status: 400,
      data: { reason: 'CODE_WRONG' },
    })
    const foreign = await askTicket(h, '/api/forget/step1', person.phone, 'forget')
    expect(await h.client().post(STEP2, { ticket: foreign, ...shopForm() })).toMatchObject({
      status: 410,
      data: { reason: 'TICKET_EXPIRED' },
    })
    const ticket = await askTicket(h, STEP1, person.phone, 'shop')
    await h.deps.db.updateTable('account').set({ phone: freshPhone() }).where('id', '=', person.accountId).execute()
    expect(await h.client().post(STEP2, { ticket, ...shopForm() })).toMatchObject({ status: 410 })
  })

  it('one more shop is refused in the order of the form, and when the company is taken', async () => {
    const person = await createPerson(h, { company: '占用名称大药房' })
    expect(JSON.stringify((await h.client().post(STEP2, {})).data)).toBe(
      JSON.stringify({
        errors: { ticket: ['请从第一步开始'], company: ['请填写企业名称'], kind: ['请选择会员类型'], province: ['请选择省份'] },
      }),
    )
    const ticket = await askTicket(h, STEP1, person.phone, 'shop')
    const taken = { ticket, ...shopForm({ company: '占用名称大药房' }) }
    expect(await h.client().post(STEP2, taken)).toMatchObject({
      status: 422,
      data: { errors: { company: ['该企业名称已注册，如有疑问请联系客服'] } },
    })
    expect((await h.client().post(STEP2, { ticket, ...shopForm() })).status).toBe(200)
    expect((await h.client().post(STEP2, { ticket, ...shopForm() })).status).toBe(410)
  })
})

describe('registration by WeChat', () => {
  const SCAN = '/api/register/wechat/ticket'
  const WECHAT = '/api/register/wechat'
  const scan = async (code: string) => textOf(await h.client().post(SCAN, { auth_code: code }), 'wx_ticket')

  it("registration by WeChat binds the demo's invented WeChat user to a new account", async () => {
    const phone = freshPhone()
    const scanned = await h.client().post(SCAN, { auth_code: 'demo-1' })
    expect(scanned).toMatchObject({ status: 200, data: { nickname: '演示微信用户1' } })
    const client = h.client()
    const wx_ticket = textOf(scanned, 'wx_ticket')
    expect(await client.post(WECHAT, { wx_ticket, phone, code: await askCode(h, phone, 'bind'), ...personForm() })).toMatchObject({
      status: 200,
      data: { member_id: expect.any(String) },
    })
    expect(await client.get('/api/user/base')).toMatchObject({ data: { wechat: '演示微信用户1' } })
    expect(await h.client().post(WECHAT, { wx_ticket, phone: freshPhone(), code: '123456', ...personForm() })).toMatchObject({
      status: 410,
    })
  })

  it('registration by WeChat spends no code on a faulty form, and no ticket on a wrong code', async () => {
    const [phone, wx_ticket] = [freshPhone(), await scan('demo-2')]
    const code = await askCode(h, phone, 'bind')
    expect((await h.client().post(WECHAT, { wx_ticket, phone, code, ...personForm({ name: '' }) })).status).toBe(422)
    expect(
      await h.client().post(WECHAT, { wx_ticket, phone, code: code === '000000' ? '000001' : '000000', ...personForm() }),
    ).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
    expect((await h.client().post(WECHAT, { wx_ticket, phone, code, ...personForm() })).status).toBe(200)
  })

  it('registration by WeChat binds a WeChat user once', async () => {
    const phone = freshPhone()
    expect(
      (await h.client().post(WECHAT, { wx_ticket: await scan('demo-3'), phone, code: await askCode(h, phone, 'bind'), ...personForm() }))
        .status,
    ).toBe(200)
    const answer = await h.client().post(WECHAT, { wx_ticket: await scan('demo-3'), phone: freshPhone(), code: '123456', ...personForm() })
    expect(answer).toMatchObject({ status: 422, data: { errors: { wx_ticket: ['该微信已绑定其他账号'] } } })
  })

  it('registration by WeChat refuses foreign scans, and faults in the order of the form', async () => {
    expect(await h.client().post(SCAN, { auth_code: '0a1b2c' })).toMatchObject({ status: 410 })
    expect(await h.client().post(SCAN, {})).toMatchObject({ status: 422, data: { errors: { auth_code: ['请填写微信授权码'] } } })
    expect(await h.client().post(WECHAT, { wx_ticket: 'x', phone: freshPhone(), code: '123456', ...personForm() })).toMatchObject({
      status: 410,
    })
    expect(JSON.stringify((await h.client().post(WECHAT, {})).data)).toBe(
      JSON.stringify({
        errors: {
          wx_ticket: ['请从第一步开始'],
          phone: ['请输入正确的手机号'],
          code: ['请输入6位数字验证码'],
          kind: ['请选择会员类型'],
          username: ['请填写用户名'],
          password: ['请填写密码'],
          password_confirmation: ['请再次输入密码'],
          company: ['请填写企业名称'],
          name: ['请填写联系人姓名'],
          province: ['请选择省份'],
        },
      }),
    )
  })

  it('registration by WeChat does not exist where no WeChat application is set up', async () => {
    const bare = await openHarness({ demo: false })
    for (const path of [SCAN, WECHAT]) expect((await bare.client().post(path, { auth_code: 'demo-1' })).status).toBe(404)
    await bare.close()
  })
})
