import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { office } from '../../testing/trading.ts'
import { askCode, otherThan } from '../account-entry/testEntry.ts'
import { keepUploadRow } from '../erp/testUpload.ts'

let h: Harness
let person: Person
let client: TestClient
let shops = 0
const form = (changes: Record<string, string> = {}): Record<string, string> => ({
  company: `测试新店${++shops}`,
  licence_no: `91330106MA${String(shops).padStart(8, '0')}`,
  contact: '王店长',
  phone: '0571-88880001',
  province: '330000',
  city: '330100',
  district: '330106',
  address: '示范路1号',
  ...changes,
})
const save = (changes: Record<string, string> = {}) => client.post('/api/shop/save', form(changes))
const details = async (): Promise<unknown> => (await client.post('/api/shop/details')).data

beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  person = await createPerson(h)
  client = await logIn(h, person)
})

describe('what a shop says of itself', () => {
  it('what a shop says of itself is saved with its invoice fields; another name or licence is reviewed anew, and passed by the office with its scopes', async () => {
    const fields = form({ tax_no: '91330106ma00000001', bank: '演示银行', bank_account: '6222000011112222' })
    const company = ((await details()) as { company: string }).company
    expect(await client.post('/api/shop/save', { ...fields, company })).toMatchObject({
      status: 200,
      data: {
        company,
        licence_no: fields['licence_no'],
        phone: '0571-88880001',
        regions: [{ id: '330000' }, { id: '330100' }, { name: '西湖区' }],
        review: 'passed',
        invoice: { title: company, tax_no: '91330106MA00000001', bank: '演示银行' },
      },
    })
    expect(await client.post('/api/shop/save', fields)).toMatchObject({ data: { company: fields['company'], review: 'pending' } })
    const judge = (agree: string, more: Record<string, string> = {}) =>
      office(h).post(`/api/erp/member/${person.memberId}/review`, { agree, ...more })
    expect((await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/member')).data).toContainEqual(
      expect.objectContaining({ id: String(person.memberId), company: fields['company'] }),
    )
    expect(await judge('1', { scopes: 'chemical,nothing' })).toMatchObject({ status: 422 })
    expect((await judge('0', { note: '营业执照不清晰' })).status).toBe(200)
    expect(await details()).toMatchObject({ review: 'rejected', review_note: '营业执照不清晰' })
    expect(await judge('1', { scopes: 'chemical,tcm', valid_to: '2099-12-31' })).toMatchObject({ status: 200, data: { review: 'passed' } })
    expect((await client.get('/api/message?type=cert')).data).toMatchObject({
      data: [
        { title: '资质审核已通过，可以下单了', url: '/user' },
        { title: '资质审核未通过', body: expect.stringContaining('原因：营业执照不清晰') },
      ],
    })
    expect(await judge('1')).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect((await client.get('/api/user/jyfw')).data).toMatchObject([{ code: 'chemical', valid_to: '2099-12-31' }, { code: 'tcm' }])
    expect((await client.post('/api/shop/save', { ...fields, licence_no: '91330106MA99999999' })).data).toMatchObject({
      review: 'pending',
      review_note: null,
    })
  })

  it.each([
    ['company', { company: ' ' }, '请填写企业名称'],
    ['company', { company: '测\u202E试药房' }, '企业名称含有无法使用的字符'],
    ['licence_no', { licence_no: '9133' }, '营业执照号须为15至20位数字或大写字母'],
    ['phone', { phone: '12345' }, '联系电话须为手机号，或区号加连字符的座机号'],
    ['district', { district: '' }, '请选择区县'],
    ['city', { city: '420100' }, '请选择城市'],
    ['tax_no', { title: '某某公司' }, '请填写税号'],
    ['company_phone', { tax_no: '91330106MA00000001', company_phone: '110' }, '注册电话须为手机号，或区号加连字符的座机号'],
  ])('what a shop says of itself is refused for its %s: %j', async (field, change, sentence) => {
    expect(await save(change)).toMatchObject({ status: 422, data: { errors: { [field]: [sentence] } } })
  })

  it('what a shop says of itself takes neither the name nor the licence of another shop, and only the owner changes it', async () => {
    const other = form()
    await (await logIn(h, await createPerson(h))).post('/api/shop/save', other)
    expect(await save({ company: ` ${other['company']} ` })).toMatchObject({
      status: 422,
      data: { errors: { company: [expect.stringContaining('已被其他门店使用')] } },
    })
    expect(await save({ licence_no: other['licence_no'] ?? '' })).toMatchObject({
      status: 422,
      data: { errors: { licence_no: [expect.stringContaining('已被其他门店使用')] } },
    })
    await h.deps.db.updateTable('account_member').set({ role: 'finance' }).where('account_id', '=', person.accountId).execute()
    expect(await save()).toMatchObject({ status: 403, data: { reason: 'MEMBER_DENIED' } })
  })

  it("what a shop says of itself shows the picture it was sent, and nobody else's", async () => {
    const key = await keepUploadRow(h, person.memberId, 'face')
    expect((await client.post('/api/user/updateUserInfo', { face: key })).data).toMatchObject({ face: `/files/upload/${key}` })
    expect(
      await client.post('/api/user/updateUserInfo', { face: await keepUploadRow(h, (await createPerson(h)).memberId, 'face') }),
    ).toMatchObject({ status: 422, data: { errors: { face: ['文件不存在，请重新上传'] } } })
    expect((await client.post('/api/user/updateUserInfo', { face: '' })).data).toMatchObject({ face: null, name: '王店长' })
  })
})

describe('several shops', () => {
  it('several shops are added by the phone of another account, switched to, and given up again with their sessions', async () => {
    const other = await createPerson(h)
    const shop = String(other.memberId)
    const code = await askCode(h, other.phone, 'shop')
    expect(await client.post('/api/shop/multi', { phone: other.phone, code: otherThan(code), role: 'buyer' })).toMatchObject({
      status: 400,
      data: { reason: 'CODE_WRONG' },
    })
    expect((await client.post('/api/shop/multi', { phone: other.phone, code, role: 'buyer' })).data).toMatchObject([
      { role: 'owner' },
      { member_id: shop, role: 'buyer', review: 'passed' },
    ])
    expect((await client.get('/api/shop/cardList')).data).toMatchObject([
      { is_current: 1, cart: 0 },
      { member_id: shop, is_current: 0, unpaid: 0, papers_due: 0 },
    ])
    expect(
      await client.post('/api/shop/multi', { phone: other.phone, code: await askCode(h, other.phone, 'shop'), role: 'buyer' }),
    ).toMatchObject({ status: 422, data: { errors: { phone: [expect.stringContaining('已全部添加')] } } })

    const elsewhere = await logIn(h, person)
    await elsewhere.post(`/api/shop/multi/${shop}/switch`)
    expect((await elsewhere.get('/api/user/base')).data).toMatchObject({ member_id: shop })
    expect(await elsewhere.delete(`/api/shop/multi/${shop}`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect((await client.delete(`/api/shop/multi/${shop}`)).data).toMatchObject([{ role: 'owner' }])
    expect((await elsewhere.get('/api/user/base')).status).toBe(401)
    expect((await client.post(`/api/shop/multi/${shop}/switch`)).status).toBe(404)
    // Let in again, with another role.
    expect(
      (await client.post('/api/shop/multi', { phone: other.phone, code: await askCode(h, other.phone, 'shop'), role: 'finance' })).data,
    ).toContainEqual(expect.objectContaining({ member_id: shop, role: 'finance' }))
  })

  it("of one's own, of others and of nobody are not removed or switched to", async () => {
    const other = await createPerson(h)
    expect(await client.delete(`/api/shop/multi/${person.memberId}`)).toMatchObject({ status: 403, data: { reason: 'MEMBER_DENIED' } })
    for (const id of [other.memberId, 999_999]) {
      expect((await client.delete(`/api/shop/multi/${id}`)).status).toBe(404)
      expect((await client.post(`/api/shop/multi/${id}/switch`)).status).toBe(404)
    }
    expect(
      await client.post('/api/shop/multi', { phone: person.phone, code: await askCode(h, person.phone, 'shop'), role: 'buyer' }),
    ).toMatchObject({ status: 422, data: { errors: { phone: [expect.stringContaining('您自己的手机号')] } } })
    expect(await client.post('/api/shop/multi', { phone: other.phone, code: '123456', role: 'owner' })).toMatchObject({
      status: 422,
      data: { errors: { role: ['请选择角色'] } },
    })
  })
})
