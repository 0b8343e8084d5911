import type { Generated, GeneratedAlways } from 'kysely'

export type SmsScene = 'register' | 'login' | 'forget' | 'bind' | 'phone' | 'shop'
/** `notice` is no code but a message of the shop. */
export type SmsPurpose = SmsScene | 'notice'
export type TicketScene = 'register' | 'forget' | 'shop' | 'wechat' | 'invite'

export interface SmsCodeTable {
  phone: string
  scene: SmsScene
  code_hash: Uint8Array
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface SmsQuotaTable {
  subject: string
  used: number
  next_at: Date
  ends_at: Date
}

export interface SmsOutboxTable {
  id: GeneratedAlways<number>
  phone: string
  scene: SmsPurpose
  text: string
  at: Date
}

export interface EntryTicketTable {
  token_hash: Uint8Array
  scene: TicketScene
  phone: string | null
  account_id: number | null
  open_id: string | null
  nickname: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface WechatBindingTable {
  account_id: number
  open_id: string
  nickname: string
  bound_at: Date
}

/** `follow`: to read the shop's official account, which sends messages. */
export type WechatScene = 'login' | 'bind' | 'register' | 'follow'

export interface WechatFollowerTable {
  account_id: number
  open_id: string
  nickname: string
  at: Date
}

export interface WechatScanTable {
  state_hash: Uint8Array
  scene: WechatScene
  account_id: number | null
  outcome: 'confirmed' | 'refused' | 'taken' | null
  open_id: string | null
  nickname: string | null
  created_at: Date
  expires_at: Date
  answered_at: Date | null
  used_at: Date | null
}

export interface VisitorKeyTable {
  route: string
  key: string
  request_hash: string
  account_id: number | null
  member_id: number | null
  created_at: Date
}

export interface AccountEntryTables {
  sms_code: SmsCodeTable
  sms_quota: SmsQuotaTable
  sms_outbox: SmsOutboxTable
  entry_ticket: EntryTicketTable
  wechat_binding: WechatBindingTable
  wechat_scan: WechatScanTable
  wechat_follower: WechatFollowerTable
  visitor_key: VisitorKeyTable
}
