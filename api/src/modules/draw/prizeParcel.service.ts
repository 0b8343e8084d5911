import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { findDefault } from '../address/address.repo.ts'
import { addressText } from '../address/address.service.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tellOfPrizeCorrection, tellOfPrizeParcel } from './prizeTellings.ts'
import {
  findGoodsPrize,
  findWaitingPrizes,
  insertPrizeParcel,
  lockPrizeParcel,
  type PrizeParcel,
  updatePrizeParcel,
  type WaitingPrize,
} from './prizeParcel.repo.ts'

const LIST_MAX = 100

/** Where a prize goes: the shop's default address, null while it has none. */
interface Recipient {
  readonly name: string
  readonly phone: string
  readonly address: string
}

export async function waitingPrizes(deps: Pick<Deps, 'db'>): Promise<(WaitingPrize & { recipient: Recipient | null })[]> {
  return Promise.all(
    (await findWaitingPrizes(deps.db, LIST_MAX)).map(async (prize) => {
      const found = await findDefault(deps.db, prize.member_id)
      return { ...prize, recipient: found && { name: found.name, phone: found.phone, address: addressText(found) } }
    }),
  )
}

/** The office has sent a goods prize; the shop is told, and sees the parcel among its draws. */
export async function sendPrize(deps: Deps, recordId: number, parcel: PrizeParcel, clientKey: string): Promise<void> {
  const prize = await findGoodsPrize(deps.db, recordId)
  if (prize === null) throw notFound('奖品不存在')
  const memberId = prize.member_id
  await once(deps, { memberId, route: 'erp prize.send', key: clientKey, request: { recordId, ...parcel } }, async (tx) => {
    if (!(await insertPrizeParcel(tx.db, recordId, parcel, tx.clock.now()))) throw refused('STATE_CHANGED')
    await insertAudit(tx.db, {
      accountId: null,
      memberId,
      action: 'prize.send',
      object: `draw_record:${recordId}`,
      after: { ...parcel },
      now: tx.clock.now(),
    })
    await tellOfPrizeParcel(tx, { recordId, memberId, prizeName: prize.prize_name, ...parcel })
    return {}
  })
}

/** What was mistyped on a prize's parcel is put right: the shop is told, and what stood there is kept in the audit log. */
export async function correctPrize(deps: Deps, recordId: number, parcel: PrizeParcel, clientKey: string): Promise<void> {
  const prize = await findGoodsPrize(deps.db, recordId)
  if (prize === null) throw notFound('奖品不存在')
  const memberId = prize.member_id
  await once(deps, { memberId, route: 'erp prize.correct', key: clientKey, request: { recordId, ...parcel } }, async (tx) => {
    const before = await lockPrizeParcel(tx.db, recordId)
    const isSame = before?.carrier === parcel.carrier && before.trackingNo === parcel.trackingNo
    if (before === null || isSame) throw refused('STATE_CHANGED')
    await updatePrizeParcel(tx.db, recordId, parcel)
    await insertAudit(tx.db, {
      accountId: null,
      memberId,
      action: 'prize.correct',
      object: `draw_record:${recordId}`,
      before,
      after: { ...parcel },
      now: tx.clock.now(),
    })
    await tellOfPrizeCorrection(tx, { recordId, memberId, prizeName: prize.prize_name, ...parcel })
    return {}
  })
}
