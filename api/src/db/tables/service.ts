import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from './identity.ts'

export type WantedStatus = 'open' | 'closed'
export type SupplyStatus = 'pending' | 'published' | 'refused'
export type FeedbackType = 'goods' | 'delivery' | 'service' | 'site' | 'other'

/** What a shop looks for. */
export interface WantedTable {
  id: GeneratedAlways<number>
  member_id: number
  name: string
  spec: string | null
  maker: string | null
  number: number
  /** What the shop would pay for one. */
  price: number | null
  until: Day
  remark: string | null
  status: Generated<WantedStatus>
  created_at: Date
  closed_at: Date | null
}

export interface WantedReplyTable {
  id: GeneratedAlways<number>
  wanted_id: number
  staff: string
  content: string
  /** The goods on offer, where the marketplace has them. */
  goods_id: number | null
  price: number | null
  number: number | null
  at: Date
}

/** What a shop could deliver. */
export interface SupplyTable {
  id: GeneratedAlways<number>
  member_id: number
  name: string
  spec: string
  maker: string
  price: number
  stock: number
  expires: Day
  remark: string | null
  status: Generated<SupplyStatus>
  reason: string | null
  staff: string | null
  created_at: Date
  decided_at: Date | null
}

export interface FeedbackTable {
  id: GeneratedAlways<number>
  member_id: number
  type: FeedbackType
  content: string
  created_at: Date
}
export interface FeedbackReplyTable {
  id: GeneratedAlways<number>
  feedback_id: number
  staff: string
  content: string
  at: Date
}

/** Goods a shop buys regularly, in their usual quantities. */
export interface PlanTable {
  id: GeneratedAlways<number>
  /** The shop that made it. */
  member_id: number
  name: string
  /** For all shops of the owner's account. */
  is_shared: Generated<boolean>
  /** One more with every saving. */
  version: Generated<number>
  created_at: Date
  changed_at: Date
}

export interface ServiceTables {
  plan: PlanTable
  plan_line: { plan_id: number; goods_id: number; nth: number; qty: number }
  wanted: WantedTable
  wanted_image: { wanted_id: number; nth: number; file_key: string }
  wanted_reply: WantedReplyTable
  supply: SupplyTable
  feedback: FeedbackTable
  feedback_image: { feedback_id: number; nth: number; file_key: string }
  feedback_reply: FeedbackReplyTable
}
