import type { Insertable } from 'kysely'
import type { GoodsTable } from '../db/tables/catalogue.ts'
import { TEST_NOW } from './clock.ts'
import type { Harness } from './harness.ts'

export const MAIN = 1
export const HERBS = 2

/** Two warehouses, a category, a maker and a supplier: what goods hang on. */
export async function createTrade(harness: Harness): Promise<void> {
  const { db } = harness.deps
  await db.insertInto('warehouse').values([
    { id: MAIN, name: '主仓', free_over: 80_000, fee: 1_200, min_order: 20_000 },
    { id: HERBS, name: '中药仓', free_over: 50_000, fee: 1_500, min_order: 10_000 },
  ]).execute()
  await db.insertInto('category').values({ id: 100, tree: 'common', parent_id: null, name: '西药' }).execute()
  await db.insertInto('manufacturer').values({ name: '青榕制药有限公司', pinyin: 'qrzy', pinyin_full: 'qingrongzhiyao' }).execute()
  await db.insertInto('supplier').values({ name: '云汀医药有限公司' }).execute()
}

interface TestGoods { readonly stock?: number; readonly ladder?: readonly { number: number; price: number }[] }

let made = 0

/** Goods anybody in order may buy: 10.00 a piece, packs of 5, 100 in stock; `changes` make them special. */
export async function createGoods(harness: Harness, changes: Partial<Insertable<GoodsTable>> & TestGoods = {}): Promise<number> {
  const { db } = harness.deps
  const { stock = 100, ladder = [], ...columns } = changes
  const n = ++made
  const row: Insertable<GoodsTable> = {
    name: `测试胶囊${n}`, common_name: '测试胶囊', pinyin: 'csjn', pinyin_full: 'ceshijiaonang', sccj_id: 1, supplier_id: 1, category_id: 100, ck_id: MAIN,
    ypgg: '0.25g*24粒', bzdw: '盒', jx: '胶囊剂', kind: 'western', rx_class: 'otc_a', device_class: null, approval_no: `国药准字H${String(n).padStart(8, '0')}`, barcode: null,
    scope_code: 'chemical', base_price: 1_000, special_price: null, special_until: null, zbz: 5, jzl: null, min_qty: 5, free_shipping_number: null, created_at: TEST_NOW,
    ...columns,
  }
  const { id } = await db.insertInto('goods').values(row).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('stock').values({ goods_id: id, ck_id: row.ck_id, on_hand: stock }).execute()
  if (ladder.length > 0) await db.insertInto('goods_ladder').values(ladder.map((tier) => ({ goods_id: id, ...tier }))).execute()
  return id
}
