import { sql } from 'kysely'
import { PACK_LEVELS, type PackLevel, readTraceCode, TRACE_CODE_LENGTHS } from 'rules/traceCodes'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../server/apiErrors.ts'
import { enterCodes, type NewCode } from '../../trace/enter.ts'
import { insertSteps, lockWithin } from '../../trace/trace.repo.ts'
import { integer, oneOf, reference, right, text, wrong, type Column } from '../columns.ts'
import type { Change, ImportKind, Known, Row } from '../kind.ts'
import { goodsColumn } from './goods.ts'
import { findLots } from './stock.repo.ts'

const PIECES_MAX = 100_000
const FORM = `${TRACE_CODE_LENGTHS.join(' 或 ')} 位数字`

const codeColumn = (title: string, example: string, isRequired: boolean): Column => ({
  ...text(title, { max: 60, example, isRequired, form: FORM }),
  isCode: true,
  isUnspaced: true,
  read: (written) => {
    const code = readTraceCode(written)
    return code === null ? wrong(`不是 ${FORM}`) : right(code)
  },
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const newCode = (row: Row, lot_id: number | null): NewCode => ({
  code: textOf(row['code']),
  goods_id: Number(row['goods_id']),
  lot_id,
  level: Number(row['level']) as PackLevel,
  parent_code: textOf(row['parent_code']) || null,
  pieces: Number(row['pieces']),
})
const lotKey = ({ row }: Pick<Change, 'row'>) => ({
  goodsId: Number(row['goods_id']),
  ckId: Number(row['ck_id']),
  lot: textOf(row['lot_no']),
})

async function lotIds(tx: Deps, changes: readonly Change[]): Promise<ReadonlyMap<string, number>> {
  const lots = await findLots(tx.db, changes.map(lotKey))
  const byKey = new Map(lots.map(({ id, goodsId, ckId, lot }) => [JSON.stringify({ goodsId, ckId, lot }), id]))
  return new Map(
    changes.flatMap((change) => {
      const id = byKey.get(JSON.stringify(lotKey(change)))
      return id === undefined ? [] : [[change.key, id] as const]
    }),
  )
}

/** The codes of what lies in the house: boxes, middle packs and cases, each in the pack around it. */
export const traceCodeKind: ImportKind = {
  name: 'codes',
  title: '追溯码',
  area: 'stock',
  key: ['code'],
  hasRelationFiles: true,
  columns: {
    code: codeColumn('追溯码', '83857930000879766601', true),
    goods: goodsColumn,
    warehouse: reference('仓库编码', 'warehouse', { example: 'CK01', isRequired: true, field: 'ck_id' }),
    lot: text('批号', { max: 30, example: '20260701A', isRequired: true, field: 'lot_no' }),
    level: oneOf('包装级别', PACK_LEVELS, { otherwise: PACK_LEVELS.盒 }),
    parent: {
      ...codeColumn('上级码', '83857932000000000001', false),
      field: 'parent_code',
      reference: { kind: 'codes', isList: false, isOrdered: false },
    },
    pieces: integer('件数', { min: 1, max: PIECES_MAX, example: '1', otherwise: 1 }),
  },
  check: (row, before) => {
    if (before !== null && Object.keys(before).some((name) => row[name] !== before[name]))
      return [{ column: null, message: '追溯码已登记，不能改；请先撤回原来的导入' }]
    return row['level'] === PACK_LEVELS.盒 && row['pieces'] !== 1 ? [{ column: 'pieces', message: '盒码的件数是 1' }] : []
  },
  async examine(tx, changes) {
    const lots = await lotIds(tx, changes)
    return new Map(changes.flatMap(({ key, row }) => (lots.has(key) ? [] : [[key, `没有批号 ${textOf(row['lot_no'])}，请先导入库存`]])))
  },
  async idsOf(db, codes) {
    const found = await db.selectFrom('trace_code').where('code', 'in', codes).where('state', '<>', 'withdrawn').select('code').execute()
    return new Map(found.map(({ code }) => [code, code]))
  },
  async load(tx, sought) {
    const codes = sought.map(({ key }) => key)
    const { rows } = await sql<Record<string, string | number | null> & { code: string }>`select c.code, c.goods_id, b.ck_id, b.lot_no,
        c.level, c.parent_code, c.pieces
      from trace_code c join goods_batch b on b.id = c.lot_id
      where c.code = any(${codes}::text[]) and c.state <> 'withdrawn' order by c.code for no key update of c`.execute(tx.db)
    return new Map(rows.map((row): [string, Known] => [row.code, { id: null, row }]))
  },
  async write(tx, changes, { staff }) {
    const lots = await lotIds(tx, changes)
    const rows = changes.map(({ key, row }) => newCode(row, lots.get(key) ?? null))
    await enterCodes(tx, rows, staff)
    return new Map()
  },
  async remove(tx, gone, { staff }) {
    const codes = gone.map(({ key }) => key)
    const left = (await lockWithin(tx.db, codes)).find(({ code, state }) => codes.includes(code) && state !== 'in_stock')
    if (left !== undefined) throw invalid('code', `${left.code} 已不在库`)
    await sql`update trace_code set state = 'withdrawn', parent_code = null where code = any(${codes}::text[])`.execute(tx.db)
    await insertSteps(
      tx.db,
      codes.map((code) => ({ code, what: 'withdrawn', staff })),
      tx.clock.now(),
    )
  },
}
