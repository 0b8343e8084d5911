import type { Db, RowOf } from '../../db/schema.ts'
import type { SendingChannel } from '../../db/tables/message.ts'
import type { MessageKind } from './messageKinds.ts'

export function findChoices(db: Db, accountId: number) {
  return db.selectFrom('message_choice').where('account_id', '=', accountId).select(['kind', 'channel', 'is_on']).execute()
}

export async function saveChoice(
  db: Db,
  row: { accountId: number; kind: MessageKind; channel: SendingChannel; isOn: boolean; at: Date },
): Promise<void> {
  const { accountId, kind, channel, isOn, at } = row
  await db
    .insertInto('message_choice')
    .values({ account_id: accountId, kind, channel, is_on: isOn, at })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'channel']).doUpdateSet({ is_on: isOn, at }))
    .execute()
}

export type Reach = RowOf<typeof findReach>

/** Where somebody can be reached. */
export function findReach(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .leftJoin('account_mail', 'account_mail.account_id', 'account.id')
    .leftJoin('wechat_follower', 'wechat_follower.account_id', 'account.id')
    .where('account.id', '=', accountId)
    .select(['account.username', 'account.phone', 'account_mail.address', 'account_mail.bounced_at', 'wechat_follower.nickname'])
    .executeTakeFirstOrThrow()
}

export async function deleteReach(db: Db, accountId: number, channel: 'mail' | 'wechat'): Promise<void> {
  await db
    .deleteFrom(channel === 'mail' ? 'account_mail' : 'wechat_follower')
    .where('account_id', '=', accountId)
    .execute()
}
