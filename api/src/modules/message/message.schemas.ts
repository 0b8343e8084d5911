import { Type, type Static } from 'typebox'
import type { MessageType } from '../../db/tables/message.ts'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import type { MessageRow } from './message.repo.ts'

export const TYPE_TEXTS: Readonly<Record<MessageType, string>> = { order: '订单', promo: '优惠', notice: '通知', cert: '资质' }
const TYPES: readonly MessageType[] = ['order', 'promo', 'notice', 'cert']

export const typeField = () =>
  Type.Unsafe<MessageType>({
    type: 'string',
    enum: [...TYPES],
    title: '消息类型',
    description: 'order 订单，promo 优惠，notice 通知，cert 资质',
  })

export const MessageSchema = Type.Object(
  {
    id: Type.String(),
    type: typeField(),
    type_text: Type.String(),
    title: Type.String(),
    body: Type.String({ description: '正文，纯文本' }),
    url: nullable(Type.String({ description: '可前往的站内地址' })),
    is_read: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
    created_at: Type.Integer({ description: '10 位秒' }),
  },
  { $id: 'Message' },
)
export type MessageWire = Static<typeof MessageSchema>

export const UnreadData = {
  unread: Type.Integer({ description: '未读消息数' }),
  unread_by_type: Type.Object(
    { order: Type.Integer(), promo: Type.Integer(), notice: Type.Integer(), cert: Type.Integer() },
    { description: '各类未读消息数' },
  ),
}

export function messageWire(row: MessageRow): MessageWire {
  return {
    id: String(row.id),
    type: row.type,
    type_text: TYPE_TEXTS[row.type],
    title: row.title,
    body: row.body,
    url: row.url,
    is_read: row.read_at === null ? 0 : 1,
    created_at: seconds(row.created_at),
  }
}

export const messageExample: MessageWire = {
  id: '31',
  type: 'order',
  type_text: '订单',
  title: '订单已发货',
  body: '订单 202611211000001234567801_1 已发货，送达时请当面核对批号与数量。',
  url: '/order/info/12',
  is_read: 0,
  created_at: 1795226400,
}
export const unreadExample = { unread: 3, unread_by_type: { order: 2, promo: 1, notice: 0, cert: 0 } }
