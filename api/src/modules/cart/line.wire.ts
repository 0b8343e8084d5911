import { formatMoney } from 'rules/money'
import type { OtherLine, PricedLine } from 'rules/pricing'
import { reasonText } from 'rules/reasons'
import { goodsWire } from '../goods/goods.schemas.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { comboWire } from '../browse/browse.service.ts'
import { setsLeft, type Combination } from '../promotion/running.ts'
import type { CartRow } from './cart.repo.ts'
import type { CartLineWire } from './cart.schemas.ts'
import type { Cart } from './cart.service.ts'
import { lineIdsOf } from './cartDocument.ts'

/** The lines as the buyer knows them: a combination is one, however many lines of the document it takes. */
export function linesWire(cart: Cart): CartLineWire[] {
  const live = new Map(cart.priced.lines.map((line) => [line.id, line]))
  const others = new Map(cart.priced.others.map((line) => [line.id, line]))
  return cart.rows.flatMap((row) => {
    const combo = row.combo_id === null ? undefined : cart.combos.get(row.combo_id)
    if (combo !== undefined) return comboLine(row, combo, cart, live, others)
    const view = cart.goods.get(row.goods_id ?? 0)
    return view === undefined ? [] : goodsLine(row, view, cart, live.get(row.id) ?? null, others.get(row.id) ?? null)
  })
}

function goodsLine(row: CartRow, goods: GoodsView, cart: Cart, live: PricedLine | null, other: OtherLine | null): CartLineWire {
  const code = other?.code ?? null
  const isHidden = goods.basePrice === null
  return {
    id: String(row.id),
    type: row.type,
    number: row.number,
    price: isHidden ? null : formatMoney(live?.unit ?? other?.unit ?? 0),
    seen_price: formatMoney(row.seen_price),
    is_selected: live === null ? 0 : 1,
    with_coupon: goods.isCouponEligible && row.type === 0 ? 1 : 0,
    goods_manjian_amount: formatMoney(live?.goods_manjian_amount ?? 0),
    manjian_id: live === null || live.manjian === null ? null : String(live.manjian),
    gift_data: giftWire(row, goods, cart),
    goods: goodsWire(goods),
    combination: null,
    ck_id: String(row.ck_id),
    amount: formatMoney(live?.net ?? other?.p1 ?? 0),
    list_amount: formatMoney(live?.list ?? other?.list ?? 0),
    reason: code,
    reason_text:
      code === null
        ? null
        : reasonText(code, code === 'ADDON_SHORT' ? formatMoney(other?.value ?? 0) : (other?.value ?? goods.refusal?.value)),
  }
}

function giftWire(row: CartRow, goods: GoodsView, { document, priced, goods: known }: Cart): CartLineWire['gift_data'] {
  const gift = document.goods[String(goods.id)]?.gift
  const view = gift ? known.get(Number(gift.goods)) : undefined
  if (!gift || view === undefined) return null
  const total = priced.gifts.filter((given) => given.line === row.id).reduce((sum, given) => sum + given.qty, 0)
  return {
    total,
    type: gift.type,
    need: gift.need,
    give: gift.give,
    left: gift.left,
    goods: { id: String(view.id), name: view.name, ypgg: view.spec, bzdw: view.packUnit, goods_image: [view.image] },
  }
}

function comboLine(
  row: CartRow,
  combo: Combination,
  cart: Cart,
  live: ReadonlyMap<number, PricedLine>,
  others: ReadonlyMap<number, OtherLine>,
): CartLineWire {
  const ids = lineIdsOf(row, cart.combos)
  const sold = ids.flatMap((id) => live.get(id) ?? [])
  const rest = ids.flatMap((id) => others.get(id) ?? [])
  const isHidden = combo.items.some((item) => cart.goods.get(item.goodsId)?.basePrice === null)
  const sum = (pick: (line: { list: number; p1: number; net?: number }) => number) =>
    [...sold, ...rest].reduce((total, line) => total + pick(line), 0)
  const code = rest.find((line) => line.value !== null)?.code ?? rest.find((line) => line.code !== null)?.code ?? null
  const value = code === 'BUY_LIMIT' ? setsLeft(combo) : (rest.find((line) => line.value !== null)?.value ?? namedBy(combo, cart))
  return {
    id: String(row.id),
    type: 3,
    number: row.number,
    price: isHidden ? null : formatMoney(combo.price),
    seen_price: formatMoney(row.seen_price),
    is_selected: sold.length > 0 ? 1 : 0,
    with_coupon: 0,
    goods_manjian_amount: '0.00',
    manjian_id: null,
    gift_data: null,
    goods: null,
    combination: comboWire(combo, cart.goods),
    ck_id: String(row.ck_id),
    amount: formatMoney(sum((line) => line.net ?? line.p1)),
    list_amount: formatMoney(sum((line) => line.list)),
    reason: code,
    reason_text: code === null ? null : reasonText(code, value),
  }
}

/** What a component's refusal names, such as the scope that is missing. */
function namedBy(combo: Combination, cart: Cart): string | null {
  return combo.items.map((item) => cart.goods.get(item.goodsId)?.refusal?.value ?? null).find((value) => value !== null) ?? null
}
