import type { Db, RowOf } from '../../db/schema.ts'

export type ProofRow = RowOf<typeof findLatestProof>
const COLUMNS = ['id', 'trade_id', 'member_id', 'file_key', 'bank', 'cents', 'status', 'note', 'created_at'] as const

export async function findLatestProof(db: Db, tradeId: number) {
  return (
    (await db
      .selectFrom('transfer_proof')
      .where('trade_id', '=', tradeId)
      .orderBy('id', 'desc')
      .limit(1)
      .select(COLUMNS)
      .executeTakeFirst()) ?? null
  )
}

/** Ends the proof that waits; false when none does. */
export async function endProof(
  db: Db,
  tradeId: number,
  end: { readonly status: 'replaced' | 'confirmed' | 'rejected'; readonly note: string | null; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('transfer_proof')
    .set({ status: end.status, note: end.note, decided_at: end.at })
    .where('trade_id', '=', tradeId)
    .where('status', '=', 'submitted')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertProof(
  db: Db,
  proof: { tradeId: number; memberId: number; fileKey: string; bank: string; cents: number; at: Date },
): Promise<void> {
  await db
    .insertInto('transfer_proof')
    .values({
      trade_id: proof.tradeId,
      member_id: proof.memberId,
      file_key: proof.fileKey,
      bank: proof.bank,
      cents: proof.cents,
      note: null,
      created_at: proof.at,
      decided_at: null,
    })
    .execute()
}

/** A transfer may take its days, however the buyer meant to pay first. */
export async function allowTransfer(db: Db, tradeId: number, until: Date): Promise<void> {
  await db.updateTable('trade').set({ pay_mode: 'transfer', expires_at: until }).where('id', '=', tradeId).execute()
}

export interface WaitingProof extends ProofRow {
  trade_no: string
  company: string
}

export function findWaitingProofs(db: Db, limit: number): Promise<WaitingProof[]> {
  return db
    .selectFrom('transfer_proof as p')
    .innerJoin('trade as t', 't.id', 'p.trade_id')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .where('p.status', '=', 'submitted')
    .orderBy('p.id')
    .limit(limit)
    .select([
      'p.id',
      'p.trade_id',
      'p.member_id',
      'p.file_key',
      'p.bank',
      'p.cents',
      'p.status',
      'p.note',
      'p.created_at',
      't.no as trade_no',
      'm.company',
    ])
    .execute()
}
