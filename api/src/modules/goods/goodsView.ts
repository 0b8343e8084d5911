import type { Cents } from 'rules/money'
import { percentOf } from 'rules/shares'
import { EXPIRY_NEAR_MONTHS } from 'rules/constants'
import { addMonths, formatDate, parseDate } from 'rules/time'
import type { SpecialCompound } from '../../db/tables/goodsLaw.ts'
import type { Day } from '../../db/tables/identity.ts'
import { seconds } from '../../deps.ts'
import type { PackageGoods } from '../picture/packageGoods.ts'
import { pictureAddress } from '../picture/pictureAddress.ts'
import type { Naming } from '../promotion/tags.repo.ts'
import { memberGate, type GateRefusal } from '../user/memberGate.ts'
import type { MemberView } from '../user/memberView.ts'
import type { GoodsRow } from './goods.repo.ts'
import type { LastPurchase } from './goodsHistory.repo.ts'
import { goodsFileAddress } from './goodsFiles.ts'
import { NEW_DAYS, TAG_TEXTS, type GoodsTag, type TagKind } from './goodsTag.ts'
import type { PriceStatus } from './priceStatus.ts'

const DAY_MS = 86_400_000

/** Goods as one viewer may see them at one moment; prices that are not for the viewer are null here already. */
export type GoodsView = Readonly<Omit<ReturnType<typeof viewGoods>, keyof HiddenTerms>> & {
  /** Looked up for lists and details only. */
  readonly lastPurchase?: LastPurchase | null
}

/** What prices are made of is nobody's to see. */
type HiddenTerms = Pick<GoodsRow, 'rule' | 'dayPrice' | 'zonePercent' | 'zoneUntil'>

const HIDDEN: ReadonlySet<PriceStatus> = new Set(['login', 'certify', 'review', 'region'])

/** What the package picture of these goods shows. */
export function packageOf(row: GoodsRow): PackageGoods {
  const { name, spec, packUnit, manufacturer, dosageForm, kind, prescriptionClass, deviceClass } = row
  const latin = (row.pinyinFull.split(' ')[0] ?? '').toUpperCase()
  return { name, latin, spec, packUnit, manufacturer, dosageForm, kind, prescriptionClass, deviceClass }
}

/** Controlled goods are sold only where a rule says so; a hiding rule denies any goods. */
function isDenied(row: GoodsRow): boolean {
  return row.rule === null ? row.isControlledSale : row.rule.hidden
}

interface Special {
  readonly price: Cents
  readonly until: Date | null
}

/** The lowest of the prices below the base price: the goods' own for a time, the day's, and the zone's part of it. */
function specialOf(row: GoodsRow, base: Cents, now: Date): Special | null {
  const offers: Special[] = []
  if (row.specialPrice !== null && row.specialUntil !== null && row.specialUntil > now)
    offers.push({ price: row.specialPrice, until: row.specialUntil })
  if (row.dayPrice !== null) offers.push({ price: row.dayPrice, until: endOfDay(now) })
  if (row.zonePercent !== null) offers.push({ price: percentOf(base, row.zonePercent), until: row.zoneUntil })
  return offers.filter(({ price }) => price > 0 && price < base).toSorted((a, b) => a.price - b.price)[0] ?? null
}

function endOfDay(now: Date): Date | null {
  const start = parseDate(formatDate(seconds(now)))
  return start === null ? null : new Date(start * 1000 + DAY_MS)
}

function priceStatus(row: GoodsRow, viewer: MemberView | null, special: Special | null): PriceStatus {
  if (viewer === null) return 'login'
  if (viewer.review === 'rejected') return 'certify'
  if (viewer.review !== 'passed') return 'review'
  if (isDenied(row)) return 'region'
  if (row.stock <= 0) return 'sold_out'
  return special === null ? 'normal' : 'special'
}

/** The goods' and the member's half of the P0 gate, first failing reason first (TRADE §2.2). */
function refusalOf(row: GoodsRow, viewer: MemberView | null, today: Day): GateRefusal | null {
  if (!row.isOnSale) return { reason: 'NOT_ON_SALE', value: null }
  if (viewer === null) return null
  const gate = memberGate(viewer, row, today)
  if (gate !== null && gate.reason !== 'EPH_NOT_ALLOWED' && gate.reason !== 'EPH_RECEIPT_DUE') return gate
  if (isDenied(row)) return { reason: row.rule?.for_member === true ? 'MEMBER_DENIED' : 'REGION_DENIED', value: null }
  if (gate !== null) return gate
  return row.stock <= 0 ? { reason: row.isRecalled ? 'RECALLED' : 'OUT_OF_STOCK', value: null } : null
}

/** All kinds of special compounds by one word. */
export const specialCompoundOf = ({
  isEphedrine,
  otherCompound,
}: Pick<GoodsRow, 'isEphedrine' | 'otherCompound'>): SpecialCompound | null => (isEphedrine ? 'ephedrine' : otherCompound)

function tagsOf(row: GoodsRow, state: PriceStatus, promoted: readonly GoodsTag[], now: Date): GoodsTag[] {
  const nearUntil = addMonths(seconds(now), EXPIRY_NEAR_MONTHS)
  const expires = row.expiresOn === null ? null : parseDate(row.expiresOn)
  const marks: readonly (readonly [TagKind, boolean])[] = [
    ['youx', row.isPreferred],
    ['special', state === 'special'],
    ['new', now.getTime() - row.createdAt.getTime() < NEW_DAYS * DAY_MS],
    ['near_expiry', expires !== null && expires < nearUntil],
    ['controlled', row.isControlledSale],
    ['eph', row.isEphedrine],
    ['codeine', row.otherCompound === 'codeine'],
    ['diphenoxylate', row.otherCompound === 'diphenoxylate'],
    ['liquorice', row.otherCompound === 'liquorice'],
    ['cold', row.isColdChain],
    ['insurance_a', row.insuranceClass === 'a'],
    ['insurance_b', row.insuranceClass === 'b'],
    ['basic', row.isBasicDrug],
    ['procured', row.isProcured],
  ]
  return [...promoted, ...marks.filter(([, isOn]) => isOn).map(([kind]) => ({ kind, text: TAG_TEXTS[kind] }))]
}

export function viewGoods(row: GoodsRow, viewer: MemberView | null, now: Date, naming: Naming = { tags: [], couponIds: [] }) {
  const base = row.rule?.price ?? row.basePrice
  const special = specialOf(row, base, now)
  const state = priceStatus(row, viewer, special)
  const isHidden = HIDDEN.has(state)
  const refusal = refusalOf(row, viewer, formatDate(seconds(now)))
  const [image = pictureAddress(row.id, packageOf(row)), ...furtherImages] = row.pictures.map(goodsFileAddress)
  return {
    ...row,
    /** The main picture; of goods without any, the drawn pack. */
    image,
    furtherImages,
    priceStatus: state,
    basePrice: isHidden ? null : base,
    /** The price of a limited time, lower than the base price. */
    specialPrice: isHidden || special === null ? null : special.price,
    /** Until when the special price holds. */
    specialUntil: isHidden || special === null ? null : special.until,
    tiers: isHidden ? [] : row.tiers.filter((tier) => tier.price < base),
    specialCompound: specialCompoundOf(row),
    /** Why this viewer may not buy it at all; null for a visitor too, who has to log in first. */
    refusal,
    isBuyable: viewer !== null && refusal === null,
    /** On hand and not reserved. */
    stock: Math.max(0, row.stock),
    tags: tagsOf(row, state, naming.tags, now),
    /** This member's coupons that are for some goods only, these among them. */
    couponIds: naming.couponIds,
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
