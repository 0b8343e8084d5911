import type { Db } from '../../db/schema.ts'

/** What is paid by a channel: orders, or money for the balance. */
type Paid = 'payment' | 'recharge'
type Started = { readonly kind: 'qr' | 'form' | 'none'; readonly codeUrl: string | null; readonly pageUrl: string | null }

/** Keeps what the channel answered, unless it has moved on meanwhile: then false. */
export async function markStarted(db: Db, paid: Paid, id: number, { kind, codeUrl, pageUrl }: Started): Promise<boolean> {
  const row = await db
    .updateTable(paid)
    .set({ status: 'pending', kind, code_url: codeUrl, page_url: pageUrl })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what is still open; false when it was not. */
export async function endOpen(db: Db, paid: Paid, id: number, status: 'failed' | 'closed'): Promise<boolean> {
  const row = await db
    .updateTable(paid)
    .set({ status })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
