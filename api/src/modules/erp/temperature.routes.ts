import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { byStaff, callOf, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { condemn, release } from '../after-sale/breach.service.ts'
import { enterTemperatures } from '../temperature/enter.service.ts'
import { findListed } from '../temperature/temperature.repo.ts'
import { seriesFacts, SeriesFactsSchema, STATE_TEXTS, STATES, stateField, temperatureExample } from '../temperature/temperature.schemas.ts'

const SAMPLES_TEXT_MAX = 8_000_000
const LISTED = 100
const SAMPLES_FORM = '一行一个数据：运单号,记录仪编号,时间,温度（北京时间，℃，最多一位小数），各记录仪按时间先后；首行可为表头'

const EnterBody = byStaff({
  samples: Type.String({ title: '温度数据', minLength: 1, maxLength: SAMPLES_TEXT_MAX, description: SAMPLES_FORM }),
})
const EnteredData = Type.Array(
  Type.Object({
    id: Type.String(),
    tracking_no: Type.String(),
    logger: Type.String(),
    state: stateField(),
    state_text: Type.String(),
    is_new: answers.flag('0 为此前已提交的同一份'),
  }),
)
const ListedData = Type.Object({
  id: Type.String(),
  order_id: Type.String(),
  order_no: Type.String(),
  carrier: Type.String(),
  tracking_no: Type.String(),
  ...SeriesFactsSchema.properties,
  decided_by: nullable(Type.String({ description: '处理人' })),
  after_sale_id: nullable(Type.String()),
})
const { parcel_id: _parcel, decided_at: _decided, url: _url, gap_spans: _gaps, curve: _curve, ...facts } = temperatureExample
const ListQuery = Type.Object({ state: Type.Optional(fields.oneOf('状态', STATES)) })
const ReasonBody = signed({ reason: fields.text('理由', { max: 200 }) })
const DecidedData = Type.Object({
  id: Type.String(),
  state: stateField(),
  state_text: Type.String(),
  after_sale_id: nullable(Type.String({ description: '判废后直接同意的退货退款' })),
})

/** The cold chain as the office has it: series come in with the parcels, and the quality department decides on breaches. */
export function temperatureRoutes(app: App, deps: Deps): void {
  const enter = erpList({
    area: 'orders',
    summary: '登记包裹的温度记录，可一次多个包裹',
    remark: [
      '全部成功或全部不登记；同一份重复提交不会重复登记。',
      '按包裹内各商品贮藏条件中最严的判定（冷藏 2–8℃，阴凉不高于 20℃，常温 10–30℃）；',
      '连续三个数据超出为超温，订单在处理前不能确认收货',
    ].join(''),
    data: EnteredData,
    example: [{ id: '1', tracking_no: 'SF1000000001', logger: 'TH-2041', state: 'normal', state_text: STATE_TEXTS.normal, is_new: 1 }],
  })
  app.post('/api/erp/temperature', { ...enter, schema: { ...enter.schema, body: EnterBody } }, async (request) => {
    const { samples, staff } = request.body
    return ok(
      (await enterTemperatures(deps, samples, staff)).map(({ id, trackingNo, logger, state, isNew }) => ({
        id: String(id),
        tracking_no: trackingNo,
        logger,
        state,
        state_text: STATE_TEXTS[state],
        is_new: isNew ? (1 as const) : (0 as const),
      })),
    )
  })

  const list = erpList({
    area: 'orders',
    summary: `温度记录，最新的在前，最多 ${LISTED} 份`,
    data: Type.Array(ListedData),
    example: [{ ...facts, order_id: '12', order_no: '202611211000001234567801', decided_by: null }],
  })
  app.get('/api/erp/temperature', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) =>
    ok(
      (await findListed(deps.db, request.query.state ?? null, LISTED)).map((row) => ({
        id: String(row.id),
        order_id: String(row.order_id),
        order_no: row.no,
        carrier: row.carrier,
        tracking_no: row.tracking_no,
        ...seriesFacts(row),
        decided_by: row.decided_by,
        after_sale_id: row.after_sale_id === null ? null : String(row.after_sale_id),
      })),
    ),
  )

  const verbs = [
    ['release', '超温放行：质量管理部认定质量未受影响', release, 'released'],
    ['condemn', '超温判废：包裹内未售后的商品直接同意退货退款，退回后不再入库', condemn, 'condemned'],
  ] as const
  for (const [verb, summary, work, state] of verbs) {
    const call = erpOne({
      area: 'orders',
      summary,
      data: DecidedData,
      example: { id: '1', state, state_text: STATE_TEXTS[state], after_sale_id: null },
      reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    })
    app.post(`/api/erp/temperature/:id/${verb}`, { ...call, schema: { ...call.schema, body: ReasonBody } }, async (request) => {
      const { id } = request.params
      const done = await work(deps, { id: pathId(id), ...callOf(request.body), reason: request.body.reason })
      return ok({ id, ...done, state_text: STATE_TEXTS[done.state] })
    })
  }
}
