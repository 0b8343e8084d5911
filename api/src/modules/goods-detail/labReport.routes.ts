import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { Room } from '../../server/app.ts'
import { notFound } from '../../server/apiErrors.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { fields, IdParams, pathId } from '../../server/fields.ts'
import { existingGoods, goodsBatches } from '../goods/goods.service.ts'
import { findLot } from '../goods/goods.repo.ts'
import { hasReports, labReportPage, parseReportFile, reportAddress } from './labReport.ts'

/** The lab report of a lot, as open to all as the lots are. */
export const labReportRoom: Room = {
  name: 'lab-report',
  schemas: [],
  routes(app, deps) {
    const report = describeCall({
      summary: '某一批号的药检报告',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Object({ url: Type.String({ description: '可打印页面的站内地址' }) }),
      statuses: [404],
      example: { url: '/files/report/1-26020311.html' },
    })
    const ReportQuery = Type.Object({ lot: Type.Optional(fields.text('批号，不填为最先到期的一批', { max: 40 })) })
    app.get(
      '/api/goods/:id/report',
      { ...report, schema: { ...report.schema, params: IdParams, querystring: ReportQuery } },
      async (request) => {
        const goodsId = pathId(request.params.id)
        const lot = request.query.lot ?? (await goodsBatches(deps, goodsId))[0]?.lot ?? ''
        await lotOf(deps, goodsId, lot)
        const url = reportAddress(deps, goodsId, lot)
        if (url === null) throw notFound('没有这份药检报告')
        return ok({ url })
      },
    )

    const FileParams = Type.Object({ file: Type.String({ title: '文件名', description: '{商品编号}-{批号}.html' }) })
    app.get(
      '/files/report/:file',
      { schema: { hide: true, params: FileParams }, config: { access: 'visitor' } },
      async (request, reply) => {
        const named = parseReportFile(request.params.file)
        if (named === null || !hasReports(deps)) throw notFound('没有这份药检报告')
        return sendReport(deps, reply, named.goodsId, named.lot)
      },
    )
  },
}

type Lot = NonNullable<Awaited<ReturnType<typeof findLot>>>

async function lotOf(deps: Deps, goodsId: number, lot: string): Promise<{ goods: Awaited<ReturnType<typeof existingGoods>>; found: Lot }> {
  const goods = await existingGoods(deps, goodsId, null)
  const found = await findLot(deps.db, goodsId, lot)
  if (found === null) throw notFound('没有这份药检报告')
  return { goods, found }
}

async function sendReport(deps: Deps, reply: FastifyReply, goodsId: number, lot: string): Promise<FastifyReply> {
  const { goods, found } = await lotOf(deps, goodsId, lot)
  return reply
    .headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(labReportPage(goods, { lot, produced: found.produced, expires: found.expires }))
}
