import { Type, type Static } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { byStaff, callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { EVENT_AREAS, eventsNamed } from './events.ts'
import { findDeliveries, findWebhooks, type DeliveryRow, type WebhookRow } from './webhook.repo.ts'
import { ADDRESS_MAX, pauseWebhook, removeWebhook, replayFrom, rotateSecret, subscribe } from './webhook.service.ts'

const OVERLAP_HOURS_MAX = 720
const OVERLAP_HOURS = 24
const PAGE = 100
const Done = Type.Object({})
const SecretData = Type.Object({ id: Type.String(), secret: Type.String({ description: '签名密钥，只在此时显示一次' }) })
const secretExample = { id: '1', secret: 'A'.repeat(43) }
const NewBody = byStaff({
  url: fields.text('推送地址', { max: ADDRESS_MAX }),
  events: Type.String({
    title: '事件',
    minLength: 1,
    maxLength: 1000,
    description: `逗号分隔，如 order.paid 或 order.*，* 为全部；各类：${EVENT_AREAS.join('、')}，见 webhooks`,
  }),
})
const RotateBody = byStaff({ hours: Type.Optional(fields.integer('旧密钥保留小时', { min: 0, max: OVERLAP_HOURS_MAX })) })
const ReplayBody = byStaff({
  from_id: Type.Optional(fields.id('起始事件')),
  from_at: Type.Optional(fields.integer('起始时间', { min: 0, max: 9_999_999_999 })),
})
const LogQuery = Type.Object({ before: Type.Optional(fields.id('事件')) })

const WebhookData = Type.Object({
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  created_by: Type.String(),
  created_at: Type.Integer(),
  is_paused: answers.flag('已暂停，事件照常积累'),
  reason: nullable(Type.String({ description: '暂停原因' })),
  success_at: nullable(Type.Integer({ description: '最近一次送达' })),
  old_until: nullable(Type.Integer({ description: '旧密钥一并签名到的时间' })),
  waiting: Type.Integer({ description: '待送达的事件数' }),
  parked: Type.Integer({ description: '两天内未能送达、已搁置的事件数' }),
})
const DeliveryData = Type.Object({
  id: Type.String({ description: '事件编号，接收方据此去重' }),
  type: Type.String(),
  lane: Type.String({ description: '同一 lane 的事件依次送达' }),
  at: Type.Integer({ description: '事件发生时间' }),
  state: answers.oneOf(['waiting', 'done', 'parked'], 'waiting 待送达，done 已送达，parked 已搁置'),
  attempts: Type.Integer(),
  next_at: nullable(Type.Integer({ description: '下次尝试的时间' })),
  status: nullable(Type.Integer({ description: '对方最近的 HTTP 状态' })),
  error: nullable(Type.String()),
  done_at: nullable(Type.Integer()),
})
const webhookExample: Static<typeof WebhookData> = {
  id: '1',
  url: 'https://erp.example.com/hooks',
  events: ['order.*'],
  created_by: '库存同步',
  created_at: 1_795_226_400,
  is_paused: 0,
  reason: null,
  success_at: 1_795_226_460,
  old_until: null,
  waiting: 0,
  parked: 0,
}
const deliveryExample: Static<typeof DeliveryData> = {
  id: '7',
  type: 'order.paid',
  lane: 'order:12',
  at: 1_795_226_400,
  state: 'done',
  attempts: 1,
  next_at: null,
  status: 200,
  error: null,
  done_at: 1_795_226_401,
}

/** Subscriptions of the office's programs to what happens. */
export const webhookRoom: Room = {
  name: 'webhook',
  schemas: [],
  routes(app, deps) {
    const list = erpList({ area: 'webhooks', summary: '事件推送', data: Type.Array(WebhookData), example: [webhookExample] })
    app.get('/api/erp/webhook', list, async () => ok((await findWebhooks(deps.db, deps.clock.now())).map(webhookWire)))

    const create = erpList({ area: 'webhooks', summary: '订阅事件推送，签名密钥只显示一次', data: SecretData, example: secretExample })
    app.post('/api/erp/webhook', { ...create, schema: { ...create.schema, body: NewBody } }, async (request) => {
      const { url, events } = request.body
      const wish = { url, events: eventsNamed(events), createdBy: callerIn(request).name }
      const { id, secret } = await subscribe(deps, wish)
      return ok({ id: String(id), secret })
    })
    changeRoutes(app, deps)
    logRoutes(app, deps)
  },
}

function changeRoutes(app: App, deps: Deps): void {
  const rotate = erpOne({ area: 'webhooks', summary: '更换签名密钥：保留期内两个密钥都签名', data: SecretData, example: secretExample })
  app.post('/api/erp/webhook/:id/rotate', { ...rotate, schema: { ...rotate.schema, body: RotateBody } }, async (request) => {
    const { id, secret } = await rotateSecret(deps, pathId(request.params.id), request.body.hours ?? OVERLAP_HOURS)
    return ok({ id: String(id), secret })
  })
  const acts = [
    ['pause', '暂停推送，事件照常积累', (id: number) => pauseWebhook(deps, id, true)],
    ['resume', '恢复推送', (id: number) => pauseWebhook(deps, id, false)],
    ['remove', '取消订阅', (id: number) => removeWebhook(deps, id)],
  ] as const
  for (const [verb, summary, act] of acts) {
    const call = erpOne({ area: 'webhooks', summary, data: Done, example: {} })
    app.post(`/api/erp/webhook/:id/${verb}`, { ...call, schema: { ...call.schema, body: byStaff({}) } }, async (request) => {
      await act(pathId(request.params.id))
      return ok({})
    })
  }
}

function logRoutes(app: App, deps: Deps): void {
  const log = erpOne({
    area: 'webhooks',
    summary: '推送记录，最新的在前，每次 100 条；保留 30 天',
    data: Type.Array(DeliveryData),
    example: [deliveryExample],
  })
  app.get('/api/erp/webhook/:id/deliveries', { ...log, schema: { ...log.schema, querystring: LogQuery } }, async (request) => {
    const before = request.query.before === undefined ? null : Number(request.query.before)
    return ok((await findDeliveries(deps.db, pathId(request.params.id), { before, limit: PAGE })).map(deliveryWire))
  })

  const again = erpOne({
    area: 'webhooks',
    summary: '从某一事件或时间起重新推送',
    data: Type.Object({ count: Type.Integer({ description: '将重新推送的事件数' }) }),
    example: { count: 3 },
  })
  app.post('/api/erp/webhook/:id/replay', { ...again, schema: { ...again.schema, body: ReplayBody } }, async (request) => {
    const { from_id: fromId, from_at: fromAt } = request.body
    if ((fromId === undefined) === (fromAt === undefined)) throw invalid('from_id', '请填写起始事件或起始时间中的一项')
    const from = fromId === undefined ? { at: new Date((fromAt ?? 0) * 1000) } : { id: Number(fromId) }
    return ok({ count: await replayFrom(deps, pathId(request.params.id), from) })
  })
}

const optionalSeconds = (at: Date | null): number | null => (at === null ? null : seconds(at))

function webhookWire(row: WebhookRow): Static<typeof WebhookData> {
  return {
    id: String(row.id),
    url: row.url,
    events: [...row.events],
    created_by: row.created_by,
    created_at: seconds(row.created_at),
    is_paused: row.paused_at === null ? 0 : 1,
    reason: row.reason,
    success_at: optionalSeconds(row.success_at),
    old_until: optionalSeconds(row.old_until),
    waiting: row.waiting ?? 0,
    parked: row.parked ?? 0,
  }
}

function deliveryWire(row: DeliveryRow): Static<typeof DeliveryData> {
  return {
    id: String(row.id),
    type: row.type,
    lane: row.lane,
    at: seconds(row.at),
    state: row.state,
    attempts: row.attempts,
    next_at: row.state === 'waiting' ? seconds(row.next_at) : null,
    status: row.status,
    error: row.error,
    done_at: optionalSeconds(row.done_at),
  }
}
