import { chinaText } from '../channel/chinaTime.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { BillChannel, DifferenceKind, FundChannel, StatementChannel } from '../../db/tables/reconcile.ts'
import type { Deps } from '../../deps.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findBooked, findUntold } from './books.repo.ts'
import { compare, toldAgain } from './compare.ts'
import { findBookedOfFund, findMovedOfFund } from './fundBooks.repo.ts'
import { compareFund } from './fundCompare.ts'
import {
  countByKind,
  type Difference,
  findLines,
  findOpenSubjects,
  insertFile,
  insertLines,
  saveDifferences,
  takeTurn,
} from './reconcile.repo.ts'
import { refuse, type BankColumns, type ReadFile } from './statementLine.ts'

const DAY_MS = 86_400_000
const DAYS_MAX = 400
/** One parameter carries the lines of a statement; the text of more would be long. */
const LINES_AT_ONCE = 5_000

export interface Handed {
  readonly read: ReadFile
  readonly columns: BankColumns | null
  readonly days: { readonly first: Day | null; readonly last: Day | null }
  readonly staff: string
}

export interface Reconciled {
  readonly fileId: number
  readonly channel: StatementChannel
  readonly first: Day
  readonly last: Day
  readonly lines: number
  readonly fresh: number
  readonly open: ReadonlyMap<DifferenceKind, number>
}

/** Keeps the lines that are new and compares. Handed in again it changes nothing: a line is known by its channel and number. */
export async function reconcile(deps: Deps, { read, columns, days, staff }: Handed): Promise<Reconciled> {
  const { channel } = read
  const { first, last } = daysOf(read, days)
  return inTransaction(deps, async (tx) => {
    await takeTurn(tx.db, channel)
    const now = tx.clock.now()
    const fileId = await insertFile(tx.db, { channel, first, last, lines: read.lines.length, columns, staff, at: now })
    let fresh = 0
    for (let at = 0; at < read.lines.length; at += LINES_AT_ONCE)
      fresh += await insertLines(tx.db, { fileId, channel }, read.lines.slice(at, at + LINES_AT_ONCE))
    const ask = { read, first, last }
    const found = await (channel === 'wechat_fund' || channel === 'alipay_fund'
      ? fundDifferences(tx.db, channel, ask)
      : billDifferences(tx.db, channel, ask))
    await saveDifferences(tx.db, channel, [...new Map(found.map((difference) => [difference.key, difference])).values()], now)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: 'reconcile.file',
      object: `channel_file:${fileId}`,
      after: { channel, first, last, lines: read.lines.length, fresh, staff },
      now,
    })
    return { fileId, channel, first, last, lines: read.lines.length, fresh, open: await countByKind(tx.db, channel) }
  })
}

interface Asked {
  readonly read: ReadFile
  readonly first: Day
  readonly last: Day
}

async function billDifferences(db: Db, channel: BillChannel, { read, first, last }: Asked): Promise<Difference[]> {
  const kept = await findLines(db, channel, { txns: read.lines.map(({ txn }) => txn), first, last })
  const numbers = kept.flatMap(({ txn, our_no: no }) => (no === null ? [txn] : [txn, no]))
  const booked = await findBooked(db, channel, numbers)
  const untold = await findUntold(db, channel, { first, last, open: await findOpenSubjects(db, channel) })
  return [...compare(kept, booked, untold), ...toldAgain(read.lines, kept)]
}

/** The lines of what our books have of the days are looked at too, whenever the channel told of it. */
async function fundDifferences(db: Db, channel: FundChannel, { read, first, last }: Asked): Promise<Difference[]> {
  const moved = await findMovedOfFund(db, channel, { first, last, open: await findOpenSubjects(db, channel) })
  const ours = moved.flatMap(({ txn, no, of_no: ofNo, of_txn: ofTxn }) => [txn, no, ofNo, ofTxn].filter((number) => number !== null))
  const txns = read.lines.flatMap(({ txn, ofNo = null }) => (ofNo === null ? [txn] : [txn, ofNo]))
  const lines = await findLines(db, channel, { txns: [...txns, ...ours], first, last })
  const told = lines.flatMap(({ txn, our_no: no, of_no: ofNo }) => [txn, no, ofNo].filter((number) => number !== null))
  const booked = await findBookedOfFund(db, channel, [...told, ...ours])
  return [...compareFund({ lines, booked, moved }), ...toldAgain(read.lines, lines)]
}

/** The days that the file covers: as the caller says, as the file says, or from its first line to its last. */
function daysOf({ lines, days }: ReadFile, said: Handed['days']): { first: Day; last: Day } {
  const seen = lines.map(({ at }) => chinaText(new Date(at)).slice(0, 10)).toSorted()
  const first = said.first ?? days?.first ?? seen[0]
  const last = said.last ?? days?.last ?? seen.at(-1)
  if (first === undefined || last === undefined) throw refuse('账单里没有明细，请以 from 与 to 说明账单的日期')
  const span = (Date.parse(last) - Date.parse(first)) / DAY_MS
  if (!(span >= 0 && span <= DAYS_MAX)) throw refuse(`账单的日期 ${first} 至 ${last} 有误，应在 ${DAYS_MAX} 天以内`)
  return { first, last }
}
