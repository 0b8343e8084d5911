import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'
import { csv, imported, report, sendFile, undo } from '../import/testImport.ts'
import type { OrderCodesWire, TraceWayWire } from './trace.schemas.ts'
import { codeOf, createCoded, HEAD, outbound, shipWith } from './testCodes.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness({ demo: false })
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())
afterEach(async () => expect(await brokenInvariants(h.deps.db)).toEqual([]))

const codesOf = async (id: string, shopper = me) => (await shopper.client.get(`/api/order/${id}/codes`)).data as OrderCodesWire
const wayOf = async (code: string) =>
  (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/code/${code}`)).data as TraceWayWire
const lotsSent = async (id: string) =>
  (await codesOf(id)).lots.map(({ lot, number, codes }) => [lot, number, codes.map(({ code }) => code)])

it('goods that have codes do not leave without them, nor with too few, too many, twice the same, unknown or foreign ones', async () => {
  const goods = await createCoded(h)
  const other = await createCoded(h)
  const id = await outbound(h, me, [{ goodsId: goods.goodsId, number: 20 }])
  const messageOf = async (codes?: readonly string[]) => {
    const { status, data } = await shipWith(h, id, codes)
    return [status, JSON.stringify(data)]
  }
  expect(await messageOf()).toEqual([422, expect.stringContaining('应发 20 件，追溯码共 0 件')])
  expect(await messageOf([goods.caseCode])).toEqual([422, expect.stringContaining('应发 20 件，追溯码共 10 件')])
  const [first = ''] = goods.cased
  expect(await messageOf([goods.caseCode, first])).toEqual([422, expect.stringContaining('已包含在所提供的箱码内')])
  expect(await messageOf([first, first])).toEqual([422, expect.stringContaining('出现了两次')])
  expect(await messageOf([codeOf('1234567', 1)])).toEqual([422, expect.stringContaining('没有登记')])
  expect(await messageOf([...other.single])).toEqual([422, expect.stringContaining('不在本次发货内')])
  expect(await messageOf(['12345'])).toEqual([422, expect.stringContaining('不是追溯码')])
  expect(await shipWith(h, id, [goods.caseCode, ...goods.later])).toMatchObject({ status: 200, data: { status: 'shipped' } })
  // The lots are those of the codes, not the ones that expire first.
  expect(await lotsSent(id)).toEqual([
    [goods.lots[0], 10, goods.cased],
    [goods.lots[1], 10, goods.later],
  ])
})

it('goods without codes leave as ever, beside goods with codes on the same order', async () => {
  const goods = await createCoded(h)
  const plain = await createGoods(h)
  const id = await outbound(h, me, [
    { goodsId: goods.goodsId, number: 15 },
    { goodsId: plain, number: 10 },
  ])
  expect(await shipWith(h, id, [...goods.single, ...goods.later.slice(0, 5)])).toMatchObject({ status: 200 })
  expect((await lotsSent(id)).map(([lot, number]) => [lot, number])).toEqual([
    [goods.lots[0], 10],
    [goods.lots[1], 5],
  ])
  const alone = await outbound(h, me, [{ goodsId: plain, number: 20 }])
  expect(await shipWith(h, alone)).toMatchObject({ status: 200 })
  expect(await codesOf(alone)).toMatchObject({ files: [], lots: [] })
})

it('a code is at one place: it leaves once, comes back with a return, and leaves again; its whole way is told', async () => {
  const goods = await createCoded(h)
  const [box = '', other = ''] = goods.cased
  const id = await outbound(h, me, [{ goodsId: goods.goodsId, number: 20 }])
  await shipWith(h, id, [goods.caseCode, ...goods.single])
  const again = await outbound(h, me, [{ goodsId: goods.goodsId, number: 10 }])
  const refused = await shipWith(h, again, [box, ...goods.later.slice(0, 9)])
  expect([refused.status, JSON.stringify(refused.data)]).toEqual([422, expect.stringContaining(`${box} 已不在库`)])
  expect(await shipWith(h, again, goods.later)).toMatchObject({ status: 200 })

  await me.client.post(`/api/order/${id}/confirm`)
  const line = ((await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''
  const form = { order_id: id, type: 'return_refund', reason: '其他', note: '外盒破损', client_key: newKey() }
  const applied = await me.client.post('/api/afterSale', { ...form, 'lines[0][id]': line, 'lines[0][qty]': '5' })
  const afterSale = (applied.data as { id: string }).id
  await office(h).post(`/api/erp/afterSale/${afterSale}/approve`)
  await me.client.post(`/api/afterSale/${afterSale}/ship`, { carrier: '顺丰', tracking_no: 'BACK-1', client_key: newKey() })
  const back = goods.cased.slice(0, 5)
  const receive = (codes: readonly string[]) => office(h).post(`/api/erp/afterSale/${afterSale}/received`, { codes: codes.join(',') })
  expect((await office(h).post(`/api/erp/afterSale/${afterSale}/received`)).status).toBe(422)
  expect((await receive(back.slice(1))).status).toBe(422)
  expect((await receive([...back.slice(1), goods.later[0] ?? ''])).status).toBe(422)
  expect(await receive(back)).toMatchObject({ status: 200, data: { status: 'received' } })
  expect((await codesOf(id)).lots.map(({ number }) => number)).toEqual([15])

  const third = await outbound(h, me, [{ goodsId: goods.goodsId, number: 5 }])
  const { status } = await shipWith(h, third, back)
  expect(status).toBe(200)
  const way = await wayOf(box)
  expect(way).toMatchObject({ state_text: '已发出', lot: goods.lots[0], packs: [goods.caseCode], pieces: 1 })
  expect(way.steps.map(({ what, order_id: order }) => [what, order])).toEqual([
    ['entered', null],
    ['shipped', id],
    ['returned', id],
    ['shipped', third],
  ])
  expect(way.steps[0]?.staff).toBe('李会计')
  expect(await wayOf(goods.caseCode)).toMatchObject({ level: 3, pieces: 10, state_text: '已发出' })
  expect((await wayOf(other)).steps).toHaveLength(4)
})

it('a shop finds its orders by the code of a box or of the case around it, and another shop finds none', async () => {
  const goods = await createCoded(h)
  const id = await outbound(h, me, [{ goodsId: goods.goodsId, number: 10 }])
  await shipWith(h, id, [goods.caseCode])
  const found = async (code: string, { client }: Shopper = me) =>
    ((await client.get(`/api/order?keywords=${encodeURIComponent(code)}`)).data as { data: { id: string }[] }).data.map((order) => order.id)
  expect(await found(goods.cased[3] ?? '')).toEqual([id])
  expect(await found(` ${goods.caseCode} `)).toEqual([id])
  expect(await found(goods.single[0] ?? '')).toEqual([])
  expect(await found(goods.caseCode, await createShopper(h))).toEqual([])
})

it('a case of which a box is gone is no case any more: its other boxes leave one by one', async () => {
  const goods = await createCoded(h)
  const id = await outbound(h, me, [{ goodsId: goods.goodsId, number: 5 }])
  await shipWith(h, id, goods.cased.slice(0, 5))
  expect(await wayOf(goods.caseCode)).toMatchObject({ state_text: '已拆开' })
  const next = await outbound(h, me, [{ goodsId: goods.goodsId, number: 10 }])
  expect((await shipWith(h, next, [goods.caseCode])).status).toBe(422)
  expect((await shipWith(h, next, [...goods.cased.slice(5), ...goods.single.slice(0, 5)])).status).toBe(200)
})

it('the buyer has the codes as CSV, as TXT for 码上放心 and as XML for scanners; another shop has none of them', async () => {
  const goods = await createCoded(h)
  const id = await outbound(h, me, [{ goodsId: goods.goodsId, number: 20 }])
  await shipWith(h, id, [goods.caseCode, ...goods.later])
  const { bill, files, lots } = await codesOf(id)
  expect(files.map(({ url }) => url)).toEqual(['csv', 'txt', 'xml'].map((format) => `/files/codes/${id}/${format}`))
  expect(lots[0]?.codes[0]).toEqual({ code: goods.cased[0], pieces: 1, packs: [goods.caseCode] })
  const name = lots[0]?.name ?? ''
  const textOf = async (format: string) => (await me.client.raw(`/files/codes/${id}/${format}`)).rawPayload.toString()
  const rows = (await textOf('csv')).split('\r\n')
  expect(rows).toHaveLength(22)
  expect(rows[1]).toBe(`${goods.cased[0]},${name},0.25g*24粒,${goods.lots[0]},青榕制药有限公司,2026-01-01,2027-12-01,1`)
  const lines = (await textOf('txt')).split('\r\n')
  expect([lines[0], lines[1], lines[21]]).toEqual([`$,${bill}`, `${goods.cased[0]},${name},${goods.lots[0]},2026-01-01`, '#'])
  expect(await textOf('xml')).toMatch(
    new RegExp(`<Event Name="PurchaseWareHouseIn">\\s+<DataField>\\s+<Data Code="${goods.cased[0]}" CorpOrderID="${bill}" ActDate="20`),
  )
  const stranger = await createShopper(h)
  expect((await stranger.client.get(`/api/order/${id}/codes`)).status).toBe(404)
  expect((await stranger.client.raw(`/files/codes/${id}/csv`)).statusCode).toBe(404)
})

it('codes are entered once, for a lot that is there, in a larger pack of the same lot; blanks in them say nothing', async () => {
  const { word, lots, caseCode, single } = await createCoded(h)
  const code = codeOf('7654321', 1)
  const row = (rest: string) => csv(HEAD, rest)
  const problemsOf = async (file: string) => {
    const sent = await sendFile(h, 'codes', file)
    return (await report(h, sent.data.id)).problems.join()
  }
  expect(await problemsOf(row(`12345678,${word},CK,${lots[0]},盒,,1`))).toContain('不是 20 或 17 位数字')
  expect(await problemsOf(row(`${code},${word},CK,Z9,盒,,1`))).toContain('没有批号 Z9')
  expect(await problemsOf(row(`${code},${word},CK,${lots[0]},箱,${single[0]},10`))).toContain('上级码须是更大的包装')
  expect(await problemsOf(row(`${code},${word},CK,${lots[1]},盒,${caseCode},1`))).toContain('上级码属于另一个批号')
  expect(await problemsOf(row(`${single[0]},${word},CK,${lots[1]},盒,,1`))).toContain('已登记，不能改')
  const run = await imported(h, 'codes', row(`" ${code.slice(0, 7)} ${code.slice(7)}",${word},CK,${lots[0]},盒,,1`))
  expect(run).toMatchObject({ created: 1 })
  expect(await imported(h, 'codes', row(`${code},${word},CK,${lots[0]},盒,,1`))).toMatchObject({ same: 1 })
  expect(await undo(h, run.id)).toMatchObject({ status: 200 })
  expect(await wayOf(code)).toMatchObject({ state_text: '已撤回登记' })
  expect(await imported(h, 'codes', row(`${code},${word},CK,${lots[1]},盒,,1`))).toMatchObject({ created: 1 })
  expect(await wayOf(code)).toMatchObject({ state_text: '在库', lot: lots[1] })
})
