import { formatMoney } from 'rules/money'
import { compare } from './compare.ts'
import type { BookedOfFund } from './fundBooks.repo.ts'
import type { Difference, KeptLine } from './reconcile.repo.ts'

type Sides = Readonly<Record<'lines', readonly KeptLine[]> & Record<'booked' | 'moved', readonly BookedOfFund[]>>

/** Where the log of an account and our books do not agree; `moved` is what our books have of the days. */
export function compareFund({ lines, booked, moved }: Sides): Difference[] {
  const named = nameRefunds(
    lines.filter(({ what }) => what !== 'fee'),
    booked,
  )
  const told = new Set(named.flatMap((line) => paidBy(line, booked)?.no ?? line.our_no ?? []))
  const untold = moved.filter(({ no }) => !told.has(no))
  const fees = lines.filter(({ what }) => what === 'fee').flatMap((line) => ofFee(line, booked))
  return [...compare(named, booked, untold), ...fees]
}

const paidBy = ({ direction, txn, our_no: no }: KeptLine, booked: readonly BookedOfFund[]) =>
  direction === 'in' ? booked.find((entry) => entry.direction === 'in' && (entry.txn === txn || entry.no === no)) : undefined

/** Neither log surely names a refund by our number: it is the refund of that payment with that sum, else any of that payment. */
function nameRefunds(lines: readonly KeptLine[], booked: readonly BookedOfFund[]): KeptLine[] {
  const free = new Set(booked.filter(({ subject }) => subject === 'refund'))
  const names = new Map<number, BookedOfFund>()
  const match = (fits: (entry: BookedOfFund, line: KeptLine) => boolean) => {
    for (const line of lines) {
      const entry = line.what === 'refund' && !names.has(line.id) ? [...free].find((refund) => fits(refund, line)) : undefined
      if (entry === undefined) continue
      free.delete(entry)
      names.set(line.id, entry)
    }
  }
  match((entry, line) => entry.no === line.our_no)
  match((entry, line) => isOf(entry, line) && entry.cents === line.cents)
  match(isOf)
  return lines.map((line) => {
    const name = names.get(line.id)
    const voucher = line.what === 'payment' ? line.our_no : null
    // The voucher of a log may be the same for several: what was paid twice is told by the bill.
    return { ...line, first_id: line.id, our_no: name?.no ?? voucher, fee_due: name?.fee ?? line.fee_due }
  })
}

const isOf = (entry: BookedOfFund, { of_no: no }: KeptLine): boolean => no !== null && (entry.of_no === no || entry.of_txn === no)

/** A fee is that of the bill; what belongs to no payment of ours is told as such. */
function ofFee(line: KeptLine, booked: readonly BookedOfFund[]): Difference[] {
  const isBack = line.direction === 'in'
  const payment = booked.find(({ direction, no, txn }) => direction === 'in' && line.of_no !== null && [no, txn].includes(line.of_no))
  const due = isBack ? booked.find((entry) => isOf(entry, line) && entry.fee === -line.cents)?.fee : payment?.fee
  if (due !== null && due !== undefined && Math.abs(due) === line.cents) return []
  const sides = { lineId: line.id, subject: payment?.subject ?? null, subjectId: payment?.id ?? null, there: formatMoney(line.cents) }
  return due === null || due === undefined
    ? [{ ...sides, key: `there:${line.id}`, kind: 'only_there', here: null }]
    : [{ ...sides, key: `fee:${line.id}`, kind: 'fee', here: formatMoney(due) }]
}
