import type { GeneratedAlways } from 'kysely'

export type MessageType = 'order' | 'promo' | 'notice' | 'cert'

export interface MessageTable {
  id: GeneratedAlways<number>
  member_id: number
  type: MessageType
  /** What it tells of: the same thing is told a shop once. */
  ref: string
  title: string
  body: string
  /** The page of this site where it goes on. */
  url: string | null
  created_at: Date
  read_at: Date | null
  deleted_at: Date | null
}

export type ChatSender = 'buyer' | 'staff'

export interface ChatMessageTable {
  id: GeneratedAlways<number>
  member_id: number
  sender: ChatSender
  account_id: number | null
  staff: string | null
  content: string | null
  image_key: string | null
  created_at: Date
}

export interface ChatSeenTable {
  member_id: number
  seen_id: number
}

export interface MessageTables {
  message: MessageTable
  chat_message: ChatMessageTable
  chat_seen: ChatSeenTable
}
