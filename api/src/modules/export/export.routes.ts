import { Type, type Static } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { ExportKind } from '../../db/tables/export.ts'
import type { App, Room } from '../../server/app.ts'
import { openBuyer } from '../../db/seal.ts'
import { ok } from '../../server/envelope.ts'
import { erpList } from '../../server/erpCall.ts'
import { answers, fields } from '../../server/fields.ts'
import { findChanges, tellExport, type ExportRow } from './export.repo.ts'
import { EXPORTS } from './records.ts'

const LIMIT = 200
const LIMIT_MAX = 1_000
/** More than any shop changes between two looks. */
const TOLD = 20_000
/** For another process to number a batch. */
const RETRY_MS = 20
const RETRIES = 50

const Query = Type.Object({
  since: Type.Optional(Type.String({ title: '游标', pattern: '^[0-9]{1,15}$', description: '上次答复的 next；不填则从头开始' })),
  limit: Type.Optional(fields.integer('条数', { min: 1, max: LIMIT_MAX })),
})

/** Orders, shops and the like for programs: everything once, and then each change. */
export const exportRoom: Room = {
  name: 'export',
  schemas: [],
  routes(app, deps) {
    for (const kind of Object.keys(EXPORTS) as ExportKind[]) exportRoute(app, deps, kind)
  },
}

function exportRoute(app: App, deps: Deps, kind: ExportKind): void {
  const { area, summary, schema } = EXPORTS[kind]
  const data = Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        is_deleted: answers.flag('已删除，record 为 null'),
        record: Type.Unsafe<unknown>({ anyOf: [schema, { type: 'null' }] }),
      }),
    ),
    next: Type.String({ description: '下次的 since' }),
    has_more: answers.flag('还有更多'),
  })
  const example: Static<typeof data> = { data: [{ id: '12', is_deleted: 1, record: null }], next: '345', has_more: 0 }
  const call = erpList({ area, summary: `增量导出：${summary}`, remark: '每次更改后再次出现，以最后一次为准', data, example })
  app.get(`/api/erp/export/${kind}`, { ...call, schema: { ...call.schema, querystring: Query } }, async ({ query }) => {
    const [since, limit] = [Number(query.since ?? 0), query.limit ?? LIMIT]
    await tellAll(deps)
    const rows = (await findChanges(deps.db, kind, since, limit)).map((row) => opened(deps, row))
    return ok({
      data: rows.map(rowWire),
      next: String(rows.at(-1)?.seq ?? since),
      has_more: rows.length === limit ? (1 as const) : (0 as const),
    })
  })
}

/** What was committed before the call is in its answer, whoever numbers it. */
async function tellAll({ db, pause }: Deps): Promise<void> {
  for (let tries = 0; tries < RETRIES; tries++) {
    const told = await tellExport(db, TOLD)
    if (told !== null && told < TOLD) return
    if (told === null) await pause(RETRY_MS)
  }
}

/** What is stored sealed is read by the office's programs as it was written. */
function opened(deps: Deps, row: ExportRow): ExportRow {
  const buyer = row.record?.['buyer']
  return isBuyer(buyer) ? { ...row, record: { ...row.record, buyer: openBuyer(deps, buyer) } } : row
}

function isBuyer(value: unknown): value is { tax_no: string; bank_account: string | null } {
  return typeof value === 'object' && value !== null && 'tax_no' in value && 'bank_account' in value
}

function rowWire({ ref_id: id, is_deleted: isDeleted, record }: ExportRow) {
  return { id: String(id), is_deleted: isDeleted || record === null ? (1 as const) : (0 as const), record }
}
