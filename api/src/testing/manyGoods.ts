import { sql } from 'kysely'
import { commonCategory, zoneCategories } from '../seed/categories.ts'
import { readGoodsCsv, type Generic } from '../seed/goodsCsv.ts'
import type { Db } from '../db/schema.ts'
import { pinyinReadings } from '../modules/goods/pinyinReadings.ts'
import { vacuumed } from './vacuumed.ts'

const BRANDS = [
  '',
  '',
  '',
  '',
  ...'安禾 康屿 青和 瑞朗 益舟 泽安 恒春 宁和 福临 济源 仁禾 百舒 长青 天和 永康 同泽'.split(' '),
  ...'明远 华禾 嘉宁 普润 正元 盛安 万和 立康 星海 东屿 南禾 西泽 北辰 中和 新源 广济'.split(' '),
]
const PLACES =
  '江南 岭东 云州 海陵 青川 临河 平原 长岭 东溪 西峰 南浦 北岸 安澜 定远 永宁 兴华 嘉泰 清源 丰乐 望江 白石 黄岩 赤水 蓝田 紫云'.split(' ')
const FIRMS =
  '康泽 瑞禾 益民 济世 百草 仁安 福康 天济 长春 恒瑞和 普安 正康 盛源 华康 明德 同安 永泰 立生 星瑞 广源 新和 海康 中泰 万康'.split(' ')
const FIRM_ENDS = ['制药有限公司', '药业有限公司', '药业股份有限公司', '生物制药有限公司']

interface NameRow {
  no: number
  name: string
  common: string
  pinyin: string
  pinyin_full: string
  scope: string
  category: number
  zones: readonly number[]
  generic: Generic
}

function scopeOf(generic: Generic): string {
  if (generic.kind === 'device') return `device${generic.deviceClass ?? 1}`
  return generic.kind === 'tcm' || generic.kind === 'herb' ? generic.kind : 'chemical'
}

function nameRows(): NameRow[] {
  const generics = readGoodsCsv().filter((generic) => !generic.isEph && !generic.isSpecial)
  return BRANDS.flatMap((brand) => generics.map((generic) => ({ brand, generic }))).map(({ brand, generic }, no) => {
    const readings = pinyinReadings(brand + generic.name)
    return {
      no,
      name: brand + generic.name,
      common: generic.name,
      pinyin: readings.initials.join(' '),
      pinyin_full: readings.full.join(' '),
      scope: scopeOf(generic),
      category: commonCategory(generic),
      zones: zoneCategories(generic, false),
      generic,
    }
  })
}

async function insertMakers(db: Db): Promise<void> {
  const makers = PLACES.flatMap((place) => FIRMS.map((firm, nth) => `${place}${firm}${FIRM_ENDS[nth % FIRM_ENDS.length] ?? ''}`))
  await db
    .insertInto('manufacturer')
    .values(
      makers.map((name) => {
        const readings = pinyinReadings(name)
        return { name, pinyin: readings.initials.join(' '), pinyin_full: readings.full.join(' ') }
      }),
    )
    .execute()
}

/** Whole numbers from 0 that look random and are the same in every run. */
const scattered = (salt: number, below: number, row = 'i') =>
  sql<number>`(abs(hashint8extended(${sql.ref(row)}, ${sql.lit(salt)}) % ${sql.lit(below)}))::int`

/** What a name and a maker bring to the goods that have them is worked out once for each of them. */
async function insertSources(db: Db): Promise<number> {
  const rows = nameRows().map(({ generic, ...row }) => ({
    ...row,
    form: generic.dosageForm,
    spec: generic.spec,
    unit: generic.unit,
    kind: generic.kind,
    rx_class: generic.rxClass,
    device_class: generic.deviceClass,
    cents: generic.cents,
    zbz: generic.zbz,
    jzl: generic.jzl,
  }))
  await sql`create temporary table many_names (no int primary key, name text, common text, pinyin text, pinyin_full text, scope text,
    category int, zones int[], form text, spec text, unit text, kind text, rx_class text, device_class smallint, cents int, zbz int,
    jzl int, search_text text, grams text[], places text[]) on commit drop`.execute(db)
  await sql`insert into many_names select * from jsonb_populate_recordset(null::many_names, ${JSON.stringify(rows)}::jsonb)`.execute(db)
  await sql`update many_names n set
    search_text = plain_name(concat_ws(' ', name, nullif(common, name), pinyin, pinyin_full)),
    grams = goods_grams(array[plain_name(name), plain_name(common)], string_to_array(pinyin, ' '),
      string_to_array(pinyin_full, ' '), null, null),
    places = array(select distinct 'c' || place from category c cross join lateral (values (c.id), (c.parent_id)) up (place)
      where c.id = any(n.zones || n.category) and place is not null)`.execute(db)
  await sql`create temporary table many_makers on commit drop as
    select id as maker, plain_name(name || ' ' || pinyin) as search_text, goods_grams('{}', '{}', '{}', plain_name(regexp_replace(name,
      '(医疗器械|医疗科技|医疗用品|中药饮片|药材饮片|生物|有限|责任|股份|公司|集团|制药|药业|医药|中药)+厂?', '', 'g')),
      string_to_array(pinyin, ' ')) as grams
    from manufacturer`.execute(db)
  await sql`analyze many_names, many_makers`.execute(db)
  return rows.length
}

const NUMBER_LEFT = sql`case when ${scattered(11, 100, 'id')} < 4 then 0 else 1 + ${scattered(12, 5000, 'id')} end`
const EXPIRES = sql`date '2026-12-01' + ${scattered(13, 1100, 'id')}`

async function insertGoods(db: Db, after: number, from: number, to: number, names: number): Promise<void> {
  await sql`insert into goods (id, name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind,
      rx_class, device_class, approval_no, barcode, scope_code, is_youx, is_controlled, is_cold, base_price, special_price, special_until,
      zbz, jzl, min_qty, sold, created_at, first_expires, search_text, tokens) overriding system value
    select id, n.name, n.common, n.pinyin, n.pinyin_full, m.maker, 1 + ${scattered(2, 8)}, n.category, 1,
      n.spec || '*' || (1 + ${scattered(3, 8)}) || n.unit, n.unit, n.form, n.kind, n.rx_class, n.device_class, approval_no, barcode,
      n.scope, is_youx, is_controlled, false, price, case when ${scattered(6, 100)} < 3 then price * 4 / 5 end,
      case when ${scattered(6, 100)} < 3 then timestamptz '2027-06-01' end, n.zbz, n.jzl, n.zbz, 200000 / (1 + ${scattered(7, 40_000)}),
      timestamptz '2026-11-20' - ${scattered(8, 1500)} * interval '1 day',
      case when ${NUMBER_LEFT} > 0 then ${EXPIRES} end,
      concat_ws(' ', n.search_text, m.search_text, lower(approval_no), barcode),
      (select array_agg(rank || gram order by gram) from (select min(left(token, 1)) as rank, substr(token, 2) as gram
          from unnest(n.grams || m.grams) as token group by 2) best)
        || n.places || array_remove(array[case when is_youx then 'zyx' end, case when is_controlled then 'zkx' end,
          case n.kind when 'device' then 'zqx' when 'herb' then 'zzy' end], null)
    from generate_series(${from}::bigint, ${to}::bigint) as i
    join many_names n on n.no = ${scattered(9, names)}
    join many_makers m on m.maker = 1 + ${scattered(1, 1000)} % (select count(*) from many_makers)
    cross join lateral (select ${after} + i as id, '697' || lpad(i::text, 9, '0') as code,
      case when n.kind <> 'herb' then '国药准字H2' || lpad(i::text, 7, '0') end as approval_no,
      ${scattered(4, 100)} < 3 as is_youx, ${scattered(5, 100)} < 2 as is_controlled,
      greatest(5, n.cents * (70 + ${scattered(10, 60)}) / 100) as price) made
    cross join lateral (select code || (10 - sum(substr(code, d, 1)::int * case when d % 2 = 1 then 1 else 3 end) % 10) % 10 as barcode
      from generate_series(1, 12) d) coded`.execute(db)
}

async function insertParts(db: Db, after: number): Promise<void> {
  await sql`insert into stock (goods_id, ck_id, on_hand) select id, 1, ${NUMBER_LEFT} from goods where id > ${after}`.execute(db)
  await sql`insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand)
    select id, 1, 'A1', date '2026-01-01', ${EXPIRES}, s.on_hand from stock s cross join lateral (select s.goods_id as id) goods
      where s.goods_id > ${after} and s.on_hand > 0`.execute(db)
  await sql`insert into goods_category (goods_id, category_id) select distinct g.id,
    zone from goods g join many_names n on n.name = g.name cross join unnest(n.zones) as zone where g.id > ${after}`.execute(db)
  await sql`insert into price_rule (goods_id, region_id, price) select id, (array[330000, 310000, 510000])[1 + ${scattered(14, 3, 'id')}],
    base_price * 97 / 100 from goods where id > ${after} and (is_controlled or ${scattered(15, 100, 'id')} < 3)`.execute(db)
  await sql`select goods_name_add(g, number) from (select max(id) as id, count(*)::int as number from goods where id > ${after}
    group by name) counted join goods g on g.id = counted.id`.execute(db)
}

const CHUNK = 20_000

/**
 * Adds `count` goods to a filled demo: several thousand names by hundreds of makers, with stock, lots, rules and places in the zones.
 * What triggers would keep is written with the rows, and indexes are made last: manyGoods.test.ts compares the two.
 */
export async function addManyGoods(db: Db, count: number, told: (done: number) => void = () => undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertMakers(tx)
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
    const names = await insertSources(tx)
    const { last } = await tx
      .selectFrom('goods')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const definitions = await dropIndexes(tx, ['goods'])
    for (let from = 1; from <= count; from += CHUNK) {
      await insertGoods(tx, last, from, Math.min(count, from + CHUNK - 1), names)
      told(Math.min(count, from + CHUNK - 1))
    }
    await sql`select setval(pg_get_serial_sequence('goods', 'id'), max(id)) from goods`.execute(tx)
    await insertParts(tx, last)
    for (const definition of definitions) await sql.raw(definition).execute(tx)
  })
  await vacuumed(db)
}

/** Drops all indexes that no constraint needs and tells how to make them again. */
async function dropIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }>`select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.tablename = any(${[...tables]}::text[]) and not exists (select from pg_constraint c where c.conname = i.indexname)`.execute(db)
  for (const { name } of indexes.rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return indexes.rows.map(({ definition }) => definition)
}
