import type { Message, MessageKind, UnreadMessages } from '../../generated/resolvers-types.ts'
import type { RestMessage, RestUnread, RestUser } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'

const kinds: Readonly<Record<string, MessageKind>> = { order: 'ORDER', promo: 'PROMO', notice: 'NOTICE', cert: 'CERT' }

export function toMessage(body: unknown): Message {
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
    order: counts.integer('order', 0),
    promo: counts.integer('promo', 0),
    notice: counts.integer('notice', 0),
    cert: counts.integer('cert', 0),
  }
}

export const noneUnread: UnreadMessages = { total: 0, order: 0, promo: 0, notice: 0, cert: 0 }

export function toUnreadCount(user: unknown): number {
  return new Row<RestUser>(user, 'user').integer('message_count', 0)
}
