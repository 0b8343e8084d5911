import type { Insertable } from 'kysely'
import type { GoodsTable } from '../db/tables/catalogue.ts'
import type { Day } from '../db/tables/identity.ts'
import { TEST_NOW } from './clock.ts'
import type { Harness } from './harness.ts'

export const MAIN = 1
export const HERBS = 2

/** Two warehouses, a category, a maker and a supplier: what goods hang on. */
export async function createTrade(harness: Harness): Promise<void> {
  const { db } = harness.deps
  await db
    .insertInto('warehouse')
    .values([
      { id: MAIN, name: '主仓', free_over: 80_000, fee: 1_200, min_order: 20_000 },
      { id: HERBS, name: '中药仓', free_over: 50_000, fee: 1_500, min_order: 10_000 },
    ])
    .execute()
  await db.insertInto('category').values({ id: 100, tree: 'common', parent_id: null, name: '西药' }).execute()
  await db.insertInto('manufacturer').values({ name: '青榕制药有限公司', pinyin: 'qrzy', pinyin_full: 'qingrongzhiyao' }).execute()
  await db.insertInto('supplier').values({ name: '云汀医药有限公司' }).execute()
}

/** What is in stock lies in one lot that lasts, unless lots are given. */
export interface TestLot {
  readonly lot: string
  readonly number: number
  readonly expires: Day
  readonly produced?: Day
}
interface TestGoods {
  readonly stock?: number
  readonly lots?: readonly TestLot[]
  readonly ladder?: readonly { number: number; price: number }[]
}

let made = 0

/** Goods anybody in order may buy: 10.00 a piece, packs of 5, 100 in stock; `changes` make them special. */
export async function createGoods(harness: Harness, changes: Partial<Insertable<GoodsTable>> & TestGoods = {}): Promise<number> {
  const { db } = harness.deps
  const { stock = 100, lots, ladder = [], ...columns } = changes
  const n = ++made
  const row: Insertable<GoodsTable> = {
    name: `测试胶囊${n}`,
    common_name: '测试胶囊',
    pinyin: 'csjn',
    pinyin_full: 'ceshijiaonang',
    sccj_id: 1,
    supplier_id: 1,
    category_id: 100,
    ck_id: MAIN,
    ypgg: '0.25g*24粒',
    bzdw: '盒',
    jx: '胶囊剂',
    kind: 'western',
    rx_class: 'otc_a',
    device_class: null,
    approval_no: `国药准字H${String(n).padStart(8, '0')}`,
    barcode: null,
    scope_code: 'chemical',
    base_price: 1_000,
    special_price: null,
    special_until: null,
    zbz: 5,
    jzl: null,
    min_qty: 5,
    free_shipping_number: null,
    created_at: TEST_NOW,
    ...columns,
  }
  const { id } = await db.insertInto('goods').values(row).returning('id').executeTakeFirstOrThrow()
  const batches = lots ?? (stock === 0 ? [] : [{ lot: `A${id}`, number: stock, expires: '2028-01-01' }])
  await db
    .insertInto('stock')
    .values({ goods_id: id, ck_id: row.ck_id, on_hand: batches.reduce((sum, batch) => sum + batch.number, 0) })
    .execute()
  if (batches.length > 0) {
    await db
      .insertInto('goods_batch')
      .values(
        batches.map(({ lot, number, expires, produced = '2026-01-01' }) => ({
          goods_id: id,
          ck_id: row.ck_id,
          lot_no: lot,
          produced,
          expires,
          on_hand: number,
        })),
      )
      .execute()
  }
  if (ladder.length > 0)
    await db
      .insertInto('goods_ladder')
      .values(ladder.map((tier) => ({ goods_id: id, ...tier })))
      .execute()
  return id
}

/** From now on so many are on hand, all in one lot that lasts. */
export async function setStock({ deps: { db } }: Harness, goodsId: number, number: number): Promise<void> {
  const { ck_id } = await db
    .updateTable('stock')
    .set({ on_hand: number })
    .where('goods_id', '=', goodsId)
    .returning('ck_id')
    .executeTakeFirstOrThrow()
  await db.updateTable('goods_batch').set({ on_hand: 0 }).where('goods_id', '=', goodsId).execute()
  await db
    .insertInto('goods_batch')
    .values({ goods_id: goodsId, ck_id, lot_no: `A${goodsId}`, produced: '2026-01-01', expires: '2028-01-01', on_hand: number })
    .onConflict((oc) => oc.columns(['goods_id', 'ck_id', 'lot_no']).doUpdateSet({ on_hand: number }))
    .execute()
}
