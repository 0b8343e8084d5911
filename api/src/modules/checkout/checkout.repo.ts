import type { Db, RowOf } from '../../db/schema.ts'
import type { InvoiceKind } from '../../db/tables/paper.ts'
import type { QuoteContent } from './checkout.schemas.ts'

export type QuoteRow = RowOf<typeof findQuote>

export async function insertQuote(
  db: Db,
  quote: { memberId: number; hash: string; content: QuoteContent; now: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('quote')
    .values({
      member_id: quote.memberId,
      hash: quote.hash,
      content: JSON.stringify(quote.content),
      created_at: quote.now,
      expires_at: quote.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findQuote(db: Db, memberId: number, id: number) {
  const row = await db
    .selectFrom('quote')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .select(['id', 'hash', 'content', 'expires_at'])
    .executeTakeFirst()
  // The column holds what insertQuote wrote, and nothing else writes it.
  return row === undefined ? null : { id: row.id, hash: row.hash, content: row.content as QuoteContent, expiresAt: row.expires_at }
}

export async function deleteQuotesBefore(db: Db, memberId: number, before: Date): Promise<void> {
  await db.deleteFrom('quote').where('member_id', '=', memberId).where('expires_at', '<', before).execute()
}

/** What the shop said at its registration, before it had a list of addresses. */
export async function findShopAddress(db: Db, memberId: number): Promise<string | null> {
  return (await db.selectFrom('member').where('id', '=', memberId).select('address').executeTakeFirst())?.address ?? null
}

/** What was wished for with the member's last order, else what its saved particulars stand for; null for no invoice. */
export async function findUsualKind(db: Db, memberId: number): Promise<InvoiceKind | null> {
  const last = await db
    .selectFrom('trade')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .select('invoice_kind')
    .executeTakeFirst()
  if (last !== undefined) return last.invoice_kind
  const saved = await db.selectFrom('invoice_profile').where('member_id', '=', memberId).select('member_id').executeTakeFirst()
  return saved === undefined ? null : 'vat_plain'
}
