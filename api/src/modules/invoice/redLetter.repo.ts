import { sql } from 'kysely'
import type { RedLetterState } from 'rules/redLetter'
import type { Db } from '../../db/schema.ts'
import type { RedLetterTable } from '../../db/tables/paper.ts'
import type { Insertable, Selectable } from 'kysely'

export type RedLetter = Selectable<RedLetterTable>

export async function insertLetter(db: Db, letter: Insertable<RedLetterTable>): Promise<RedLetter> {
  return db.insertInto('red_letter').values(letter).returningAll().executeTakeFirstOrThrow()
}

/** Holds the invoice and then the letter, in the order in which refunds take them. */
export async function lockLetter(db: Db, id: number, memberId: number | null): Promise<RedLetter | null> {
  let query = db.selectFrom('red_letter').where('id', '=', id)
  if (memberId !== null) query = query.where('member_id', '=', memberId)
  const found = await query.select('blue_id').executeTakeFirst()
  if (found === undefined) return null
  await lockBlue(db, found.blue_id)
  return db.selectFrom('red_letter').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function lockBlue(db: Db, id: number): Promise<void> {
  await db.selectFrom('invoice').where('id', '=', id).select('id').forUpdate().execute()
}

export async function moveLetter(
  db: Db,
  id: number,
  change: { readonly state: RedLetterState; readonly now: Date; readonly redId?: number; readonly dueAt?: Date; readonly deskNo?: string },
): Promise<void> {
  const isOver = !['applied', 'awaits_buyer', 'awaits_seller'].includes(change.state)
  await db
    .updateTable('red_letter')
    .set({
      state: change.state,
      ...(isOver ? { decided_at: change.now } : {}),
      ...(change.redId === undefined ? {} : { red_id: change.redId }),
      ...(change.dueAt === undefined ? {} : { due_at: change.dueAt }),
      ...(change.deskNo === undefined ? {} : { desk_no: change.deskNo }),
    })
    .where('id', '=', id)
    .execute()
}

/** Letters of an invoice, or of what takes it back, that hold or may come to. */
export async function findLivingLetters(db: Db, invoiceId: number): Promise<RedLetter[]> {
  return db
    .selectFrom('red_letter')
    .where((eb) => eb.or([eb('blue_id', '=', invoiceId), eb('red_id', '=', invoiceId)]))
    .where('state', 'in', ['applied', 'awaits_buyer', 'awaits_seller', 'confirmed', 'not_needed'])
    .orderBy('id')
    .selectAll()
    .execute()
}

export async function isReversed(db: Db, blueId: number): Promise<boolean> {
  return (await db.selectFrom('invoice').where('red_of', '=', blueId).select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function freeOrders(db: Db, invoiceId: number): Promise<void> {
  await db.updateTable('invoice_order').set({ is_live: false }).where('invoice_id', '=', invoiceId).execute()
}

export async function findOverdueLetters(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('red_letter')
    .where('state', 'in', ['awaits_buyer', 'awaits_seller'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

const WIRE = sql`jsonb_build_object('id', l.id, 'no', coalesce(l.desk_no, l.no), 'reason', l.reason, 'side', l.side,
  'state', l.state, 'note', l.note, 'applied_at', floor(extract(epoch from l.applied_at)), 'due_at', floor(extract(epoch from l.due_at)))`

export interface LetterOfInvoice extends Pick<RedLetter, 'no' | 'reason' | 'side' | 'state' | 'note'> {
  readonly id: number
  readonly applied_at: number
  readonly due_at: number | null
}
type LetterOfBoth = LetterOfInvoice & Pick<RedLetter, 'blue_id' | 'red_id'>

/** The letter that an invoice shows: one that waits for somebody, else the last. */
export const LETTER_OF = sql<LetterOfInvoice | null>`(select ${WIRE} from red_letter l
  where l.red_id = i.id or (l.blue_id = i.id and i.red_of is null)
  order by l.state in ('awaits_buyer','awaits_seller') desc, l.id desc limit 1)`

const letters = (db: Db) => db.selectFrom('red_letter as l').select(['l.blue_id', 'l.red_id', sql<LetterOfInvoice>`${WIRE}`.as('letter')])

export async function findLetter(db: Db, id: number, memberId: number | null): Promise<LetterOfBoth | null> {
  const query = letters(db).where('l.id', '=', id)
  const found = await (memberId === null ? query : query.where('l.member_id', '=', memberId)).executeTakeFirst()
  return found === undefined ? null : { ...found.letter, blue_id: found.blue_id, red_id: found.red_id }
}

/** Those that wait for a side, the first to lapse first. */
export async function findOpenLetters(db: Db, most = 500): Promise<LetterOfBoth[]> {
  const rows = await letters(db)
    .where('l.state', 'in', ['awaits_buyer', 'awaits_seller'])
    .orderBy('l.due_at')
    .orderBy('l.id')
    .limit(most)
    .execute()
  return rows.map(({ letter, ...invoices }) => ({ ...letter, ...invoices }))
}
