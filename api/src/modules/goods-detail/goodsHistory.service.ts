import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { existingGoods } from '../goods/goods.service.ts'
import { findPriceChanges, findPurchases } from '../goods/goodsHistory.repo.ts'

const PURCHASES_MAX = 50

export interface GoodsHistory {
  readonly prices: { on: string; price: string }[]
  readonly purchases: { on: string; price: string; number: number; order_no: string }[]
}

/** How the price moved and what this member bought; of a price that is hidden or the member's own, no movement of another is told. */
export async function goodsHistory(deps: Deps, id: number, viewer: MemberView): Promise<GoodsHistory> {
  const goods = await existingGoods(deps, id, viewer)
  if (goods.basePrice === null) return { prices: [], purchases: [] }
  const { base, created, changes } = await findPriceChanges(deps.db, id)
  const purchases = await findPurchases(deps.db, viewer.memberId, id, PURCHASES_MAX)
  const first = { at: created, price: changes[0]?.was ?? base }
  const steps = goods.basePrice === base ? [first, ...changes] : []
  return {
    prices: steps.map(({ at, price }) => ({ on: dayOf(at), price: formatMoney(price) })),
    purchases: purchases.map((purchase) => ({
      on: dayOf(purchase.at),
      price: formatMoney(purchase.price),
      number: purchase.quantity,
      order_no: purchase.order_no,
    })),
  }
}

function dayOf(at: Date): string {
  return formatDate(seconds(at))
}
