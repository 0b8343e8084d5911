import { parseDate } from 'rules/time'
import type { OrderFilter } from '../../__generated__/OrdersPageQuery.graphql.ts'
import { readPage } from '../../lib/readPage.ts'

type Tab = Exclude<NonNullable<OrderFilter['tab']>, '%future added value'>

/** The tabs of the order list, by the word in the address. */
export const ORDER_TABS = {
  unpaid: { tab: 'UNPAID', label: '待付款' },
  to_ship: { tab: 'TO_SHIP', label: '待发货' },
  shipped: { tab: 'SHIPPED', label: '待收货' },
  received: { tab: 'RECEIVED', label: '已收货' },
  refunding: { tab: 'REFUNDING', label: '退款中' },
  closed: { tab: 'CLOSED', label: '已关闭' },
} as const satisfies Record<string, { readonly tab: Tab; readonly label: string }>
export type OrderTabKey = keyof typeof ORDER_TABS

export type OrderListPlace = { readonly tab: OrderTabKey | null; readonly keywords: string; readonly from: string; readonly to: string; readonly page: number }

const isTab = (text: string | null): text is OrderTabKey => text !== null && Object.hasOwn(ORDER_TABS, text)
const day = (text: string | null): string => (text !== null && parseDate(text) !== null ? text : '')
const DAY_SECONDS = 86_400

/** What the address of the order list says; what it says wrongly counts as not said. */
export function readOrderList(search: URLSearchParams): OrderListPlace {
  const tab = search.get('tab')
  return { tab: isTab(tab) ? tab : null, keywords: search.get('keywords')?.toWellFormed().trim().slice(0, 60) ?? '', from: day(search.get('from')), to: day(search.get('to')), page: readPage(search) }
}

/** From the first second of one day to the last of another, in Shanghai. */
export function orderListVariables(search: URLSearchParams): { filter: OrderFilter; page: number } {
  const { tab, keywords, from, to, page } = readOrderList(search)
  const moment = (text: string, plus: number): string | null => {
    const seconds = parseDate(text)
    return seconds === null ? null : new Date((seconds + plus) * 1000).toISOString()
  }
  return { filter: { tab: tab === null ? null : ORDER_TABS[tab].tab, keywords: keywords === '' ? null : keywords, from: moment(from, 0), to: moment(to, DAY_SECONDS - 1) }, page }
}
