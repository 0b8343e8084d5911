import { formatMoney } from 'rules/money'
import type { PricedCart, PricedOrder } from 'rules/pricing'
import { reasonText } from 'rules/reasons'
import type { WarningWire } from '../cart/cart.schemas.ts'
import type { Cart } from '../cart/cart.service.ts'
import { promisesWire } from '../cashback/cashback.schemas.ts'
import { warningsWire } from '../cart/cart.wire.ts'
import { lineIdsOf } from '../cart/cartDocument.ts'
import type { CouponPiece } from '../coupon/coupon.repo.ts'
import type { TendersAvailable } from '../coupon/tender.service.ts'
import type { QuoteContent } from './checkout.schemas.ts'
import { titleOf } from './sources.ts'

type OrderWire = QuoteContent['orders'][number]
type LineWire = OrderWire['lines'][number]

export function ordersWire(cart: Cart): OrderWire[] {
  return cart.priced.orders.map((order) => ({
    ck_id: String(order.ck),
    ck_name: cart.warehouses.find((warehouse) => warehouse.id === order.ck)?.name ?? '',
    kind: order.kind,
    lines: [...soldLines(cart, order), ...giftLines(cart, order)],
    goods: formatMoney(order.goods),
    shipping: formatMoney(order.shipping),
    payable: formatMoney(order.payable),
    voucher: formatMoney(order.voucher),
    balance: formatMoney(order.balance),
    online: formatMoney(order.online),
    cashback: promisesWire(cart.priced, order, cart.promotions.activities),
  }))
}

function soldLines(cart: Cart, order: PricedOrder): LineWire[] {
  const inOrder = new Set(order.lines)
  return cart.priced.lines
    .filter((line) => inOrder.has(line.id))
    .map((line) => {
      const source = cart.document.lines.find((candidate) => candidate.id === line.id)
      return {
        ...goodsOf(cart, line.id, Number(source?.goods)),
        type: source?.type ?? 0,
        combo_id: source?.comboId ?? null,
        number: line.qty,
        price: formatMoney(line.unit),
        list_amount: formatMoney(line.list),
        amount: formatMoney(line.net),
        adjustments: cart.priced.adjustments
          .filter((adjustment) => adjustment.line === line.id)
          .map((adjustment) => ({
            phase: adjustment.phase,
            source: adjustment.source === null ? null : String(adjustment.source),
            title: titleOf(cart, adjustment),
            amount: formatMoney(adjustment.cents),
          })),
      }
    })
}

function giftLines(cart: Cart, order: PricedOrder): LineWire[] {
  return cart.priced.gifts
    .filter((gift) => order.lines.includes(gift.line))
    .map((gift) => ({
      ...goodsOf(cart, gift.line, Number(gift.goods)),
      type: 9,
      combo_id: null,
      number: gift.qty,
      price: '0.00',
      list_amount: '0.00',
      amount: '0.00',
      adjustments: [],
    }))
}

function goodsOf({ rows, combos, goods }: Cart, lineId: number, goodsId: number): Pick<LineWire, 'id' | 'goods_id' | 'name'> {
  const row = rows.find((candidate) => lineIdsOf(candidate, combos).includes(lineId))
  return { id: String(row?.id ?? lineId), goods_id: String(goodsId), name: goods.get(goodsId)?.name ?? '' }
}

export function tendersWire(
  { priced }: { priced: PricedCart },
  available: TendersAvailable,
): Pick<QuoteContent, 'goods' | 'shipping' | 'payable' | 'tenders'> {
  return {
    goods: formatMoney(priced.goods),
    shipping: formatMoney(priced.payable - priced.goods),
    payable: formatMoney(priced.payable),
    tenders: {
      voucher: formatMoney(priced.voucher),
      balance: formatMoney(priced.balance),
      online: formatMoney(priced.online),
      voucher_available: formatMoney(available.voucher),
      balance_available: formatMoney(available.balance),
    },
  }
}

/** As in the cart, and each coupon that was chosen but is out of reach. */
export function quoteWarnings(cart: Cart, chosen: readonly CouponPiece[] | null): WarningWire[] {
  const rows = new Map(cart.priced.coupons.map((row) => [row.id, row]))
  const unreached = (chosen ?? []).filter((coupon) => (rows.get(coupon.id)?.short ?? 1) > 0)
  return [
    ...warningsWire(cart),
    ...unreached.map((coupon) => ({
      code: 'COUPON_MIN',
      target: `coupon:${coupon.id}`,
      message: reasonText('COUPON_MIN', formatMoney(coupon.min_cents)),
      available: null,
    })),
  ]
}
