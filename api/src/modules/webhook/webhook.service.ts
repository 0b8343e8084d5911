import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { EVENT_AREAS, isSubscribable } from './events.ts'
import { faultOfAddress } from './target.ts'
import { endSecrets, endWebhook, insertSecret, insertWebhook, lockWebhook, replay, setPaused } from './webhook.repo.ts'

const SECRET_BYTES = 32
const HOUR_MS = 3_600_000
/** In bytes as they are sent; the database holds it too. */
export const ADDRESS_MAX = 500

export interface Subscribed {
  readonly id: number
  /** Shown when it is made; the database must keep it, since it signs by it. */
  readonly secret: string
}

export function subscribe(
  deps: Deps,
  wish: { readonly url: string; readonly events: readonly string[]; readonly createdBy: string },
): Promise<Subscribed> {
  const url = acceptedAddress(deps, wish.url)
  const unknown = wish.events.find((event) => !isSubscribable(event))
  if (unknown !== undefined)
    throw invalid(
      'events',
      `没有名为“${unknown}”的事件；可用 *、${EVENT_AREAS.map((area) => `${area}.*`).join('、')}，或其中一种如 order.paid`,
    )
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    const id = await insertWebhook(tx.db, { ...wish, url, now })
    await audit(tx, 'webhook.subscribe', id, { url, events: wish.events })
    return { id, secret: await newSecret(tx, id, now) }
  })
}

/** As it is connected to and kept: a name in capitals is the same address. */
export function acceptedAddress({ settings }: Pick<Deps, 'settings'>, text: string): string {
  const fault = faultOfAddress(text, settings.webhookPrivate)
  if (fault !== null) throw invalid('url', fault)
  const { href } = new URL(text)
  if (href.length > ADDRESS_MAX) throw invalid('url', `推送地址最多 ${ADDRESS_MAX} 个字符`)
  return href
}

export function rotateSecret(deps: Deps, id: number, hours: number): Promise<Subscribed> {
  return onWebhook(deps, id, async (tx) => {
    await audit(tx, 'webhook.rotate', id, { hours })
    return { id, secret: await renewSecret(tx, id, hours) }
  })
}

/** The next secret; until the hours are over both sign. */
export async function renewSecret(tx: Deps, id: number, hours: number): Promise<string> {
  const now = tx.clock.now()
  await endSecrets(tx.db, id, now, new Date(now.getTime() + hours * HOUR_MS))
  return newSecret(tx, id, now)
}

export function pauseWebhook(deps: Deps, id: number, isPaused: boolean): Promise<void> {
  return onWebhook(deps, id, async (tx) => {
    await setPaused(tx.db, id, isPaused ? { at: tx.clock.now(), reason: '由后台暂停' } : null)
    await audit(tx, isPaused ? 'webhook.pause' : 'webhook.resume', id)
  })
}

export function removeWebhook(deps: Deps, id: number): Promise<void> {
  return onWebhook(deps, id, async (tx) => {
    await endWebhook(tx.db, id, tx.clock.now())
    await audit(tx, 'webhook.remove', id)
  })
}

/** Sends everything from an event or a time on once more, in order. */
export function replayFrom(deps: Deps, id: number, from: { id: number } | { at: Date }): Promise<number> {
  return onWebhook(deps, id, async (tx) => {
    const count = await replay(tx.db, { webhookId: id, from, now: tx.clock.now() })
    await audit(tx, 'webhook.replay', id, { ...from, count })
    return count
  })
}

function onWebhook<T>(deps: Deps, id: number, work: (tx: Deps) => Promise<T>): Promise<T> {
  return inTransaction(deps, async (tx) => {
    if ((await lockWebhook(tx.db, id)) === null) throw notFound('推送不存在')
    return work(tx)
  })
}

async function newSecret(tx: Deps, id: number, now: Date): Promise<string> {
  const secret = Buffer.from(tx.random.bytes(SECRET_BYTES)).toString('base64url')
  await insertSecret(tx.db, id, secret, now)
  return secret
}

function audit(tx: Deps, action: string, id: number, after?: unknown): Promise<void> {
  return insertAudit(tx.db, { accountId: null, memberId: null, action, object: `webhook:${id}`, after, now: tx.clock.now() })
}
