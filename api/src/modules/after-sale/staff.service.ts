import type { AfterSaleStatus } from '../../db/tables/afterSale.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import type { Confirm } from '../audit/confirm.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { refundLines, shortOf } from './lineRefund.service.ts'
import { decideRefund } from './refund.service.ts'
import { sendParcel } from '../shipment/shipment.service.ts'
import { takeBack, takeOut } from '../stock/inOut.service.ts'
import { bringsBreached } from '../temperature/temperature.repo.ts'
import { demoCodes, namedOrScanned } from '../trace/demoCodes.ts'
import { pickerFor } from '../trace/pickCoded.ts'
import { codesWithBuyer, takeCodesBack, type Claimed, type LotBack } from '../trace/trace.service.ts'
import {
  countOpenRefunds,
  findAfterSale,
  findClaimed,
  findRefunded,
  findShippedLots,
  insertFiles,
  refundCause,
  setCents,
  setLineCents,
} from './afterSale.repo.ts'
import { givesMoney, isOfGoods } from './kinds.ts'
import { lockAfterSale, moveTo, type LockedAfterSale } from './move.ts'

/** One call of the office about one after-sale: who signs it and under which key it is done once. */
export interface AfterSaleCall {
  readonly id: number
  readonly staff: string
  readonly clientKey: string
  readonly confirm?: Confirm
}
export interface Decided {
  status: AfterSaleStatus
  tradeId: number
}

async function onAfterSale(
  deps: Deps,
  call: AfterSaleCall,
  verb: string,
  request: unknown,
  work: (tx: Deps, locked: LockedAfterSale) => Promise<AfterSaleStatus>,
): Promise<Decided> {
  const known = await findAfterSale(deps.db, call.id, null)
  if (known === null) throw notFound('售后单不存在')
  const key = {
    memberId: known.member_id,
    route: `POST /api/erp/afterSale/{id}/${verb}`,
    key: call.clientKey,
    request: { id: call.id, staff: call.staff, request },
  }
  return once(deps, key, async (tx) => {
    const locked = await lockAfterSale(tx, call.id, null)
    const status = await work(tx, locked)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: known.member_id,
      action: `after_sale.${verb}`,
      object: `after_sale:${call.id}`,
      after: { staff: call.staff, request },
      now: tx.clock.now(),
    })
    return { status, tradeId: locked.trade.id }
  })
}

function require(locked: LockedAfterSale, isRight: boolean): void {
  if (!isRight) throw refused('STATE_CHANGED', {}, { values: { status: locked.afterSale.status } })
}

/** A whole order's refund is decided with the order itself, so its money moves at once. */
export function approve(deps: Deps, call: AfterSaleCall, note: string): Promise<Decided> {
  return onAfterSale(deps, call, 'approve', { note }, async (tx, locked) => {
    const { afterSale, order } = locked
    require(locked, afterSale.status === 'applied')
    if (afterSale.is_whole) {
      const { cents } = await decideRefund(tx, order.id, { agree: true, note })
      await call.confirm?.(tx, cents)
      return 'refunding'
    }
    await moveTo(tx, afterSale.id, 'approved', { actor: 'staff', note })
    return 'approved'
  })
}

export function reject(deps: Deps, call: AfterSaleCall, reason: string): Promise<Decided> {
  return onAfterSale(deps, call, 'reject', { reason }, async (tx, locked) => {
    const { afterSale, order } = locked
    require(locked, afterSale.status === 'applied')
    if (afterSale.is_whole) await decideRefund(tx, order.id, { agree: false, note: reason })
    else await moveTo(tx, afterSale.id, 'rejected', { actor: 'staff', note: reason })
    return 'rejected'
  })
}

/** The house has the goods: what can be sold again goes back to the lots it left from. */
export function takeIn(
  deps: Deps,
  call: AfterSaleCall,
  { isSellable, note, codes = '' }: { readonly isSellable: boolean; readonly note: string | null; readonly codes?: string },
): Promise<Decided> {
  return onAfterSale(deps, call, 'received', { isSellable, note, ...(codes === '' ? {} : { codes }) }, async (tx, locked) => {
    const { afterSale, order } = locked
    require(locked, afterSale.status === 'returning')
    if (isSellable && (await bringsBreached(tx.db, afterSale.id))) throw invalid('sellable', '该商品的包裹超温，未放行前不能重新入库')
    const claimed = await findClaimed(tx.db, afterSale.id)
    const text = await namedOrScanned(tx, codes, () => codesWithBuyer(tx.db, claimed))
    const coded = await takeCodesBack(tx, claimed, { text, isSellable, orderId: order.id, afterSaleId: afterSale.id })
    if (isSellable) await takeBack(tx, await lotsBack(tx, claimed, coded), `after_sale:${afterSale.id}`)
    await moveTo(tx, afterSale.id, 'received', { actor: 'erp', note: note ?? (isSellable ? '验收合格，重新入库' : '验收不合格，不再入库') })
    return 'received'
  })
}

interface ClaimedLine extends Claimed {
  readonly goodsId: number
  readonly ckId: number
}

/** Where there are codes they say from which lots; else the latest to expire comes back first. */
async function lotsBack(tx: Deps, claimed: readonly ClaimedLine[], coded: readonly LotBack[]) {
  const back: { goodsId: number; ckId: number; batchId: number; qty: number }[] = []
  for (const line of claimed) {
    const ofCodes = coded.filter(({ lineId }) => lineId === line.lineId)
    let open = line.qty
    for (const lot of ofCodes.length > 0 ? ofCodes : await findShippedLots(tx.db, line.lineId)) {
      const qty = Math.min(open, lot.qty)
      if (qty === 0) continue
      back.push({ goodsId: line.goodsId, ckId: line.ckId, batchId: lot.batchId, qty })
      open -= qty
    }
    if (open > 0) throw refused('RETURN_QTY', { available: line.qty - open }, { values: { line_id: String(line.lineId) } })
  }
  return back
}

/** The money of each line by the refund formula; it goes back the way it came (the online part through its channel, after this). */
export function refund(deps: Deps, call: AfterSaleCall): Promise<Decided> {
  return onAfterSale(deps, call, 'refund', null, async (tx, locked) => {
    const { afterSale, order } = locked
    require(locked, givesMoney(afterSale.type) && afterSale.status === (afterSale.type === 'refund_only' ? 'approved' : 'received'))
    const claimed = await findClaimed(tx.db, afterSale.id)
    const refunded = await refundLines(
      tx,
      // It was judged when it was applied for: a recalled lot comes back from a completed order too.
      claimed.map(({ lineId, qty }) => ({ orderId: order.id, lineId, qty, cause: refundCause(afterSale.id, lineId), isLate: true })),
    )
    for (const { lineId, cents } of refunded) await setLineCents(tx.db, afterSale.id, lineId, cents)
    const total = refunded.reduce((sum, { cents }) => sum + cents, 0)
    await call.confirm?.(tx, total)
    await setCents(tx.db, afterSale.id, total)
    await moveTo(tx, afterSale.id, 'refunding', { actor: 'system', note: shortOf(refunded) })
    return 'refunding'
  })
}

/** Goods go out once more, for an exchange or for what was missing. */
export function resend(
  deps: Deps,
  call: AfterSaleCall,
  parcel: { readonly carrier: string; readonly trackingNo: string; readonly codes?: string },
): Promise<Decided> {
  const { codes = '', ...named } = parcel
  return onAfterSale(deps, call, 'ship', codes === '' ? named : parcel, async (tx, locked) => {
    const { afterSale, order } = locked
    const from: Partial<Record<string, AfterSaleStatus>> = { exchange: 'received', reship: 'approved' }
    require(locked, afterSale.status === from[afterSale.type])
    const claimed = await findClaimed(tx.db, afterSale.id)
    const pick = await pickerFor(
      tx,
      await namedOrScanned(tx, codes, () => demoCodes(tx, claimed)),
      claimed.map(({ goodsId }) => goodsId),
    )
    const picked = await takeOut(tx, claimed, `after_sale:${afterSale.id}`, pick)
    await sendParcel(tx, { orderId: order.id, afterSaleId: afterSale.id, ...named }, picked)
    await moveTo(tx, afterSale.id, 'resent', { actor: 'erp', note: `${parcel.carrier} ${parcel.trackingNo}` })
    return 'resent'
  })
}

/** Ends it: papers with the files the buyer asked for, a replacement that has surely come, or a refund that is through. */
export function finish(
  deps: Deps,
  call: AfterSaleCall,
  { files, note }: { readonly files: readonly { name: string; url: string }[]; readonly note: string | null },
): Promise<Decided> {
  return onAfterSale(deps, call, 'done', { files, note }, async (tx, locked) => {
    const { afterSale } = locked
    const isOfPapers = !isOfGoods(afterSale.type)
    require(locked, isOfPapers ? afterSale.status === 'approved' : ['resent', 'refunding'].includes(afterSale.status))
    if (isOfPapers && files.length === 0) throw invalid('files', '请附上资料文件')
    require(locked, afterSale.status !== 'refunding' || (await countOpenRefunds(tx.db, afterSale)) === 0)
    await insertFiles(tx.db, afterSale.id, files)
    await moveTo(tx, afterSale.id, 'done', { actor: isOfPapers ? 'staff' : 'system', note })
    return 'done'
  })
}

/** Refunds that are through end their after-sales; returns how many. */
export async function finishRefunded(deps: Deps, only: { tradeId: number } | { limit: number }): Promise<number> {
  let done = 0
  for (const id of await findRefunded(deps.db, only)) {
    done += await inTransaction(deps, async (tx) => {
      const { afterSale } = await lockAfterSale(tx, id, null)
      if (afterSale.status !== 'refunding' || (await countOpenRefunds(tx.db, afterSale)) > 0) return 0
      await moveTo(tx, id, 'done', { actor: 'system', note: afterSale.cents === 0 ? '本次没有款项可退' : '款项已原路退回' })
      return 1
    })
  }
  return done
}
