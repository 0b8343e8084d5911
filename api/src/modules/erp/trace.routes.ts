import { Type } from 'typebox'
import { readTraceCode } from 'rules/traceCodes'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { erpList } from '../../server/erpCall.ts'
import { TraceWaySchema, traceWayExample } from '../trace/trace.schemas.ts'
import { wayOf } from '../trace/way.ts'

const CodeParams = Type.Object({ code: Type.String({ title: '追溯码', maxLength: 40 }) })

/** From one box to its lot, its case, its buyer and back. */
export function traceRoutes(app: App, deps: Deps): void {
  const way = erpList({ area: 'orders', summary: '追溯码的全部去向', data: ref(TraceWaySchema), example: traceWayExample })
  app.get('/api/erp/code/:code', { ...way, schema: { ...way.schema, params: CodeParams } }, async (request) => {
    const code = readTraceCode(request.params.code)
    if (code === null) throw notFound('没有登记这个追溯码')
    return ok(await wayOf(deps, code))
  })
}
