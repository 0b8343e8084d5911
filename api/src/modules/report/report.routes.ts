import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { parseMonthFile } from './files.ts'
import { monthBook } from './monthBook.ts'
import { findMonthOrders } from './monthFile.repo.ts'
import { monthZip } from './monthZip.ts'
import { ReportSchema, reportExample } from './report.schemas.ts'
import { MONTHS_MAX, reportOf, spanOf } from './report.service.ts'

/** A page takes 40 ms to draw, and a ZIP may have a thousand: enough for all parts of a large month, too few to keep a server busy. */
const FILES = { max: 30, windowMs: 10 * 60_000 }

const month = (title: string, description: string) =>
  Type.Optional(Type.String({ title, pattern: '^20[2-9][0-9]-(0[1-9]|1[0-2])$', description }))
const Query = Type.Object({
  from: month('起始月份', '如 2025-12；不填为截止月份及其前 11 个月'),
  to: month('截止月份', `如 2026-11；不填为本月，最多 ${MONTHS_MAX} 个月`),
})
const FileParams = Type.Object({ file: Type.String({ title: '文件名' }) })

/** What a shop bought, added up, and its months as files. */
export const reportRoom: Room = {
  name: 'report',
  schemas: [ReportSchema],
  routes(app, deps) {
    const call = describeCall({
      summary: '采购报表：按月、厂家、分类，价格变动、优惠、近效期；默认近 12 个月',
      tag: '钱包',
      mayLag: true,
      data: ref(ReportSchema),
      example: reportExample,
    })
    app.get('/api/report', { ...call, schema: { ...call.schema, querystring: Query } }, async (request) => {
      const span = spanOf(deps.clock.now(), request.query)
      if (span === null) throw invalid('to', `截止月份须不早于起始月份，且最多 ${MONTHS_MAX} 个月`)
      return ok(await reportOf(deps, sessionOf(request).memberId, span))
    })
    fileRoute(app, deps)
  },
}

function fileRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'month_file', FILES)
  app.get('/files/purchases/:file', { schema: { hide: true, params: FileParams } }, async (request, reply) => {
    const { memberId } = sessionOf(request)
    const asked = parseMonthFile(request.params.file)
    if (asked === null) throw notFound('没有这份文件')
    await brake.countOrRefuse(memberId)
    const { month: name, nth } = asked
    const orders = await findMonthOrders(deps.db, memberId, name)
    const file = nth === null ? monthBook(deps, memberId, orders) : monthZip(deps, memberId, { month: name, nth }, orders)
    if (file === null) throw notFound('这个月没有付款的订单')
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'content-disposition': `attachment; filename="purchases-${request.params.file}"` })
      .type(nth === null ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'application/zip')
      .send(Readable.from(file))
  })
}
