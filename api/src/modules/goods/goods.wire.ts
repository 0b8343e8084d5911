import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import { PRICE_TEXTS, type GoodsView } from './goodsView.ts'
import type { GoodsWire } from './goods.schemas.ts'
import type { GoodsTag } from './goodsTag.ts'
import type { LastBought } from './goodsHistory.repo.ts'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

function lastBoughtWire(last: LastBought | null): NonNullable<GoodsWire['last_bought']> | null {
  return last === null ? null : { date: formatDate(seconds(last.at)), price: formatMoney(last.price), number: last.quantity }
}

const tagWire = ({ text, kind, ids }: GoodsTag): GoodsWire['tags'][number] =>
  ids === undefined ? { text, kind } : { text, kind, ids: ids.map(String) }

/** Goods as they travel: ids and money as strings, the specification's names. */
export function goodsWire(view: GoodsView): GoodsWire {
  return {
    id: String(view.id),
    name: view.name,
    sccj: view.maker,
    sccj_id: String(view.makerId),
    ypgg: view.spec,
    bzdw: view.unit,
    jx: view.dosageForm,
    goods_image: [view.image],
    kind: view.kind,
    rx_class: view.rxClass,
    device_class: view.deviceClass,
    category_id: String(view.categoryId),
    approval_no: view.approvalNo,
    barcode: view.barcode,
    base_price: view.basePrice === null ? null : formatMoney(view.basePrice),
    special_price: view.specialPrice === null ? null : formatMoney(view.specialPrice),
    price_state: view.priceState,
    price_text: PRICE_TEXTS[view.priceState],
    is_buy: flag(view.isBuyable),
    buy_reason: view.refusal?.reason ?? null,
    number: view.stock,
    ck_id: String(view.ckId),
    ck_name: view.ckName,
    zbz: view.pack,
    jzl: view.caseQty,
    qg_number: view.minQty,
    ladder_price: view.ladder.map((tier) => ({ number: tier.number, price: formatMoney(tier.price) })),
    ladder_price_type: view.ladderType,
    is_free_shipping: flag(view.isFreeShipping),
    is_dpby: flag(view.isDpby),
    free_shipping_number: view.freeShippingNumber,
    is_youx: flag(view.isYoux),
    type: view.kind === 'herb' ? 1 : 0,
    is_eph: flag(view.isEph),
    is_controlled: flag(view.isControlled),
    is_cold: flag(view.isCold),
    expires: view.expires,
    tags: view.tags.map(tagWire),
    with_coupon: flag(view.withCoupon),
    coupon_ids: view.couponIds.map(String),
    cart_number: view.cartNumber,
    is_favorite: flag(view.isFavorite),
    ...(view.lastBought === undefined ? {} : { last_bought: lastBoughtWire(view.lastBought) }),
  }
}
