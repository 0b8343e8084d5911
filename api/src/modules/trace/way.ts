import { sql } from 'kysely'
import { seconds, type Deps } from '../../deps.ts'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { TraceState, TraceStepKind } from '../../db/tables/trace.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { TraceWayWire } from './trace.schemas.ts'

const STATE_TEXTS: Readonly<Record<TraceState, string>> = {
  in_stock: '在库',
  shipped: '已发出',
  returned: '已退回待处理',
  frozen: '已冻结',
  destroyed: '已销毁',
  withdrawn: '已撤回登记',
}
export const STEP_TEXTS: Readonly<Record<TraceStepKind, string>> = {
  entered: '登记',
  withdrawn: '撤回登记',
  shipped: '发出',
  received: '买方收货',
  returned: '退回入库',
  rejected: '退回，验收不合格',
  frozen: '冻结',
  released: '解冻',
  destroyed: '销毁',
}

/** Where a code came from, went and is. A pack that holds others is where they are. */
export async function wayOf({ db }: Deps, code: string): Promise<TraceWayWire> {
  const found = await findCode(db, code)
  if (found === undefined) throw notFound('没有登记这个追溯码')
  const holds = await findHeldBy(db, code)
  const states = new Set(holds.map(({ state }) => state))
  return {
    code,
    goods_id: String(found.goods_id),
    name: found.name,
    lot: found.lot_no,
    produced: found.produced,
    expires: found.expires,
    ck_id: String(found.ck_id),
    level: found.level,
    pieces: found.pieces,
    state: found.state,
    state_text: states.size > 1 ? '已拆开' : STATE_TEXTS[[...states][0] ?? found.state],
    packs: await findPacks(db, code),
    holds: holds
      .filter(({ parent_code: parent }) => parent === code)
      .map((held) => ({ code: held.code, state_text: STATE_TEXTS[held.state] })),
    steps: (await findSteps(db, code)).map((step) => ({
      time: seconds(step.at),
      what: step.what,
      text: STEP_TEXTS[step.what],
      order_id: step.order_id === null ? null : String(step.order_id),
      order_no: step.no,
      company: step.company,
      tracking_no: step.tracking_no,
      after_sale_id: step.after_sale_id === null ? null : String(step.after_sale_id),
      staff: step.staff,
    })),
  }
}

function findCode(db: Db, code: string) {
  return db
    .selectFrom('trace_code as c')
    .innerJoin('goods as g', 'g.id', 'c.goods_id')
    .innerJoin('goods_batch as b', 'b.id', 'c.lot_id')
    .where('c.code', '=', code)
    .select(['c.goods_id', 'c.level', 'c.pieces', 'c.state', 'g.name', 'b.lot_no', 'b.produced', 'b.expires', 'b.ck_id'])
    .$castTo<{
      goods_id: number
      level: number
      pieces: number
      state: TraceState
      name: string
      lot_no: string
      produced: Day
      expires: Day
      ck_id: number
    }>()
    .executeTakeFirst()
}

/** All within it; the state of a pack that holds others is that of its first. */
async function findHeldBy(db: Db, code: string): Promise<{ code: string; parent_code: string; state: TraceState }[]> {
  const { rows } = await sql<{ code: string; parent_code: string; state: TraceState }>`with recursive held as (
      select c.code, c.parent_code, c.state from trace_code c where c.parent_code = ${code}
      union all select c.code, c.parent_code, c.state from held h join trace_code c on c.parent_code = h.code)
    select h.code, h.parent_code, case when p.states is null then h.state else p.states end as state from held h
    left join (select parent_code as code, min(state) as states from held group by parent_code) p on p.code = h.code
    where h.state <> 'withdrawn' order by h.code`.execute(db)
  return rows
}

async function findPacks(db: Db, code: string): Promise<string[]> {
  const { rows } = await sql<{ pack: string }>`with recursive around as (
      select c.parent_code as pack, 1 as nth from trace_code c where c.code = ${code} and c.parent_code is not null
      union all select c.parent_code, a.nth + 1 from around a join trace_code c on c.code = a.pack where c.parent_code is not null)
    select pack from around order by nth`.execute(db)
  return rows.map(({ pack }) => pack)
}

function findSteps(db: Db, code: string) {
  return db
    .selectFrom('trace_step as t')
    .leftJoin('orders as o', 'o.id', 't.order_id')
    .leftJoin('member as m', 'm.id', 'o.member_id')
    .leftJoin('shipment as s', 's.id', 't.shipment_id')
    .where('t.code', '=', code)
    .orderBy('t.seq')
    .select(['t.what', 't.at', 't.order_id', 't.after_sale_id', 't.staff', 'o.no', 'm.company', 's.tracking_no'])
    .execute()
}
