import { chinaText } from '../channel/chinaTime.ts'
import { amountIn, momentIn } from './cells.ts'
import { refuse, refuseLine, type ReadStatement, type StatementLine } from './statementLine.ts'
import { Header, type Row } from './table.ts'

/** A file of Alipay: remarks with a number sign around a heading and a line each. */
export interface Remarked {
  readonly remarks: readonly Row[]
  readonly header: Header
  readonly body: readonly Row[]
}

export function remarked(
  rows: readonly Row[],
  { title, needed }: { readonly title: string; readonly needed: readonly string[] },
): Remarked {
  const remarks = rows.filter(({ cells }) => cells[0]?.startsWith('#'))
  const [head, ...body] = rows.filter(({ cells }) => cells[0]?.startsWith('#') === false)
  if (head === undefined) throw refuse(`文件里没有表头，请提交支付宝的“${title}”`)
  const header = new Header(head)
  header.require(needed, `支付宝${title}`)
  if (!remarks.some(({ line, cells }) => line > head.line && cells[0]?.includes('列表结束')))
    throw refuse(`缺少末尾的“${title}列表结束”，文件可能不完整，请重新下载账单`)
  return { remarks, header, body }
}

/** `#收入合计：18笔，共14989.00元`; what the sum is of, the files tell differently, so that it is checked where it is of the lines. */
export function checkTotal(remarks: readonly Row[], name: string, lines: readonly StatementLine[], cents: number | null = null): void {
  for (const { line, cells } of remarks) {
    const [, count, sum] = new RegExp(`^#${name}[:：](\\d+)笔(?:，共([-\\d.]+)元)?`).exec(cells[0] ?? '') ?? []
    if (count === undefined) continue
    if (Number(count) !== lines.length) throw refuseLine(line, `${name}为 ${count} 笔，明细有 ${lines.length} 笔，文件可能不完整`)
    if (cents !== null && sum !== undefined && Math.abs(amountIn(line, name, sum, Number.MAX_SAFE_INTEGER)) !== cents)
      throw refuseLine(line, `${name}的金额与明细不符，文件可能不完整`)
  }
}

/** `#起始日期：[2026年11月22日 00:00:00]   终止日期：[2026年11月23日 00:00:00]`: the last moment is not part of it. */
export function daysIn(remarks: readonly Row[]): ReadStatement['days'] {
  for (const { line, cells } of remarks) {
    const [, from, until] = /起始日期[:：]\s*\[(.+?)\]\s*终止日期[:：]\s*\[(.+?)\]/.exec(cells[0] ?? '') ?? []
    if (from === undefined || until === undefined) continue
    const first = momentIn(line, '起始日期', from)
    const last = new Date(Date.parse(momentIn(line, '终止日期', until)) - 1_000)
    if (last < new Date(first)) throw refuseLine(line, '终止日期早于起始日期')
    return { first: chinaText(new Date(first)).slice(0, 10), last: chinaText(last).slice(0, 10) }
  }
  return null
}
