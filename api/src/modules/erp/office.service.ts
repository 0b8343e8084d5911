import { INT_MAX } from 'rules/constants'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { finishRefunded } from '../after-sale/staff.service.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { readCart, type Cart } from '../cart/cart.service.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tellOfCertificate } from '../message/tellings.ts'
import { markRefunded } from '../payment/payment.repo.ts'
import { endRefund } from '../payment/refund.repo.ts'
import { findShipment } from '../shipment/shipment.repo.ts'
import { addTrace } from '../shipment/shipment.service.ts'
import { findMoved, findOnHand } from '../stock/inOut.repo.ts'
import { stockIn, stockOut, writeOff, type StockChange } from '../stock/inOut.service.ts'
import { CERTIFICATE_NAMES } from '../user/memberGate.ts'
import { adoptLicence, findRefundByHand, hasGoods, lockCertificate, passCertificate, rejectCertificate } from './office.repo.ts'
import { findMember } from '../user/user.repo.ts'

/** What a shop reads when the office gives no reason of its own. */
const REFUSED_PAPER = '证照未通过审核，请核对后重新提交'

/** Who signs a call that is of no one order. */
export interface OfficeCall {
  readonly staff: string
  readonly clientKey: string
}

interface Act {
  readonly verb: string
  readonly object: string
  readonly memberId: number
  readonly request: unknown
}

function signedBy(deps: Deps, call: OfficeCall, act: Act, work: (tx: Deps) => Promise<void>): Promise<Record<string, never>> {
  const key = {
    memberId: act.memberId,
    route: `erp ${act.verb}`,
    key: call.clientKey,
    request: { staff: call.staff, object: act.object, request: act.request },
  }
  return once(deps, key, async (tx) => {
    await work(tx)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: act.memberId,
      action: act.verb,
      object: act.object,
      after: { staff: call.staff, request: act.request },
      now: tx.clock.now(),
    })
    return {}
  })
}

/** What the house itself does with its stock. */
export type StockVerb = 'in' | 'out' | 'write_off'

const STOCK_ACTS = { in: stockIn, out: stockOut, write_off: writeOff } as const

export async function changeStock(deps: Deps, call: OfficeCall, change: StockChange, verb: StockVerb): Promise<void> {
  if (!(await hasGoods(deps.db, change.goodsId))) throw notFound('商品不存在')
  await inTransaction(deps, async (tx) => {
    // Stock is of no shop, so its move keeps the key: the same one again changes nothing.
    const booked = await findMoved(tx.db, call.clientKey)
    if (
      booked !== null &&
      (booked.goods_id !== change.goodsId || booked.ck_id !== change.ckId || Math.abs(booked.d_on_hand) !== change.qty)
    )
      throw refused('IDEMPOTENCY_REUSED')
    if (booked !== null) return
    if (verb === 'in' && (await findOnHand(tx.db, change)) + change.qty > INT_MAX) throw invalid('number', `入库后的库存不能超过${INT_MAX}`)
    await STOCK_ACTS[verb](tx, change, call.clientKey)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: `stock.${verb}`,
      object: `goods:${change.goodsId}`,
      after: { staff: call.staff, change },
      now: tx.clock.now(),
    })
  })
}

/** The shop's paper is checked: the new one takes the place of the one in force. */
export async function decideCertificate(
  deps: Deps,
  call: OfficeCall,
  id: number,
  decision: { readonly agree: boolean; readonly note: string | null },
): Promise<void> {
  const known = await lockCertificate(deps.db, id)
  if (known === null) throw notFound('证照不存在')
  await signedBy(
    deps,
    call,
    { verb: 'certificate.decide', object: `certificate:${id}`, memberId: known.member_id, request: decision },
    async (tx) => {
      const paper = await lockCertificate(tx.db, id)
      if (paper?.status !== 'pending') throw refused('STATE_CHANGED')
      if (decision.agree) await passCertificate(tx.db, id, paper.member_id, paper.kind)
      else await rejectCertificate(tx.db, id, decision.note ?? REFUSED_PAPER)
      if (decision.agree && paper.kind === 'yyzz') await adoptLicence(tx.db, paper.member_id, paper.no.trim().toUpperCase())
      await tellOfCertificate(tx, { id, memberId: paper.member_id, name: CERTIFICATE_NAMES[paper.kind] }, decision)
    },
  )
}

export async function traceParcel(deps: Deps, call: OfficeCall, shipmentId: number, text: string): Promise<void> {
  const known = await findShipment(deps.db, shipmentId)
  if (known === null) throw notFound('包裹不存在')
  await signedBy(
    deps,
    call,
    { verb: 'shipment.trace', object: `shipment:${shipmentId}`, memberId: known.member_id, request: text },
    async (tx) => {
      await findShipment(tx.db, shipmentId)
      await addTrace(tx, shipmentId, text)
    },
  )
}

/** Money of a transfer that the office has sent back by hand. */
export async function settleByHand(deps: Deps, call: OfficeCall, refundId: number): Promise<void> {
  const known = await findRefundByHand(deps.db, refundId)
  if (known === null) throw refused('STATE_CHANGED')
  await signedBy(
    deps,
    call,
    { verb: 'refund.settled', object: `refund:${refundId}`, memberId: known.member_id, request: null },
    async (tx) => {
      await endRefund(tx.db, refundId, 'settled', tx.clock.now())
      await markRefunded(tx.db, known.payment_id)
    },
  )
  await finishRefunded(deps, { tradeId: known.trade_id })
}

export interface PreviewLine {
  readonly goodsId: number
  readonly number: number
}

/** The cart of a member as the shop will show it at that moment; other lines than its own may be tried. Nothing is written. */
export async function previewCart(deps: Deps, memberId: number, at: Date, lines: readonly PreviewLine[]): Promise<Cart> {
  if ((await findMember(deps.db, memberId)) === null) throw notFound('会员不存在')
  const then: Deps = { ...deps, clock: { now: () => at } }
  if (lines.length === 0) return readCart(then, memberId)
  const goods = await goodsByIds(
    deps.db,
    lines.map((line) => line.goodsId),
    null,
    at,
  )
  const rows = lines.map(({ goodsId, number }, nth) => {
    const view = goods.get(goodsId)
    if (view === undefined) throw notFound('您访问的商品不存在')
    return {
      id: nth + 1,
      goods_id: goodsId,
      combo_id: null,
      type: 0 as const,
      ck_id: view.warehouseId,
      number,
      is_selected: true,
      seen_price: 0,
    }
  })
  return readCart(then, memberId, () => rows)
}
