import { formatDate, parseDate } from 'rules/time'
import type { MoneyUse } from '../../../__generated__/BalancePageQuery.graphql.ts'
import type { CouponStatus } from '../../../__generated__/CouponsPageQuery.graphql.ts'
import type { PointsFlow } from '../../../__generated__/PointsPageQuery.graphql.ts'
import { momentOfDay } from '../../../lib/chinaTime.ts'
import { readPage } from '../../../lib/readPage.ts'

export const MONEY_KINDS = ['recharge', 'pay', 'refund', 'withdraw'] as const
export const POINTS_KINDS = ['in', 'out'] as const
const flows = { in: 'EARNED', out: 'SPENT' } as const satisfies Record<string, PointsFlow>
export const PIECE_TABS = ['unused', 'used', 'expired'] as const
export type PieceTab = (typeof PIECE_TABS)[number]

export type LogPlace = { readonly kind: string | null; readonly from: string; readonly to: string; readonly page: number }

const day = (text: string | null): string => (text !== null && parseDate(text) !== null ? text : '')
const DAY_SECONDS = 86_400

/** What the address of a log says; what it says wrongly counts as not said. */
export function readLog(search: URLSearchParams, kinds: readonly string[]): LogPlace {
  const [from, to] = [day(search.get('from')), day(search.get('to'))]
  // Days the wrong way round mean the same span.
  const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to]
  return { kind: kinds.find((kind) => kind === search.get('kind')) ?? null, from: first, to: last, page: readPage(search) }
}

/** From the first second of one day to the last of another, in Shanghai. */
export function moneyVariables(search: URLSearchParams): {
  use: MoneyUse | null
  from: string | null
  to: string | null
  page: number
  rechargeID: string
  hasRecharge: boolean
} {
  const { from, to, page } = readLog(search, MONEY_KINDS)
  const kind = MONEY_KINDS.find((known) => known === search.get('kind'))
  const rechargeID = search.get('recharge') ?? ''
  const hasRecharge = /^\d{1,18}$/.test(rechargeID)
  return {
    use: kind === undefined ? null : (kind.toUpperCase() as Uppercase<typeof kind>),
    from: momentOfDay(from),
    to: momentOfDay(to, DAY_SECONDS - 1),
    page,
    rechargeID: hasRecharge ? rechargeID : '0',
    hasRecharge,
  }
}

export function pointsVariables(search: URLSearchParams): {
  flow: PointsFlow | null
  from: string | null
  to: string | null
  page: number
} {
  const { from, to, page } = readLog(search, POINTS_KINDS)
  const kind = POINTS_KINDS.find((known) => known === search.get('kind'))
  return {
    flow: kind === undefined ? null : flows[kind],
    from: momentOfDay(from),
    to: momentOfDay(to, DAY_SECONDS - 1),
    page,
  }
}

/** Which coupons or vouchers an address asks for: those that can be used, unless it says otherwise. */
export function pieceTab(search: URLSearchParams): PieceTab {
  return PIECE_TABS.find((tab) => tab === search.get('tab')) ?? 'unused'
}

export function pieceVariables(search: URLSearchParams): { status: CouponStatus; page: number } {
  return { status: pieceTab(search).toUpperCase() as Uppercase<PieceTab>, page: readPage(search) }
}

export function voucherVariables(search: URLSearchParams): { status: CouponStatus; page: number; isLog: boolean } {
  return { ...pieceVariables(search), isLog: search.get('tab') === 'log' }
}

const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/

/** The month an address asks for; empty stands for the current one, which only the server knows. */
export function monthIn(search: URLSearchParams, name = 'month'): string | null {
  const month = search.get(name) ?? ''
  return MONTH.test(month) ? month : null
}

/** Months back from the server's own, the newest first. */
export function monthsBack(serverTime: string, count: number): string[] {
  const [year = 0, nth = 1] = formatDate(Date.parse(serverTime)).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + nth - 1 - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
