import type { FastifySchema } from 'fastify'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'

export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: '药品批发商城接口',
      version: '1.0.0',
      description: '统一返回 {code, message, data}，code 与 HTTP 状态码相同，200 为成功。编号为十进制字符串，金额为两位小数的字符串（元），时间为 10 位秒，日期为 2027-08-31。',
    },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  transform: ({ schema, url }) => ({ schema: withoutIdle422(schema), url }),
  refResolver: { buildLocalReference: (json, _base, _fragment, index) => (typeof json['$id'] === 'string' ? json['$id'] : `schema${index}`) },
}

/** A call that takes nothing cannot be told that what it was given is wrong. */
function withoutIdle422(schema: FastifySchema): FastifySchema {
  if (schema.body !== undefined || schema.querystring !== undefined || typeof schema.response !== 'object' || schema.response === null) return schema
  const response = Object.fromEntries(Object.entries(schema.response).filter(([status]) => status !== '422'))
  return { ...schema, response }
}
