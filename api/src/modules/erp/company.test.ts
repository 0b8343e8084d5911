import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { office } from '../../testing/trading.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(60_000))

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const DRUG = { kind: 'drug', no: '演AA0000001', holder: '演示医药有限公司', issued_on: '2024-03-01', expires_on: '2029-02-28' }
const post = (path: string, form: Record<string, string>) => office(h).post(path, form)
const get = async (path: string) => (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(path)).data
interface Shown {
  company: string
  licences: { id: string; no: string; status: string; days_left: number; picture: string | null; url: string | null }[]
}
const shown = async () => (await h.client().get('/api/company')).data as Shown
const anew = () => h.clock.advance(60_000)

it('the hotline and QQ are the environment’s until the office sets them, for visitors and members, and again when it clears them', async () => {
  const member = await logIn(h, await createPerson(h))
  const told = async () => {
    anew()
    const common = (await h.client().get('/api/focus/common')).data as { common_config: { hot_line: string; qq1: string } }
    const base = (await member.get('/api/user/base')).data as { common_config: { hot_line: string; qq1: string } }
    return [common.common_config, base.common_config].map(({ hot_line, qq1 }) => `${hot_line} ${qq1}`)
  }
  expect(await told()).toEqual(['400-000-0000 800000001', '400-000-0000 800000001'])
  expect((await post('/api/erp/company', { hot_line: '0571-88880000', qq1: '12345678' })).status).toBe(200)
  expect(await told()).toEqual(['0571-88880000 12345678', '0571-88880000 12345678'])
  await post('/api/erp/company', { hot_line: '', qq1: '' })
  expect(await told()).toEqual(['400-000-0000 800000001', '400-000-0000 800000001'])
})

it('the account for transfers is set as a whole, and half of one is refused', async () => {
  const half = await post('/api/erp/company', { transfer_name: '某某医药有限公司', transfer_no: '6222' })
  expect(half).toMatchObject({ status: 422, data: { errors: { transfer_no: ['收款户名、开户银行、收款账号须一并填写或一并清除'] } } })
  const before = await get('/api/erp/company')
  expect(before).toMatchObject({ transfer_bank: '演示银行（虚构）营业部', transfer_no: '0000 0000 0000 0000 000' })
  const whole = { transfer_name: '某某医药有限公司', transfer_bank: '某某银行', transfer_no: '6222 0000' }
  expect((await post('/api/erp/company', whole)).data).toMatchObject(whole)
})

it.each([
  [{ hot_line: '12' }, '投诉热线应为手机号、带区号的座机或 400 电话'],
  [{ qq1: 'abc' }, 'QQ 号应为 5 至 12 位数字'],
])('the company is not set to %j', async (form, sentence) => {
  expect(await post('/api/erp/company', form)).toMatchObject({ status: 422, message: sentence })
})

it('a licence is shown to visitors with its picture and authority, corrected under its number, and gone when it is taken down', async () => {
  await post('/api/erp/company', { company: '演示医药有限公司' })
  const { id } = (await post('/api/erp/licence', { ...DRUG, picture: PNG })).data as { id: string }
  anew()
  const [licence] = (await shown()).licences
  expect((await shown()).company).toBe('演示医药有限公司')
  expect(licence).toMatchObject({ id, no: '演AA0000001', status: 'valid', url: 'https://www.nmpa.gov.cn/datasearch/home-index.html' })
  const picture = await h.app.inject(licence?.picture ?? '')
  expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.toString('base64')]).toEqual([200, 'image/png', PNG])
  expect((await h.app.inject(`/files/licence/${id}-000000000000.png`)).statusCode).toBe(404)

  expect((await post('/api/erp/licence', { ...DRUG, url: 'https://drugs.example/1' })).data).toEqual({ id })
  anew()
  const after = (await shown()).licences
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ url: 'https://drugs.example/1', picture: licence?.picture })

  expect((await post(`/api/erp/licence/${id}/end`, {})).status).toBe(200)
  expect((await post(`/api/erp/licence/${id}/end`, {})).status).toBe(404)
  anew()
  expect((await shown()).licences).toEqual([])
})

it.each([
  [{ ...DRUG, kind: 'pet' }, 'kind'],
  [{ ...DRUG, expires_on: '2024-02-30' }, 'expires_on'],
  [{ ...DRUG, expires_on: '2024-03-01' }, 'expires_on'],
  [{ ...DRUG, url: 'javascript:alert(1)' }, 'url'],
  [{ ...DRUG, picture: Buffer.from('<svg/>').toString('base64') }, 'picture'],
])('the licence %j is refused for its %s', async (form, field) => {
  const { status, data } = await post('/api/erp/licence', form)
  expect([status, Object.keys((data as { errors: object }).errors)]).toEqual([422, [field]])
})

it('a licence is valid on its last day, lapsed on the next, and about to end for 180 days before; the office is told of both', async () => {
  // The clock of the tests stands in November 2026.
  await post('/api/erp/licence', { kind: 'icp', no: '演ICP备0号', holder: '演示医药有限公司', expires_on: '2027-06-01' })
  const state = async () => {
    anew()
    const licence = (await shown()).licences.find(({ no }) => no === '演ICP备0号')
    const { counts } = (await get('/api/erp/waiting')) as { counts: { licence_ending?: number } }
    return [licence?.status, licence?.days_left, counts.licence_ending ?? 0]
  }
  const at = (day: string) => h.clock.advance(Date.parse(`${day}T12:00:00+08:00`) - h.clock.now().getTime())
  at('2026-12-02')
  expect(await state()).toEqual(['valid', 181, 0])
  at('2026-12-03')
  expect(await state()).toEqual(['expiring', 180, 1])
  at('2027-06-01')
  expect(await state()).toEqual(['expiring', 0, 1])
  at('2027-06-02')
  expect(await state()).toEqual(['expired', -1, 1])
})

it('warehouses and account managers are set, and changed by saying them again; there is one default manager', async () => {
  const main = { id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00' }
  await post('/api/erp/warehouse', main)
  await post('/api/erp/warehouse', { ...main, fee: '15.00' })
  expect(await get('/api/erp/warehouse')).toEqual([{ ...main, fee: '15.00', seal: 'none' }])
  expect(await post('/api/erp/warehouse', { ...main, id: '2' })).toMatchObject({
    status: 422,
    message: '已有同名的仓库，编号 1；要改它请用编号 1，否则请换一个名称',
  })

  await post('/api/erp/manager', { name: '林素问', phone: '13800000000', is_default: '1' })
  await post('/api/erp/manager', { name: '陈灵枢', phone: '13900000000', is_default: '1' })
  await post('/api/erp/manager', { name: '林素问', phone: '0571-88880000', is_default: '0' })
  expect(await get('/api/erp/manager')).toMatchObject([
    { name: '林素问', phone: '0571-88880000', is_default: 0 },
    { name: '陈灵枢', phone: '13900000000', is_default: 1 },
  ])
})
