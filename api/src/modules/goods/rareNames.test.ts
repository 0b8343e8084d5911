import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { readNote } from '../document/testNote.ts'
import { xlsxBytes } from '../upload/sheet/testSheet.ts'
import { keepUpload } from '../upload/upload.service.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'

let h: Harness
let me: Shopper
const NAMES = ['硝苯地平缓释片(Ⅱ)', '重组人干扰素α1b注射液', '𠮷祥安神丸', 'ＡＢ复合维生素片'] as const
let ids: number[] = []
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  for (const name of NAMES) ids = [...ids, await createGoods(h, { name, common_name: name, pinyin: 'x', pinyin_full: 'x' })]
  me = await createShopper(h)
})
afterAll(() => h.close())

const file = (url: string) => h.app.inject({ method: 'GET', url, cookies: { sid: me.client.cookie('sid') ?? '' } })

it('an exported price sheet writes names with rare letters as they are, in UTF-8 with its mark', async () => {
  await h.deps.db.insertInto('price_sheet').values({ id: 9, name: '全品目录', remarks: '', zone: null, kind: null }).execute()
  const answer = await file('/files/price/9.csv')
  expect(answer.headers['content-type']).toContain('utf-8')
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const rows = answer.body.trimEnd().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',').slice(0, 2)).toSorted()).toEqual(NAMES.map((name, at) => [String(ids[at]), name]).toSorted())
})

it('a workbook with rare letters in its names is understood, however they are written in it', async () => {
  const typed = [...NAMES, '硝苯地平缓释片（II）', '吉祥安神丸', 'AB复合维生素片', '重组人干扰素阿尔法1b注射液']
  const bytes = Buffer.from(xlsxBytes([['药品名称', '数量'], ...typed.map((name) => [name, 5])]))
  const key = await keepUpload(h.deps, openUploadStore(h.deps.settings), me.person.memberId, { bytes, scene: 'quick' })
  const { rows } = (await me.client.post('/api/quick/parse', { file: key })).data as { rows: { match: { name: string } | null }[] }
  expect(rows.map(({ match }) => match?.name)).toEqual([...NAMES, NAMES[0], NAMES[2], NAMES[3], NAMES[1]])
})

it('a delivery note prints names with rare letters; a letter that no font has is printed in its plain form', async () => {
  const placed = await buy(
    me.client,
    ids.map((goodsId) => ({ goodsId, number: 10 })),
  )
  await payAtCashier(h, me.client, placed.trade_id)
  const orderId = Number(placed.orders[0]?.id)
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${orderId}/advance`, { to })
  await office(h).post(`/api/erp/order/${orderId}/ship`, { carrier: '顺丰', tracking_no: 'SF1001' })
  const papers = (await me.client.get(`/api/order/${orderId}/documents?kind=delivery_note`)).data as { url: string }[]
  const note = await file(papers[0]?.url ?? '')
  expect([note.statusCode, note.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const printed = readNote(note.rawPayload).rows.map((row) => row['通用名称'])
  expect(printed.toSorted()).toEqual(['硝苯地平缓释片(II)', '重组人干扰素α1b注射液', '吉祥安神丸', 'ＡＢ复合维生素片'].toSorted())
})

it('an order is found by a name with rare letters, however it is typed', async () => {
  const found = async (keywords: string): Promise<number> => {
    const { data } = await me.client.get(`/api/order?keywords=${encodeURIComponent(keywords)}`)
    return (data as { total: number }).total
  }
  expect([await found('硝苯地平缓释片（II）'), await found('干扰素阿尔法1b'), await found('硝苯地平缓释片(III)')]).toEqual([1, 1, 0])
})
