import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { addToCart, office } from '../../testing/trading.ts'
import { keepUploadRow } from '../erp/testUpload.ts'
import type { NewCertificate } from '../user/user.repo.ts'
import { today } from '../../deps.ts'

const ZIZHI = '/api/user/zizhi'

let h: Harness
let person: Person
let client: TestClient
const dayFromNow = (days: number): string => today(new Date(h.clock.now().getTime() + days * 86_400_000))
const passed = (kind: NewCertificate['kind'], days: number): NewCertificate => ({
  kind,
  no: `${kind}-1`,
  validFrom: '2024-01-01',
  validTo: dayFromNow(days),
  fileKey: 'paper',
  status: 'passed',
})
const paperOf = async (kind: string, viewer = client): Promise<unknown> =>
  ((await viewer.get(ZIZHI)).data as { kind: string }[]).find((paper) => paper.kind === kind)
const idOf = async (kind: string): Promise<string> => ((await paperOf(kind)) as { id: string }).id

beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  person = await createPerson(h, {
    certificates: [passed('yyzz', 400), passed('xkz', 30), passed('gsp', -1)],
    scopes: [
      { code: 'chemical', validTo: null },
      { code: 'herb', validTo: dayFromNow(-1) },
    ],
  })
  client = await logIn(h, person)
})

describe('the papers of a shop', () => {
  it('the papers of a shop say how each stands, how long it lasts and what is lost with it', async () => {
    await createGoods(h, { scope_code: 'herb', kind: 'herb', rx_class: 'none', approval_no: null })
    await h.deps.db
      .updateTable('certificate')
      .set({ valid_to: dayFromNow(5) })
      .where('member_id', '=', person.memberId)
      .where('kind', '=', 'gsp')
      .execute()
    await addToCart(client, { goodsId: await createGoods(h, { scope_code: 'chemical' }), number: 10 })
    await h.deps.db
      .updateTable('certificate')
      .set({ valid_to: dayFromNow(-1) })
      .where('member_id', '=', person.memberId)
      .where('kind', '=', 'gsp')
      .execute()
    const { count } = await h.deps.db
      .selectFrom('goods')
      .where('scope_code', '=', 'chemical')
      .where('is_on_sale', '=', true)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const consequence = { goods: count, cart_lines: 1 }
    expect((await client.get(ZIZHI)).data).toMatchObject([
      { kind: 'yyzz', name: '营业执照', need: 1, status: 'passed', days_left: 400, consequence, renewal: null, file: null },
      { kind: 'xkz', status: 'passed', days_left: 30, consequence },
      { kind: 'gsp', status: 'expired', days_left: -1, consequence },
      { kind: 'cgwts', status: 'missing', id: null, days_left: null, consequence: null },
    ])
    expect((await client.get('/api/user/jyfw')).data).toMatchObject([
      { code: 'chemical', valid_to: null, goods_count: count },
      { code: 'herb', valid_to: dayFromNow(-1), goods_count: 1 },
    ])
  })

  it('the papers of a shop are renewed while the old one stays in force, until the office has passed the new one', async () => {
    const file = await keepUploadRow(h, person.memberId, 'certificate')
    const form = { no: ' XKZ-新 ', valid_from: '2026-01-01', valid_to: dayFromNow(900), file }
    expect((await client.send('PUT', `${ZIZHI}/${await idOf('xkz')}`, form)).status).toBe(200)
    expect(await paperOf('xkz')).toMatchObject({
      status: 'passed',
      no: 'xkz-1',
      renewal: { no: 'XKZ-新', status: 'pending', file: `/files/upload/${file}` },
    })
    expect(await client.send('PUT', `${ZIZHI}/${await idOf('xkz')}`, form)).toMatchObject({
      status: 422,
      data: { errors: { kind: [expect.stringContaining('审核中')] } },
    })

    const waiting = ((await paperOf('xkz')) as { renewal: { id: string } }).renewal.id
    expect((await office(h).post(`/api/erp/certificate/${waiting}/decide`, { agree: '0', note: '照片不清晰' })).status).toBe(200)
    expect(await paperOf('xkz')).toMatchObject({ status: 'passed', renewal: { status: 'rejected', reason: '照片不清晰' } })
    // Corrected without a new picture, then passed: the old one is gone and the new one counts.
    expect((await client.send('PUT', `${ZIZHI}/${waiting}`, { ...form, no: 'XKZ-2', file: '' })).status).toBe(200)
    expect((await office(h).post(`/api/erp/certificate/${waiting}/decide`, { agree: '1' })).status).toBe(200)
    expect(await paperOf('xkz')).toMatchObject({ id: waiting, status: 'passed', no: 'XKZ-2', days_left: 900, reason: null, renewal: null })
    const { id: superseded } = await h.deps.db
      .selectFrom('certificate')
      .where('member_id', '=', person.memberId)
      .where('status', '=', 'superseded')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await client.send('PUT', `${ZIZHI}/${superseded}`, form)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  })

  it("the number of a licence, once passed, is the shop's own and what its invoices are made out to", async () => {
    const fresh = await createPerson(h)
    const freshClient = await logIn(h, fresh)
    const file = await keepUploadRow(h, fresh.memberId, 'certificate')
    const no = `91330106MA${String(fresh.memberId).padStart(8, '0')}`
    await h.deps.db.deleteFrom('certificate').where('member_id', '=', fresh.memberId).execute()
    await freshClient.post(ZIZHI, { kind: 'yyzz', no: no.toLowerCase(), valid_from: '2026-01-01', file })
    await office(h).post(`/api/erp/certificate/${((await paperOf('yyzz', freshClient)) as { id: string }).id}/decide`, { agree: '1' })
    expect((await freshClient.post('/api/shop/details')).data).toMatchObject({ licence_no: no, invoice: { tax_no: no } })
  })

  it('a shop whose paper lapsed buys again once the new one is passed', async () => {
    const goodsId = await createGoods(h, { scope_code: 'chemical' })
    const adding = { goods_id: goodsId, price: '10.00', number: 10, ck_id: 1 }
    expect(await client.post('/api/cart', adding)).toMatchObject({ status: 403, data: { reason: 'CERT_EXPIRED' } })
    const file = await keepUploadRow(h, person.memberId, 'certificate')
    await client.post(ZIZHI, { kind: 'gsp', no: 'GSP-9', valid_from: '2026-01-01', file })
    const { renewal } = (await paperOf('gsp')) as { renewal: { id: string } }
    await office(h).post(`/api/erp/certificate/${renewal.id}/decide`, { agree: '1' })
    expect(await paperOf('gsp')).toMatchObject({ status: 'passed', valid_to: null, days_left: null })
    expect((await client.post('/api/cart', adding)).status).toBe(200)
  })
})

describe('a form of a paper', () => {
  it.each([
    ['kind', { kind: 'passport' }, '请选择证照种类'],
    ['no', { no: ' ' }, '请填写证照编号'],
    ['no', { no: 'A\u202EB' }, '证照编号含有无法使用的字符'],
    ['valid_from', { valid_from: '2026-02-30' }, '请填写有效期的起始日期'],
    ['valid_to', { valid_to: '2025-01-01' }, '有效期止须晚于有效期起'],
    ['valid_to', { valid_from: '2020-01-01', valid_to: '2021-01-01' }, '该证照已过期，请上传有效期内的证照'],
    ['valid_to', { valid_to: '明年' }, '有效期止格式应为 2026-01-31'],
    ['file', { file: '' }, '请上传证照扫描件'],
    ['file', { file: '../../etc/passwd' }, '文件不存在，请重新上传'],
  ])('a form of a paper is refused for its %s: %j', async (field, change, sentence) => {
    const file = await keepUploadRow(h, person.memberId, 'certificate')
    const answer = await client.post(ZIZHI, { kind: 'cgwts', no: 'C-1', valid_from: '2026-01-01', valid_to: '2099-01-01', file, ...change })
    expect(answer).toMatchObject({ status: 422, message: sentence, data: { errors: { [field]: [sentence] } } })
    expect(await paperOf('cgwts')).toMatchObject({ status: 'missing' })
  })

  it("a form of a paper takes only the shop's own upload made for papers, changes only its own papers, and only for the owner", async () => {
    const other = await createPerson(h)
    const form = { kind: 'cgwts', no: 'C-1', valid_from: '2026-01-01' }
    const refusal = { status: 422, data: { errors: { file: ['文件不存在，请重新上传'] } } }
    expect(await client.post(ZIZHI, { ...form, file: await keepUploadRow(h, other.memberId, 'certificate') })).toMatchObject(refusal)
    expect(await client.post(ZIZHI, { ...form, file: await keepUploadRow(h, person.memberId, 'receipt') })).toMatchObject(refusal)
    const file = await keepUploadRow(h, other.memberId, 'certificate')
    expect(await (await logIn(h, other)).send('PUT', `${ZIZHI}/${await idOf('yyzz')}`, { ...form, file })).toMatchObject({ status: 404 })
    expect((await h.client().get(ZIZHI)).status).toBe(401)
    await h.deps.db.updateTable('account_member').set({ role: 'buyer' }).where('account_id', '=', person.accountId).execute()
    expect(await client.post(ZIZHI, { ...form, file: await keepUploadRow(h, person.memberId, 'certificate') })).toMatchObject({
      status: 403,
      data: { reason: 'MEMBER_DENIED' },
    })
  })
})
