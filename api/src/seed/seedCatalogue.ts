import { WELFARE_BP } from 'rules/constants'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../deps.ts'
import { pinyinReadings } from '../modules/goods/pinyinReadings.ts'
import type { Db } from '../db/schema.ts'
import { CATEGORIES } from './categories.ts'
import { readGoodsCsv } from './goodsCsv.ts'
import { planGoods, WAREHOUSE, type PlannedGoods } from './goodsPlan.ts'
import { COMPOUND_LIMITS, lawOf, procurements } from './goodsLaw.ts'
import { insertRows } from './insertRows.ts'
import { BRAND_MAKERS, MAKERS, SUPPLIERS } from './makers.ts'
import { seedHerbs } from './seedHerbs.ts'
import { seedLeaflets } from './seedLeaflets.ts'
import { SeededRandom } from './seededRandom.ts'

const SEED = 20_261_121

/** Provinces whose shops a controlled product is sold to; a controlled product no rule allows is denied. */
const CONTROLLED_AT: readonly (readonly number[])[] = [
  [330_000, 320_000, 310_000],
  [330_000, 510_000],
  [440_000, 510_000],
]

interface Ids {
  readonly makers: ReadonlyMap<string, number>
  readonly suppliers: ReadonlyMap<string, number>
}

/** For so many days the demo knows the day's specials, each day other ones. */
const SPECIAL = { days: 60, aDay: 12 } as const
const DAY_SECONDS = 86_400

/** Warehouses, regions, categories, makers, goods with lots, prices and stock, as they are today; the stock was counted when the clock says. */
export async function seedCatalogue(deps: Deps, today = deps.clock.now()): Promise<void> {
  const { db } = deps
  await seedPlaces(db)
  const ids: Ids = { makers: await seedMakers(db), suppliers: await seedSuppliers(db) }
  const plan = planGoods(readGoodsCsv(), new SeededRandom(SEED), seconds(today))
  await insertRows(
    db,
    'goods',
    plan.map((goods, nth) => ({ ...goodsRow(goods, ids), ...lawOf(goods, nth) })),
  )
  const goodsIds = await idsByBarcode(db)
  const idOf = (goods: PlannedGoods): number => needed(goodsIds, goods.barcode)
  await insertRows(
    db,
    'goods_category',
    plan.flatMap((goods) => goods.zones.map((category_id) => ({ goods_id: idOf(goods), category_id }))),
  )
  await insertRows(
    db,
    'goods_ladder',
    plan.flatMap((goods) => goods.ladder.map((tier) => ({ goods_id: idOf(goods), number: tier.number, price: tier.price }))),
  )
  await insertRows(db, 'price_rule', controlledRules(plan, idOf))
  await insertRows(
    db,
    'zone_price',
    plan
      .filter((goods) => goods.isWelfare)
      .map((goods, nth) => ({
        goods_id: idOf(goods),
        zone: 'welfare' as const,
        percent_bp: WELFARE_BP,
        ends_at: welfareEnd(nth, seconds(today)),
      })),
  )
  await insertRows(db, 'goods_procurement', procurements(plan, idOf, seconds(today)))
  await insertRows(db, 'compound_limit', COMPOUND_LIMITS)
  await seedHerbs(db, plan, idOf)
  await seedLeaflets(db, plan, idOf)
  await insertRows(db, 'special_day', specialDays(plan, idOf, seconds(today)))
  await seedStock(db, plan, idOf, deps.clock.now())
}

/** Each day takes the next few of those that can be the day's special, round and round. */
function specialDays(plan: readonly PlannedGoods[], idOf: (goods: PlannedGoods) => number, today: number) {
  const pool = plan.flatMap((goods) => (goods.dayPrice === null ? [] : [{ goods_id: idOf(goods), price: goods.dayPrice }]))
  return Array.from({ length: SPECIAL.days }, (_, nth) =>
    Array.from({ length: Math.min(SPECIAL.aDay, pool.length) }, (_one, at) => pool[(nth * SPECIAL.aDay + at) % pool.length]),
  ).flatMap((ofDay, nth) => ofDay.flatMap((item) => (item === undefined ? [] : [{ ...item, day: formatDate(today + nth * DAY_SECONDS) }])))
}

/** At the end of a day in China: a few go soon, the others stay as long as the specials last. */
function welfareEnd(nth: number, today: number): Date {
  const days = nth % 4 === 0 ? 7 : SPECIAL.days
  return new Date(`${formatDate(today + days * DAY_SECONDS)}T00:00:00+08:00`)
}

/** Some goods of the welfare zone are limited for each shop from today on; what was bought before does not count. */
export async function seedWelfareLimits(db: Db, today: Date): Promise<void> {
  const goods = await db
    .selectFrom('zone_price as z')
    .innerJoin('goods as g', 'g.id', 'z.goods_id')
    .orderBy('g.id')
    .select(['g.id', 'g.zbz', 'g.min_qty', 'z.ends_at'])
    .execute()
  const limited = goods.flatMap(({ id, zbz, min_qty, ends_at }, nth) =>
    nth % 3 === 0 && ends_at !== null ? [{ goods_id: id, per_member: Math.max(zbz, min_qty) * 6, starts_at: today, ends_at }] : [],
  )
  await db
    .insertInto('purchase_limit')
    .values(limited)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function seedPlaces(db: Db): Promise<void> {
  await insertRows(db, 'warehouse', [
    { id: WAREHOUSE.main, name: '主仓', free_over: 80_000, fee: 1200, min_order: 20_000 },
    { id: WAREHOUSE.herb, name: '中药仓', free_over: 30_000, fee: 800, min_order: 0 },
    { id: WAREHOUSE.device, name: '器械仓', free_over: 50_000, fee: 1500, min_order: 10_000 },
  ])
  await insertRows(
    db,
    'category',
    CATEGORIES.filter((category) => category.parent_id === null),
  )
  await insertRows(
    db,
    'category',
    CATEGORIES.filter((category) => category.parent_id !== null),
  )
}

async function seedMakers(db: Db): Promise<ReadonlyMap<string, number>> {
  await insertRows(
    db,
    'manufacturer',
    MAKERS.map(({ name }) => {
      const readings = pinyinReadings(name)
      return { name, pinyin: readings.initials.join(' '), pinyin_full: readings.full.join(' '), is_brand: BRAND_MAKERS.has(name) }
    }),
  )
  const rows = await db.selectFrom('manufacturer').select(['id', 'name']).execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}

async function seedSuppliers(db: Db): Promise<ReadonlyMap<string, number>> {
  await insertRows(
    db,
    'supplier',
    SUPPLIERS.map((name) => ({ name })),
  )
  const rows = await db.selectFrom('supplier').select(['id', 'name']).execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}

async function idsByBarcode(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('goods').select(['id', 'barcode']).execute()
  return new Map(rows.map((row) => [row.barcode ?? '', row.id]))
}

function needed(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the seed refers to ${key}, which it did not make`)
  return id
}

function specialUntil(goods: PlannedGoods): Date | null {
  const firstExpiry = goods.lots[0]?.expires
  if (goods.specialPrice === null || firstExpiry === undefined) return null
  return new Date(`${firstExpiry}T00:00:00+08:00`)
}

/** Some Chinese patent medicines: the rest of the demo may leave the house without anybody who scans. */
const hasCodes = ({ generic, cents }: PlannedGoods): boolean => generic.kind === 'tcm' && !generic.isEph && cents % 2 === 0

function goodsRow(goods: PlannedGoods, ids: Ids) {
  const { generic } = goods
  return {
    name: generic.name,
    common_name: goods.commonName,
    pinyin: goods.pinyin,
    pinyin_full: goods.pinyinFull,
    sccj_id: needed(ids.makers, goods.maker.name),
    supplier_id: needed(ids.suppliers, SUPPLIERS[goods.supplier] ?? ''),
    category_id: goods.category,
    ck_id: goods.warehouse,
    ypgg: goods.spec,
    bzdw: generic.unit,
    jx: generic.dosageForm,
    kind: generic.kind,
    rx_class: generic.rxClass,
    device_class: generic.deviceClass,
    approval_no: goods.approvalNo,
    barcode: goods.barcode,
    scope_code: goods.scope,
    is_eph: generic.isEph,
    is_youx: goods.isYoux,
    is_controlled: goods.isControlled,
    is_cold: generic.isCold,
    has_codes: hasCodes(goods),
    base_price: goods.cents,
    special_price: goods.specialPrice,
    special_until: specialUntil(goods),
    zbz: generic.zbz,
    jzl: generic.jzl,
    min_qty: goods.minQty,
    ladder_type: goods.ladderType,
    is_free_shipping: goods.freeShipping?.kind === 'warehouse',
    is_dpby: goods.freeShipping?.kind === 'single',
    free_shipping_number: goods.freeShipping?.number ?? null,
    with_coupon: !generic.isEph,
    sold: goods.sold,
    created_at: new Date(goods.createdAt * 1000),
  }
}

function controlledRules(plan: readonly PlannedGoods[], idOf: (goods: PlannedGoods) => number) {
  return plan
    .filter((goods) => goods.isControlled)
    .flatMap((goods, nth) =>
      (CONTROLLED_AT[nth % CONTROLLED_AT.length] ?? []).map((region_id, place) => ({
        goods_id: idOf(goods),
        region_id,
        price: Math.floor((goods.cents * (100 - place)) / 100),
      })),
    )
}

/** Nothing was counted before it was known: new goods came in on the day they were entered. */
async function seedStock(db: Db, plan: readonly PlannedGoods[], idOf: (goods: PlannedGoods) => number, openedAt: Date): Promise<void> {
  await insertRows(
    db,
    'stock',
    plan.map((goods) => ({ goods_id: idOf(goods), ck_id: goods.warehouse, on_hand: goods.stock })),
  )
  await insertRows(
    db,
    'stock_move',
    plan
      .filter((goods) => goods.stock > 0)
      .map((goods) => ({
        goods_id: idOf(goods),
        ck_id: goods.warehouse,
        d_on_hand: goods.stock,
        d_reserved: 0,
        reason: 'opening',
        ref: 'seed',
        at: new Date(Math.max(openedAt.getTime(), goods.createdAt * 1000)),
      })),
  )
  await insertRows(
    db,
    'goods_batch',
    plan.flatMap((goods) => {
      let left = goods.stock
      return goods.lots.map((lot, nth) => {
        const on_hand = nth === goods.lots.length - 1 ? left : Math.floor(goods.stock * lot.share)
        left -= on_hand
        return { goods_id: idOf(goods), ck_id: goods.warehouse, lot_no: lot.lotNo, produced: lot.produced, expires: lot.expires, on_hand }
      })
    }),
  )
}
