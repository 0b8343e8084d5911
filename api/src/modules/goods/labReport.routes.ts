import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { Room } from '../../server/app.ts'
import { notFound } from '../../server/apiErrors.ts'
import { fields, IdParams, pathId } from '../../server/fields.ts'
import { existingGoods } from './goods.service.ts'
import { findLot } from './goods.repo.ts'
import { drawReport, parseReportFile } from './labReport.ts'

const answers = { 200: Type.String({ description: 'text/html，可打印的一页' }), 404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }) }
const reportSchema = { summary: '某一批号的药检报告（可打印页面）', tags: ['商品'], response: answers, produces: ['text/html'] }

/** The lab report of a lot, as open to all as the lots are. */
export const labReportRoom: Room = {
  name: 'lab-report',
  schemas: [],
  routes(app, deps) {
    const ReportQuery = Type.Object({ lot: fields.text('批号', { max: 40 }) })
    app.get('/api/goods/:id/report', { schema: { ...reportSchema, params: IdParams, querystring: ReportQuery }, config: { access: 'visitor' } }, async (request, reply) =>
      sendReport(deps, reply, pathId(request.params.id), request.query.lot))

    const FileParams = Type.Object({ file: Type.String({ title: '文件名', description: '{商品编号}-{批号}.html' }) })
    app.get('/files/report/:file', { schema: { ...reportSchema, tags: ['文件'], params: FileParams }, config: { access: 'visitor' } }, async (request, reply) => {
      const named = parseReportFile(request.params.file)
      if (named === null) throw notFound('没有这份药检报告')
      return sendReport(deps, reply, named.goodsId, named.lot)
    })
  },
}

async function sendReport(deps: Deps, reply: FastifyReply, goodsId: number, lot: string): Promise<FastifyReply> {
  const goods = await existingGoods(deps, goodsId, null)
  const found = await findLot(deps.db, goodsId, lot)
  if (found === null) throw notFound('没有这份药检报告')
  return reply
    .headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals", 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(drawReport(goods, { lot, produced: found.produced, expires: found.expires }))
}
