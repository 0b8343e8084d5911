import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { addressText, chosenAddress } from '../address/address.service.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { newTradeNo } from '../trade/numbers.ts'
import { findUser } from '../user/user.repo.ts'
import { memberView } from '../user/user.service.ts'
import {
  countExchanged,
  findGift,
  findOrder,
  insertPointsOrder,
  moveOrder,
  takeGift,
  type GiftRow,
  type PointsAddress,
  type PointsOrderRow,
} from './points.repo.ts'

export interface Exchange {
  readonly goodsId: number
  readonly number: number
  readonly clientKey: string
  /** Where it goes: an address of the shop's list or one typed, else its default. */
  readonly to: { readonly id: number | null; readonly name: string | null; readonly phone: string | null; readonly address: string | null }
}

export interface Exchanged {
  order_no: string
  points_after: number
}

/** Points for a gift, once per key. Both are taken only where enough is left: the gift first, then the points. */
export function exchange(deps: Deps, buyer: { accountId: number; memberId: number }, asked: Exchange): Promise<Exchanged> {
  const { memberId } = buyer
  return once(deps, { memberId, route: 'POST /api/jfsc/exchange', key: asked.clientKey, request: asked }, async (tx) => {
    const gift = await giftOf(tx, asked.goodsId, memberId)
    if ((await memberView(tx, memberId)).review !== 'passed') throw refused('NOT_REVIEWED')
    const address = await addressOf(tx, buyer, asked)
    await requireTaken(tx, gift, memberId, asked.number)
    const no = `J${newTradeNo(tx)}`
    const ref = `points:${no}`
    await post(tx, { memberId, kind: 'points', delta: -gift.points * asked.number, reason: 'points_exchange', ref })
    await insertPointsOrder(tx.db, { no, memberId, gift, number: asked.number, address, ref, now: tx.clock.now() })
    return { order_no: no, points_after: await balanceOf(tx.db, memberId, 'points') }
  })
}

async function requireTaken(tx: Deps, gift: GiftRow, memberId: number, number: number): Promise<void> {
  if (!(await takeGift(tx.db, gift.id, number))) throw refused('OUT_OF_STOCK', { available: (await giftOf(tx, gift.id, memberId)).stock })
  // Asked behind the lock of the gift's row, so that two exchanges of one shop are counted one after the other.
  const left = gift.per_member === null ? number : gift.per_member - (await countExchanged(tx.db, gift.id, memberId))
  if (number > left) throw refused('BUY_LIMIT', { available: Math.max(0, left) })
}

export async function giftOf(deps: Deps, id: number, memberId: number | null): Promise<GiftRow> {
  const gift = await findGift(deps.db, id, memberId)
  if (gift === null) throw notFound('您访问的礼品不存在或已下架')
  return gift
}

async function addressOf(tx: Deps, buyer: { accountId: number; memberId: number }, { to }: Exchange): Promise<PointsAddress> {
  const chosen = to.address === null ? await chosenAddress(tx, buyer.memberId, to.id) : null
  if (chosen !== null) return { name: to.name ?? chosen.name, phone: to.phone ?? chosen.phone, address: addressText(chosen) }
  const user = await findUser(tx.db, buyer.accountId, buyer.memberId)
  const address = to.address ?? user.address
  if (address === null) throw invalid('address_id', '请选择收货地址')
  return { name: to.name ?? user.name, phone: to.phone ?? user.phone, address }
}

export async function pointsOrderOf(deps: Deps, id: number, memberId: number | null): Promise<PointsOrderRow> {
  const order = await findOrder(deps.db, id, memberId)
  if (order === null) throw notFound('积分订单不存在')
  return order
}

/** The shop has what it exchanged. */
export function confirmExchange(deps: Deps, id: number, memberId: number): Promise<PointsOrderRow> {
  return inTransaction(deps, async (tx) => {
    await pointsOrderOf(tx, id, memberId)
    if (!(await moveOrder(tx.db, id, { to: 'received', now: tx.clock.now() }))) throw refused('STATE_CHANGED')
    return pointsOrderOf(tx, id, memberId)
  })
}

/** The office sends the gift. */
export function shipExchange(
  deps: Deps,
  id: number,
  { carrier, trackingNo }: { carrier: string; trackingNo: string },
): Promise<PointsOrderRow> {
  return inTransaction(deps, async (tx) => {
    const { member_id: memberId } = await pointsOrderOf(tx, id, null)
    const now = tx.clock.now()
    if (!(await moveOrder(tx.db, id, { to: 'shipped', carrier, trackingNo, now }))) throw refused('STATE_CHANGED')
    const after = { carrier, trackingNo }
    await insertAudit(tx.db, { accountId: null, memberId, action: 'points_order.ship', object: `points_order:${id}`, after, now })
    return pointsOrderOf(tx, id, null)
  })
}
