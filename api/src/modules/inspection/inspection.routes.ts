import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { invalid } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { erpList } from '../../server/erpCall.ts'
import { fields } from '../../server/fields.ts'
import { inspectionExample, InspectionSchema } from './inspection.schemas.ts'
import { inspect, KINDS, scopeOf } from './inspection.service.ts'
import { inspectionZip } from './inspectionZip.ts'
import { salesBook, salesCsv } from './sales.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** A day of the shop's clock. */
const DAY_MS = 86_400_000

const Params = Type.Object({
  kind: fields.oneOf('种类', KINDS, { description: 'code 追溯码，lot 批号，order 订单' }),
  key: Type.String({ title: '编号', maxLength: 80, description: '追溯码；批号，或 商品编码=批号；订单号' }),
})
const dayField = (title: string) =>
  Type.String({ title, pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', 'x-sentence': `${title}格式应为 2026-01-31` })
const SalesQuery = Type.Object({
  from: dayField('起始日期'),
  to: dayField('截止日期'),
  format: Type.Optional(fields.oneOf('格式', ['xlsx', 'csv'] as const)),
})

/** What an inspector asks for: the whole way of a box, a lot or an order, and the record of sales. */
export const inspectionRoom: Room = {
  name: 'inspection',
  schemas: [InspectionSchema],
  routes(app, deps) {
    const call = erpList({
      area: 'orders',
      summary: '检查资料：一个追溯码、批号或订单的来源、去向与经办',
      data: ref(InspectionSchema),
      example: inspectionExample,
      statuses: [422],
    })
    app.get('/api/erp/inspection/:kind/:key', { ...call, schema: { ...call.schema, params: Params } }, async ({ params }) =>
      ok(await inspect(deps, await scopeOf(deps, params.kind, params.key))),
    )

    const zip = erpList({
      area: 'orders',
      summary: '检查资料（ZIP）：可打印的页面、签名数据与单据',
      data: Type.Object({}),
      example: {},
      statuses: [422],
    })
    const asZip = { ...zip.schema, params: Params, response: { ...zip.schema.response, 200: Type.Any({ description: 'ZIP 文件' }) } }
    app.get('/api/erp/inspection/:kind/:key/file', { ...zip, schema: asZip }, async ({ params }, reply) => {
      const scope = await scopeOf(deps, params.kind, params.key)
      const file = await inspect(deps, scope)
      return reply
        .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="inspection.zip"' })
        .type('application/zip')
        .send(Readable.from(inspectionZip(deps, scope, file)))
    })

    const sales = erpList({
      area: 'orders',
      summary: '销售记录：期间发出的每个批号一行',
      data: Type.Object({}),
      example: {},
      statuses: [422],
    })
    const asFile = {
      ...sales.schema,
      querystring: SalesQuery,
      response: { ...sales.schema.response, 200: Type.Any({ description: 'XLSX 或 CSV 文件' }) },
    }
    app.get('/api/erp/sales', { ...sales, schema: asFile }, async ({ query }, reply) => {
      const [from, last] = [startOf(query.from), startOf(query.to)]
      if (!(from <= last)) throw invalid('to', '截止日期须不早于起始日期')
      const span = { from: new Date(from), to: new Date(last + DAY_MS) }
      const isCsv = query.format === 'csv'
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="sales-${query.from}-${query.to}.${isCsv ? 'csv' : 'xlsx'}"`,
        })
        .type(isCsv ? 'text/csv; charset=utf-8' : XLSX)
        .send(Readable.from(isCsv ? salesCsv(deps, span) : salesBook(deps, span)))
    })
  },
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
