import { expect, it } from 'vitest'
import { compareFund } from './fundCompare.ts'
import type { BookedOfFund } from './fundBooks.repo.ts'
import type { KeptLine } from './reconcile.repo.ts'

const paid = { of_no: null, of_txn: null, fee: 120, is_moved: true, first_day: '2026-11-22', last_day: '2026-11-22' } as const
const payment: BookedOfFund = { subject: 'payment', id: 1, no: 'P1', direction: 'in', txn: 'T1', cents: 20_000, ...paid }
const refund = (id: number, cents: number): BookedOfFund => ({
  ...payment,
  subject: 'refund',
  id,
  no: `R${id}`,
  direction: 'out',
  txn: null,
  cents,
  of_no: 'P1',
  of_txn: 'T1',
  fee: -30,
})
const line = (id: number, fields: Partial<KeptLine>): KeptLine => ({
  id,
  line: id,
  direction: 'out',
  txn: `A${id}`,
  our_no: null,
  at: new Date('2026-11-22T02:00:00Z'),
  day: '2026-11-22',
  cents: 5_000,
  fee: null,
  fee_due: null,
  first_id: id,
  what: 'refund',
  of_no: 'P1',
  ...fields,
})
const found = (lines: readonly KeptLine[], booked: readonly BookedOfFund[]) =>
  compareFund({ lines, booked, moved: booked }).map(({ kind, key, there, here }) => [kind, key, there, here])

it.each<[string, KeptLine[], BookedOfFund[], unknown[]]>([
  [
    'two refunds of one payment are told apart by their sums',
    [line(2, { cents: 3_000 }), line(3, {})],
    [refund(7, 5_000), refund(8, 3_000)],
    [],
  ],
  ['two refunds of one sum are two', [line(2, {}), line(3, {})], [refund(7, 5_000), refund(8, 5_000)], []],
  ['a refund of another sum differs in its amount', [line(2, {})], [refund(7, 4_000)], [['amount', 'amount:2', '50.00', '40.00']]],
  ['by the channel’s number too', [line(2, { of_no: 'T1' })], [refund(7, 5_000)], []],
  ['a third refund is only there', [line(2, {}), line(3, {})], [refund(7, 5_000)], [['only_there', 'there:3', '50.00', null]]],
  ['a refund that the log has not is only here', [], [refund(7, 5_000)], [['only_here', 'here:refund:7', null, '50.00']]],
  ['the fee that came back is that of the bill', [line(2, { fee: -29 })], [refund(7, 5_000)], [['fee', 'fee:2', '-0.29', '-0.30']]],
  ['a fee of the payment', [line(1, pay()), line(2, { what: 'fee', cents: 120 })], [payment], []],
  ['another fee', [line(1, pay()), line(2, { what: 'fee', cents: 100 })], [payment], [['fee', 'fee:2', '1.00', '1.20']]],
  ['a fee given back with a refund', [line(2, {}), line(3, { what: 'fee', direction: 'in', cents: 30 })], [refund(7, 5_000)], []],
  ['a fee of nothing', [line(2, { what: 'fee', of_no: 'X' })], [], [['only_there', 'there:2', '50.00', null]]],
  ['a transfer', [line(2, { what: 'other', of_no: null })], [], [['only_there', 'there:2', '50.00', null]]],
])('%s', (_what, lines, booked, differences) => {
  expect(found(lines, booked)).toEqual(differences)
})

function pay(): Partial<KeptLine> {
  return { direction: 'in', what: 'payment', txn: 'T1', of_no: null, cents: 20_000 }
}
