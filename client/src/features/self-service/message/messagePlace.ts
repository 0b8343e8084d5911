import { readPage } from '../../../lib/readPage.ts'

export const MESSAGE_KINDS = ['order', 'promo', 'notice', 'cert'] as const
export type MessageKindKey = (typeof MESSAGE_KINDS)[number]

export type MessagePlace = { readonly tab: MessageKindKey | 'chat' | null; readonly unread: boolean; readonly page: number }

/** What the address of the messages says; anything else means all of them. */
export function readMessagePlace(search: URLSearchParams): MessagePlace {
  const tab = search.get('kind')
  return {
    tab: tab === 'chat' ? 'chat' : (MESSAGE_KINDS.find((kind) => kind === tab) ?? null),
    unread: search.get('unread') === '1',
    page: readPage(search),
  }
}

const kinds = { order: 'ORDER', promo: 'PROMO', notice: 'NOTICE', cert: 'CERT' } as const

/** As the schema says it. */
export function kindOf(tab: MessagePlace['tab']): (typeof kinds)[MessageKindKey] | null {
  return tab === null || tab === 'chat' ? null : kinds[tab]
}

export function messageVariables(search: URLSearchParams) {
  const { tab, unread, page } = readMessagePlace(search)
  return { kind: kindOf(tab), isUnread: unread, page }
}
