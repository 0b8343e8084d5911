import type { Generated, GeneratedAlways } from 'kysely'

export type MessageType = 'order' | 'promo' | 'notice' | 'cert'
/** How a message leaves this site. */
export type SendingChannel = 'sms' | 'mail' | 'wechat'
export type SendingState = 'waiting' | 'sent' | 'failed' | 'unknown'

export interface MessageTable {
  id: GeneratedAlways<number>
  member_id: number
  type: MessageType
  /** Null for messages of before, which go nowhere else. */
  kind: Generated<string | null>
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

export interface MessageDueTable {
  message_id: number
}

/** What a person chose otherwise than the house proposes. */
export interface MessageChoiceTable {
  account_id: number
  kind: string
  channel: SendingChannel
  is_on: boolean
  at: Date
}

export interface MessageSendingTable {
  id: GeneratedAlways<number>
  message_id: number
  account_id: number
  channel: SendingChannel
  state: Generated<SendingState>
  attempts: Generated<number>
  at: Date
  next_at: Date
  first_at: Generated<Date | null>
  /** By the database's clock: after it a sender is taken for dead. */
  taken_until: Generated<Date>
  taken_by: Generated<string | null>
  /** The other side may have it since then. */
  handed_at: Generated<Date | null>
  error: Generated<string | null>
  done_at: Generated<Date | null>
}

export interface AccountMailTable {
  account_id: number
  address: string
  verified_at: Date
  bounced_at: Generated<Date | null>
  bounce: Generated<string | null>
}

export interface MailCodeTable {
  account_id: number
  address: string
  code_hash: Uint8Array
  tries: Generated<number>
  created_at: Date
  expires_at: Date
}

export interface SendingChannelTable {
  name: SendingChannel
  token: string | null
  token_until: Date | null
  renewed_until: Generated<Date>
  paused_until: Date | null
  pause: string | null
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
  message_due: MessageDueTable
  message_choice: MessageChoiceTable
  message_sending: MessageSendingTable
  account_mail: AccountMailTable
  mail_code: MailCodeTable
  sending_channel: SendingChannelTable
  chat_message: ChatMessageTable
  chat_seen: ChatSeenTable
}
