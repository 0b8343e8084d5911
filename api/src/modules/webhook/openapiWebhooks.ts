import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { EVENT_TYPES, type EventType } from './events.ts'

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>
type Webhooks = NonNullable<Extract<OpenApi, { webhooks?: unknown }>['webhooks']>

const text = { type: 'string' } as const
const money = { type: 'string', description: '元，两位小数' } as const
const code = { type: ['string', 'null'], description: '导入文件中的编码；不是导入的为 null' } as const
const nullableText = { type: ['string', 'null'] } as const

/** What an event of each area says of its thing, as it was at that moment; whatever else is wanted is asked for by the export. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  order: {
    id: text,
    no: text,
    trade_id: text,
    member_id: text,
    member_code: code,
    status: text,
    version: { type: 'integer' },
    payable: money,
  },
  payment: { id: text, no: text, trade_id: text, channel: text, status: text, amount: money },
  refund: { id: text, no: text, trade_id: text, order_id: nullableText, tender: text, status: text, amount: money },
  after_sale: { id: text, no: text, order_id: text, member_id: text, member_code: code, kind: text, status: text },
  member: { id: text, code, review: text },
  invoice: { id: text, no: text, member_id: text, member_code: code, status: text, invoice_no: nullableText, amount: money },
  stock: { goods_id: text, goods_code: code, ck_id: text, ck_code: code, left: { type: 'integer', description: '可售数量' } },
}

export const fieldsOfEvent = (type: EventType): readonly string[] => Object.keys(FIELDS[areaOf(type)] ?? {})

const areaOf = (type: EventType): string => (type.startsWith('payment.refund_') ? 'refund' : (type.split('.')[0] ?? ''))

const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object' as const,
  required: Object.keys(properties),
  properties,
})

/** The part `webhooks` of openapi.json. */
export const openapiWebhooks: Webhooks = Object.fromEntries(
  (Object.keys(EVENT_TYPES) as EventType[]).map((type) => [
    type,
    {
      post: {
        operationId: `webhook_${type.replace('.', '_')}`,
        summary: EVENT_TYPES[type],
        tags: ['ERP'],
        description:
          'webhook-signature 为 t=时间,v1=签名：对“时间.正文”以密钥作 HMAC-SHA256 的十六进制，更换密钥期间有两个 v1。' +
          '以 2xx 答复即为收到，否则重试 48 小时',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: object({
                id: { type: 'string', description: '事件编号，重复送达时相同' },
                type: { type: 'string', enum: [type] },
                at: { type: 'integer', description: '发生时间，10 位秒' },
                data: object(FIELDS[areaOf(type)] ?? {}),
              }),
            },
          },
        },
        responses: { '2XX': { description: '已收到' } },
      },
    },
  ]),
)
