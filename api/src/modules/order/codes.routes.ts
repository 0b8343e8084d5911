import { Type } from 'typebox'
import { type Deps, seconds } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { companyOf } from '../company/company.service.ts'
import { CODE_FORMATS, codesFile, MIMES, type CodesOfOrder } from '../trace/codeFiles.ts'
import { findOrderCodes } from '../trace/trace.repo.ts'
import { OrderCodesSchema, orderCodesExample } from '../trace/trace.schemas.ts'
import { ownOrder } from './read.service.ts'

const FileParams = Type.Object({ id: Type.String({ title: '订单' }), format: fields.oneOf('格式', CODE_FORMATS) })
const sumOf = (codes: readonly { readonly pieces: number }[]): number => codes.reduce((sum, { pieces }) => sum + pieces, 0)

async function codesOf(deps: Deps, memberId: number, id: number) {
  const { no: bill } = await ownOrder(deps, memberId, id)
  const { company: supplier } = await companyOf(deps)
  return { supplier, bill, lots: await findOrderCodes(deps.db, id) }
}

/** The trace codes of an order's goods, on the page and as the files that the shop's software reads. */
export function codesRoutes(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '追溯码：按包裹、商品与批号',
    tag: '订单',
    data: ref(OrderCodesSchema),
    example: orderCodesExample,
    statuses: [404],
  })
  app.get('/api/order/:id/codes', { ...call, schema: { ...call.schema, params: IdParams } }, async (request) => {
    const id = pathId(request.params.id)
    const { supplier, bill, lots } = await codesOf(deps, sessionOf(request).memberId, id)
    return ok({
      supplier,
      bill,
      files: lots.length === 0 ? [] : CODE_FORMATS.map((format) => ({ format, url: `/files/codes/${id}/${format}` })),
      lots: lots.map((lot) => ({
        line_id: String(lot.line_id),
        parcel_id: String(lot.parcel_id),
        name: lot.name,
        sccj: lot.maker,
        ypgg: lot.spec,
        bzdw: lot.unit,
        lot: lot.lot,
        produced: lot.produced,
        expires: lot.expires,
        number: sumOf(lot.codes),
        codes: lot.codes,
      })),
    })
  })

  app.get('/files/codes/:id/:format', { schema: { hide: true, params: FileParams } }, async (request, reply) => {
    const { format } = request.params
    const { lots, ...named } = await codesOf(deps, sessionOf(request).memberId, pathId(request.params.id))
    if (lots.length === 0) throw notFound('该订单没有追溯码')
    const order: CodesOfOrder = { ...named, lots: lots.map((lot) => ({ ...lot, sentAt: seconds(lot.at) })) }
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'content-disposition': `attachment; filename="codes-${order.bill}.${format}"` })
      .type(`${MIMES[format]}; charset=utf-8`)
      .serializer((text: unknown) => text as string)
      .send(codesFile(order, format))
  })
}
