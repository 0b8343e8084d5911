import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { goodsOf } from '../../testing/lapsing.ts'
import { newKey } from '../../testing/trading.ts'
import { report } from './testImport.ts'
import { relationCells } from './relationFile.ts'

const BOXES = ['83857930000000000011', '83857930000000000012', '83857930000000000013', '83857930000000000014']
const [MIDDLE, OTHER, CASE] = ['83857931000000000001', '83857931000000000002', '83857932000000000001'] as const
const code = (cur: string, layer: number, parent: string) =>
  `    <Code curCode="${cur}" packLayer="${layer}" parentCode="${parent}" flag="0"/>`
const file = (codes: readonly string[], lot = 'BAD') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document License="demo"><Events version="3.0"><Event name="RelationCreate">
<Relation productCode="8385793" subTypeNo="" cascade="1:2:4" packageSpec="" comment="">
  <Batch batchNo="${lot}" madeDate="2026-01-01" validateDate="2028-06-30" workshop="" lineName="" lineManager="">
${codes.join('\n')}
  </Batch>
</Relation></Event></Events></Document>`
const WHOLE = [
  code(CASE, 3, ''),
  code(MIDDLE, 2, CASE),
  code(OTHER, 2, CASE),
  ...BOXES.map((box, at) => code(box, 1, at < 3 ? MIDDLE : OTHER)),
]
const place = { goods: 'A01', warehouse: 'W1' }

it("a maker's relation gives each code its lot, level and pack, and each pack the boxes that lie in it", () => {
  const cellsOf = (lot: string, written: readonly (readonly [string, string, string, number])[]) =>
    written.map(([cur, level, parent, pieces]) => ({ code: cur, goods: 'A01', warehouse: 'W1', lot, level, parent, pieces }))
  expect(relationCells(file(WHOLE), place)).toEqual(
    cellsOf('BAD', [
      [CASE, '箱', '', 4],
      [MIDDLE, '中包装', CASE, 3],
      [OTHER, '中包装', CASE, 1],
      [BOXES[0] ?? '', '盒', MIDDLE, 1],
      [BOXES[1] ?? '', '盒', MIDDLE, 1],
      [BOXES[2] ?? '', '盒', MIDDLE, 1],
      [BOXES[3] ?? '', '盒', OTHER, 1],
    ]),
  )
})

it.each([
  ['a pack without boxes', [code(CASE, 3, '')], '没有下级的盒码'],
  ['an unknown level', [code(CASE, 4, '')], 'packLayer 应为 1 盒、2 中包装或 3 箱，不是 4'],
  ['a code without digits', [code('', 1, '')], '第 1 个码：缺少 curCode'],
  ['no code at all', [], '不是关联关系文件'],
])('a relation with %s is refused with its place', (_, codes, sentence) => {
  expect(() => relationCells(file(codes), place)).toThrow(sentence)
})

it('packs within each other end, and are left to the check of the codes', () => {
  const ring = [code(MIDDLE, 2, OTHER), code(OTHER, 2, MIDDLE), code(BOXES[0] ?? '', 1, MIDDLE)]
  expect(relationCells(file(ring), place).map(({ pieces }) => pieces)).toEqual([1, 1, 1])
})

let h: Harness
beforeAll(async () => {
  h = await openHarness({ demo: false })
  await createTrade(h)
})
afterAll(() => h.close())

it('the office enters the file of a maker as it is, told which goods and which house; a case then stands for its boxes', async () => {
  const goods = await goodsOf(h, [{ lot: 'BAD', number: 4, expires: '2028-06-30' }])
  const send = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ staff: '李会计', client_key: newKey(), ...more })
    const headers = { authorization: `Bearer ${ERP_TOKEN}`, 'content-type': 'application/xml' }
    const answer = await h.app.inject({
      method: 'POST',
      url: `/api/erp/import/codes?${query.toString()}`,
      headers,
      payload: Buffer.from(file(WHOLE)),
    })
    return answer.json<{ code: number; message: string; data: { id: string } }>()
  }
  expect(await send({})).toMatchObject({ code: 422, message: '关联关系文件不写商品与仓库，请另写明商品编码与仓库编码' })
  const sent = await send({ goods: `#${goods}`, warehouse: '1' })
  const { run, problems } = await report(h, sent.data.id)
  expect(problems).toEqual([])
  expect(run).toMatchObject({ status: 'done', lines: 7, created: 7 })
  const way = await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/code/${CASE}`)
  expect(way.data).toMatchObject({ lot: 'BAD', level: 3, pieces: 4 })
})
