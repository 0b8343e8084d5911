import { seconds, type Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import { forgetKind } from '../retention/retention.service.ts'
import { deleteOldOfficeEvents, gather, noteSuccess, pauseDead, settle, takeDue, type Taken } from './delivery.repo.ts'
import { TRIAL } from './events.ts'
import { messageOf } from './message.ts'
import { pauseAfter, TRIED_MS } from './pauses.ts'
import { signatureHeader } from './signature.ts'
import { post } from './target.ts'
import { findSecrets } from './webhook.repo.ts'

const GATHERED = 1_000
const AT_ONCE = 16
/** A round ends after so many batches; the next round takes the rest. */
const BATCHES = 50
/** Three times what an attempt may last: nobody takes over what is still under way. */
const TAKEN_MS = 30_000
const FORGOTTEN = 5_000
const DEAD = '48 小时内没有一次推送成功'

/** A round: what has happened is given to who subscribed, and what is due is sent, lane by lane in order. */
export async function sendWebhooks(deps: Deps, report: Report): Promise<number> {
  const { db, clock } = deps
  while ((await gather(db, clock.now(), GATHERED)) === GATHERED);
  let sent = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const count = await sendDue(deps, report)
    if (count === 0) break
    sent += count
  }
  return sent
}

/** One batch of what is due, of all webhooks or of one that somebody is waiting for. */
export async function sendDue(deps: Deps, report: Report, webhookId: number | null = null): Promise<number> {
  const holder = Buffer.from(deps.random.bytes(8)).toString('hex')
  const taken = await takeDue(deps.db, { holder, now: deps.clock.now(), takenMs: TAKEN_MS, most: AT_ONCE, webhookId })
  await Promise.all(taken.map((delivery) => send(deps, delivery, holder).catch((error: unknown) => report(error, wordsOf(delivery)))))
  return taken.length
}

const wordsOf = ({ webhook_id: webhook, event_id: event }: Taken) => `event ${event} could not be sent to webhook ${webhook}`

async function send(deps: Deps, delivery: Taken, holder: string): Promise<void> {
  const { db, clock, settings } = deps
  const { webhook_id: webhookId } = delivery
  const message = await messageOf(deps, delivery)
  const secrets = await findSecrets(db, webhookId, clock.now())
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': message.id,
    'webhook-signature': signatureHeader(secrets, seconds(clock.now()), message.body),
    ...message.headers,
  }
  const { status, error } = await post(new URL(delivery.url), headers, message.body, settings.webhookPrivate)
  const now = clock.now()
  if (error === null) {
    await settle(db, delivery, holder, { state: 'done', status, now })
    await noteSuccess(db, webhookId, now)
    return
  }
  // Somebody looks at a trial, so that it is not made again by itself.
  if (delivery.type === TRIAL) return settle(db, delivery, holder, { state: 'parked', status, error, now })
  // The last attempt is made when two days are over, not before.
  const last = delivery.first_at.getTime() + TRIED_MS
  if (now.getTime() >= last) {
    await settle(db, delivery, holder, { state: 'parked', status, error, now })
    await pauseDead(db, webhookId, { now, since: delivery.first_at, reason: DEAD })
    return
  }
  const nextAt = new Date(Math.min(last, now.getTime() + pauseAfter(delivery.attempts, deps.random)))
  await settle(db, delivery, holder, { state: 'waiting', status, error, nextAt, now })
}

export function forgetOfficeEvents(deps: Deps): Promise<number> {
  return forgetKind(deps, 'webhooks', ({ db }, before) => deleteOldOfficeEvents(db, before, FORGOTTEN))
}
