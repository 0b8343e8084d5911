import type { Message, MessageKind, UnreadMessages } from '../../generated/resolvers-types.ts'
import type { RestMessage, RestUnread } from '../../rest/restTypes.ts'
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
    kind: message.oneOf('type', kinds),
    kindText: message.text('type_text'),
    title: message.text('title'),
    body: message.text('body'),
    url: url === null ? null : toWebUrl(url),
    isRead: message.flag('is_read'),
    createdAt: message.moment('created_at'),
  }
}

/** Of a list's body, or of the answer to a change. */
export function toUnread(body: unknown): UnreadMessages {
  const answer = new Row<RestUnread>(body, 'unread messages')
  const total = answer.integer('unread')
  return answer.object('unread_by_type', (value) => {
    const counts = new Row<RestUnread['unread_by_type']>(value, 'unread messages by type')
    return {
      total,
      order: counts.integer('order'),
      promo: counts.integer('promo'),
      notice: counts.integer('notice'),
      cert: counts.integer('cert'),
    }
  })
}
