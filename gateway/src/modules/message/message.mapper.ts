import type { Message, MessageKind, UnreadMessages } from '../../generated/resolvers-types.ts'
import type { RestMessage, RestUnread, RestUser } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'

const kinds: Readonly<Record<string, MessageKind>> = { order: 'ORDER', promo: 'PROMO', notice: 'NOTICE', cert: 'CERT' }

/** What the pages are about that messages lead to. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/^\/order\/info\/(\d+)$/, 'Order'],
  [/^\/order\/afterSalesInfo\/(\d+)$/, 'AfterSale'],
  [/^\/list\/info\/(\d+)$/, 'Goods'],
  [/^\/pzqg\/info\?id=(\d+)$/, 'WantedGoods'],
]

/** The global id of what it is about. */
export type MessageModel = Message & { readonly aboutID: string | null }

function aboutOf(url: string | null): string | null {
  const ids = subjects.flatMap(([page, type]) => {
    const id = page.exec(url ?? '')?.[1]
    return id === undefined ? [] : [toGlobalId(type, id)]
  })
  return ids[0] ?? null
}

export function toMessage(body: unknown): MessageModel {
  const message = new Row<RestMessage>(body, 'message')
  const messageID = message.id('id')
  const url = message.optionalText('url')
  return {
    id: toGlobalId('Message', messageID),
    messageID,
    kind: message.knownOneOf('type', kinds) ?? 'NOTICE',
    kindText: message.text('type_text', '通知'),
    title: message.text('title'),
    body: message.text('body', ''),
    url: url === null ? null : toWebUrl(url),
    aboutID: aboutOf(url),
    isRead: message.flag('is_read', false),
    createdAt: message.moment('created_at'),
  }
}

/** Of a list's body, or of the answer to a change. */
export function toUnread(body: unknown): UnreadMessages {
  const answer = new Row<RestUnread>(body, 'unread messages')
  const counts = new Row<RestUnread['unread_by_type']>(
    answer.optionalObject('unread_by_type', (value) => value) ?? {},
    'unread messages by type',
  )
  return {
    total: answer.integer('unread'),
    orderCount: counts.integer('order', 0),
    promoCount: counts.integer('promo', 0),
    noticeCount: counts.integer('notice', 0),
    certCount: counts.integer('cert', 0),
  }
}

export const noneUnread: UnreadMessages = { total: 0, orderCount: 0, promoCount: 0, noticeCount: 0, certCount: 0 }

export function toUnreadCount(user: unknown): number {
  return new Row<RestUser>(user, 'user').integer('message_count', 0)
}
