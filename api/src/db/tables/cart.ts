import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableJson } from './identity.ts'

/** 0 plain, 1 flash sale, 3 combination. */
export type CartLineType = 0 | 1 | 2 | 3 | 4

export interface CartLineTable {
  id: GeneratedAlways<number>
  member_id: number
  goods_id: number | null
  combo_id: number | null
  ck_id: number
  type: Generated<CartLineType>
  number: number
  is_selected: Generated<boolean>
  seen_price: number
  added_at: Date
}

export interface QuoteTable {
  id: GeneratedAlways<number>
  member_id: number
  hash: string
  content: Json
  created_at: Date
  expires_at: Date
}

export interface IdempotencyTable {
  member_id: number
  route: string
  key: string
  request_hash: string
  state: Generated<'running' | 'done'>
  response: NullableJson
  created_at: Date
}

export interface CartTables {
  cart_line: CartLineTable
  quote: QuoteTable
  idempotency: IdempotencyTable
}
