import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { jpegBytes, pngBytes } from '../../testing/uploads.ts'
import { FILLING } from './testFilling.ts'
import { csv, imported } from './testImport.ts'

const authorization = `Bearer ${ERP_TOKEN}`
const [PNG, JPEG] = [pngBytes(), jpegBytes()]
const YYZZ = { member: 'HY0001', kind: '营业执照', no: '91420102MA00000001' }
const PAPER = csv('会员编码,证照类型,证照编号,发证日期,有效期至', 'HY0001,营业执照,91420102MA00000001,2024-03-01,')

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  for (const kind of ['manager', 'member']) await imported(h, kind, FILLING.find(([name]) => name === kind)?.[1] ?? '')
  await imported(h, 'paper', PAPER)
})
afterAll(() => h.close())

async function send(payload: Uint8Array, fields: Record<string, string> = {}) {
  const query = new URLSearchParams({ staff: '李会计', ...YYZZ, ...fields })
  const answer = await h.app.inject({
    method: 'POST',
    url: `/api/erp/certificate/scan?${query.toString()}`,
    headers: { authorization, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
  })
  const { message, data } = answer.json<{ message: string; data: { state: string } | null }>()
  return data?.state ?? message
}
const paper = () => h.deps.db.selectFrom('certificate').where('no', '=', YYZZ.no).selectAll().executeTakeFirstOrThrow()
const uploads = () => h.deps.db.selectFrom('upload').selectAll().orderBy('created_at').execute()

it('a scan becomes the upload of its shop, once; the office that opens it is written down', async () => {
  expect([await send(PNG), await send(PNG)]).toEqual(['new', 'same'])
  const { file_key: key, member_id: memberId, status } = await paper()
  expect(await uploads()).toMatchObject([{ key, member_id: memberId, scene: 'certificate', mime: 'image/png', size: PNG.length }])
  expect(status).toBe('passed')
  const url = `/files/upload/${key}`
  expect((await h.app.inject(url)).statusCode).toBe(401)
  expect((await h.app.inject({ url, headers: { authorization } })).rawPayload).toEqual(Buffer.from(PNG))
  const looks = await h.client({ authorization }).get(`/api/erp/member/${memberId}/looks`)
  expect(looks.data).toEqual([expect.objectContaining({ paper: 'certificate', ref: key, is_office: true })])
})

it('another scan takes its place with a line in the audit log, and the paper sent again by file keeps it', async () => {
  const { file_key: before } = await paper()
  expect(await send(JPEG)).toBe('changed')
  const { file_key: after } = await paper()
  expect(await imported(h, 'paper', PAPER)).toMatchObject({ same: 1 })
  expect((await paper()).file_key).toBe(after)
  const log = await h.deps.db.selectFrom('audit_log').where('action', '=', 'certificate.scan').selectAll().orderBy('id', 'desc').execute()
  expect(log[0]).toMatchObject({ before: { fileKey: before }, after: { fileKey: after, staff: '李会计' } })
})

it.each([
  ['a member that is not there', PNG, { member: 'HY9999' }, '没有会员编码 HY9999'],
  ['a paper that is not there', PNG, { no: 'X1' }, '该会员没有这张有效的证照，请先导入证照'],
  ['what is neither picture nor PDF', Buffer.from('MZ program'), {}, '仅支持 JPG、PNG、WebP 图片或 PDF 文件'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), {}, '文件不能超过 5 MB'],
  ['nobody’s name', PNG, { staff: '' }, '请填写经办人'],
])('%s is refused and nothing is kept', async (_what, bytes, fields, sentence) => {
  const kept = (await uploads()).length
  expect(await send(bytes, fields)).toContain(sentence)
  expect(await uploads()).toHaveLength(kept)
})
