import { sql } from 'kysely'
import type { PackLevel } from 'rules/traceCodes'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { insertSteps } from './trace.repo.ts'

export interface NewCode {
  readonly code: string
  readonly goods_id: number
  readonly lot_id: number | null
  readonly level: PackLevel
  readonly parent_code: string | null
  readonly pieces: number
}

/** Codes of what lies in the house; one that was withdrawn may be entered as something else. */
export async function enterCodes(tx: Deps, codes: readonly NewCode[], staff: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`insert into trace_code (code, goods_id, lot_id, level, parent_code, pieces)
    select k.code, k.goods_id, k.lot_id, k.level, k.parent_code, k.pieces from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
      k (code text, goods_id bigint, lot_id bigint, level smallint, parent_code text, pieces int) order by k.level desc, k.code
    on conflict (code) do update set goods_id = excluded.goods_id, lot_id = excluded.lot_id, level = excluded.level,
      parent_code = excluded.parent_code, pieces = excluded.pieces, state = 'in_stock' where trace_code.state = 'withdrawn'
    returning code`.execute(tx.db)
  if (rows.length < codes.length) throw invalid('code', '追溯码已登记')
  await insertSteps(
    tx.db,
    rows.map(({ code }) => ({ code, what: 'entered', staff })),
    tx.clock.now(),
  )
}
