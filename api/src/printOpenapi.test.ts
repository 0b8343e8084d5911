import { beforeAll, describe, expect, it } from 'vitest'
import Schema from 'typebox/schema'
import { isRefusalReason } from 'rules/refusals'
import { printOpenapi } from './printOpenapi.ts'

interface Field {
  description?: string
  title?: string
}
interface Content {
  schema?: object
  example?: unknown
}
interface Answer {
  description: string
  content?: Record<string, Content>
}
interface Operation {
  operationId?: string
  description?: string
  summary?: string
  tags?: string[]
  security?: object[]
  parameters?: { name: string; in: string; description?: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Field> } }> }
  responses: Record<string, Answer>
}
interface Document {
  openapi: string
  info: { contact: { name: string } }
  servers: object[]
  tags: { name: string; description: string }[]
  components: object
  paths: Record<string, Record<string, Operation>>
}
interface Call {
  name: string
  path: string
  method: string
  operation: Operation
}

/** Files come in a form of their own kind. */
const formOf = (path: string): string => (path === '/api/upload' ? 'multipart/form-data' : 'application/x-www-form-urlencoded')
const HAN = /\p{Script=Han}/u

const text = await printOpenapi()
const document: Document = JSON.parse(text)
const calls: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, method, operation })),
)
const apiCalls = calls.filter(({ path }) => path.startsWith('/api/'))
/** Providers call it in their own words, and a ZIP has no envelope. */
const FILES = ['/api/erp/member/{id}/data', '/api/erp/inspection/{kind}/{key}/file', '/api/erp/sales']
const enveloped = apiCalls.filter(({ path }) => !path.startsWith('/api/pay/notify/') && !FILES.includes(path))

it('is the same text every time', async () => {
  expect(await printOpenapi()).toBe(text)
  expect(document.openapi).toBe('3.1.0')
  expect(apiCalls.length).toBeGreaterThan(80)
})

describe.each(calls)('$name', ({ operation, path }) => {
  it('says in Chinese what it does, takes and answers', () => {
    expect(operation.summary).toMatch(HAN)
    expect(operation.tags).toHaveLength(1)
    for (const { name, description } of operation.parameters ?? []) expect(description, name).toMatch(HAN)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name)
        .toSorted(),
    ).toEqual(inPath.toSorted())
    for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('')
  })
})

describe.each(enveloped)('$name', ({ operation, path }) => {
  const reasons = Object.values(operation.responses).flatMap(({ description }) => description.split('：')[1]?.split('、') ?? [])
  const fields = Object.entries(operation.requestBody?.content[formOf(path)]?.schema.properties ?? {})

  it('describes every field of its form', () => {
    if (operation.requestBody !== undefined) expect(Object.keys(operation.requestBody.content)).toEqual([formOf(path)])
    for (const [name, { title, description }] of fields) {
      expect(title, name).toMatch(HAN)
      expect(description, name).toMatch(HAN)
    }
  })

  it('gives reasons of the closed list alone', () => {
    expect(reasons.filter((reason) => !isRefusalReason(reason))).toEqual([])
  })

  it('names the failures that its kind of call has', () => {
    const statuses = Object.keys(operation.responses)
    expect(operation.security).toBeDefined()
    if (operation.security?.length !== 0) expect(statuses).toContain('401')
    const takes =
      fields.length > 0 ||
      (operation.parameters ?? []).some((parameter) => parameter.in === 'query' || (parameter.in === 'path' && parameter.name !== 'id'))
    expect(statuses.includes('422'), 'a call answers 422 exactly when it takes something').toBe(takes)
    if (path.includes('{id}')) expect(statuses).toContain('404')
  })

  it('has an example that is as its schema says', () => {
    const { schema, example } = operation.responses['200']?.content?.['application/json'] ?? {}
    expect(example).toMatchObject({ code: 200, message: 'ok' })
    const [isRight, errors] = Schema.Errors({ components: document.components, ...schema }, example)
    expect(errors).toEqual([])
    expect(isRight).toBe(true)
  })
})

describe('the reasons of calls that buy', () => {
  let described: (method: string, path: string) => string
  beforeAll(() => {
    described = (method, path) =>
      Object.values(document.paths[path]?.[method]?.responses ?? {})
        .map(({ description }) => description)
        .join(' ')
  })

  it.each([
    ['post', '/api/cart', 'STOCK_SHORT'],
    ['post', '/api/cart', 'CERT_EXPIRED'],
    ['post', '/api/cart/checkout', 'CONTRACT_UNSIGNED'],
    ['post', '/api/order', 'QUOTE_CHANGED'],
    ['post', '/api/order', 'IDEMPOTENCY_REUSED'],
    ['post', '/api/order', 'UNPAID_LIMIT'],
    ['post', '/api/trade/{id}/pay', 'ALREADY_PAID'],
    ['get', '/api/quote/{id}', 'QUOTE_EXPIRED'],
  ])('%s %s names %s', (method, path, reason) => {
    expect(described(method, path)).toContain(reason)
  })
})

describe('the contract as a whole', () => {
  it('every call has an id of verb and noun that no other has', () => {
    const ids = calls.map(({ operation }) => operation.operationId)
    expect(ids.filter((id) => !/^(?:get|post|put|delete)[A-Z][A-Za-z0-9]+$/.test(id ?? ''))).toEqual([])
    expect(new Set(ids).size).toBe(calls.length)
    expect(document.paths['/api/goods/detail/{id}']?.['get']?.operationId).toBe('getGoodsDetailById')
    expect(document.paths['/api/order']?.['post']?.operationId).toBe('postOrder')
    expect(document.paths['/api/user/user_money_log']?.['get']?.operationId).toBe('getUserUserMoneyLog')
  })

  it('each part of the contract is described in Chinese and has calls', () => {
    const names = document.tags.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.toSorted()).toEqual([...new Set(calls.flatMap(({ operation }) => operation.tags ?? []))].toSorted())
    for (const { name, description } of document.tags) expect(description, name).toMatch(HAN)
  })

  it('says where it is served and whom to ask', () => {
    expect(document.servers).toMatchObject([{ url: 'http://127.0.0.1:{port}', variables: { port: { default: '4001' } } }])
    expect(document.info.contact.name).toMatch(HAN)
  })

  it.each([
    ['get', '/api/goods/list', '无需登录'],
    ['get', '/api/cart/list', '登录后可用'],
    ['post', '/api/order', '登录后可用，限负责人、采购，冻结的门店不能下单'],
    ['put', '/api/shop/colleague/{id}', '登录后可用，限负责人'],
    ['get', '/healthz', '无需登录'],
    ['post', '/api/erp/stock/in', '以 Authorization: Bearer 加接口令牌调用，令牌须有权限库存（stock）'],
  ])('%s %s says who may call it', (method, path, words) => {
    expect(document.paths[path]?.[method]?.description).toBe(words)
  })

  it('a refusal lists its reasons in its schema, those of the hooks too', () => {
    expect(document.paths['/api/jfsc/exchange']?.['post']?.responses['409']?.content?.['application/json']?.schema).toEqual({
      allOf: [
        { $ref: '#/components/schemas/Failure' },
        {
          type: 'object',
          properties: {
            data: {
              type: 'object',
              properties: { reason: { type: 'string', enum: ['IDEMPOTENCY_REUSED', 'SHOP_CHANGED'] } },
              required: ['reason'],
            },
          },
        },
      ],
    })
  })

  it('every write that asks about the shop of its page can be refused for it', () => {
    const asking = calls.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'x-shop'))
    expect(asking.length).toBeGreaterThan(60)
    for (const { name, operation } of asking) expect(operation.responses['409']?.description, name).toContain('SHOP_CHANGED')
  })

  it('each failure of an enveloped call refers to the one schema of failures', () => {
    for (const { name, operation } of enveloped)
      for (const [status, { content }] of Object.entries(operation.responses))
        if (Number(status) >= 400) expect(JSON.stringify(content), `${name} ${status}`).toContain('"#/components/schemas/Failure"')
  })
})
