import { readFile } from 'node:fs/promises'
import { splitCells } from '../../api/src/modules/upload/sheet/readText.ts'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { type Command, need, Usage } from './command.ts'
import { followed, part, problemLines, summary } from './imports.ts'
import { sourceAt } from './pictures.ts'

const [MEMBER, KIND, NO, SCAN] = ['会员编码', '证照类型', '证照编号', '扫描件']

interface Listed {
  readonly line: number
  readonly member: string
  readonly kind: string
  readonly no: string
  readonly file: string
}
interface PaperList {
  /** The list without its last thing to say: which file. */
  readonly csv: string
  readonly scans: readonly Listed[]
}

/** The file `paper` with one column more, 扫描件: the name of a file of the folder. */
export function papersListed(bytes: Uint8Array): PaperList {
  const rows = splitCells(decoded(bytes).replace(/^\uFEFF/, ''), ',')
  const head = rows[0]?.cells.map((name) => name.trim()) ?? []
  const missing = [MEMBER, KIND, NO, SCAN].filter((name) => !head.includes(name))
  if (missing.length > 0) throw new Usage(`清单缺少「${missing.join('」「')}」这一列：它是 csv，与导入 paper 的各列相同，另加一列扫描件。`)
  const at = head.indexOf(SCAN)
  const scans = rows.slice(1).flatMap(({ line, cells }): Listed[] => {
    const under = (name: string) => cells[head.indexOf(name)]?.trim() ?? ''
    return under(SCAN) === '' ? [] : [{ line, member: under(MEMBER), kind: under(KIND), no: under(NO), file: under(SCAN) }]
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  return { csv: rows.map(({ cells }) => cells.toSpliced(at, 1).map(quoted).join(',')).join('\n'), scans }
}

/** Spreadsheets here save in GBK as often as in UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

async function importPapers(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [folder, list] = [need(args, 0, 'DIR|ZIP'), need(args, 1, 'LIST')]
  const source = await sourceAt(folder)
  const { csv, scans } = papersListed(
    await readFile(list).catch(() => {
      throw new ErpError(`读不了文件 ${list}：请检查路径。`)
    }),
  )
  const started = await erp.send('/api/erp/import/paper', new TextEncoder().encode(csv), { mode: 'right' })
  const ended = await followed(erp, cell(started, 'id'))
  const wrong = new Set(rowsOf(part(ended, 'report'), 'data').map((row) => cell(row, 'line')))
  const told: string[] = []
  const counts: Record<string, number> = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const [nth, scan] of scans.filter(({ line }) => !wrong.has(String(line))).entries()) {
    if (nth % 100 === 0) console.error(`已上传 ${nth} / ${scans.length} 份扫描件……`)
    const state = await sendScan(erp, source.read, scan).catch((error: unknown) => {
      if (!(error instanceof ErpError)) throw error
      told.push(`第 ${scan.line} 行「${SCAN}」：${scan.file}：${error.message}`)
      return 'wrong'
    })
    counts[state] = (counts[state] ?? 0) + 1
  }
  const scanned = `扫描件：新增 ${counts['new']}，换新 ${counts['changed']}，未变 ${counts['same']}，有误 ${counts['wrong']}。`
  return [...problemLines(part(ended, 'report')), ...told, summary(part(ended, 'run')), scanned].join('\n')
}

async function sendScan(erp: ErpClient, read: (file: string) => Promise<Uint8Array>, scan: Listed): Promise<string> {
  const bytes = await read(scan.file).catch(() => {
    throw new ErpError('没有这个文件')
  })
  const { member, kind, no } = scan
  return cell(await erp.send('/api/erp/certificate/scan', Uint8Array.from(bytes), { member, kind, no }), 'state')
}

export const paperCommands: readonly Command[] = [
  {
    name: 'import papers',
    args: 'DIR|ZIP LIST',
    what: '会员证照及其扫描件：清单是 paper 的 csv，另加一列“扫描件”写明文件夹或 ZIP 中的文件名',
    run: importPapers,
  },
]
