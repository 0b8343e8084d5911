import type { FundKind } from '../../db/tables/reconcile.ts'
import { checkTotal, daysIn, remarked } from './alipayRemarks.ts'
import { type Balanced, checkBalances } from './balances.ts'
import { amountIn, momentIn, numberIn } from './cells.ts'
import { Header, type Row } from './table.ts'
import { refuseLine, type ReadStatement, type StatementLine } from './statementLine.ts'

const [IN, OUT, BALANCE] = ['收入金额（+元）', '支出金额（-元）', '账户余额（元）']
const NEEDED = ['账务流水号', '业务流水号', '商户订单号', '发生时间', IN, OUT, BALANCE, '业务类型', '备注']
const PAID = ['在线支付', '交易付款', '交易']

export const isAlipayFund = (rows: readonly Row[]): boolean => rows.some((row) => new Header(row).has('账务流水号'))

/** 账务明细 of Alipay: all that moved on the account, the newest first. */
export function readAlipayFund(rows: readonly Row[]): ReadStatement {
  const { remarks, header, body } = remarked(rows, { title: '账务明细', needed: NEEDED })
  const read = body.map((row) => lineOf(header, row))
  for (const [name, way] of [
    ['收入合计', 'in'],
    ['支出合计', 'out'],
  ] as const) {
    const lines = read.map(({ line }) => line).filter(({ direction }) => direction === way)
    checkTotal(
      remarks,
      name,
      lines,
      lines.reduce((sum, { cents }) => sum + cents, 0),
    )
  }
  checkBalances(
    read.map(({ balanced }) => balanced),
    BALANCE,
  )
  return { lines: read.map(({ line }) => line), days: daysIn(remarks) }
}

function lineOf(header: Header, row: Row): { readonly line: StatementLine; readonly balanced: Balanced } {
  const { line } = row
  const cell = (name: string) => header.cell(row, name)
  const number = (name: string) => (cell(name) === '' ? null : numberIn(line, name, cell(name)))
  const part = (name: string) => (cell(name) === '' ? 0 : Math.abs(amountIn(line, name, cell(name))))
  const [come, gone] = [part(IN), part(OUT)]
  if ((come === 0) === (gone === 0)) throw refuseLine(line, `「${IN}」与「${OUT}」应有且只有一项`)
  const direction = come === 0 ? 'out' : 'in'
  const [type, business, order] = [cell('业务类型'), number('业务流水号'), number('商户订单号')]
  const what = kindOf(direction, type)
  const at = momentIn(line, '发生时间', cell('发生时间'))
  const entryNo = numberIn(line, '账务流水号', cell('账务流水号'))
  return {
    line: {
      line,
      direction,
      txn: what === 'payment' ? (business ?? entryNo) : entryNo,
      ourNo: what === 'payment' ? order : null,
      at,
      cents: come + gone,
      fee: null,
      feeDue: null,
      note: [type, cell('备注')]
        .filter((word) => word !== '')
        .join(' ')
        .slice(0, 200),
      what,
      ofNo: what === 'refund' || what === 'fee' ? (order ?? business) : null,
    },
    balanced: { line, at, moved: come - gone, balance: amountIn(line, BALANCE, cell(BALANCE), Number.MAX_SAFE_INTEGER) },
  }
}

function kindOf(direction: 'in' | 'out', type: string): FundKind {
  if (type.includes('费')) return 'fee'
  if (direction === 'in' && PAID.includes(type)) return 'payment'
  return direction === 'out' && type.endsWith('退款') ? 'refund' : 'other'
}
