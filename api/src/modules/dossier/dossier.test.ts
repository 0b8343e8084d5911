import { createHash, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { jpegBytes, pngBytes } from '../../testing/uploads.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import type { OrderDetailWire } from '../order/order.schemas.ts'
import { openTrade } from '../promotion/testShop.ts'
import type { DossierGoodsWire, DossierPaperWire } from './dossier.schemas.ts'
import type { DossierIndex } from './dossierIndex.ts'
import { readZip } from './testZip.ts'

const [FIRST, SECOND] = [pngBytes('first'), jpegBytes()]
const DRUG = { kind: 'drug', no: '演AA1', holder: '演示医药', issued_on: '2021-12-01' }

interface Listed {
  readonly id: string
  readonly wants_dossier: 0 | 1
}

let h: Harness
let me: Shopper
let stranger: Shopper
let capsules: number
let orderId: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  ;[me, stranger] = [await createShopper(h), await createShopper(h)]
  capsules = await createGoods(h, {
    name: '阿莫西林胶囊',
    approval_no: '国药准字H1',
    lots: [{ lot: 'A1', number: 100, expires: '2028-11-30' }],
  })
  await office(h).post('/api/erp/company', { company: '演示医药批发有限公司' })
  const placed = await buy(me.client, [{ goodsId: capsules, number: 35 }])
  await payAtCashier(h, me.client, placed.trade_id)
  orderId = Number(placed.orders[0]?.id)
})
afterAll(() => h.close())

/** The clock of the tests stands on 2026-11-21. */
const entered = async (query: Record<string, string>, payload: Uint8Array = FIRST) => {
  const words = new URLSearchParams({ staff: '王质管', ...query })
  const url = `/api/erp/dossier?${words.toString()}`
  const headers = { authorization: `Bearer ${ERP_TOKEN}`, 'content-type': 'application/octet-stream' }
  const answer = await h.app.inject({ method: 'POST', url, headers, payload: Buffer.from(payload) })
  const { message, data } = answer.json<{ message: string; data: { id: string; version: number; state: string } | null }>()
  return data === null || !('state' in data) ? message : `${data.state} ${data.version}`
}
const goodsWord = () => String(capsules)
const archive = async (name: string, { client } = me) => {
  const { statusCode, rawPayload } = await client.raw(`/files/dossier/${name}`)
  return { statusCode, files: statusCode === 200 ? readZip(rawPayload) : new Map<string, Buffer>() }
}
const indexIn = (files: ReadonlyMap<string, Buffer>) => JSON.parse(files.get('index.json')?.toString() ?? '{}') as DossierIndex
const mine = async (filter: string) => {
  const { data } = (await me.client.get(`/api/dossier/goods?filter=${filter}`)).data as { data: DossierGoodsWire[] }
  return data
}

it('a paper is entered once, another file or day is its next version, and what is wrong is refused', async () => {
  const approval = { kind: 'approval', goods: goodsWord(), no: '国药准字H1', issued_on: '2021-12-01', expires_on: '2026-11-20' }
  expect([await entered(approval), await entered(approval)]).toEqual(['new 1', 'same 1'])
  expect(await entered({ ...approval, issued_on: '2026-11-01', expires_on: '2026-12-20' }, SECOND)).toBe('next 2')
  expect(await entered({ kind: 'standard', goods: goodsWord(), expires_on: '2026-11-20' })).toBe('new 1')
  expect(await entered({ kind: 'mandate', no: '委1', expires_on: '2027-11-20' })).toBe('new 1')
  for (const [query, sentence] of [
    [{ kind: 'approval' }, '请填写商品编码'],
    [{ kind: 'mandate', goods: goodsWord() }, '企业资料不属于某个商品，请不要填写商品编码'],
    [{ kind: 'approval', goods: '999999' }, '商品编码不存在：999999'],
    [{ kind: 'approval', goods: goodsWord(), lot: 'A1' }, '只有药检报告有批号'],
    [{ kind: 'lab_report', goods: goodsWord() }, '请填写批号'],
    [{ kind: 'seal', issued_on: '2026-11-20', expires_on: '2026-11-20' }, '有效期至须晚于发证日期'],
  ] as const)
    expect(await entered(query)).toBe(sentence)
  expect(await entered({ kind: 'seal' }, Buffer.from('MZ program'))).toBe('仅支持 JPG、PNG、WebP 图片或 PDF 文件')
})

it('a licence that is renewed under its number is its next version, and the one before is kept', async () => {
  await office(h).post('/api/erp/licence', { ...DRUG, expires_on: '2026-11-30', picture: Buffer.from(FIRST).toString('base64') })
  await office(h).post('/api/erp/licence', { ...DRUG, expires_on: '2031-11-30' })
  const { papers } = (await me.client.get('/api/dossier/company')).data as { papers: DossierPaperWire[] }
  expect(
    papers.map(({ name, version, replaced_until, expires_on, standing, lapse }) => [
      name,
      version,
      replaced_until,
      expires_on,
      standing,
      lapse,
    ]),
  ).toEqual([
    ['药品经营许可证', 2, '2026-11-30', '2031-11-30', 'valid', expect.stringContaining('停止接受药品与中药饮片的订单')],
    ['销售人员授权委托书', 1, null, '2027-11-20', 'valid', expect.any(String)],
  ])
  const picture = await h.app.inject(papers[0]?.url ?? '')
  expect(picture.rawPayload).toEqual(Buffer.from(FIRST))
})

it('the archive of an order opens elsewhere, names each file with its digest, and its index is signed by the published key', async () => {
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${orderId}/advance`, { to })
  await office(h).post(`/api/erp/order/${orderId}/ship`, { carrier: '顺丰', tracking_no: 'SF1001' })
  const { statusCode, files } = await archive(`order-${orderId}.zip`)
  expect(statusCode).toBe(200)
  const folder = `${capsules} 阿莫西林胶囊 0.25g_24粒`
  expect([...files.keys()]).toEqual([
    '企业资料/企业与收款信息.html',
    '企业资料/药品经营许可证 演AA1 第2版.png',
    '企业资料/销售人员授权委托书 委1.png',
    `品种资料/${folder}/品种信息.html`,
    `品种资料/${folder}/药品批准证明文件 国药准字H1 第2版.jpg`,
    `品种资料/${folder}/质量标准 （已过期）.png`,
    `药检报告/${folder}/药检报告 A1.pdf`,
    '目录.html',
    'dossier-1.schema.json',
    'index.json',
    'index.json.sig',
    'demo.pem',
  ])
  const index = indexIn(files)
  expect(index).toMatchObject({ schema: 'dossier-1', made_on: '2026-11-21', supplier: '演示医药批发有限公司', missing: [] })
  expect(
    index.files.map(({ name, version, replaced_until, expires_on, standing }) => [name, version, replaced_until, expires_on, standing]),
  ).toEqual([
    ['企业与收款信息', 1, null, null, 'valid'],
    ['药品经营许可证', 2, '2026-11-30', '2031-11-30', 'valid'],
    ['销售人员授权委托书', 1, null, '2027-11-20', 'valid'],
    ['品种信息', 1, null, null, 'valid'],
    ['药品批准证明文件', 2, '2026-11-20', '2026-12-20', 'lapsing'],
    ['质量标准', 1, null, '2026-11-20', 'lapsed'],
    ['药检报告', 1, null, null, 'valid'],
  ])
  for (const { path, sha256, bytes } of index.files) {
    const file = files.get(path ?? '') ?? Buffer.alloc(0)
    expect([createHash('sha256').update(file).digest('hex'), file.length], path ?? '').toEqual([sha256, bytes])
  }
  const page = files.get('目录.html')?.toString() ?? ''
  for (const words of ['药品批准证明文件', '第 2 版（上一版至 2026-11-20）', '已过期', '即将到期']) expect(page).toContain(words)
  const pem = (await h.app.inject(`/files/signing-key/${index.signing_key ?? ''}.pem`)).body
  expect(files.get('demo.pem')?.toString()).toBe(pem)
  const signature = Buffer.from(files.get('index.json.sig')?.toString() ?? '', 'base64')
  const signed = files.get('index.json') ?? Buffer.alloc(0)
  expect(verify(null, signed, createPublicKey(pem), signature)).toBe(true)
  expect(verify(null, Buffer.concat([signed, Buffer.from(' ')]), createPublicKey(pem), signature)).toBe(false)
})

it('a report that a laboratory wrote takes the place of the drawn one, and a shop in earnest says which are missing', async () => {
  const earnest = { ...h.deps, settings: { ...h.deps.settings, demo: false } }
  const { orderDossier } = await import('./dossier.service.ts')
  expect((await orderDossier(earnest, me.person.memberId, orderId)).missing).toEqual(['阿莫西林胶囊 A1 药检报告'])
  expect(await entered({ kind: 'lab_report', goods: goodsWord(), lot: 'A1' }, SECOND)).toBe('new 1')
  expect((await orderDossier(earnest, me.person.memberId, orderId)).missing).toEqual([])
  const { files } = await archive(`order-${orderId}.zip`)
  const report = [...files.keys()].find((path) => path.startsWith('药检报告/')) ?? ''
  expect(report.endsWith('药检报告 A1.jpg')).toBe(true)
  expect(files.get(report)).toEqual(Buffer.from(SECOND))
})

it('the papers of another shop’s order are not there, and a shop that was not reviewed downloads none', async () => {
  expect((await archive(`order-${orderId}.zip`, stranger)).statusCode).toBe(404)
  expect((await stranger.client.get(`/api/order/${orderId}/dossier`)).status).toBe(404)
  for (const name of ['order-999999.zip', 'goods-999999.zip', 'goods-.zip', 'x.zip', 'paper-1-000000000000.png', 'x'])
    expect((await archive(name)).statusCode, name).toBe(404)
  expect((await h.app.inject('/files/dossier/company.zip')).statusCode).toBe(401)
  await h.deps.db.updateTable('member').set({ review: 'pending' }).where('id', '=', stranger.person.memberId).execute()
  expect((await archive('company.zip', stranger)).statusCode).toBe(403)
  const [approval] = (await mine('all'))[0]?.papers ?? []
  expect((await stranger.client.raw(approval?.url ?? '')).statusCode).toBe(403)
  expect((await me.client.raw(approval?.url ?? '')).rawPayload).toEqual(Buffer.from(SECOND))
})

it('papers are asked for once; a version that comes later is told, is news until it is downloaded, and may be taken down', async () => {
  const other = await createGoods(h, { name: '布洛芬片', approval_no: '国药准字H2' })
  const ask = async () =>
    (await me.client.post('/api/dossier/ask', { goods_ids: `${other}` })).data as { url: string; goods: DossierGoodsWire[] }
  const first = await ask()
  h.clock.advance(86_400_000)
  const again = await ask()
  expect(again).toEqual(first)
  expect(again.url).toBe(`/files/dossier/goods-${other}.zip`)
  expect(again.goods).toMatchObject([{ name: '布洛芬片', bought: 0, fetched_at: null, papers: [], missing: ['药品批准证明文件'] }])
  expect(await me.client.post('/api/dossier/ask', { goods_ids: '999999' })).toMatchObject({ status: 422 })

  const approval = { kind: 'approval', goods: String(other), no: '国药准字H2' }
  await entered(approval)
  const told = () => h.deps.db.selectFrom('message').where('kind', '=', 'dossier').select(['member_id', 'body']).execute()
  const before = await told()
  await entered({ ...approval, expires_on: '2026-12-31' })
  expect((await told()).slice(before.length)).toEqual([
    {
      member_id: me.person.memberId,
      body: expect.stringContaining('布洛芬片 0.25g*24粒的药品批准证明文件已更新为第 2 版，有效期至2026-12-31') as string,
    },
  ])
  expect((await mine('new')).map(({ name, papers }) => [name, papers.map(({ news }) => news)])).toEqual([['布洛芬片', [1]]])
  expect((await mine('asked')).map(({ name }) => name)).toEqual(['阿莫西林胶囊', '布洛芬片'])
  h.clock.advance(60_000)
  const { files } = await archive(`goods-${other}.zip`)
  expect([...files.keys()].filter((path) => path.includes('药检报告'))).toEqual([])
  expect(indexIn(files).order_no).toBeNull()
  expect(await mine('new')).toEqual([])
  // The soonest to lapse first; what lapses in sixty-one days is not near yet.
  expect(
    (await mine('lapsing')).map(({ name, papers }) => [name, papers.map(({ days_left: left, standing }) => [left, standing])]),
  ).toEqual([
    [
      '阿莫西林胶囊',
      [
        [28, 'lapsing'],
        [-2, 'lapsed'],
      ],
    ],
    ['布洛芬片', [[39, 'lapsing']]],
  ])
  const id = ((await mine('all')).find(({ name }) => name === '布洛芬片')?.papers[0]?.id ?? '').replace('paper-', '')
  expect((await office(h).post(`/api/erp/dossier/${id}/end`)).status).toBe(200)
  expect((await office(h).post(`/api/erp/dossier/${id}/end`)).status).toBe(404)
  expect((await mine('all')).find(({ name }) => name === '布洛芬片')?.papers).toMatchObject([{ version: 1, expires_on: null }])
})

it('a file that the store has lost leaves its line in the index, and the others come', async () => {
  await openUploadStore(h.deps.settings).remove(`${createHash('sha256').update(FIRST).digest('hex').slice(0, 40)}.png`)
  const { statusCode, files } = await archive(`order-${orderId}.zip`)
  expect(statusCode).toBe(200)
  const lineOf = (name: string) => indexIn(files).files.find((file) => file.name === name)
  expect([lineOf('销售人员授权委托书')?.path, lineOf('销售人员授权委托书')?.sha256]).toEqual([null, null])
  expect(lineOf('药品批准证明文件')?.path).toContain('第2版')
})

it('the office sees which papers lapse, the first first', async () => {
  const rows = (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/dossier?days=30')).data
  expect(rows).toMatchObject([
    { goods_name: '阿莫西林胶囊', name: '质量标准', days_left: -2 },
    { goods_name: '阿莫西林胶囊', name: '药品批准证明文件', version: 2, days_left: 28 },
  ])
})

it('an archive may be asked for thirty times in ten minutes', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 31; nth++) statuses.push((await archive('goods-999999.zip', me)).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

it('papers chosen at the checkout are asked for, known to the warehouse, and told of with the parcel: exactly these goods', async () => {
  const buyer = await createShopper(h)
  const goods = [await createGoods(h, { name: '布洛芬片' }), await createGoods(h, { name: '维生素C片' })]
  const placed = await buy(
    buyer.client,
    goods.map((goodsId) => ({ goodsId, number: 20 })),
    { order: { dossier: '1' } },
  )
  const plain = await buy(buyer.client, [{ goodsId: capsules, number: 35 }])
  const [chosen, other] = [placed, plain].map(({ orders }) => orders[0]?.id ?? '')
  for (const { trade_id: trade } of [placed, plain]) await payAtCashier(h, buyer.client, trade)
  const urlOf = async (id = '') => ((await buyer.client.get(`/api/order/${id}`)).data as OrderDetailWire).dossier_url
  expect([await urlOf(chosen), await urlOf(other)]).toEqual([`/files/dossier/order-${chosen}.zip`, null])
  const asked = (await buyer.client.get('/api/dossier/goods?filter=asked')).data as { data: DossierGoodsWire[] }
  expect(asked.data.map(({ goods_id: id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(goods)
  const listed = (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/order')).data as Listed[]
  expect(Object.fromEntries(listed.map(({ id, wants_dossier: wanted }) => [id, wanted]))).toMatchObject({
    [chosen ?? '']: 1,
    [other ?? '']: 0,
  })
  for (const id of [chosen, other]) {
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF2${id}` })
  }
  const messages = (await buyer.client.get('/api/message')).data as { data: { title: string; url: string; body: string }[] }
  const told = messages.data.filter(({ title }) => title === '订单已发货')
  expect(told.map(({ url, body }) => [url, body.includes('随货首营资料')]).toSorted()).toEqual(
    [
      [`/order/info/${chosen}#dossier`, true],
      [`/order/info/${other}`, false],
    ].toSorted(),
  )
  const { files } = await archive(((await urlOf(chosen)) ?? '').replace('/files/dossier/', ''), buyer)
  expect(
    indexIn(files)
      .goods.map(({ goods_id: id }) => Number(id))
      .toSorted((a, b) => a - b),
  ).toEqual(goods)
})
