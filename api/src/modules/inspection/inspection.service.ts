import { sql, type RawBuilder } from 'kysely'
import { readTraceCode } from 'rules/traceCodes'
import { seconds, type Deps } from '../../deps.ts'
import type { Db } from '../../db/schema.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import { companyOf } from '../company/company.service.ts'
import { headOf, placesOf, type Place } from '../integrity/check.service.ts'
import type { Inspection, Section } from './inspection.schemas.ts'
import { scopeOfCode, scopeOfLot, scopeOfOrder, type Scope } from './scope.repo.ts'
import type { SectionPlan } from './sectionPlan.ts'
import { SECTIONS } from './sections.ts'

export const KINDS = ['code', 'lot', 'order'] as const
export type InspectionKind = (typeof KINDS)[number]

/** Rows of one part; an inspector reads fewer, and a lot that went to thousands of shops stays one page. */
const ROWS = 5_000
/** Orders whose place in the chain is told. */
const PLACED = 50

export async function scopeOf({ db }: Deps, kind: InspectionKind, key: string): Promise<Scope> {
  if (kind === 'order') return known(await scopeOfOrder(db, key), '没有这笔订单')
  if (kind === 'code') return known(await scopeOfCode(db, readTraceCode(key) ?? ''), '没有登记这个追溯码')
  const scope = known(await scopeOfLot(db, key), '没有这个批号')
  if (scope === 'several') throw invalid('key', '多个商品有这个批号，请写作 商品编码=批号')
  return scope
}

function known<T>(found: T | null, words: string): T {
  if (found === null) throw notFound(words)
  return found
}

/** Everything that the house knows of it, part by part; what there is nothing of is left out. */
export async function inspect(deps: Deps, scope: Scope): Promise<Inspection> {
  const sections: Section[] = []
  for (const plan of SECTIONS) {
    const section = await sectionOf(deps.db, plan, scope)
    if (section.rows.length > 0) sections.push(section)
  }
  const [{ company }, chain] = [await companyOf(deps), await headOf(deps)]
  sections.push(chainSection(await placesOf(deps, await placed(deps.db, scope))))
  return {
    schema: 'inspection-1',
    title: scope.title,
    company,
    made_at: seconds(deps.clock.now()),
    chain: { links: chain.links, head: chain.hash },
    sections,
    signing_key: deps.settings.signingKeys[0]?.id ?? null,
  }
}

async function sectionOf(db: Db, { title, columns, from }: SectionPlan, scope: Scope): Promise<Section> {
  const cells = sql.raw(columns.map(([, text]) => `(${text})::text`).join(', '))
  const { rows } = await sql<{ cells: (string | null)[] }>`select json_build_array(${cells}) as cells
    from ${filled(from, scope)} limit ${ROWS + 1}`.execute(db)
  return {
    title,
    columns: columns.map(([head]) => head),
    rows: rows.slice(0, ROWS).map((row) => row.cells.map((cell, at) => (cell === null ? '' : (columns[at]?.[2]?.[cell] ?? cell)))),
    is_cut: rows.length > ROWS ? 1 : 0,
  }
}

/** The plan's SQL with the values of the scope in it. */
function filled(from: string, { lots, orders, codes, isOfLot }: Scope): RawBuilder<unknown> {
  const values: Readonly<Record<string, RawBuilder<unknown>>> = {
    lots: sql`${[...lots]}::bigint[]`,
    orders: sql`${[...orders]}::bigint[]`,
    codes: sql`${[...codes]}::text[]`,
    whole: sql`${isOfLot}::boolean`,
  }
  return sql.join(
    from.split(/(?<!:):(?=lots|orders|codes|whole)/).map((part, at) => {
      if (at === 0) return sql.raw(part)
      const [name = ''] = /^[a-z]+/.exec(part) ?? []
      return sql`${values[name]}${sql.raw(part.slice(name.length))}`
    }),
    sql``,
  )
}

async function placed(db: Db, { lots, orders }: Scope): Promise<Place[]> {
  const some = orders.slice(0, PLACED)
  const parcels = await sql<{ id: number }>`select id from shipment where order_id = any(${some}::bigint[]) order by id`.execute(db)
  const quality = await sql<Place>`select 'intake' as line, i.id from goods_batch b join intake i on i.goods_id = b.goods_id
      and i.ck_id = b.ck_id and i.lot_no = b.lot_no where b.id = any(${lots}::bigint[])
    union all select 'lot_hold', id from lot_hold where batch_id = any(${lots}::bigint[])
    union all select 'destruction', id from destruction where batch_id = any(${lots}::bigint[]) order by 1, 2`.execute(db)
  return [
    ...lots.map((id) => ({ line: 'goods_batch', id })),
    ...quality.rows,
    ...some.map((id) => ({ line: 'orders', id })),
    ...parcels.rows.map(({ id }) => ({ line: 'shipment', id })),
  ]
}

function chainSection(places: Awaited<ReturnType<typeof placesOf>>): Section {
  const rows = places.map(({ word, id, link, hash, isWhole }) => [
    word,
    String(id),
    link === null ? '' : String(link),
    hash ?? '',
    link === null ? '尚未入链' : isWhole ? '与写入时一致' : '与写入时不一致',
  ])
  return { title: '防篡改核对', columns: ['记录', '编号', '环', '散列', '核对结果'], rows, is_cut: 0 }
}
