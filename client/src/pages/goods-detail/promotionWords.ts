import { formatYuan, parseMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'

/** 300 for "300.00", 8.80 for "8.80": thresholds are read as words, not as sums. */
export function shortYuan(amount: string): string {
  return formatYuan(parseMoney(amount)).replace(/\.00$/, '')
}

/** 9850 ten-thousandths are 9.85折. */
export function rateWords(rate: number): string {
  return `${rate / 1000}折`
}

/** The day and time in China. */
export function momentWords(moment: string): string {
  return formatDateTime(Date.parse(moment) / 1000).slice(0, 16)
}

interface Tier {
  readonly full: string
  readonly minus?: string | null | undefined
  readonly rate?: number | null | undefined
}

interface Activity {
  readonly isRepeatable: boolean
  readonly tiers: readonly Tier[]
}

/** What an activity promises, in one line: «满300减20，满500减40». */
export function termsWords(terms: readonly string[]): string {
  return terms.map((words) => words.replaceAll(/[ ¥]/g, '')).join('，')
}

export function goodsCountWords(goodsCount: number | null | undefined): string {
  if (typeof goodsCount !== 'number') return '全场'
  return goodsCount > 1 ? `适用本品等 ${goodsCount} 种` : '仅本品'
}

/** How far these goods by themselves have come: the tier reached, and what the next one lacks. */
export function activityProgress(
  { isRepeatable, tiers }: Activity,
  cents: number,
): { readonly reached: string | null; readonly missing: string | null } {
  const rising = tiers.map((tier) => ({ tier, full: parseMoney(tier.full) }))
  const reached = rising.findLast(({ full }) => full <= cents)
  const next = rising.find(({ full }) => full > cents)
  const repeated = isRepeatable && reached ? { tier: reached.tier, full: reached.full * (Math.floor(cents / reached.full) + 1) } : undefined
  const wanted = next ?? repeated
  return {
    reached: reached ? `已满${shortYuan(reached.tier.full)}` : null,
    missing: wanted ? `还差 ¥${formatYuan(wanted.full - cents)} ${effectWords(wanted.tier)}` : null,
  }
}

function effectWords({ minus, rate }: Tier): string {
  if (typeof minus === 'string') return `减${shortYuan(minus)}`
  return typeof rate === 'number' ? `享${rateWords(rate)}` : ''
}

export interface GiftWords {
  readonly needed: number
  readonly given: number
  readonly mode: string
  readonly left: number
}

/** How many gifts that quantity earns, and what the next one lacks. */
export function giftProgress(
  { needed, given, mode, left }: GiftWords,
  quantity: number,
): { readonly earned: number; readonly short: number } {
  const isEvery = mode === 'EVERY'
  const times = Math.floor(quantity / needed)
  const earned = Math.min(left, (isEvery ? times : Math.min(1, times)) * given)
  const isDone = earned >= left || (!isEvery && times > 0)
  return { earned, short: isDone ? 0 : needed - (quantity % needed) }
}

export interface CouponWords {
  readonly kind: string
  readonly face?: string | null | undefined
  readonly minimum: string
}

export function couponWords({ kind, face, minimum }: CouponWords): string {
  const from = parseMoney(minimum) === 0 ? '无门槛' : `满${shortYuan(minimum)}`
  if (kind === 'SHIPPING') return typeof face === 'string' ? `${from}减运费${shortYuan(face)}` : `${from}免运费`
  return `${from}减${shortYuan(face ?? '0.00')}`
}
