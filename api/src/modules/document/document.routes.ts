import { Type } from 'typebox'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { PaperSchema } from '../paper/paper.schemas.ts'
import { DeliveryFilesSchema, DeliverySchema, deliveryExample } from './delivery.schemas.ts'
import { deliveryFiles, paperFile, papersOf, zipOf, type PaperKind, PAPER_KINDS } from './document.service.ts'

const PapersQuery = Type.Object({
  kind: Type.Optional(
    Type.Unsafe<PaperKind>({
      type: 'string',
      enum: [...PAPER_KINDS],
      title: '资料种类',
      description: 'delivery_note 随货同行单，lab_report 药检报告，invoice 发票；不填为全部',
    }),
  ),
  zip: Type.Optional(fields.flag('打包为一个文件')),
})
const FileParams = Type.Object({ id: Type.String({ title: '订单' }), file: Type.String({ title: '文件名' }) })

/** For who reads the data of deliveries without openapi.json. */
const DELIVERY_SCHEMA = Buffer.from(JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...DeliverySchema }, null, 1))

export const documentRoom: Room = {
  name: 'document',
  schemas: [PaperSchema, DeliverySchema, DeliveryFilesSchema],
  routes(app, deps) {
    const papers = describeCall({
      summary: '订单的资料：随货同行单、药检报告、发票',
      tag: '订单',
      data: Type.Array(ref(PaperSchema)),
      statuses: [404],
      example: [{ name: '随货同行单 202611211000001234567801.pdf', url: '/files/document/12/delivery_note.pdf', lot: null }],
    })
    app.get(
      '/api/order/:id/documents',
      { ...papers, schema: { ...papers.schema, params: IdParams, querystring: PapersQuery } },
      async (request) => {
        const { kind = null, zip } = request.query
        const { memberId } = sessionOf(request)
        const id = pathId(request.params.id)
        if (zip !== '1') return ok(await papersOf(deps, memberId, id, kind))
        const all = await zipOf(deps, memberId, id, kind)
        return ok(all === null ? [] : [all])
      },
    )

    const delivery = describeCall({
      summary: '收货数据：每个包裹一份，与随货同行单内容一致',
      tag: '订单',
      data: Type.Array(ref(DeliveryFilesSchema)),
      statuses: [404],
      example: [deliveryExample],
    })
    app.get('/api/order/:id/delivery', { ...delivery, schema: { ...delivery.schema, params: IdParams } }, async (request) =>
      ok(await deliveryFiles(deps, sessionOf(request).memberId, pathId(request.params.id))),
    )

    app.get('/files/schema/delivery-1.json', { schema: { hide: true }, config: { access: 'visitor' } }, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/schema+json').send(DELIVERY_SCHEMA),
    )

    app.get('/files/document/:id/:file', { schema: { hide: true, params: FileParams } }, async (request, reply) => {
      const { bytes, mime, fileName } = await paperFile(deps, sessionOf(request).memberId, pathId(request.params.id), request.params.file)
      const shown = mime === 'application/pdf' ? 'inline' : 'attachment'
      return reply
        .headers({ 'cache-control': 'private, no-cache', 'content-disposition': `${shown}; filename="${fileName}"` })
        .type(mime)
        .send(bytes)
    })
  },
}
