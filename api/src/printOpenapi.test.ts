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
  summary?: string
  tags?: string[]
  security?: object[]
  parameters?: { name: string; in: string; description?: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Field> } }> }
  responses: Record<string, Answer>
}
interface Document {
  openapi: string
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
/** Providers call it in their own words, not in the envelope. */
const enveloped = apiCalls.filter(({ path }) => !path.startsWith('/api/pay/notify/'))

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
