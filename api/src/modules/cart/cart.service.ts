import type { Cents } from 'rules/money'
import type { PricedCart } from 'rules/pricing'
import { quote } from 'rules/quote'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { findUsable } from '../coupon/coupon.repo.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { priceShown } from '../goods/goodsView.ts'
import { findCombos } from '../promotion/kinds/combo.ts'
import { groupPrice } from '../promotion/running.ts'
import { promotionsFor } from '../promotion/running.service.ts'
import type { MemberView } from '../user/memberView.ts'
import { memberView } from '../user/user.service.ts'
import { findLines, findWarehouses, type CartRow } from './cart.repo.ts'
import { cartDocument, lineIdsOf, type CartParts } from './cartDocument.ts'
import type { CartPricing } from './pricing.schemas.ts'

/** A cart as it stands now: its lines, what they are, and what they cost. */
export interface Cart extends CartParts {
  readonly document: CartPricing
  readonly priced: PricedCart
  /** The line just added to, when its price is another than the buyer saw. */
  readonly repriced: number | null
}

export const lineGone = () => notFound('该商品已不在采购单中')

/** Which goods are described with a cart beside its own. */
type Beside = (rows: readonly CartRow[]) => Promise<readonly number[]>

/** Everything that prices the lines picked, and what goods not among them would need beside their own terms, in a number of queries that does not hang on how many they are. */
export async function loadCart(
  deps: Deps,
  viewer: MemberView,
  pick: (rows: CartRow[]) => CartRow[] = (rows) => rows,
  findBeside: Beside = async () => [],
): Promise<CartParts> {
  const now = deps.clock.now()
  const { memberId } = viewer
  const rows = pick(await findLines(deps.db, memberId))
  const combos = await findCombos(
    deps.db,
    rows.flatMap((row) => row.combo_id ?? []),
    memberId,
    now,
  )
  const beside = await findBeside(rows)
  const goodsIds = [
    ...new Set([
      ...rows.flatMap((row) => row.goods_id ?? []),
      ...[...combos.values()].flatMap((combo) => combo.items.map((item) => item.goodsId)),
      ...beside,
    ]),
  ]
  const promotions = await promotionsFor(deps, memberId, goodsIds)
  const giftIds = [...promotions.gifts.values()].map((gift) => gift.giftGoodsId)
  const goods = await goodsByIds(deps.db, [...goodsIds, ...giftIds, ...promotions.addons.keys()], viewer, now)
  const warehouses = await findWarehouses(deps.db)
  const coupons = await findUsable(deps.db, memberId, now)
  return { rows, goods, beside, warehouses, promotions, combos, coupons, tenders: { voucher: 0, balance: 0 } }
}

export function priceCart(parts: CartParts): Cart {
  const document = cartDocument(parts)
  return { ...parts, document, priced: quote(document), repriced: null }
}

export async function readCart(deps: Deps, memberId: number, pick?: (rows: CartRow[]) => CartRow[]): Promise<Cart> {
  return priceCart(await loadCart(deps, await memberView(deps, memberId), pick))
}

/** How many of the cart's own lines are bought: a combination counts once. */
export function countSelected({ rows, combos, priced }: Cart): number {
  const live = new Set(priced.lines.map((line) => line.id))
  return rows.filter((row) => lineIdsOf(row, combos).some((id) => live.has(id))).length
}

/** What a line's price would be shown as now; null where it cannot be told or is not for this member to see. */
export function linePrice(row: CartRow, { goods, combos, promotions }: CartParts): Cents | null {
  if (row.combo_id !== null) return combos.get(row.combo_id)?.price ?? null
  const view = goods.get(row.goods_id ?? 0)
  if (view === undefined || view.basePrice === null || view.refusal !== null) return null
  const group = row.type === 2 ? promotions.group.get(view.id) : undefined
  if (row.type === 2) return group === undefined ? null : (groupPrice(group, row.number) ?? priceShown(view))
  if (row.type === 4) return promotions.addons.get(view.id)?.price ?? null
  return row.type === 1 ? (promotions.flash.get(view.id)?.price ?? null) : priceShown(view)
}
