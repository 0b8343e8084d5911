import { type BankColumns, BANK_PARTS, refuse } from './statementLine.ts'

/** "date=交易日期,in=收入,out=支出,txn=流水号": which column holds what. */
export function bankColumnsIn(text: string): BankColumns {
  const entries = text.split(',').map((pair) => {
    const [part = '', ...name] = pair.split('=')
    return [part.trim(), name.join('=').trim()] as const
  })
  const unknown = entries.find(([part, name]) => !(BANK_PARTS as readonly string[]).includes(part) || name === '')
  if (unknown !== undefined)
    throw refuse(`列的说明有误“${unknown[0].slice(0, 40)}”，应如 date=交易日期,in=收入,out=支出,txn=流水号,note=摘要`)
  const columns: BankColumns = Object.fromEntries(entries)
  if (columns.date === undefined || columns.txn === undefined) throw refuse('列的说明须有 date（日期）与 txn（流水号）')
  if ((columns.amount === undefined) === (columns.in === undefined && columns.out === undefined))
    throw refuse('列的说明须有 in（收入）与 out（支出），或一列带正负号的 amount（金额）')
  return columns
}
