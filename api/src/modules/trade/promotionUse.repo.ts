import { sql } from 'kysely'
import { KINDS } from 'rules/kinds'
import type { Db } from '../../db/schema.ts'
import { COUNTED_KINDS, STORED } from '../promotion/kinds.ts'
import type { PromotionUse, UseColumns } from '../promotion/kinds/storedKind.ts'

/** What an order uses up of a promotion, kept so that it can give back exactly that. */
export interface OrderUse extends PromotionUse {
  readonly orderId: number
}

export async function insertUses(db: Db, uses: readonly OrderUse[]): Promise<void> {
  if (uses.length === 0) return
  await db
    .insertInto('promotion_take')
    .values(uses.map((use) => ({ order_id: use.orderId, qty: use.qty, ...UNUSED, ...STORED[use.kind].counted?.columns(use) })))
    .execute()
}

const COLUMNS = [
  'flash_item_id',
  'combo_id',
  'group_team_id',
  'gift_promotion_id',
  'gift_goods_id',
  'addon_item_id',
  'addon_number',
  'promotion_id',
] as const satisfies readonly (keyof UseColumns)[]
const UNUSED: UseColumns = {
  flash_item_id: null,
  combo_id: null,
  group_team_id: null,
  gift_promotion_id: null,
  gift_goods_id: null,
  addon_item_id: null,
  addon_number: null,
  promotion_id: null,
}

interface UseRow extends UseColumns {
  id: number
  qty: number
}

/** Gives back what the orders used by themselves, once. */
export async function returnUses(db: Db, orderIds: readonly number[], memberId: number): Promise<void> {
  const rows = await db
    .updateTable('promotion_take')
    .set({ is_returned: true })
    .where('order_id', 'in', orderIds)
    .where('is_returned', '=', false)
    .where('promotion_id', 'is', null)
    .returning(['id', 'qty', ...COLUMNS])
    .execute()
  await lowerCounts(db, rows, memberId)
}

/** Gives back what the trade used as a whole, with the last of its orders. */
export async function returnTradeUses(db: Db, tradeId: number, memberId: number): Promise<void> {
  const rows = await db
    .updateTable('promotion_take')
    .set({ is_returned: true })
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').where('trade_id', '=', tradeId).select('id'))
    .where('is_returned', '=', false)
    .where('promotion_id', 'is not', null)
    .returning(['id', 'qty', ...COLUMNS])
    .execute()
  await lowerCounts(db, rows, memberId)
}

/** In the order in which they are used. */
async function lowerCounts(db: Db, rows: readonly UseRow[], memberId: number): Promise<void> {
  for (const { counted } of COUNTED_KINDS) {
    const used = rows.filter((row) => row[counted.column] !== null)
    const placeOf = (row: UseRow) => row.gift_goods_id ?? row[counted.column] ?? 0
    for (const row of used.toSorted((a, b) => placeOf(a) - placeOf(b))) await counted.giveBack(db, row, memberId)
  }
}

export interface ShortLine {
  readonly orderId: number
  readonly memberId: number
  readonly goodsId: number
  readonly type: 0 | 1 | 2 | 3 | 4 | 9
  readonly qty: number
}

/** Gives back what units of one line used up of the promotion that sold them. What is used whole stays so. */
export async function returnUnits(db: Db, { orderId, memberId, goodsId, type, qty }: ShortLine): Promise<void> {
  const counted = COUNTED_KINDS.find(({ kind }) => KINDS[kind].lineType === type)?.counted
  if (counted === undefined || counted.goodsOf === null) return
  const { rows } = await sql<UseRow>`select k.* from promotion_take k
    where k.order_id = ${orderId} and not k.is_returned
      and ${sql.ref(`k.${counted.column}`)} is not null and ${goodsId} = ${counted.goodsOf} order by k.id`.execute(db)
  let open = qty
  for (const row of rows) {
    const units = Math.min(open, row.qty)
    if (units === 0) return
    await db
      .updateTable('promotion_take')
      .set(units === row.qty ? { is_returned: true } : { qty: row.qty - units })
      .where('id', '=', row.id)
      .execute()
    await counted.giveBack(db, { ...row, qty: units }, memberId)
    open -= units
  }
}
