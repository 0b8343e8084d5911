import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tellOfDecision } from '../message/coldTellings.ts'
import { lockOrder, type LockedOrder } from '../trade/trade.service.ts'
import { decide, findSentPieces, findSeries, type SeriesRow } from '../temperature/temperature.repo.ts'
import { boundsOf } from '../temperature/bounds.ts'
import { wasOutside } from '../temperature/series.ts'
import { findClaimLines } from './afterSale.repo.ts'
import { applyForLines } from './apply.service.ts'
import { moveTo } from './move.ts'

export interface Decision {
  readonly id: number
  readonly staff: string
  readonly clientKey: string
  readonly reason: string
}
export interface Decided {
  readonly state: 'released' | 'condemned'
  readonly after_sale_id: string | null
}

/** The quality department says that the goods kept their quality, and why. */
export const release = (deps: Deps, decision: Decision): Promise<Decided> => decideOnce(deps, decision, 'release')

/** Or that they did not: they come back and are paid back, whatever the buyer says and whenever the order was. */
export const condemn = (deps: Deps, decision: Decision): Promise<Decided> => decideOnce(deps, decision, 'condemn')

async function decideOnce(deps: Deps, { clientKey, ...request }: Decision, verb: 'release' | 'condemn'): Promise<Decided> {
  const known = await findSeries(deps.db, request.id, null)
  if (known === null) throw notFound('没有这份温度记录')
  const call = { memberId: known.member_id, route: `POST /api/erp/temperature/{id}/${verb}`, key: clientKey, request }
  return once(deps, call, async (tx) => {
    const { order } = await lockOrder(tx, known.order_id, null)
    const series = await findSeries(tx.db, request.id, null)
    if (series?.state !== 'breach') throw refused('STATE_CHANGED')
    const { staff, reason } = request
    const [state, at] = [verb === 'release' ? ('released' as const) : ('condemned' as const), tx.clock.now()]
    const afterSaleId = state === 'released' ? null : await takeBack(tx, order, series, reason)
    if (!(await decide(tx.db, series.id, { state, staff, reason, afterSaleId, at }))) throw refused('STATE_CHANGED')
    await insertAudit(tx.db, {
      accountId: null,
      memberId: series.member_id,
      action: `temperature.${verb}`,
      object: `temperature_series:${series.id}`,
      after: { staff, reason, after_sale: afterSaleId },
      now: at,
    })
    await tellOfDecision(tx, series, { seriesId: series.id, isReleased: state === 'released', reason })
    return { state, after_sale_id: afterSaleId === null ? null : String(afterSaleId) }
  })
}

/** Of what left in the parcel and was ever outside its own bounds, all that nobody claimed yet; null where nothing is left. */
async function takeBack(tx: Deps, order: LockedOrder['order'], series: SeriesRow, reason: string): Promise<number | null> {
  const left = new Map((await findClaimLines(tx.db, order.id)).map((line) => [line.id, line.qty - line.returned_qty - line.claimed]))
  const lines = (await findSentPieces(tx.db, series.shipment_id))
    .filter(({ storage }) => wasOutside(series.tenths, boundsOf(storage) ?? series))
    .map(({ lineId, qty }) => ({ lineId, qty: Math.min(qty, left.get(lineId) ?? 0) }))
    .filter(({ qty }) => qty > 0)
  if (lines.length === 0) return null
  const claim = {
    type: 'return_refund',
    reason: '运输超温',
    note: `包裹 ${series.tracking_no} 判废：${reason}`,
    lines,
    images: [],
  } as const
  const { id } = await applyForLines(tx, { accountId: null, memberId: order.member_id }, order, claim)
  await moveTo(tx, Number(id), 'approved', { actor: 'staff', note: '运输超温判废，无需审核' })
  return Number(id)
}
