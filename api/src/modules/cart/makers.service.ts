import { groupBy } from 'rules/groupBy'
import { isSameSpec } from 'rules/specParts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findOtherMakers } from '../goods/goodsHistory.repo.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { loadCart } from './cart.service.ts'
import { memberView } from '../user/user.service.ts'
import { cartDocument } from './cartDocument.ts'
import type { CartPricing } from './pricing.schemas.ts'

/** Of more makers a buyer wants no comparison; each is priced with the cart. */
const MAKERS_MAX = 6

export interface CartMakers {
  /** The cart's own document, which describes the goods of the other makers too. */
  readonly document: CartPricing
  /** What this member may buy now in the place of any line. */
  readonly goods: readonly GoodsView[]
  /** The plain lines that have any, with the goods that may take their place. */
  readonly lines: readonly { readonly id: number; readonly goodsIds: readonly number[] }[]
}

/** What could stand in for the cart's lines: the same article of other makers, lawful for this member now. */
export async function cartMakers(deps: Deps, memberId: number): Promise<CartMakers> {
  let others: ReadonlyMap<number, readonly number[]> = new Map()
  const parts = await loadCart(deps, await memberView(deps, memberId), undefined, async (rows) => {
    others = await findSameArticles(
      deps.db,
      rows.flatMap((row) => (row.type === 0 && row.goods_id !== null ? [row.goods_id] : [])),
    )
    return [...new Set([...others.values()].flat())]
  })
  const lines = parts.rows.flatMap((row) => {
    const inCart = row.type === 0 ? parts.goods.get(row.goods_id ?? 0) : undefined
    const goodsIds = (others.get(inCart?.id ?? 0) ?? []).filter((id) => mayStandIn(parts.goods.get(id), inCart))
    return goodsIds.length === 0 ? [] : [{ id: row.id, goodsIds }]
  })
  const allowed = new Set(lines.flatMap(({ goodsIds }) => goodsIds))
  return { document: cartDocument(parts), goods: [...parts.goods.values()].filter(({ id }) => allowed.has(id)), lines }
}

async function findSameArticles(db: Db, goodsIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const same = (await findOtherMakers(db, goodsIds)).filter(({ ownSpec, spec }) => isSameSpec(spec, ownSpec))
  const byLine = [...groupBy(same, ({ forId }) => forId)]
  return new Map(byLine.map(([forId, makers]) => [forId, makers.slice(0, MAKERS_MAX).map(({ id }) => id)]))
}

/** Nobody is led to goods near their date, unless such lie in the cart already. */
function mayStandIn(other: GoodsView | undefined, inCart: GoodsView | undefined): boolean {
  const isNear = ({ tags }: GoodsView): boolean => tags.some(({ kind }) => kind === 'near_expiry')
  if (other === undefined || inCart === undefined) return false
  return other.isBuyable && other.stock > 0 && (isNear(inCart) || !isNear(other))
}
