import { migrationOf } from './statements.ts'

/** Keys of calls are forgotten after a while; the old ones are found by their time. */
export const forgottenKeys = migrationOf([`create index idempotency_old on idempotency (created_at)`])
