import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { FILLING } from './testFilling.ts'
import { csv, finishRun, imported, report, sendFile, undo } from './testImport.ts'

const HEAD = '会员编码,证照类型,证照编号,发证日期,有效期至'
const papers = (...rows: readonly string[]): string => csv(HEAD, ...rows)

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  for (const kind of ['manager', 'member']) await imported(h, kind, FILLING.find(([name]) => name === kind)?.[1] ?? '')
})
afterAll(() => h.close())

const kept = () =>
  h.deps.db
    .selectFrom('certificate as c')
    .innerJoin('import_key as k', (join) => join.onRef('k.id', '=', 'c.member_id').on('k.kind', '=', 'member'))
    .orderBy('c.id')
    .select(['k.key', 'c.kind', 'c.no', 'c.valid_from', 'c.valid_to', 'c.status'])
    .execute()

it('papers come as the office has seen them; sent again with another date they are corrected, taken back they are gone', async () => {
  const run = await imported(
    h,
    'paper',
    papers('HY0001,营业执照,91420102MA00000001,2024-03-01,', 'HY0001,GSP证书,A-HUB-1,2024.3.1,2029年2月28日'),
  )
  expect(run).toMatchObject({ created: 2, wrong: 0 })
  const business = { key: 'HY0001', kind: 'yyzz', no: '91420102MA00000001', valid_from: '2024-03-01', valid_to: null, status: 'passed' }
  const gsp = { key: 'HY0001', kind: 'gsp', no: 'A-HUB-1', valid_from: '2024-03-01', valid_to: '2029-02-28', status: 'passed' }
  expect(await kept()).toEqual([business, gsp])
  expect(await imported(h, 'paper', papers('HY0001,GSP证书,A-HUB-1,2024-03-01,2034-02-28'))).toMatchObject({ created: 0, changed: 1 })
  expect(await kept()).toEqual([business, { ...gsp, valid_to: '2034-02-28' }])
  const { data } = await undo(h, (await imported(h, 'paper', papers('HY0001,其他,W-1,2024-01-01,').replace('其他', '资质证照'))).id)
  expect(data).toMatchObject({ status: 'undone' })
  expect(await kept()).toHaveLength(2)
  expect(run.lines).toBe(2)
})

it('of papers with one number the one in force is corrected; one that waits or was replaced is left as it is', async () => {
  const { id: member } = await h.deps.db.selectFrom('import_key').where('kind', '=', 'member').select('id').executeTakeFirstOrThrow()
  const handedIn = { member_id: member, kind: 'cgwts' as const, no: 'W-9', valid_from: '2020-01-01', valid_to: '2024-01-01', file_key: 'x' }
  await h.deps.db
    .insertInto('certificate')
    .values([
      { ...handedIn, status: 'superseded', reason: null },
      { ...handedIn, status: 'pending', reason: null },
    ])
    .execute()
  const dates = async () =>
    (await kept())
      .filter(({ no }) => no === 'W-9')
      .map(({ status, valid_to: until }) => [status, until])
      .toSorted()
  expect(await imported(h, 'paper', papers('HY0001,采购委托书,W-9,2024-01-01,2027-01-01'))).toMatchObject({ created: 1 })
  expect(await imported(h, 'paper', papers('HY0001,采购委托书,W-9,2024-01-01,2028-01-01'))).toMatchObject({ created: 0, changed: 1 })
  expect(await dates()).toEqual([
    ['passed', '2028-01-01'],
    ['pending', '2024-01-01'],
    ['superseded', '2024-01-01'],
  ])
})

it.each([
  ['a second paper of a kind', 'HY0001,营业执照,ANOTHER,2024-03-01,', '该会员已有另一张有效的同类证照，请沿用其编号，或由会员提交新证'],
  ['an end before its begin', 'HY0001,药品经营许可证,X1,2024-03-01,2024-02-28', '有效期至须晚于发证日期'],
  ['a kind that is none', 'HY0001,驾驶证,X1,2024-03-01,', '不在可选的词之内（应为营业执照、药品经营许可证'],
  ['a shop that is not there', 'HY9999,营业执照,X1,2024-03-01,', 'HY9999'],
])('%s is refused with a sentence', async (_, row, sentence) => {
  const { data } = await sendFile(h, 'paper', papers(row))
  await finishRun(h, data.id)
  const { problems } = await report(h, data.id)
  expect(problems).toEqual([expect.stringContaining(sentence)])
})
