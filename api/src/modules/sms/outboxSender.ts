import type { Db } from '../../db/schema.ts'
import { insertOutbox } from './sms.repo.ts'
import type { SmsSender } from './smsSender.ts'

/** The demo's phone: messages go into a table, which GET /outbox shows. */
export function outboxSender(db: Db): SmsSender {
  return { send: ({ phone, scene, text, at }) => insertOutbox(db, { phone, scene, text, at }) }
}
