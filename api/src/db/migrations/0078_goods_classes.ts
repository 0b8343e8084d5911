import { longMigrationOf } from './statements.ts'

/** As 0007 has them, and the class of prescription. */
const FACTS = `goods (category_id, jx, sccj_id, ypgg, first_expires, sold, base_price, created_at, id, ck_id, kind, is_youx,
    is_controlled, is_cold, is_eph, special_price, special_until, rx_class) where is_on_sale`

/** Lists narrow by the class of prescription and count it without reading the goods themselves. */
export const goodsClasses = longMigrationOf(
  [
    'drop index concurrently if exists goods_rx',
    'create index concurrently goods_rx on goods (rx_class) where is_on_sale',
    'drop index concurrently if exists goods_facts_rx',
    `create index concurrently goods_facts_rx on ${FACTS}`,
    'drop index concurrently if exists goods_facts',
    'alter index if exists goods_facts_rx rename to goods_facts',
  ],
  { isAdditive: true },
)
