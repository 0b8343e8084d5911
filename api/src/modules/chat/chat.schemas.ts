import { Type, type Static } from 'typebox'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { uploadUrl } from '../upload/upload.service.ts'
import type { ChatRow } from './chat.repo.ts'

export const ChatMessageSchema = Type.Object(
  {
    id: Type.String(),
    sender: Type.Unsafe<'buyer' | 'staff'>({ type: 'string', enum: ['buyer', 'staff'], description: 'buyer 本店，staff 客户经理' }),
    staff: nullable(Type.String({ description: '答复人' })),
    content: nullable(Type.String({ description: '文字，纯文本' })),
    image: nullable(Type.String({ description: '图片的站内地址' })),
    created_at: Type.Integer({ description: '10 位秒' }),
  },
  { $id: 'ChatMessage' },
)
export type ChatMessageWire = Static<typeof ChatMessageSchema>

export function chatWire(row: ChatRow): ChatMessageWire {
  return {
    id: String(row.id),
    sender: row.sender,
    staff: row.staff,
    content: row.content,
    image: row.image_key === null ? null : uploadUrl(row.image_key),
    created_at: seconds(row.created_at),
  }
}

export const chatExample: ChatMessageWire = {
  id: '8',
  sender: 'staff',
  staff: '周景岳',
  content: '您好，订单已出库，预计明天上午送达。',
  image: null,
  created_at: 1795226400,
}
