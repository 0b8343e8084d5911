import { INT_MAX } from 'rules/constants'
import { formatMoney, type Cents } from 'rules/money'
import { quantityProblem } from 'rules/quantity'
import type { Reason } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { type GoodsView, priceShown } from '../goods/goodsView.ts'
import { findAddons } from '../promotion/kinds/addon.ts'
import { findCombos } from '../promotion/kinds/combo.ts'
import { findFlash } from '../promotion/kinds/flash.ts'
import { findJoined } from '../promotion/kinds/group.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import { flashLeft, groupLeft, groupPrice, setsLeft } from '../promotion/running.ts'
import type { MemberView } from '../user/memberView.ts'
import type { LineOf } from './cart.repo.ts'

/** A line that may be had: the price to show for it, and all prices a page may have shown before. */
export interface Allowed {
  readonly price: Cents
  readonly known: readonly Cents[]
}

/** Refuses a line that could not be bought with so many; `had` is what the line holds already. */
export async function checkLine(deps: Deps, viewer: MemberView, line: LineOf, wanted: number, had: number): Promise<Allowed> {
  if (line.comboId !== null) return checkCombo(deps, viewer, line, line.comboId, wanted)
  const goods = await goodsFor(deps, viewer, line.goodsId ?? 0)
  if (goods.warehouseId !== line.ckId) throw notFound('该仓库没有此商品')
  const left = goods.stock - (goods.cartQuantity - had)
  refuseQuantity(goods, wanted, left)
  refuseOver('STOCK_SHORT', wanted, left)
  refuseAmount(goods, wanted)
  const limit = (await findLimits(deps.db, [goods.id], viewer.memberId, deps.clock.now())).get(goods.id)
  if (limit !== undefined) refuseOver('BUY_LIMIT', wanted, limit - (goods.cartQuantity - had))
  if (line.type === 0) return { price: priceShown(goods), known: [priceShown(goods), ...goods.tiers.map((tier) => tier.price)] }
  if (line.type === 2) return checkGroup(deps, viewer, goods, wanted)
  if (line.type === 4) return checkAddon(deps, goods.id, wanted)
  const flash = (await findFlash(deps.db, [goods.id], viewer.memberId, deps.clock.now())).get(goods.id)
  if (flash === undefined) throw refused('FLASH_ENDED')
  refuseOver('FLASH_LIMIT', wanted, flashLeft(flash))
  return { price: flash.price, known: [flash.price] }
}

/** Whoever has joined no team of a running group purchase is told that it is over. */
async function checkGroup(deps: Deps, viewer: MemberView, goods: GoodsView, wanted: number): Promise<Allowed> {
  const group = (await findJoined(deps.db, [goods.id], viewer.memberId, deps.clock.now())).get(goods.id)
  if (group === undefined) throw refused('GROUP_ENDED')
  refuseOver('BUY_LIMIT', wanted, groupLeft(group))
  return { price: groupPrice(group, wanted) ?? priceShown(goods), known: group.tiers.map((tier) => tier.price) }
}

/** Whether enough is bought for it is asked when the cart is priced: the line stays and says what is missing. */
async function checkAddon({ db, clock }: Deps, goodsId: number, wanted: number): Promise<Allowed> {
  const offer = (await findAddons(db, [goodsId], clock.now())).get(goodsId)
  if (offer === undefined) throw refused('ADDON_ENDED')
  refuseOver('ADDON_LIMIT', wanted, Math.min(offer.number, offer.left))
  return { price: offer.price, known: [offer.price] }
}

async function checkCombo(deps: Deps, viewer: MemberView, line: LineOf, comboId: number, wanted: number): Promise<Allowed> {
  const combo = (await findCombos(deps.db, [comboId], viewer.memberId, deps.clock.now())).get(comboId)
  if (combo === undefined || combo.ckId !== line.ckId) throw notFound('您访问的组合不存在')
  if (!combo.isRunning) throw refused('COMBO_ENDED')
  for (const item of combo.items) {
    const goods = await goodsFor(deps, viewer, item.goodsId)
    refuseQuantity(goods, item.qty * wanted)
    refuseAmount(goods, item.qty * wanted)
  }
  refuseOver('BUY_LIMIT', wanted, setsLeft(combo))
  return { price: combo.price, known: [combo.price] }
}

/** The goods as this member sees them, or the reason why it may not buy them. */
export async function goodsFor(deps: Deps, viewer: MemberView, goodsId: number): Promise<GoodsView> {
  const goods = (await goodsByIds(deps.db, [goodsId], viewer, deps.clock.now())).get(goodsId)
  if (goods === undefined) throw notFound('您访问的商品不存在')
  if (goods.refusal !== null) {
    const { reason, value } = goods.refusal
    throw refused(reason, value === null ? {} : { value }, value ?? undefined)
  }
  if (!goods.isBuyable) throw refused('NOT_BUYABLE')
  return goods
}

/** `left`: what other lines leave of the stock. */
function refuseQuantity(goods: GoodsView, number: number, left: number = goods.stock): void {
  const problem = quantityProblem(number, { packQuantity: goods.packQuantity, minimumQuantity: goods.minimumQuantity, stock: goods.stock })
  if (problem === null) return
  const { code, value } = problem
  if (code === 'STOCK_SHORT') refuseOver(code, number, left)
  throw refused(code, { value }, value)
}

function refuseAmount({ basePrice }: GoodsView, number: number): void {
  if ((basePrice ?? 0) * number > INT_MAX) throw amountLimit()
}

/** More than one order can be, at list price. */
export const amountLimit = () => refused('AMOUNT_LIMIT', { value: formatMoney(INT_MAX) }, formatMoney(INT_MAX))

function refuseOver(reason: Reason, wanted: number, left: number): void {
  const available = Math.max(0, left)
  if (wanted > available) throw refused(reason, { available }, available)
}
