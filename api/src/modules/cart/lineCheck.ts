import { INT_MAX } from 'rules/constants'
import { formatMoney, type Cents } from 'rules/money'
import { quantityProblem } from 'rules/quantity'
import type { Deps } from '../../deps.ts'
import { notFound, refused, refusedSaying } from '../../server/apiErrors.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { type GoodsView, priceShown } from '../goods/goodsView.ts'
import { findAddons } from '../promotion/kinds/addon.ts'
import { findCombos } from '../promotion/kinds/combo.ts'
import { findFlash } from '../promotion/kinds/flash.ts'
import { findJoined } from '../promotion/kinds/group.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import { flashLeft, groupLeft, groupPrice, setsLeft } from '../promotion/running.ts'
import type { MemberView } from '../user/memberView.ts'
import type { CartRow, LineOf } from './cart.repo.ts'

/** A line that may be had: the price to show for it, and all prices a page may have shown before. */
export interface Allowed {
  readonly price: Cents
  readonly known: readonly Cents[]
}

type Limit = 'STOCK_SHORT' | 'BUY_LIMIT' | 'FLASH_LIMIT' | 'ADDON_LIMIT'

/** What a refusal points at. */
type About = { readonly goods_id: string; readonly line_id?: string }

/** Refuses a line that could not be bought with so many; `held` is the line as it stands in the cart already. */
export async function checkLine(deps: Deps, viewer: MemberView, line: LineOf, wanted: number, held: CartRow | null): Promise<Allowed> {
  if (line.comboId !== null) return checkCombo(deps, viewer, line, line.comboId, wanted)
  const goods = await goodsFor(deps, viewer, line.goodsId ?? 0)
  const had = held?.number ?? 0
  const about = { goods_id: String(goods.id), ...(held === null ? {} : { line_id: String(held.id) }) }
  if (goods.warehouseId !== line.ckId) throw notFound('该仓库没有此商品')
  const left = goods.stock - (goods.cartQuantity - had)
  refuseQuantity(goods, wanted, about, left)
  refuseOver('STOCK_SHORT', wanted, left, about)
  refuseAmount(goods, wanted)
  const ofCompound = goods.compoundPerLine
  if (ofCompound !== null) refuseOver('BUY_LIMIT', wanted, ofCompound - (goods.cartQuantity - had), about)
  const limit = (await findLimits(deps.db, [goods.id], viewer.memberId, deps.clock.now())).get(goods.id)
  if (limit !== undefined) refuseOver('BUY_LIMIT', wanted, limit - (goods.cartQuantity - had), about)
  if (line.type === 0) return { price: priceShown(goods), known: [priceShown(goods), ...goods.tiers.map((tier) => tier.price)] }
  if (line.type === 2) return checkGroup(deps, viewer, goods, wanted, about)
  if (line.type === 4) return checkAddon(deps, goods.id, wanted, about)
  const flash = (await findFlash(deps.db, [goods.id], viewer.memberId, deps.clock.now())).get(goods.id)
  if (flash === undefined) throw refused('FLASH_ENDED', about)
  refuseOver('FLASH_LIMIT', wanted, flashLeft(flash), about)
  return { price: flash.price, known: [flash.price] }
}

/** Whoever has joined no team of a running group purchase is told that it is over. */
async function checkGroup(deps: Deps, viewer: MemberView, goods: GoodsView, wanted: number, about: About): Promise<Allowed> {
  const group = (await findJoined(deps.db, [goods.id], viewer.memberId, deps.clock.now())).get(goods.id)
  if (group === undefined) throw refused('GROUP_ENDED', about)
  refuseOver('BUY_LIMIT', wanted, groupLeft(group), about)
  return { price: groupPrice(group, wanted) ?? priceShown(goods), known: group.tiers.map((tier) => tier.price) }
}

/** Whether enough is bought for it is asked when the cart is priced: the line stays and says what is missing. */
async function checkAddon({ db, clock }: Deps, goodsId: number, wanted: number, about: About): Promise<Allowed> {
  const offer = (await findAddons(db, [goodsId], clock.now())).get(goodsId)
  if (offer === undefined) throw refused('ADDON_ENDED', about)
  refuseOver('ADDON_LIMIT', wanted, Math.min(offer.number, offer.left), about)
  return { price: offer.price, known: [offer.price] }
}

async function checkCombo(deps: Deps, viewer: MemberView, line: LineOf, comboId: number, wanted: number): Promise<Allowed> {
  const combo = (await findCombos(deps.db, [comboId], viewer.memberId, deps.clock.now())).get(comboId)
  if (combo === undefined || combo.ckId !== line.ckId) throw notFound('您访问的组合不存在')
  const parts = []
  for (const item of combo.items) parts.push({ goods: await goodsFor(deps, viewer, item.goodsId), number: item.qty * wanted })
  if (!combo.isRunning) throw refused('COMBO_ENDED')
  for (const { goods, number } of parts) {
    refuseQuantity(goods, number, { goods_id: String(goods.id) })
    refuseAmount(goods, number)
  }
  refuseOver('BUY_LIMIT', wanted, setsLeft(combo), {})
  return { price: combo.price, known: [combo.price] }
}

/** The goods as this member sees them, or the reason why it may not buy them. */
export async function goodsFor(deps: Deps, viewer: MemberView, goodsId: number): Promise<GoodsView> {
  const goods = (await goodsByIds(deps.db, [goodsId], viewer, deps.clock.now())).get(goodsId)
  if (goods === undefined) throw notFound('您访问的商品不存在')
  const about = { goods_id: String(goods.id) }
  if (goods.refusal !== null) throw refusedSaying(goods.refusal.reason, goods.refusal.value, about)
  if (!goods.isBuyable) throw refused('NOT_BUYABLE', about)
  return goods
}

/** `left`: what other lines leave of the stock. */
function refuseQuantity(goods: GoodsView, number: number, about: About, left: number = goods.stock): void {
  const problem = quantityProblem(number, { packQuantity: goods.packQuantity, minimumQuantity: goods.minimumQuantity, stock: goods.stock })
  if (problem === null) return
  const { code, value } = problem
  if (code === 'STOCK_SHORT') refuseOver(code, number, left, about)
  throw refusedSaying(code, value, { ...about, pack: goods.packQuantity })
}

function refuseAmount({ basePrice }: GoodsView, number: number): void {
  if ((basePrice ?? 0) * number > INT_MAX) throw amountLimit()
}

/** More than one order can be, at list price. */
export const amountLimit = () => refused('AMOUNT_LIMIT', { amount: formatMoney(INT_MAX) })

function refuseOver(reason: Limit, wanted: number, left: number, about: Partial<About>): void {
  const available = Math.max(0, left)
  if (wanted > available) throw refused(reason, { available, ...about })
}
