import { amountIn, feeOf, momentIn, numberIn, rateIn } from './cells.ts'
import { Header, type Row } from './table.ts'
import { refuse, refuseLine, type ReadStatement, type StatementAsk, type StatementLine } from './statementLine.ts'

const NEEDED = ['交易时间', '微信订单号', '商户订单号', '交易状态', '订单金额']
const TOTALS = '总交易单数'

/** 交易账单 of WeChat Pay: a heading, a line each, the totals' heading, the totals. */
export function readWechatBill(rows: readonly Row[], { feePpm }: StatementAsk): ReadStatement {
  const [head, ...body] = rows
  if (head === undefined) throw refuse('文件是空的')
  const header = new Header(head)
  header.require(NEEDED, '微信支付交易账单')
  const end = body.findIndex(({ cells }) => cells[0] === TOTALS)
  const totals = end < 0 ? undefined : body[end + 1]
  if (totals === undefined) throw refuse('缺少末尾的汇总，文件可能不完整，请重新下载账单')
  const told = Number(totals.cells[0])
  if (told !== end) throw refuseLine(totals.line, `汇总为 ${totals.cells[0]} 笔，明细有 ${end} 笔，文件可能不完整`)
  return { lines: body.slice(0, end).map((row) => lineOf(header, row, feePpm)), days: null }
}

function lineOf(header: Header, row: Row, feePpm: number | null): StatementLine {
  const { line } = row
  const cell = (name: string) => header.cell(row, name)
  const status = cell('交易状态')
  const isIn = status === 'SUCCESS'
  if (!isIn && status !== 'REFUND' && status !== 'REVOKED') throw refuseLine(line, `不认识的交易状态“${status.slice(0, 40)}”`)
  const amountName = isIn ? '订单金额' : header.has('申请退款金额') ? '申请退款金额' : '退款金额'
  const [txnName, noName] = isIn ? (['微信订单号', '商户订单号'] as const) : (['微信退款单号', '商户退款单号'] as const)
  const cents = amountIn(line, amountName, cell(amountName))
  if (cents <= 0) throw refuseLine(line, `「${amountName}」应大于零`)
  const ppm = feePpm ?? rateIn(line, '费率', cell('费率'))
  return {
    line,
    direction: isIn ? 'in' : 'out',
    txn: numberIn(line, txnName, cell(txnName)),
    ourNo: numberIn(line, noName, cell(noName)),
    at: momentIn(line, '交易时间', cell('交易时间')),
    cents,
    fee: header.has('手续费') ? amountIn(line, '手续费', cell('手续费')) : null,
    feeDue: isIn && ppm !== null ? feeOf(cents, ppm) : null,
    note: cell('商品名称').slice(0, 200),
  }
}
