import { Type } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { erpList, erpOne, signed } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { correctPrize, sendPrize, waitingPrizes } from '../draw/prizeParcel.service.ts'

const RecipientData = Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() })
const WaitingData = Type.Array(
  Type.Object({
    id: Type.String({ description: '抽奖记录编号' }),
    company: Type.String(),
    prize: Type.String(),
    recipient: nullable(Type.Unsafe<{ name: string; phone: string; address: string }>({ ...RecipientData, description: '默认收货地址' })),
    created_at: Type.Integer({ description: '抽奖时间，10 位秒' }),
  }),
)
const SentBody = signed({ carrier: fields.text('承运商', { max: 40 }), tracking_no: fields.text('运单号', { min: 4, max: 40 }) })
const SentData = Type.Object({ id: Type.String(), carrier: Type.String(), tracking_no: Type.String() })

/** Goods prizes of draws, as the office sends them. */
export function prizeRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'orders',
    summary: '待寄出的实物奖品',
    data: WaitingData,
    example: [
      {
        id: '7',
        company: '江岸示范药房',
        prize: '电子血压计一台',
        recipient: { name: '王店长', phone: '13800000001', address: '湖北省武汉市江岸区中山大道1号' },
        created_at: 1795226400,
      },
    ],
  })
  app.get('/api/erp/prize', list, async () =>
    ok(
      (await waitingPrizes(deps)).map(({ id, company, prize_name: prize, recipient, at }) => ({
        id: String(id),
        company,
        prize,
        recipient,
        created_at: seconds(at),
      })),
    ),
  )

  const sent = erpOne({
    area: 'orders',
    summary: '实物奖品已寄出',
    data: SentData,
    example: { id: '7', carrier: '顺丰速运', tracking_no: 'SF1000000001' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/prize/:id/sent', { ...sent, schema: { ...sent.schema, body: SentBody } }, async (request) => {
    const { staff, client_key: clientKey, carrier, tracking_no: trackingNo } = request.body
    await sendPrize(deps, pathId(request.params.id), { staff, carrier, trackingNo }, clientKey)
    return ok({ id: request.params.id, carrier, tracking_no: trackingNo })
  })

  const corrected = erpOne({
    area: 'orders',
    summary: '更正已寄出奖品的承运商或运单号',
    data: SentData,
    example: { id: '7', carrier: '顺丰速运', tracking_no: 'SF1000000002' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/prize/:id/corrected', { ...corrected, schema: { ...corrected.schema, body: SentBody } }, async (request) => {
    const { staff, client_key: clientKey, carrier, tracking_no: trackingNo } = request.body
    await correctPrize(deps, pathId(request.params.id), { staff, carrier, trackingNo }, clientKey)
    return ok({ id: request.params.id, carrier, tracking_no: trackingNo })
  })
}
