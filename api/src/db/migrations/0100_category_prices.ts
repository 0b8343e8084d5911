import { longMigrationOf } from './statements.ts'

/**
 * A category is listed by price along prices of its own, and not past what is cheaper elsewhere; of goods with a price of their own those
 * of other categories are left out by the index.
 */
export const categoryPrices = longMigrationOf(
  [
    'drop index concurrently if exists goods_category_price',
    `create index concurrently goods_category_price on goods (category_id, base_price, id)
      where is_on_sale and special_price is null and not is_controlled`,
    'drop index concurrently if exists goods_own_price_category',
    `create index concurrently goods_own_price_category on goods (id)
      include (base_price, special_price, special_until, is_controlled, ck_id, category_id)
      where is_on_sale and (special_price is not null or is_controlled)`,
    'drop index concurrently if exists goods_own_price',
    'alter index if exists goods_own_price_category rename to goods_own_price',
  ],
  { isAdditive: true },
)
