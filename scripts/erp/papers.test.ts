import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ErpError } from '../lib/erpClient.ts'
import { paperCommands, papersListed } from './papers.ts'

const LIST =
  '会员编码,扫描件,证照类型,证照编号,发证日期\r\nHY1,a.jpg,营业执照,A1,2024-01-01\r\nHY2,,GSP证书,"B,2",2024-01-01\r\nHY9,c.pdf,营业执照,C3,x\r\nHY3,d.pdf,营业执照,D4,2024-01-01\r\nHY4,none.jpg,营业执照,E5,2024-01-01\r\n'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papers-'))
  for (const name of ['a.jpg', 'c.pdf', 'd.pdf']) await writeFile(join(folder, name), name)
  await writeFile(join(folder, 'list.csv'), LIST)
})
afterAll(() => rm(folder, { recursive: true }))

it('a list is the file of papers without its scans, and which scan is whose, in either encoding', () => {
  const { csv, scans } = papersListed(Buffer.from(LIST))
  expect(csv.split('\n').slice(0, 3)).toEqual([
    '"会员编码","证照类型","证照编号","发证日期"',
    '"HY1","营业执照","A1","2024-01-01"',
    '"HY2","GSP证书","B,2","2024-01-01"',
  ])
  expect(scans.map(({ line, member, file }) => [line, member, file])).toEqual([
    [2, 'HY1', 'a.jpg'],
    [4, 'HY9', 'c.pdf'],
    [5, 'HY3', 'd.pdf'],
    [6, 'HY4', 'none.jpg'],
  ])
  // 会员编码,证照类型,证照编号,扫描件 in GBK.
  const gbk = Buffer.from('bbe1d4b1b1e0c2eb2cd6a4d5d5c0e0d0cd2cd6a4d5d5b1e0bac52cc9a8c3e8bcfe0a4859312c6b2c6e2c662e6a7067', 'hex')
  expect(papersListed(gbk).scans).toEqual([{ line: 2, member: 'HY1', kind: 'k', no: 'n', file: 'f.jpg' }])
  expect(() => papersListed(Buffer.from('会员编码,证照类型\n'))).toThrow('清单缺少「证照编号」「扫描件」这一列')
})

it('papers first, then the scan of each that came in; every line that is wrong is told', async () => {
  const sent: string[] = []
  const wrong = { line: 4, problems: [{ title: '发证日期', message: '不是日期' }] }
  const erp = {
    get: () =>
      Promise.resolve({ run: { id: '7', kind: 'paper', status: 'done', lines: 5, wrong: 1 }, report: { data: [wrong], total: 1 } }),
    post: () => Promise.resolve({}),
    send: (path: string, bytes: Uint8Array, query: Readonly<Record<string, string | undefined>> = {}) => {
      sent.push(`${path} ${query['member'] ?? query['mode']}`)
      if (query['member'] === 'HY3') return Promise.reject(new ErpError('422 仅支持 JPG、PNG、WebP 图片或 PDF 文件'))
      return Promise.resolve(path.endsWith('scan') ? { state: new TextDecoder().decode(bytes) === 'a.jpg' ? 'new' : 'same' } : { id: '7' })
    },
    download: () => Promise.resolve(new Uint8Array()),
  }
  const told = String(await paperCommands[0]?.run(erp, [folder, join(folder, 'list.csv')])).split('\n')
  expect(sent).toEqual(['/api/erp/import/paper right', '/api/erp/certificate/scan HY1', '/api/erp/certificate/scan HY3'])
  expect([told[0], told[1], told[2], told.at(-1)]).toEqual([
    '第 4 行「发证日期」：不是日期',
    '第 5 行「扫描件」：d.pdf：422 仅支持 JPG、PNG、WebP 图片或 PDF 文件',
    '第 6 行「扫描件」：none.jpg：没有这个文件',
    '扫描件：新增 1，换新 0，未变 0，有误 2。',
  ])
})
