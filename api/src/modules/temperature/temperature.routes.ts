import { Type } from 'typebox'
import { formatDateTime } from 'rules/time'
import { notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { ownOrder } from '../order/read.service.ts'
import { csvCell } from '../upload/sheet/csvCell.ts'
import { degrees } from './series.ts'
import { findOfOrder, findSeries, type SeriesRow } from './temperature.repo.ts'
import { samplesOf, temperatureExample, TemperatureSeriesSchema, temperatureWire } from './temperature.schemas.ts'

const HEAD = ['运单号', '记录仪编号', '时间', '温度（℃）']

function csvOf(series: SeriesRow): string {
  const rows = samplesOf(series).map(({ at, tenths }) => [series.tracking_no, series.logger, formatDateTime(at), degrees(tenths)])
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

/** What the loggers in an order's parcels measured, for the shop that receives them. */
export const temperatureRoom: Room = {
  name: 'temperature',
  schemas: [TemperatureSeriesSchema],
  routes(app, deps) {
    const call = describeCall({
      summary: '运输温度：各包裹的温度记录',
      tag: '订单',
      data: Type.Array(ref(TemperatureSeriesSchema)),
      example: [temperatureExample],
      statuses: [404],
    })
    app.get('/api/order/:id/temperatures', { ...call, schema: { ...call.schema, params: IdParams } }, async (request) => {
      const id = pathId(request.params.id)
      await ownOrder(deps, sessionOf(request).memberId, id)
      return ok((await findOfOrder(deps.db, id)).map(temperatureWire))
    })

    app.get('/files/temperature/:id', { schema: { hide: true, params: IdParams } }, async (request, reply) => {
      const series = await findSeries(deps.db, pathId(request.params.id), sessionOf(request).memberId)
      if (series === null) throw notFound('没有这份温度记录')
      return reply
        .headers({ 'cache-control': 'private, no-cache', 'content-disposition': `attachment; filename="temperature-${series.id}.csv"` })
        .type('text/csv; charset=utf-8')
        .serializer((text: unknown) => text as string)
        .send(csvOf(series))
    })
  },
}
