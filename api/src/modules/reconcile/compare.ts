import { formatMoney } from 'rules/money'
import type { Booked } from './books.repo.ts'
import type { Difference, KeptLine } from './reconcile.repo.ts'
import type { StatementLine } from './statementLine.ts'

/** Where the channel's lines and our books do not agree; `untold` is what no line tells of. */
export function compare(lines: readonly KeptLine[], booked: readonly Booked[], untold: readonly Booked[]): Difference[] {
  const byNumber = new Map<string, Booked>()
  for (const entry of booked) {
    byNumber.set(`${entry.direction} ${entry.no}`, entry)
    if (entry.txn !== null) byNumber.set(`${entry.direction} ${entry.txn}`, entry)
  }
  const ours = ({ direction, our_no: no, txn }: KeptLine) =>
    byNumber.get(`${direction} ${txn}`) ?? (no === null ? undefined : byNumber.get(`${direction} ${no}`))
  return [...lines.flatMap((line) => ofLine(line, ours(line) ?? null)), ...untold.map(onlyHere)]
}

function ofLine(line: KeptLine, entry: Booked | null): Difference[] {
  const sides = { lineId: line.id, subject: entry?.subject ?? null, subjectId: entry?.id ?? null }
  const there = formatMoney(line.cents)
  if (line.first_id !== line.id || (entry?.direction === 'in' && entry.is_moved && entry.txn !== line.txn))
    return [{ ...sides, key: `double:${line.id}`, kind: 'double', there: line.txn, here: entry?.txn ?? null }]
  const fee: Difference[] =
    line.fee === null || line.fee_due === null || line.fee === line.fee_due
      ? []
      : [{ ...sides, key: `fee:${line.id}`, kind: 'fee', there: formatMoney(line.fee), here: formatMoney(line.fee_due) }]
  if (entry?.is_moved !== true) return [{ ...sides, key: `there:${line.id}`, kind: 'only_there', there, here: null }, ...fee]
  const amount: Difference = { ...sides, key: `amount:${line.id}`, kind: 'amount', there, here: formatMoney(entry.cents) }
  const day: Difference = { ...sides, key: `day:${line.id}`, kind: 'day', there: line.day, here: entry.last_day }
  const isOnDay = line.day >= entry.first_day && line.day <= entry.last_day
  return [...(line.cents === entry.cents ? [] : [amount]), ...(isOnDay ? [] : [day]), ...fee]
}

const onlyHere = ({ subject, id, cents }: Booked): Difference => ({
  key: `here:${subject}:${id}`,
  kind: 'only_here',
  lineId: null,
  subject,
  subjectId: id,
  there: null,
  here: formatMoney(cents),
})

/** Lines whose number was kept before with other figures. */
export function toldAgain(read: readonly StatementLine[], kept: readonly KeptLine[]): Difference[] {
  const known = new Map(kept.map((line) => [line.txn, line]))
  return read.flatMap((line) => {
    const before = known.get(line.txn)
    if (before === undefined || figures(line) === figuresKept(before)) return []
    return [
      {
        key: `again:${before.id}:${line.direction}:${line.cents}:${line.at}`,
        kind: 'double' as const,
        lineId: before.id,
        subject: null,
        subjectId: null,
        there: `${line.direction === 'in' ? '收' : '支'} ${formatMoney(line.cents)}`,
        here: `${before.direction === 'in' ? '收' : '支'} ${formatMoney(before.cents)}`,
      },
    ]
  })
}

const figures = ({ direction, cents, ourNo, at }: StatementLine): string => [direction, cents, ourNo, at].join(' ')
const figuresKept = ({ direction, cents, our_no: no, at }: KeptLine): string => [direction, cents, no, at.toISOString()].join(' ')
