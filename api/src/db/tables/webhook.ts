import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './identity.ts'

interface WebhookTable {
  id: GeneratedAlways<number>
  /** Whose program it is; null for the office's. */
  member_id: Generated<number | null>
  url: string
  events: readonly string[]
  created_by: string
  created_at: Date
  paused_at: Generated<Date | null>
  /** Why it is paused. */
  reason: Generated<string | null>
  success_at: Generated<Date | null>
  ended_at: Generated<Date | null>
}
interface WebhookSecretTable {
  id: GeneratedAlways<number>
  webhook_id: number
  secret: string
  created_at: Date
  ends_at: Generated<Date | null>
}
interface OfficeEventTable {
  id: GeneratedAlways<number>
  type: string
  lane: string
  data: Json
  at: Date
  /** Whoever had subscribed has its deliveries. */
  is_gathered: Generated<boolean>
  /** The shop whose program alone may hear of it. */
  member_id: Generated<number | null>
}
export type DeliveryState = 'waiting' | 'done' | 'parked'
interface WebhookDeliveryTable {
  webhook_id: number
  event_id: number
  lane: string
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_at: Date
  first_at: Generated<Date | null>
  /** By the database's clock: after it a sender is taken for dead. */
  taken_until: Generated<Date>
  taken_by: Generated<string | null>
  tried_at: Generated<Date | null>
  status: Generated<number | null>
  error: Generated<string | null>
  done_at: Generated<Date | null>
}

export interface WebhookTables {
  webhook: WebhookTable
  webhook_secret: WebhookSecretTable
  office_event: OfficeEventTable
  webhook_delivery: WebhookDeliveryTable
}
