import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { Report } from '../../server/report.ts'
import type { Session } from '../../server/session.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { lockMember } from '../shop/shop.repo.ts'
import { SENT } from './events.ts'
import { findLastPush, findPush, insertTrial, lockPush, pushAgain, setAddress, type LastPush, type PushRow } from './push.repo.ts'
import { sendDue } from './send.service.ts'
import { endWebhook, insertWebhook, setPaused } from './webhook.repo.ts'
import { acceptedAddress, renewSecret } from './webhook.service.ts'

/** So long the secret from before signs beside the new one. */
const OVERLAP_HOURS = 24

type Push = PushRow & { readonly last: LastPush | null }

export async function pushOf({ db }: Deps, memberId: number): Promise<Push | null> {
  const push = await findPush(db, memberId)
  return push === null ? null : { ...push, last: await findLastPush(db, push.id) }
}

/** One address a shop. Set again, it has another secret, and what had not come goes to the new address. */
export function setPush(deps: Deps, session: Session, url: string): Promise<string> {
  const address = acceptedAddress(deps, url)
  return inTransaction(deps, async (tx) => {
    const [now, { memberId }] = [tx.clock.now(), session]
    // Of two who set the first address at once, the second sets it again.
    await lockMember(tx.db, memberId)
    const known = await lockPush(tx.db, memberId)
    const id = known ?? (await insertWebhook(tx.db, { memberId, url: address, events: [SENT], createdBy: '门店', now }))
    if (known !== null) {
      await setAddress(tx.db, id, address, now)
      await setPaused(tx.db, id, null)
    }
    await audit(tx, session, 'push.set', id)
    return renewSecret(tx, id, OVERLAP_HOURS)
  })
}

export function removePush(deps: Deps, session: Session): Promise<void> {
  return onPush(deps, session, async (tx, id) => {
    await endWebhook(tx.db, id, tx.clock.now())
    await audit(tx, session, 'push.remove', id)
  })
}

/** Sends at once and waits for the answer: a trial, or what has not come. Whatever paused it is thought to be mended. */
export async function pushNow(deps: Deps, session: Session, isTrial: boolean, report: Report): Promise<void> {
  const webhookId = await onPush(deps, session, async (tx, id) => {
    const now = tx.clock.now()
    await setPaused(tx.db, id, null)
    if (isTrial) await insertTrial(tx.db, { webhookId: id, memberId: session.memberId, now })
    else if (!(await pushAgain(tx.db, id, now))) throw invalid('is_test', '还没有发过货，可先试发')
    return id
  })
  await sendDue(deps, report, webhookId)
}

function onPush<T>(deps: Deps, { memberId }: Session, work: (tx: Deps, id: number) => Promise<T>): Promise<T> {
  return inTransaction(deps, async (tx) => {
    const id = await lockPush(tx.db, memberId)
    if (id === null) throw notFound('尚未设置推送地址')
    return work(tx, id)
  })
}

function audit(tx: Deps, { accountId, memberId }: Session, action: string, id: number): Promise<void> {
  return insertAudit(tx.db, { accountId, memberId, action, object: `webhook:${id}`, now: tx.clock.now() })
}
