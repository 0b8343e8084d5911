import { amountIn, momentIn, numberIn } from './cells.ts'
import { Header, type Row } from './table.ts'
import { type BankColumns, refuse, refuseLine, type ReadStatement, type StatementAsk, type StatementLine } from './statementLine.ts'

/** Numbers of ours that a remark may carry: refunds and withdrawals. */
const OUR_NO = /[RW]\d{22}/

/** A bank's file: some lines of its own, the heading, a line each, sums below. */
export function readBankBill(rows: readonly Row[], { columns }: StatementAsk): ReadStatement {
  if (columns === null) throw refuse('请以 columns 说明各列，如 date=交易日期,in=收入,out=支出,txn=流水号,note=摘要')
  const names = Object.values(columns)
  const at = rows.findIndex((row) => names.every((name) => new Header(row).has(name)))
  const head = rows[at]
  if (head === undefined) throw refuse(`找不到含有「${names.join('」「')}」的表头`)
  const header = new Header(head)
  return { lines: rows.slice(at + 1).flatMap((row) => lineOf(header, row, columns)), days: null }
}

function lineOf(header: Header, row: Row, columns: BankColumns): StatementLine[] {
  const { line } = row
  const cell = (part: keyof BankColumns) => (columns[part] === undefined ? '' : header.cell(row, columns[part]))
  const [txn, date] = [cell('txn'), cell('date')]
  // Sums and remarks below the lines have neither a number nor a day.
  if (txn === '' && !/^\d{4}/.test(date)) return []
  const cents = movedIn(line, columns, cell)
  const note = cell('note').slice(0, 200)
  return [
    {
      line,
      direction: cents > 0 ? 'in' : 'out',
      txn: numberIn(line, columns.txn ?? '', txn),
      ourNo: OUR_NO.exec(note)?.[0] ?? null,
      at: momentIn(line, columns.date ?? '', `${date} ${cell('time')}`.trim()),
      cents: Math.abs(cents),
      fee: null,
      feeDue: null,
      note,
    },
  ]
}

function movedIn(line: number, columns: BankColumns, cell: (part: keyof BankColumns) => string): number {
  const part = (name: 'in' | 'out' | 'amount') => (cell(name) === '' ? 0 : amountIn(line, columns[name] ?? '', cell(name)))
  const [come, gone, signed] = [part('in'), part('out'), part('amount')]
  if (come !== 0 && gone !== 0) throw refuseLine(line, '收入与支出不能同时有金额')
  const cents = come - gone + signed
  if (cents === 0) throw refuseLine(line, '没有金额')
  return cents
}
