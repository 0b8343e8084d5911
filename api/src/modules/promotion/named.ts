import { sql, type RawBuilder } from 'kysely'
import type { PromotionKind } from 'rules/kinds'
import { isRunning } from './isRunning.ts'
import { STORED } from './kinds.ts'

/** Goods that running promotions of these kinds name while they have any to give: rows of goods_id, kind and id. `isAsked` narrows them. */
export function namedGoods(kinds: readonly PromotionKind[], now: Date, isAsked: RawBuilder<boolean> = sql`true`): RawBuilder<unknown> {
  const listed = kinds.filter((kind) => STORED[kind].named === 'listed')
  const sources = [
    ...(listed.length === 0
      ? []
      : [sql`select promotion_id, goods_id, ${[...listed]}::text[] as kinds from promotion_goods where ${isAsked}`]),
    ...kinds.flatMap((kind) => {
      const { named } = STORED[kind]
      return named === null || named === 'listed'
        ? []
        : [sql`select promotion_id, goods_id, ${[kind]}::text[] from (${named}) counted where ${isAsked}`]
    }),
  ]
  return sql`select distinct named.goods_id, p.kind, p.id from (${sql.join(sources, sql` union all `)}) named
    join promotion p on p.id = named.promotion_id and p.kind = any(named.kinds)
    where ${isRunning('p', now)} and p.taken < coalesce(p.total, p.taken + 1)`
}
