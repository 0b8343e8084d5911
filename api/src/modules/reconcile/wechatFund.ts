import type { FundKind } from '../../db/tables/reconcile.ts'
import { checkBalances, type Balanced } from './balances.ts'
import { amountIn, momentIn, numberIn } from './cells.ts'
import { Header, type Row } from './table.ts'
import { refuse, refuseLine, type ReadStatement, type StatementLine } from './statementLine.ts'

const NEEDED = ['记账时间', '微信支付业务单号', '资金流水单号', '业务名称', '业务类型', '收支类型', '收支金额(元)', '账户结余(元)', '备注']
const TOTALS = '资金流水总笔数'
const AMOUNT = '收支金额(元)'
/** A refund leaves the account without the fee that comes back with it. */
const REFUNDED = /退款总金额([\d.]+)元[;；]含手续费([\d.]+)元/

export const isWechatFund = (rows: readonly Row[]): boolean => rows[0] !== undefined && new Header(rows[0]).has('资金流水单号')

/** 资金账单 of WeChat Pay, of the basic account: a heading, a line each, the totals' heading, the totals. */
export function readWechatFund(rows: readonly Row[]): ReadStatement {
  const [head, ...body] = rows
  if (head === undefined) throw refuse('文件是空的')
  const header = new Header(head)
  header.require(NEEDED, '微信支付资金账单')
  const end = body.findIndex(({ cells }) => cells[0] === TOTALS)
  const totals = end < 0 ? undefined : body[end + 1]
  if (totals === undefined) throw refuse('缺少末尾的汇总，文件可能不完整，请重新下载账单')
  const read = body.slice(0, end).map((row) => lineOf(header, row))
  checkTotals(
    totals,
    read.map(({ balanced }) => balanced),
  )
  checkBalances(
    read.map(({ balanced }) => balanced),
    '账户结余(元)',
  )
  return { lines: read.map(({ line }) => line), days: null }
}

function lineOf(header: Header, row: Row): { readonly line: StatementLine; readonly balanced: Balanced } {
  const { line } = row
  const cell = (name: string) => header.cell(row, name)
  const number = (name: string) => (['', '0'].includes(cell(name)) ? null : numberIn(line, name, cell(name)))
  const way = cell('收支类型')
  if (way !== '收入' && way !== '支出') throw refuseLine(line, `收支类型应为 收入 或 支出，现为“${way.slice(0, 40)}”`)
  const direction = way === '收入' ? 'in' : 'out'
  const moved = amountIn(line, AMOUNT, cell(AMOUNT))
  if (moved <= 0) throw refuseLine(line, `「${AMOUNT}」应大于零`)
  const [business, flow, type] = [number('微信支付业务单号'), number('资金流水单号'), cell('业务类型')]
  const what = kindOf(direction, type)
  const [, whole, fee] = (what === 'refund' ? REFUNDED.exec(cell('备注')) : null) ?? []
  const at = momentIn(line, '记账时间', cell('记账时间'))
  return {
    line: {
      line,
      direction,
      txn: keyOf(line, what, [business, flow]),
      ourNo: what === 'fee' || what === 'other' ? null : number('业务凭证号'),
      at,
      cents: whole === undefined ? moved : amountIn(line, '备注', whole),
      fee: fee === undefined ? null : -amountIn(line, '备注', fee) || 0,
      feeDue: null,
      note: [cell('业务名称'), type, cell('备注')]
        .filter((word) => word !== '')
        .join(' ')
        .slice(0, 200),
      what,
      ofNo: what === 'refund' ? flow : what === 'fee' ? business : null,
    },
    balanced: {
      line,
      at,
      moved: direction === 'in' ? moved : -moved,
      balance: amountIn(line, '账户结余(元)', cell('账户结余(元)'), Number.MAX_SAFE_INTEGER),
    },
  }
}

function kindOf(direction: 'in' | 'out', type: string): FundKind {
  if (type.includes('手续费')) return 'fee'
  if (direction === 'in' && type === '交易') return 'payment'
  return direction === 'out' && type.endsWith('退款') ? 'refund' : 'other'
}

/** A payment and a refund go by their own number; a fee shares that of its payment. */
function keyOf(line: number, what: FundKind, [business, flow]: readonly [string | null, string | null]): string {
  const first = business ?? flow
  if (first === null) throw refuseLine(line, '「微信支付业务单号」与「资金流水单号」不能都为空')
  if (what === 'payment' || what === 'refund') return first
  return [business, flow, ...(what === 'fee' ? ['fee'] : [])].filter((part) => part !== null).join('/')
}

function checkTotals({ line, cells }: Row, entries: readonly Balanced[]): void {
  const sum = (list: readonly Balanced[]) => list.reduce((all, { moved }) => all + Math.abs(moved), 0)
  const [come, gone] = [entries.filter(({ moved }) => moved > 0), entries.filter(({ moved }) => moved < 0)]
  const told = (at: number) => amountIn(line, '汇总', cells[at] ?? '', Number.MAX_SAFE_INTEGER)
  if (Number(cells[0]) !== entries.length) throw refuseLine(line, `汇总为 ${cells[0]} 笔，明细有 ${entries.length} 笔，文件可能不完整`)
  if (Number(cells[1]) !== come.length || told(2) !== sum(come) || Number(cells[3]) !== gone.length || told(4) !== sum(gone))
    throw refuseLine(line, '汇总的收入、支出与明细不符，文件可能不完整')
}
