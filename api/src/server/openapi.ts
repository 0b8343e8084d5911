import type { FastifySchema, RouteOptions } from 'fastify'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RefusalReason } from 'rules/refusals'
import { describeAccess, operationIdOf, withFailures, withRefusal } from './describeOperation.ts'
import { IdParams } from './fields.ts'
import { opening, type Scope } from './scopes.ts'
import { OPENAPI_TAGS } from './openapiTags.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Every reason that the call may refuse with, for the types that are made of it. */
    'x-reasons'?: readonly RefusalReason[]
    /** The scopes of which a token of the office needs one: OpenAPI knows scopes of OAuth alone. */
    'x-scopes'?: readonly Scope[]
  }
}

export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: '药品批发商城接口',
      version: '1.0.0',
      description:
        '统一返回 {code, message, data}，code 与 HTTP 状态码相同，200 为成功。编号为十进制字符串，金额为两位小数的字符串（元），时间为 10 位秒，日期为 2027-08-31。登录已失效时，答复带 x-session: expired。任何调用都可能以 503 拒绝（系统繁忙），稍后可重试，写操作用同一 client_key。',
      contact: { name: '药品批发商城技术支持' },
    },
    servers: [
      { url: 'http://127.0.0.1:{port}', description: '本机运行的接口', variables: { port: { default: '4001', description: 'API_PORT' } } },
    ],
    tags: OPENAPI_TAGS.map(({ name, description }) => ({ name, description })),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  transform: ({ schema, url, route }) => ({
    schema: {
      description: describeAccess(route),
      ...withFailures(withFieldsDescribed(withShop(withScopes(withoutIdle422(schema), route), route))),
      operationId: operationIdOf(String(route.method), url),
    },
    url,
  }),
  refResolver: {
    buildLocalReference: (json, _base, _fragment, index) => (typeof json['$id'] === 'string' ? json['$id'] : `schema${index}`),
  },
}

/** A call of the office names the scopes of which a token needs one; what it says beside comes after that. */
function withScopes(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const area = route.config?.area
  if (area === undefined) return schema
  const description = [describeAccess(route), ...(schema.description === undefined ? [] : [schema.description])].join('；')
  return { ...schema, description, security: [{ bearer: [] }], 'x-scopes': opening(area, String(route.method)) }
}

const SHOP_PARAMETER = {
  type: 'object',
  properties: {
    'x-shop': {
      type: 'string',
      description: '页面是为哪家门店显示的：会员编号，游客页面为 none。与当前门店不符时以 409 SHOP_CHANGED 拒绝；不带则不检查',
    },
  },
} as const

/** Every write on behalf of a shop may say which one its page shows (auth/sessionHook.ts). */
function withShop(schema: FastifySchema, { method, config }: RouteOptions): FastifySchema {
  if (method === 'GET' || method === 'HEAD' || config?.anyShop === true) return schema
  const reasons = [...(schema['x-reasons'] ?? []), 'SHOP_CHANGED' as const]
  return { ...withRefusal(schema, 409, 'SHOP_CHANGED'), headers: SHOP_PARAMETER, 'x-reasons': reasons }
}

/** A call that takes nothing but an id cannot be told that what it was given is wrong. */
function withoutIdle422(schema: FastifySchema): FastifySchema {
  if (
    schema.body !== undefined ||
    schema.querystring !== undefined ||
    (schema.params !== undefined && schema.params !== IdParams) ||
    typeof schema.response !== 'object' ||
    schema.response === null
  )
    return schema
  const response = Object.fromEntries(Object.entries(schema.response).filter(([status]) => status !== '422'))
  return { ...schema, response }
}

interface Field {
  title?: string
  description?: string
  enum?: readonly unknown[]
  default?: string | number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** A field is described by its own words, else by its Chinese name and what it may be. */
function withFieldsDescribed(schema: FastifySchema): FastifySchema {
  const parts = (['params', 'querystring', 'body'] as const).flatMap((part) => {
    const given: unknown = schema[part]
    if (typeof given !== 'object' || given === null || !('properties' in given)) return []
    const properties = Object.entries(given.properties as Record<string, Field>).map(([name, field]) => [
      name,
      { ...field, description: describeField(field) },
    ])
    return [[part, { ...given, properties: Object.fromEntries(properties) }]]
  })
  return { ...schema, ...Object.fromEntries(parts) }
}

function describeField(field: Field): string {
  const { title = '', minimum, maximum, minLength = 0, maxLength } = field
  const limits = [
    field.enum === undefined || field.description !== undefined ? '' : `可选 ${field.enum.join('、')}`,
    minimum === undefined || maximum === undefined ? '' : `${minimum} 至 ${maximum}`,
    maxLength === undefined ? '' : `${minLength > 1 ? `${minLength} 至` : '最多'} ${maxLength} 个字符`,
    field.default === undefined ? '' : `默认 ${field.default}`,
  ]
  return [title, field.description ?? '', ...limits].filter((words) => words !== '').join('，')
}
