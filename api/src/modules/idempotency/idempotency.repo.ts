import type { Db } from '../../db/schema.ts'

export interface CallKey {
  readonly memberId: number
  readonly route: string
  readonly key: string
}

/** True for the first caller; a second one waits here until the first has ended. */
export async function insertKey(db: Db, call: CallKey, requestHash: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('idempotency')
    .values({ member_id: call.memberId, route: call.route, key: call.key, request_hash: requestHash, created_at: now })
    .onConflict((oc) => oc.columns(['member_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function findAnswer(db: Db, call: CallKey): Promise<{ requestHash: string; response: unknown } | null> {
  const row = await db
    .selectFrom('idempotency')
    .where('member_id', '=', call.memberId)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .select(['request_hash', 'response'])
    .executeTakeFirst()
  return row === undefined ? null : { requestHash: row.request_hash, response: row.response }
}

export async function saveAnswer(db: Db, call: CallKey, response: string): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ state: 'done', response })
    .where('member_id', '=', call.memberId)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .execute()
}

/** The oldest first; those of the routes to `keep` stay. */
export async function deleteOldKeys(
  db: Db,
  { before, keep, limit }: { readonly before: Date; readonly keep: readonly string[]; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency')
    .where((eb) =>
      eb(
        eb.refTuple('member_id', 'route', 'key'),
        'in',
        eb
          .selectFrom('idempotency as old')
          .where('old.created_at', '<', before)
          .where('old.route', 'not in', keep)
          .orderBy('old.created_at')
          .limit(limit)
          .select(['old.member_id', 'old.route', 'old.key'])
          .$asTuple('member_id', 'route', 'key'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
