import { sql } from 'kysely'
import { KINDS, TAGGED_KINDS, type TaggedKind } from 'rules/kinds'
import type { Db } from '../../db/schema.ts'
import { namedGoods } from './named.ts'

interface PromotionTag {
  readonly text: string
  readonly kind: TaggedKind
  readonly ids: readonly number[]
}

/** What names goods: running promotions, as tags, and the member's own coupons. What covers everything names nothing. */
export interface Naming {
  readonly tags: readonly PromotionTag[]
  readonly couponIds: readonly number[]
}

interface Row {
  goods_id: number
  named: { kind: TaggedKind | 'coupon'; id: number }[]
}

/** What names each of the goods now; what is used up names nothing. A visitor has no coupons. */
export async function findNaming(
  db: Db,
  goodsIds: readonly number[],
  memberId: number | null,
  now: Date,
): Promise<ReadonlyMap<number, Naming>> {
  if (goodsIds.length === 0) return new Map()
  const ids = sql.join(goodsIds)
  const coupons =
    memberId === null
      ? sql``
      : sql`union all select g.goods_id, 'coupon', c.id from coupon c join coupon_template t on t.id = c.template_id
      join coupon_goods g on g.template_id = t.id
      where c.member_id = ${memberId} and c.status = 'unused' and c.valid_from <= ${now} and c.valid_to > ${now}
        and not t.covers_all and g.goods_id in (${ids})`
  const { rows } = await sql<Row>`select goods_id, jsonb_agg(jsonb_build_object('kind', kind, 'id', id) order by id) as named from (
      ${namedGoods(TAGGED_KINDS, now, sql`goods_id in (${ids})`)}
      ${coupons}
    ) named group by goods_id`.execute(db)
  return new Map(rows.map(({ goods_id, named }) => [goods_id, namingOf(named)]))
}

function namingOf(named: Row['named']): Naming {
  const idsOf = (kind: Row['named'][number]['kind']) => named.filter((target) => target.kind === kind).map((target) => target.id)
  return {
    tags: TAGGED_KINDS.map((kind) => ({ kind, text: KINDS[kind].tag, ids: idsOf(kind) })).filter((tag) => tag.ids.length > 0),
    couponIds: idsOf('coupon'),
  }
}
