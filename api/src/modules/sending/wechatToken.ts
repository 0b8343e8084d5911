import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { WechatMessageSettings } from '../../settings.ts'
import { askWechat, numberIn } from './wechatCall.ts'

/** A new one is fetched so long before the old one ends; WeChat lets both pass meanwhile. */
const EARLY_MS = 5 * 60_000
/** Who renews has so long, by the database's clock; then another process may. */
const RENEWING_MS = 20_000
const LOOK_MS = 200

/**
 * The token that all processes share. One of them renews it, the others go on with the old one while it is good, and wait where it is not.
 * `bad` is a token that WeChat has just refused.
 */
export async function wechatToken(deps: Deps, settings: WechatMessageSettings, bad: string | null = null): Promise<string> {
  for (let waited = 0; waited < RENEWING_MS; waited += LOOK_MS) {
    const kept = await findToken(deps.db)
    const leftMs = kept === null ? 0 : kept.until.getTime() - deps.clock.now().getTime()
    if (kept !== null && kept.token !== bad && leftMs > EARLY_MS) return kept.token
    if (await claimRenewal(deps.db, kept?.token ?? null)) return renew(deps, settings, bad !== null)
    if (kept !== null && kept.token !== bad && leftMs > 0) return kept.token
    await deps.pause(LOOK_MS)
  }
  throw new Error('the token of WeChat is not renewed')
}

async function renew(deps: Deps, { apiUrl, appId, secret }: WechatMessageSettings, isForced: boolean): Promise<string> {
  const form = { grant_type: 'client_credential', appid: appId, secret, force_refresh: isForced }
  try {
    const answer = await askWechat(new URL('/cgi-bin/stable_token', apiUrl), form)
    const { access_token: token } = answer
    if (typeof token !== 'string' || token === '') throw new Error(`WeChat gave no token: ${numberIn(answer, 'errcode')}`)
    const until = new Date(deps.clock.now().getTime() + numberIn(answer, 'expires_in') * 1000)
    await endRenewal(deps.db, { token, token_until: until })
    return token
  } catch (error) {
    await endRenewal(deps.db, {})
    throw error
  }
}

async function findToken(db: Db): Promise<{ token: string; until: Date } | null> {
  const row = await db.selectFrom('sending_channel').where('name', '=', 'wechat').select(['token', 'token_until']).executeTakeFirst()
  return row === undefined || row.token === null || row.token_until === null ? null : { token: row.token, until: row.token_until }
}

/** False when another process is at it, or has been since `seen` was read. */
async function claimRenewal(db: Db, seen: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sending_channel set renewed_until = database_now() + ${RENEWING_MS}::float8 * interval '1 ms'
    where name = 'wechat' and renewed_until <= database_now() and token is not distinct from ${seen}::text`.execute(db)
  return numAffectedRows === 1n
}

async function endRenewal(db: Db, fresh: { token?: string; token_until?: Date }): Promise<void> {
  await db
    .updateTable('sending_channel')
    .set({ ...fresh, renewed_until: new Date(0) })
    .where('name', '=', 'wechat')
    .execute()
}
