import { migrationOf } from './statements.ts'

/** Staff's own key for a coupon they publish: sent again it is the same coupon. Those of the seed have none. */
export const couponKey = migrationOf(
  [
    `alter table coupon_template add column client_key text`,
    `create unique index coupon_template_client_key on coupon_template (client_key) where client_key is not null`,
  ],
  { isAdditive: true },
)
