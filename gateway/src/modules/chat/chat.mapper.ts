import type { ChatMessage } from '../../generated/resolvers-types.ts'
import type { RestChatMessage } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImage } from '../base/image.ts'

const owners: Readonly<Record<string, boolean>> = { buyer: true, staff: false }

export function toChatMessage(body: unknown): ChatMessage {
  const said = new Row<RestChatMessage>(body, 'chat message')
  const chatMessageID = said.id('id')
  return {
    id: toGlobalId('ChatMessage', chatMessageID),
    chatMessageID,
    isOwn: said.oneOf('sender', owners),
    staff: said.optionalText('staff'),
    content: said.optionalText('content'),
    image: toImage(said.optionalText('image'), '聊天图片'),
    createdAt: said.moment('created_at'),
  }
}
