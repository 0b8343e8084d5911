import { expect, it } from 'vitest'
import type { Booked } from './books.repo.ts'
import { compare, toldAgain } from './compare.ts'
import type { KeptLine } from './reconcile.repo.ts'
import type { StatementLine } from './statementLine.ts'

const line: KeptLine = {
  id: 5,
  line: 3,
  direction: 'in',
  txn: 'T5',
  our_no: 'P1',
  at: new Date('2026-11-20T02:00:00Z'),
  day: '2026-11-20',
  cents: 1_250,
  fee: 8,
  fee_due: 8,
  first_id: 5,
  what: null,
  of_no: null,
}
const entry: Booked = {
  subject: 'payment',
  id: 1,
  no: 'P1',
  direction: 'in',
  txn: 'T5',
  cents: 1_250,
  is_moved: true,
  first_day: '2026-11-20',
  last_day: '2026-11-21',
}
const found = (lines: readonly KeptLine[], booked: readonly Booked[], untold: readonly Booked[] = []) =>
  compare(lines, booked, untold).map(({ kind, key, there, here }) => [kind, key, there, here])

it.each([
  ['agrees in number, sum, day and fee', {}, {}, []],
  [
    'is found by our number where its own is not known here',
    { txn: 'T9' },
    { txn: null, direction: 'out' as const },
    [['only_there', 'there:5', '12.50', null]],
  ],
  ['has another sum', { cents: 1_300 }, {}, [['amount', 'amount:5', '13.00', '12.50']]],
  ['is of the day before the first that it may be of', { day: '2026-11-19' }, {}, [['day', 'day:5', '2026-11-19', '2026-11-21']]],
  ['is of the last day that it may be of', { day: '2026-11-21' }, {}, []],
  ['is of the day after', { day: '2026-11-22' }, {}, [['day', 'day:5', '2026-11-22', '2026-11-21']]],
  ['costs another fee than the contract says', { fee: 9 }, {}, [['fee', 'fee:5', '0.09', '0.08']]],
  ['tells no fee', { fee: null }, {}, []],
  ['is of a payment that our books do not know as made', {}, { is_moved: false }, [['only_there', 'there:5', '12.50', null]]],
  ['is the second of one number of ours', { id: 6, first_id: 5, txn: 'T6' }, {}, [['double', 'double:6', 'T6', 'T5']]],
  [
    'is the second of one number that our books do not know',
    { id: 6, first_id: 5, our_no: 'P7', txn: 'T6' },
    {},
    [['double', 'double:6', 'T6', null]],
  ],
  ['pays under another number of the channel what is paid already', { txn: 'T6' }, {}, [['double', 'double:5', 'T6', 'T5']]],
])('a line that %s: %j', (_, ofLine, ofEntry, differences) => {
  expect(found([{ ...line, ...ofLine }], [{ ...entry, ...ofEntry }])).toEqual(differences)
})

it('what moved by our books and by no line is told with its sum', () => {
  expect(found([], [], [{ ...entry, id: 7, cents: 99 }])).toEqual([['only_here', 'here:payment:7', null, '0.99']])
})

it('money that went out is not found by the number of money that came in', () => {
  expect(found([{ ...line, direction: 'out' }], [entry])).toEqual([['only_there', 'there:5', '12.50', null]])
})

it('a line that comes again with the same figures is silent, with others it is told beside the first', () => {
  const again: StatementLine = {
    line: 9,
    direction: 'in',
    txn: 'T5',
    ourNo: 'P1',
    at: '2026-11-20T02:00:00.000Z',
    cents: 1_250,
    fee: 8,
    feeDue: 8,
    note: '',
  }
  expect(toldAgain([again], [line])).toEqual([])
  expect(toldAgain([{ ...again, cents: 1_251 }], [line]).map(({ kind, there, here }) => [kind, there, here])).toEqual([
    ['double', '收 12.51', '收 12.50'],
  ])
})
