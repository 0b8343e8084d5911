import { longMigrationOf } from './statements.ts'

/** A shop's statement finds the payments of its month by their time: they are of a shop only through their trade. */
export const paymentTime = longMigrationOf(
  [
    'drop index concurrently if exists payment_settled',
    'create index concurrently payment_settled on payment (settled_at) where settled_at is not null',
  ],
  { isAdditive: true },
)
