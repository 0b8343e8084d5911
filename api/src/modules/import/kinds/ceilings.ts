import { sql } from 'kysely'
import { formatMoney } from 'rules/money'
import { today, type Deps } from '../../../deps.ts'
import type { Change } from '../kind.ts'

interface Told {
  readonly goodsId: unknown
  readonly price: unknown
}

const over = (word: string, price: number, batch: string, ceiling: number): string =>
  `${word} ${formatMoney(price)} 元高于「${batch}」的最高限价 ${formatMoney(ceiling)} 元`

/** Prices above what a batch of the centralised procurement allows, also one that is still to begin: a sentence by the key. */
export async function pricesOverCeiling(
  { db, clock }: Deps,
  changes: readonly Change[],
  tell: (change: Change) => Told,
): Promise<ReadonlyMap<string, string>> {
  const told = changes.map((change) => ({ key: change.key, ...tell(change) })).filter(({ price }) => typeof price === 'number')
  const ids = told.flatMap(({ goodsId }) => (typeof goodsId === 'number' ? [goodsId] : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('goods_procurement')
    .where('goods_id', 'in', ids)
    .where('ends_on', '>=', today(clock.now()))
    .orderBy('ceiling')
    .select(['goods_id', 'batch', 'ceiling'])
    .execute()
  const lowest = new Map(rows.toReversed().map((row) => [row.goods_id, row]))
  return new Map(
    told.flatMap(({ key, goodsId, price }) => {
      const bound = lowest.get(Number(goodsId))
      return bound === undefined || Number(price) <= bound.ceiling ? [] : [[key, over('价格', Number(price), bound.batch, bound.ceiling)]]
    }),
  )
}

/** Ceilings below a price that is told already. */
export async function ceilingsUnderPrice({ db, clock }: Deps, changes: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const now = clock.now()
  const open = changes.filter(({ row }) => String(row['ends_on']) >= today(now))
  const ids = [...new Set(open.map(({ row }) => Number(row['goods_id'])))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ goods_id: number; price: number }>`select g.id as goods_id, greatest(g.base_price,
      (select max(r.price) from price_rule r where r.goods_id = g.id and (r.ends_at is null or r.ends_at > ${now}))) as price
    from goods g where g.id = any(${ids}::bigint[])`.execute(db)
  const highest = new Map(rows.map(({ goods_id, price }) => [goods_id, price]))
  return new Map(
    open.flatMap(({ key, row }) => {
      const price = highest.get(Number(row['goods_id'])) ?? 0
      const ceiling = Number(row['ceiling'])
      return price > ceiling ? [[key, `${over('已有价格', price, String(row['batch']), ceiling)}，请先降价`]] : []
    }),
  )
}
