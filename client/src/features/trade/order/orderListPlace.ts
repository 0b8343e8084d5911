import { parseDate } from 'rules/time'
import type { OrderFilter } from '../../../__generated__/OrdersPageQuery.graphql.ts'
import { momentOfDay } from '../../../lib/chinaTime.ts'
import { readPage } from '../../../lib/readPage.ts'

/** The tabs of the order list, as the address says them; the schema says them in capitals. */
export const ORDER_TABS = ['unpaid', 'to_ship', 'shipped', 'received', 'refunding', 'closed'] as const
export type OrderTabKey = (typeof ORDER_TABS)[number]

export type OrderListPlace = {
  readonly tab: OrderTabKey | null
  readonly keywords: string
  readonly from: string
  readonly to: string
  readonly page: number
}

const day = (text: string | null): string => (text !== null && parseDate(text) !== null ? text : '')
const DAY_SECONDS = 86_400

/** What the address of the order list says; what it says wrongly counts as not said. */
export function readOrderList(search: URLSearchParams): OrderListPlace {
  return {
    tab: ORDER_TABS.find((tab) => tab === search.get('tab')) ?? null,
    keywords: search.get('keywords')?.trim().slice(0, 60) ?? '',
    from: day(search.get('from')),
    to: day(search.get('to')),
    page: readPage(search),
  }
}

/** From the first second of one day to the last of another, in Shanghai. */
export function orderListVariables(search: URLSearchParams): { filter: OrderFilter; page: number } {
  const { tab, keywords, from, to, page } = readOrderList(search)
  return {
    filter: {
      tab: tab === null ? null : (tab.toUpperCase() as Uppercase<OrderTabKey>),
      keywords: keywords === '' ? null : keywords,
      from: momentOfDay(from),
      to: momentOfDay(to, DAY_SECONDS - 1),
    },
    page,
  }
}
