import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import { findUsable } from '../coupon/coupon.repo.ts'
import { couponWire } from '../coupon/coupon.schemas.ts'
import { comboOffers, coveringWire } from '../browse/browse.service.ts'
import { findActivities } from '../promotion/activity.repo.ts'
import { findAddons } from '../promotion/kinds/addon.ts'
import { findFlash } from '../promotion/kinds/flash.ts'
import { findGifts } from '../promotion/kinds/gift.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import type { MemberView } from '../user/memberView.ts'
import { findGoods } from '../goods/goods.repo.ts'
import type { GoodsPromotionsWire } from './goodsDetail.schemas.ts'
import { countNamed, findCombosWith, findLimit } from './goodsPromotions.repo.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { keptValue } from '../../db/keptValue.ts'

const COMBOS_MAX = 3
const COUPONS_MAX = 5
const ADDONS_MAX = 5

/** What runs now and touches these goods; whoever may not see the price learns no price from it. */
export async function promotionsOf(
  deps: Deps,
  goods: GoodsView,
  viewer: MemberView | null,
): Promise<Omit<GoodsPromotionsWire, 'timestamp'>> {
  const [flash, activities, gift, addons, combos, limit, coupons] = await Promise.all([
    flashOf(deps, goods, viewer),
    activitiesOf(deps, goods.id),
    giftOf(deps, goods.id),
    addonsOf(deps, goods, viewer),
    combosOf(deps, goods.id, viewer),
    limitOf(deps, goods.id, viewer),
    couponsOf(deps, goods, viewer),
  ])
  return {
    special_until: goods.specialUntil === null ? null : seconds(goods.specialUntil),
    flash,
    activities,
    gift,
    addons,
    combos,
    limit,
    coupons,
  }
}

async function flashOf({ db, clock }: Deps, goods: GoodsView, viewer: MemberView | null): Promise<GoodsPromotionsWire['flash']> {
  const flash = (await findFlash(db, [goods.id], viewer?.memberId ?? null, clock.now())).get(goods.id)
  if (flash === undefined) return null
  return {
    name: flash.name,
    price: goods.basePrice === null ? null : formatMoney(flash.price),
    total: flash.total,
    left: flash.left,
    per_member: flash.perMember,
    mine: flash.bought,
    ends_at: seconds(flash.endsAt),
  }
}

async function activitiesOf({ db, clock }: Deps, goodsId: number): Promise<GoodsPromotionsWire['activities']> {
  const now = clock.now()
  const running = await findActivities(db, [goodsId], null, now)
  return Promise.all(
    running.map(async (activity) => ({
      ...coveringWire(activity),
      goods_count: activity.coversAll ? null : await keptValue(db, `named:${activity.id}`, now, () => countNamed(db, activity.id)),
    })),
  )
}

async function giftOf({ db, clock }: Deps, goodsId: number): Promise<GoodsPromotionsWire['gift']> {
  const gift = (await findGifts(db, [goodsId], clock.now())).get(goodsId)
  if (gift === undefined) return null
  const [given] = await findGoods(db, [gift.giftGoodsId], null, clock.now())
  if (given === undefined) return null
  return {
    type: gift.type,
    need: gift.need,
    give: gift.give,
    left: gift.left,
    goods: { id: String(given.id), name: given.name, ypgg: given.spec, bzdw: given.packUnit },
  }
}

/** What these goods count for, not what they may be added to. */
async function addonsOf({ db, clock }: Deps, goods: GoodsView, viewer: MemberView | null): Promise<GoodsPromotionsWire['addons']> {
  const offers = [...(await findAddons(db, [goods.id], clock.now())).values()]
    .filter((offer) => offer.left > 0 && (offer.coversAll || offer.goods.includes(goods.id)))
    .toSorted((a, b) => a.id - b.id || a.itemId - b.itemId)
    .slice(0, ADDONS_MAX)
  const added = new Map(
    (
      await findGoods(
        db,
        offers.map((offer) => offer.goodsId),
        viewer,
        clock.now(),
      )
    ).map((row) => [row.id, row]),
  )
  return offers.flatMap((offer) => {
    const row = added.get(offer.goodsId)
    if (row === undefined) return []
    return [
      {
        id: String(offer.id),
        name: offer.name,
        full: formatMoney(offer.full),
        price: goods.basePrice === null ? null : formatMoney(offer.price),
        number: offer.number,
        left: offer.left,
        ends_at: seconds(offer.endsAt),
        goods: { id: String(row.id), name: row.name, ypgg: row.spec, bzdw: row.packUnit },
      },
    ]
  })
}

async function combosOf(deps: Deps, goodsId: number, viewer: MemberView | null): Promise<GoodsPromotionsWire['combos']> {
  return comboOffers(deps, viewer, await findCombosWith(deps.db, goodsId, deps.clock.now(), COMBOS_MAX))
}

async function limitOf({ db, clock }: Deps, goodsId: number, viewer: MemberView | null): Promise<GoodsPromotionsWire['limit']> {
  const now = clock.now()
  const limit = await findLimit(db, goodsId, now)
  if (limit === null) return null
  const left = viewer === null ? null : ((await findLimits(db, [goodsId], viewer.memberId, now)).get(goodsId) ?? null)
  return { per_member: limit.per_member, left, ends_at: seconds(limit.ends_at) }
}

/** The member's own that these goods may use. */
async function couponsOf({ db, clock }: Deps, goods: GoodsView, viewer: MemberView | null): Promise<GoodsPromotionsWire['coupons']> {
  if (viewer === null || goods.basePrice === null || !goods.isCouponEligible || goods.isEphedrine) return []
  const now = clock.now()
  const pieces = await findUsable(db, viewer.memberId, now)
  return pieces
    .filter((piece) => piece.covers_all || piece.goods.includes(goods.id))
    .slice(0, COUPONS_MAX)
    .map((piece) => couponWire(piece, now))
}
