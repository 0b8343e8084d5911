import { migrationOf } from './statements.ts'

const FILTERED = 'category_id, jx, sccj_id, ypgg, first_expires, created_at, ck_id, is_youx'

/** Lists that walk along an order find in its index all that they filter by, and read the goods of the page alone. */
export const walkedLists = migrationOf([
  `drop index goods_plain_price`,
  `create index goods_plain_price on goods (base_price, id) include (${FILTERED})
    where is_on_sale and special_price is null and not is_controlled`,
  `drop index goods_sales`,
  `create index goods_sales on goods (sold desc, id) include (${FILTERED}) where is_on_sale`,
])
