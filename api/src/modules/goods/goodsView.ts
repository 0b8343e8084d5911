import type { LadderTier, LadderType } from 'rules/ladder'
import { percentOf, type Cents } from 'rules/money'
import { EXPIRY_NEAR_MONTHS } from 'rules/constants'
import { addMonths, formatDate, parseDate } from 'rules/time'
import type { Day } from '../../db/tables/identity.ts'
import { seconds } from '../../deps.ts'
import type { PackageGoods } from '../picture/packageGoods.ts'
import type { GoodsKind, RxClass } from '../../db/tables/catalogue.ts'
import { pictureAddress } from '../picture/pictureAddress.ts'
import type { Naming } from '../promotion/tags.repo.ts'
import { memberGate, type GateRefusal } from '../user/memberGate.ts'
import type { MemberView } from '../user/memberView.ts'
import type { GoodsRow } from './goods.repo.ts'
import type { LastBought } from './goodsHistory.repo.ts'
import { NEW_DAYS, TAG_TEXTS, type GoodsTag, type TagKind } from './goodsTag.ts'

const DAY_MS = 86_400_000

/** TRADE §3 row 6, from who sees nothing to who sees the plain price. */
type PriceState = 'login' | 'certify' | 'review' | 'region' | 'sold_out' | 'special' | 'normal'

export const PRICE_TEXTS: Readonly<Record<PriceState, string>> = {
  login: '登录后可见',
  certify: '资质认证后可见',
  review: '资质审核后可见',
  region: '不在销售区域内',
  sold_out: '缺货',
  special: '限时特价',
  normal: '正常价',
}

/** Goods as one viewer may see them at one moment; prices that are not for the viewer are null here already. */
export interface GoodsView {
  readonly id: number
  readonly name: string
  readonly commonName: string
  readonly makerId: number
  readonly maker: string
  readonly spec: string
  readonly unit: string
  readonly dosageForm: string
  readonly kind: GoodsKind
  readonly rxClass: RxClass
  readonly deviceClass: 1 | 2 | 3 | null
  readonly categoryId: number
  readonly approvalNo: string | null
  readonly barcode: string | null
  readonly image: string
  readonly priceState: PriceState
  readonly basePrice: Cents | null
  /** The price of a limited time, lower than the base price. */
  readonly specialPrice: Cents | null
  /** Until when the special price is to be had. */
  readonly specialUntil: Date | null
  readonly ladder: readonly LadderTier[]
  readonly ladderType: LadderType
  /** Why this viewer may not buy it at all; null for a visitor too, who has to log in first. */
  readonly refusal: GateRefusal | null
  readonly isBuyable: boolean
  /** On hand and not reserved. */
  readonly stock: number
  readonly ckId: number
  readonly ckName: string
  readonly pack: number
  readonly caseQty: number | null
  readonly minQty: number
  readonly isFreeShipping: boolean
  readonly isDpby: boolean
  readonly freeShippingNumber: number | null
  readonly withCoupon: boolean
  readonly isYoux: boolean
  readonly isEph: boolean
  readonly isControlled: boolean
  readonly isCold: boolean
  readonly expires: Day | null
  readonly tags: readonly GoodsTag[]
  /** This member's coupons that are for some goods only, these among them. */
  readonly couponIds: readonly number[]
  /** Already in this member's cart. */
  readonly cartNumber: number
  readonly isFavorite: boolean
  /** Looked up for lists and details only. */
  readonly lastBought?: LastBought | null
}

const HIDDEN: ReadonlySet<PriceState> = new Set(['login', 'certify', 'review', 'region'])

/** What the package drawing of these goods shows. */
export function packageOf(row: GoodsRow): PackageGoods {
  return {
    name: row.name,
    latin: (row.pinyin_full.split(' ')[0] ?? '').toUpperCase(),
    spec: row.ypgg,
    unit: row.bzdw,
    maker: row.sccj,
    dosageForm: row.jx,
    kind: row.kind,
    rxClass: row.rx_class,
    deviceClass: row.device_class,
  }
}

/** Controlled goods are sold only where a rule says so; a hiding rule denies any goods. */
function isDenied(row: GoodsRow): boolean {
  return row.rule === null ? row.is_controlled : row.rule.hidden
}

interface Special {
  readonly price: Cents
  readonly until: Date | null
}

/** The lowest of the prices below the base price: the goods' own for a time, the day's, and the zone's part of it. */
function specialOf(row: GoodsRow, base: Cents, now: Date): Special | null {
  const offers: Special[] = []
  if (row.special_price !== null && row.special_until !== null && row.special_until > now)
    offers.push({ price: row.special_price, until: row.special_until })
  if (row.day_price !== null) offers.push({ price: row.day_price, until: endOfDay(now) })
  if (row.percent_bp !== null) offers.push({ price: percentOf(base, row.percent_bp), until: row.percent_until })
  return offers.filter(({ price }) => price > 0 && price < base).toSorted((a, b) => a.price - b.price)[0] ?? null
}

function endOfDay(now: Date): Date | null {
  const start = parseDate(formatDate(seconds(now)))
  return start === null ? null : new Date(start * 1000 + DAY_MS)
}

function priceState(row: GoodsRow, viewer: MemberView | null, special: Special | null): PriceState {
  if (viewer === null) return 'login'
  if (viewer.review === 'rejected') return 'certify'
  if (viewer.review !== 'passed') return 'review'
  if (isDenied(row)) return 'region'
  if (row.available <= 0) return 'sold_out'
  return special === null ? 'normal' : 'special'
}

/** The goods' and the member's half of the P0 gate, first failing reason first (TRADE §2.2). */
function refusalOf(row: GoodsRow, viewer: MemberView | null, today: Day): GateRefusal | null {
  if (!row.is_on_sale) return { reason: 'NOT_ON_SALE', value: null }
  if (viewer === null) return null
  const gate = memberGate(viewer, { scopeCode: row.scope_code, scopeName: row.scope_name, isEph: row.is_eph }, today)
  if (gate !== null && gate.reason !== 'EPH_NOT_ALLOWED' && gate.reason !== 'EPH_RECEIPT_DUE') return gate
  if (isDenied(row)) return { reason: row.rule?.for_member === true ? 'MEMBER_DENIED' : 'REGION_DENIED', value: null }
  if (gate !== null) return gate
  return row.available <= 0 ? { reason: 'OUT_OF_STOCK', value: null } : null
}

function tagsOf(row: GoodsRow, state: PriceState, promoted: readonly GoodsTag[], now: Date): GoodsTag[] {
  const nearUntil = addMonths(seconds(now), EXPIRY_NEAR_MONTHS)
  const expires = row.first_expires === null ? null : parseDate(row.first_expires)
  const marks: readonly (readonly [TagKind, boolean])[] = [
    ['youx', row.is_youx],
    ['special', state === 'special'],
    ['new', now.getTime() - row.created_at.getTime() < NEW_DAYS * DAY_MS],
    ['near_expiry', expires !== null && expires < nearUntil],
    ['controlled', row.is_controlled],
    ['eph', row.is_eph],
    ['cold', row.is_cold],
  ]
  return [...promoted, ...marks.filter(([, isOn]) => isOn).map(([kind]) => ({ kind, text: TAG_TEXTS[kind] }))]
}

export function viewGoods(row: GoodsRow, viewer: MemberView | null, now: Date, naming: Naming = { tags: [], couponIds: [] }): GoodsView {
  const base = row.rule?.price ?? row.base_price
  const special = specialOf(row, base, now)
  const state = priceState(row, viewer, special)
  const isHidden = HIDDEN.has(state)
  const refusal = refusalOf(row, viewer, formatDate(seconds(now)))
  return {
    id: row.id,
    name: row.name,
    commonName: row.common_name,
    makerId: row.sccj_id,
    maker: row.sccj,
    spec: row.ypgg,
    unit: row.bzdw,
    dosageForm: row.jx,
    kind: row.kind,
    rxClass: row.rx_class,
    deviceClass: row.device_class,
    categoryId: row.category_id,
    approvalNo: row.approval_no,
    barcode: row.barcode,
    image: pictureAddress(row.id, packageOf(row)),
    priceState: state,
    basePrice: isHidden ? null : base,
    specialPrice: isHidden || special === null ? null : special.price,
    specialUntil: isHidden || special === null ? null : special.until,
    ladder: isHidden ? [] : row.ladder.filter((tier) => tier.price < base),
    ladderType: row.ladder_type,
    refusal,
    isBuyable: viewer !== null && refusal === null,
    stock: Math.max(0, row.available),
    ckId: row.ck_id,
    ckName: row.ck_name,
    pack: row.zbz,
    caseQty: row.jzl,
    minQty: row.min_qty,
    isFreeShipping: row.is_free_shipping,
    isDpby: row.is_dpby,
    freeShippingNumber: row.free_shipping_number,
    withCoupon: row.with_coupon,
    isYoux: row.is_youx,
    isEph: row.is_eph,
    isControlled: row.is_controlled,
    isCold: row.is_cold,
    expires: row.first_expires,
    tags: tagsOf(row, state, naming.tags, now),
    couponIds: naming.couponIds,
    cartNumber: row.cart_number,
    isFavorite: row.is_favorite,
  }
}

/** Whether prices are this viewer's business at all; sorting by a price one may not see would tell it. */
export function seesPrices(viewer: MemberView | null): viewer is MemberView {
  return viewer?.review === 'passed'
}

/** The price that lists show for one piece. */
export function priceShown(goods: GoodsView): Cents {
  return goods.specialPrice ?? goods.basePrice ?? 0
}
