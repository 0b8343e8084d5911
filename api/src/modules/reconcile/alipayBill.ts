import { amountIn, feeOf, momentIn, numberIn } from './cells.ts'
import { checkTotal, daysIn, remarked } from './alipayRemarks.ts'
import type { Header, Row } from './table.ts'
import { refuseLine, type ReadStatement, type StatementAsk, type StatementLine } from './statementLine.ts'

const NEEDED = ['支付宝交易号', '商户订单号', '业务类型', '完成时间', '订单金额（元）', '退款批次号/请求号', '服务费（元）']
const KINDS = { 交易: 'in', 退款: 'out' } as const

/** 业务明细 of Alipay. */
export function readAlipayBill(rows: readonly Row[], ask: StatementAsk): ReadStatement {
  const { remarks, header, body } = remarked(rows, { title: '业务明细', needed: NEEDED })
  const lines = body.map((row) => lineOf(header, row, ask.feePpm))
  checkTotal(
    remarks,
    '交易合计',
    lines.filter(({ direction }) => direction === 'in'),
  )
  checkTotal(
    remarks,
    '退款合计',
    lines.filter(({ direction }) => direction === 'out'),
  )
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
