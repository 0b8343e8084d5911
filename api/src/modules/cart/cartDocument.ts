import { INT_MAX, LINE_QTY_MAX } from 'rules/constants'
import type { Cents } from 'rules/money'
import type { Reason } from 'rules/reasons'
import { seconds } from '../../deps.ts'
import type { CouponPiece } from '../coupon/coupon.repo.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { promotionParts } from '../promotion/kinds.ts'
import { setsLeft, type Combination, type Promotions } from '../promotion/running.ts'
import type { CartRow, WarehouseRow } from './cart.repo.ts'
import { giftsOf } from './cartGifts.ts'
import type { CartPricing } from './pricing.schemas.ts'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Components of combinations are lines of their own; their ids lie above those of the cart, in the order of goods. */
const COMPONENT_IDS_FROM = 1_000_000_000_000
const COMPONENTS_MAX = 100

export interface CartParts {
  readonly rows: readonly CartRow[]
  readonly goods: ReadonlyMap<number, GoodsView>
  /** Goods that are described beside those of the lines: what could stand in for them. */
  readonly beside: readonly number[]
  /** All there are: goods not in the cart yet may ship from any. */
  readonly warehouses: readonly WarehouseRow[]
  readonly promotions: Promotions
  readonly combos: ReadonlyMap<number, Combination>
  readonly coupons: readonly CouponPiece[]
  /** What is put forward to pay with. */
  readonly tenders: { readonly voucher: Cents; readonly balance: Cents }
}

/** The document's lines that stand for one of the cart. */
export function lineIdsOf(row: CartRow, combos: ReadonlyMap<number, Combination>): number[] {
  if (row.combo_id === null) return [row.id]
  return (combos.get(row.combo_id)?.items ?? []).map((_, place) => COMPONENT_IDS_FROM + row.id * COMPONENTS_MAX + place)
}

/** The pricing document of a cart: what the api prices and the browser previews. */
export function cartDocument(parts: CartParts): CartPricing {
  const { rows, goods, combos, promotions } = parts
  const lines = withinCompounds(
    rows.flatMap((row) => (row.combo_id === null ? [goodsLine(row, goods)] : comboLines(row, combos.get(row.combo_id), goods))),
    goods,
  )
  const described = new Set([...lines.map((line) => line.goods), ...parts.beside.map(String)])
  const gifts = giftsOf(lines, goods, promotions.gifts)
  const priced = [...goods.values()].filter((view) => described.has(String(view.id)))
  return {
    lines,
    goods: Object.fromEntries(
      priced.map((view) => [
        String(view.id),
        { ...pricingGoods(view), limit: lowest(promotions.limits.get(view.id), view.compoundPerLine), gift: gifts.get(view.id) ?? null },
      ]),
    ),
    ...promotionParts({ ...promotions, combos }),
    coupons: parts.coupons
      .filter((coupon) => coupon.covers_all || coupon.goods.some((id) => described.has(String(id))))
      .map((coupon) => pricingCoupon(coupon, described)),
    wh: Object.fromEntries(
      parts.warehouses.map((warehouse) => [
        String(warehouse.id),
        { free: warehouse.free_over, fee: warehouse.fee, min: warehouse.min_order },
      ]),
    ),
    // What is saved up may be more than any cart can cost.
    vouchers: Math.min(parts.tenders.voucher, INT_MAX),
    balance: Math.min(parts.tenders.balance, INT_MAX),
  }
}

type Line = CartPricing['lines'][number]

function goodsLine(row: CartRow, goods: ReadonlyMap<number, GoodsView>): Line {
  return {
    id: row.id,
    goods: String(row.goods_id),
    qty: row.number,
    type: row.type,
    comboId: null,
    selected: row.is_selected,
    ck: row.ck_id,
    refused: goods.get(row.goods_id ?? 0)?.refusal?.reason ?? amountRefusal(goods.get(row.goods_id ?? 0), row.number),
  }
}

const lowest = (...limits: readonly (number | null | undefined)[]): number | null => {
  const set = limits.filter((limit): limit is number => typeof limit === 'number')
  return set.length === 0 ? null : Math.min(...set)
}

/** Of a kind of special compounds an order holds so many: the line that goes beyond is refused, earlier ids first. */
function withinCompounds(lines: readonly Line[], goods: CartParts['goods']): Line[] {
  const taken = new Map<string, number>()
  const beyond = new Set<number>()
  for (const { id, goods: key, qty, selected, refused } of lines.toSorted((a, b) => a.id - b.id)) {
    const { specialCompound: kind = null, compoundPerOrder: most = null } = goods.get(Number(key)) ?? {}
    if (!selected || refused !== null || most === null || kind === null) continue
    const sum = (taken.get(kind) ?? 0) + qty
    if (sum > most) beyond.add(id)
    else taken.set(kind, sum)
  }
  return lines.map((line) => (beyond.has(line.id) ? { ...line, refused: 'BUY_LIMIT' } : line))
}

/** A price that rose may make what is in a cart more than one order can be. */
function amountRefusal(goods: GoodsView | undefined, qty: number): Reason | null {
  return (goods?.basePrice ?? 0) * qty > INT_MAX ? 'AMOUNT_LIMIT' : null
}

function comboLines(row: CartRow, combo: Combination | undefined, goods: ReadonlyMap<number, GoodsView>): Line[] {
  if (combo === undefined) return []
  const refused = comboRefusal(row, combo)
  const ids = lineIdsOf(row, new Map([[combo.id, combo]]))
  return combo.items.map((item, place) => {
    const qty = item.qty * row.number
    return {
      id: ids[place] ?? 0,
      goods: String(item.goodsId),
      qty: Math.min(qty, LINE_QTY_MAX),
      type: 3,
      comboId: String(combo.id),
      selected: row.is_selected,
      ck: row.ck_id,
      refused:
        goods.get(item.goodsId)?.refusal?.reason ??
        refused ??
        (qty > LINE_QTY_MAX ? 'BUY_LIMIT' : amountRefusal(goods.get(item.goodsId), qty)),
    }
  })
}

/** What the engine cannot know of a combination: whether it runs and how many the member may have. */
function comboRefusal(row: CartRow, combo: Combination): Reason | null {
  if (!combo.isRunning) return 'COMBO_ENDED'
  return row.number > setsLeft(combo) ? 'BUY_LIMIT' : null
}

/** A price that is hidden from this member counts as nothing: its line is refused and never adds up. */
function pricingGoods(goods: GoodsView): Omit<CartPricing['goods'][string], 'limit' | 'gift'> {
  return {
    base_price: goods.basePrice ?? 0,
    ladder: goods.tiers.map((tier) => ({ number: tier.number, price: tier.price })),
    ladder_price_type: goods.tierMode,
    special: goods.specialPrice,
    is_buy: flag(goods.isBuyable || goods.refusal !== null),
    stock: Math.max(0, goods.stock),
    pack: goods.packQuantity,
    min: goods.minimumQuantity,
    case: goods.caseQuantity,
    ck: goods.warehouseId,
    with_coupon: flag(goods.isCouponEligible),
    eph: flag(goods.isEphedrine),
    cold: flag(goods.isColdChain),
    is_free_shipping: flag(goods.isFreeShipping),
    is_dpby: flag(goods.isSingleFreeShipping),
    free_shipping_number: goods.freeShippingQuantity,
  }
}

function pricingCoupon(coupon: CouponPiece, described: ReadonlySet<string>): CartPricing['coupons'][number] {
  return {
    id: coupon.id,
    kind: coupon.kind,
    min: coupon.min_cents,
    face: coupon.face,
    expires: seconds(coupon.valid_to),
    goods: coupon.covers_all ? null : coupon.goods.map(String).filter((key) => described.has(key)),
  }
}
