import { chinaText } from '../channel/chinaTime.ts'
import { amountIn, feeOf, momentIn, numberIn } from './cells.ts'
import { Header, type Row } from './table.ts'
import { refuse, refuseLine, type ReadStatement, type StatementAsk, type StatementLine } from './statementLine.ts'

const NEEDED = ['支付宝交易号', '商户订单号', '业务类型', '完成时间', '订单金额（元）', '退款批次号/请求号', '服务费（元）']
const KINDS = { 交易: 'in', 退款: 'out' } as const

/** 业务明细 of Alipay: remarks with a number sign around a heading and a line each. */
export function readAlipayBill(rows: readonly Row[], ask: StatementAsk): ReadStatement {
  const remarks = rows.filter(({ cells }) => cells[0]?.startsWith('#'))
  const [head, ...body] = rows.filter(({ cells }) => cells[0]?.startsWith('#') === false)
  if (head === undefined) throw refuse('文件里没有表头，请提交支付宝的“业务明细”')
  const header = new Header(head)
  header.require(NEEDED, '支付宝业务明细')
  if (!remarks.some(({ line, cells }) => line > head.line && cells[0]?.includes('列表结束')))
    throw refuse('缺少末尾的“业务明细列表结束”，文件可能不完整，请重新下载账单')
  const lines = body.map((row) => lineOf(header, row, ask.feePpm))
  checkTotal(remarks, '交易合计', lines.filter(({ direction }) => direction === 'in').length)
  checkTotal(remarks, '退款合计', lines.filter(({ direction }) => direction === 'out').length)
  return { lines, days: daysIn(remarks) }
}

function lineOf(header: Header, row: Row, feePpm: number | null): StatementLine {
  const { line } = row
  const cell = (name: string) => header.cell(row, name)
  const kind = cell('业务类型')
  if (kind !== '交易' && kind !== '退款') throw refuseLine(line, `业务类型应为 交易 或 退款，现为“${kind.slice(0, 40)}”`)
  const cents = Math.abs(amountIn(line, '订单金额（元）', cell('订单金额（元）')))
  if (cents === 0) throw refuseLine(line, '「订单金额（元）」不应为零')
  const direction = KINDS[kind]
  const txn = numberIn(line, '支付宝交易号', cell('支付宝交易号'))
  const paymentNo = numberIn(line, '商户订单号', cell('商户订单号'))
  const refundNo = direction === 'in' ? null : numberIn(line, '退款批次号/请求号', cell('退款批次号/请求号'))
  return {
    line,
    direction,
    // Refunds of one payment share its number.
    txn: refundNo === null ? txn : `${txn}/${refundNo}`,
    ourNo: refundNo ?? paymentNo,
    at: momentIn(line, '完成时间', cell('完成时间')),
    cents,
    fee: -amountIn(line, '服务费（元）', cell('服务费（元）')) || 0,
    feeDue: direction === 'in' && feePpm !== null ? feeOf(cents, feePpm) : null,
    note: cell('商品名称').slice(0, 200),
  }
}

function checkTotal(remarks: readonly Row[], name: string, count: number): void {
  for (const { line, cells } of remarks) {
    const told = new RegExp(`^#${name}[:：](\\d+)笔`).exec(cells[0] ?? '')?.[1]
    if (told !== undefined && Number(told) !== count) throw refuseLine(line, `${name}为 ${told} 笔，明细有 ${count} 笔，文件可能不完整`)
  }
}

/** `#起始日期：[2026年11月22日 00:00:00]   终止日期：[2026年11月23日 00:00:00]`: the last moment is not part of it. */
function daysIn(remarks: readonly Row[]): ReadStatement['days'] {
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
