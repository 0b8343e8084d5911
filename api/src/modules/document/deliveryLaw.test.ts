import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'
import { csv, imported } from '../import/testImport.ts'
import { codeOf, createCoded, HEAD, outbound, shipWith } from '../trace/testCodes.ts'
import type { DeliveryFiles } from './delivery.schemas.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())

it('a delivery names the holder, the insurance code and the trace code of every box, lot by lot', async () => {
  const me = await createShopper(h)
  const { goodsId, lots, cased, caseCode, single, later } = await createCoded(h)
  const law = { holder: '青榕制药集团有限公司', insurance_code: 'XA00000000000000000000007', insurance_class: 'b' } as const
  await h.deps.db.updateTable('goods').set(law).where('id', '=', goodsId).execute()
  const id = await outbound(h, me, [{ goodsId, number: 25 }])
  expect((await shipWith(h, id, [caseCode, ...single, ...later.slice(0, 5)])).status).toBe(200)
  const [parcel] = (await me.client.get(`/api/order/${id}/delivery`)).data as DeliveryFiles[]
  const { holder, insurance_code } = law
  expect(parcel?.delivery.lines).toMatchObject([
    { holder, insurance_code, lot: lots[0], quantity: 20, codes: [...cased, ...single] },
    { holder, insurance_code, lot: lots[1], quantity: 5, codes: later.slice(0, 5) },
  ])
})

it('a delivery tells of every box the packs that it came in and what it counts, in the data and in the workbook', async () => {
  const me = await createShopper(h)
  const { goodsId, word, lots, cased, caseCode } = await createCoded(h)
  const [crate, middle, loose, ...boxes] = [1, 2, 3, 4, 5].map((nth) => codeOf('7654321', nth)) as [string, string, string, string, string]
  const row = (code: string, rest: string) => `${code},${word},CK,${lots[1]},${rest}`
  const rows = [row(crate, '箱,,2'), row(middle, `中包装,${crate},2`), ...boxes.map((code) => row(code, `盒,${middle},1`))]
  await imported(h, 'codes', csv(HEAD, ...rows, row(loose, '中包装,,3')))
  const id = await outbound(h, me, [{ goodsId, number: 15 }])
  expect(await shipWith(h, id, [caseCode, crate, loose])).toMatchObject({ status: 200 })
  const [parcel] = (await me.client.get(`/api/order/${id}/delivery`)).data as DeliveryFiles[]
  expect(parcel?.delivery.lines.map(({ code_details: details }) => details)).toEqual([
    cased.map((code) => ({ code, pieces: 1, packs: [caseCode] })),
    [{ code: loose, pieces: 3, packs: [] }, ...boxes.map((code) => ({ code, pieces: 1, packs: [middle, crate] }))],
  ])
  const sheet = strFromU8(unzipSync((await me.client.raw(parcel?.files.xlsx ?? '')).rawPayload)['xl/worksheets/sheet2.xml'] as Uint8Array)
  const cells = [...sheet.matchAll(/<row [^]*?<\/row>/g)].map(([text]) =>
    [...text.matchAll(/<c [^]*?(?:<\/c>|\/>)/g)].map(([cell]) => cell.replaceAll(/<[^>]*>/g, '')),
  )
  expect(cells[0]).toEqual(['随货同行单号', '行号', '批号', '追溯码', '件数', '上级码', '最外层码'])
  expect(cells.slice(11).map((found) => found.slice(1))).toEqual([
    ['2', lots[1], loose, '3', '', ''],
    ...boxes.map((code) => ['2', lots[1], code, '1', middle, crate]),
  ])
})

it('the schema of the data is at its address for everybody, with every field that a delivery has', async () => {
  const answer = await h.app.inject('/files/schema/delivery-1.json')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/schema+json'])
  const schema = answer.json<{ $schema: string; properties: Record<string, { items?: { properties: object } }>; required: string[] }>()
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['schema', 'note_no', 'lines', 'total_cents', 'signing_key']))
  expect(schema.required).toEqual(Object.keys(schema.properties))
  expect(Object.keys(schema.properties['lines']?.items?.properties ?? {})).toEqual(
    expect.arrayContaining(['holder', 'lot', 'expires', 'insurance_code', 'codes', 'code_details', 'amount_cents']),
  )
})
