import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, refused } from '../../server/apiErrors.ts'
import { addOne, type Addition } from '../cart/cartWrite.service.ts'
import { goodsSubstitutes } from '../goods/goods.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { onceIfKeyed } from '../idempotency/idempotency.service.ts'
import type { MemberView } from '../user/memberView.ts'
import { memberView } from '../user/user.service.ts'
import { findLines, type LineRow } from './read.repo.ts'
import { ownOrder } from './read.service.ts'

const SUBSTITUTES_MAX = 3

export interface Rebought {
  added: { line: string; goods_id: string; number: number }[]
  skipped: Skipped[]
}
interface Skipped {
  line: string
  goods_id: string
  name: string
  number: number
  reason: string
  message: string
  available: number | null
}

/** One thing to buy again: a line, or the set that several lines were. */
interface Again {
  readonly line: LineRow
  readonly addition: Addition
}

/** What was ordered goes into the cart once more, at today's prices and by the cart's own rules; what cannot is named with its reason. */
export async function rebuy(deps: Deps, memberId: number, orderId: number, clientKey: string | null): Promise<Rebought> {
  const viewer = await memberView(deps, memberId)
  if (viewer.review !== 'passed') throw refused('NOT_REVIEWED')
  const order = await ownOrder(deps, memberId, orderId)
  const wanted = await whatToAdd(deps.db, order.ck_id, await findLines(deps.db, [orderId]))
  return onceIfKeyed(deps, { memberId, route: 'POST /api/order/{id}/rebuy', key: clientKey, request: { orderId } }, (tx) =>
    addAll(tx, memberId, wanted),
  )
}

/** What could stand in for goods that were passed over. */
export async function substitutesFor(deps: Deps, viewer: MemberView, goodsId: number): Promise<GoodsView[]> {
  const found = await goodsSubstitutes(deps, goodsId, viewer).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
  return found.filter((goods) => goods.isBuyable && goods.refusal === null && goods.stock > 0).slice(0, SUBSTITUTES_MAX)
}

async function addAll(deps: Deps, memberId: number, wanted: readonly Again[]): Promise<Rebought> {
  const result: Rebought = { added: [], skipped: [] }
  for (const { line, addition } of wanted) {
    const about = { line: String(line.id), goods_id: String(line.goods_id), number: addition.number }
    try {
      await addOne(deps, memberId, addition)
      result.added.push(about)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { reason, available } = error.data ?? {}
      result.skipped.push({
        ...about,
        name: line.snapshot.name,
        reason: typeof reason === 'string' ? reason : 'NOT_ON_SALE',
        message: error.message,
        available: typeof available === 'number' ? available : null,
      })
    }
  }
  return result
}

async function whatToAdd(db: Db, ckId: number, lines: readonly LineRow[]): Promise<Again[]> {
  const plain = lines.filter((line) => line.type === 0 || line.type === 1 || line.type === 4)
  const firstOfSet = [
    ...Map.groupBy(
      lines.filter((line) => line.combo_id !== null),
      (line) => line.combo_id,
    ).values(),
  ].flatMap((set) => set.slice(0, 1))
  const perSet = await findPerSet(db, firstOfSet)
  return [
    ...plain.map((line): Again => ({
      line,
      addition: { type: 0, goodsId: line.goods_id, comboId: null, ckId, number: line.qty, price: null },
    })),
    ...firstOfSet.map((line): Again => ({
      line,
      addition: {
        type: 3,
        goodsId: null,
        comboId: line.combo_id,
        ckId,
        number: Math.max(1, Math.floor(line.qty / (perSet.get(line.id) ?? line.qty))),
        price: null,
      },
    })),
  ]
}

/** How many of a component one set holds. */
async function findPerSet(db: Db, lines: readonly LineRow[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    qty: number
  }>`select l.id, i.qty from order_line l join combo_item i on i.combo_id = l.combo_id and i.goods_id = l.goods_id
    where l.id in (${sql.join(lines.map((line) => line.id))})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.qty]))
}
