import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { FIRST } from './manyOrders.ts'
import { vacuumed } from './vacuumed.ts'

/** Orders in a row whose goods come from one lot; of a hundred thousand the last are one lot that nearly every shop got. */
const ORDERS_A_LOT = 1_600
const BIG = { every: 100_000, from: 60_000 } as const
const BOXES_A_PACK = 10
const BOXES_A_CASE = 200
/** Of a lot that came in cases so much has left. */
const SOLD = 0.55

interface Span {
  readonly from: number
  readonly to: number
}

/** The parcels of orders that `addManyOrders` has made, each line from the lot of its time. */
export async function addManyParcels(db: Db, { from, to }: Span): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`create temporary table sent on commit drop as
      select o.id as order_id, l.id as line_id, l.goods_id, o.ck_id, l.qty, o.created_at as at, case when i % ${BIG.every} < ${BIG.from}
        then 'K' || i / ${ORDERS_A_LOT} else 'G' || i / ${BIG.every} end as lot_no
      from (select *, id - ${FIRST} as i from orders where id >= ${FIRST + from} and id < ${FIRST + to}) o
        join order_line l on l.order_id = o.id`.execute(tx)
    await sql`insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand)
      select goods_id, ck_id, lot_no, min(at)::date - 90, min(at)::date + 640, 0 from sent group by 1, 2, 3
      on conflict (goods_id, ck_id, lot_no) do nothing`.execute(tx)
    await sql`insert into shipment (id, order_id, carrier, tracking_no, at) overriding system value
      select distinct order_id, order_id, '批量物流', 'MANY' || order_id, at + interval '1 day' from sent order by 1`.execute(tx)
    await sql`insert into shipment_line (shipment_id, order_line_id, batch_id, qty)
      select s.order_id, s.line_id, b.id, s.qty from sent s join goods_batch b using (goods_id, ck_id, lot_no) order by 1, 2`.execute(tx)
  })
  await vacuumed(db, ['goods_batch', 'shipment', 'shipment_line'])
}

/** 20 digits: the product of the level, the lot, and a number that jumps to and fro as printed ones do. */
const codeOf = (product: number, nth: string) =>
  sql.raw(`${product} || lpad(lot.goods_id::text, 5, '0') || lpad(lot.id::text, 6, '0')
    || lpad(((${nth})::bigint * 7654321 % 10000000)::text, 7, '0')`)
const box = codeOf(83, 'n.nth')
const packOfBox = codeOf(84, `n.nth / ${BOXES_A_PACK}`)
const pack = codeOf(84, 'n.nth')
const caseOfPack = codeOf(85, `n.nth / ${BOXES_A_CASE / BOXES_A_PACK}`)
const wholeCase = codeOf(85, 'n.nth')

/**
 * Codes of the lots of these parcels, boxes in packs in cases: what was sent with its parcel and way, what is left in stock.
 * The lots lie in this span alone.
 */
export async function addManyCodes(db: Db, { from, to }: Span): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`create temporary table line_of on commit drop as
      select x.*, s.order_id, s.at, sum(x.qty) over (partition by x.batch_id order by x.order_line_id) - x.qty as before
      from shipment_line x join shipment s on s.id = x.shipment_id
      where x.shipment_id >= ${FIRST + from} and x.shipment_id < ${FIRST + to}`.execute(tx)
    await sql`create temporary table lot on commit drop as
      select b.id, b.goods_id, b.produced + interval '20 days' as came, sum(x.qty)::int as sold,
        ceil(sum(x.qty) / ${SOLD}::numeric / ${BOXES_A_CASE})::int as cases
      from line_of x join goods_batch b on b.id = x.batch_id group by b.id`.execute(tx)
    const insert = (code: typeof box, level: number, parent: typeof box, pieces: number, count: number, state: typeof box) =>
      sql`insert into trace_code (code, goods_id, lot_id, level, parent_code, pieces, state)
        select ${code}, lot.goods_id, lot.id, ${level}::smallint, ${parent}, ${pieces}::int, ${state}
        from lot, generate_series(0, lot.cases * ${count}::int - 1) n (nth)`.execute(tx)
    const [none, inStock] = [sql.raw('null'), sql.raw(`'in_stock'`)]
    await insert(wholeCase, 3, none, BOXES_A_CASE, 1, inStock)
    await insert(pack, 2, caseOfPack, BOXES_A_PACK, BOXES_A_CASE / BOXES_A_PACK, inStock)
    await insert(box, 1, packOfBox, 1, BOXES_A_CASE, sql.raw(`case when n.nth < lot.sold then 'shipped' else 'in_stock' end`))
    await sql`insert into trace_step (code, seq, what, at, staff)
      select c.code, 1, 'entered', lot.came, '批量仓库' from lot join trace_code c on c.lot_id = lot.id`.execute(tx)
    const sent = sql`from line_of x join lot on lot.id = x.batch_id, generate_series(x.before, x.before + x.qty - 1) n (nth)`
    await sql`insert into parcel_code (shipment_id, order_line_id, lot_id, code)
      select x.shipment_id, x.order_line_id, lot.id, ${box} ${sent}`.execute(tx)
    await sql`insert into trace_step (code, seq, what, at, order_id, shipment_id)
      select ${box}, 2, 'shipped', x.at, x.order_id, x.shipment_id ${sent}`.execute(tx)
  })
  await vacuumed(db, ['trace_code', 'trace_step', 'parcel_code'])
}
