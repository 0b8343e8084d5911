import { expect, it } from 'vitest'
import { printOpenapi } from './printOpenapi.ts'

interface Operation { summary?: string; tags?: string[]; security?: unknown[]; requestBody?: { content: object }; responses: Record<string, { description: string; content?: Record<string, { example?: unknown }> }> }
interface Document { openapi: string; paths: Record<string, Record<string, Operation>> }

it('is the same text every time and describes every call in Chinese, with an example', async () => {
  const text = await printOpenapi()
  expect(await printOpenapi()).toBe(text)
  const document: Document = JSON.parse(text)
  expect(document.openapi).toBe('3.1.0')
  const calls = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })))
  expect(calls.length).toBeGreaterThan(20)
  for (const { name, path, operation } of calls) {
    expect(operation.summary, name).toMatch(/\p{Script=Han}/u)
    expect(operation.tags, name).toHaveLength(1)
    if (!path.startsWith('/api/')) continue
    expect(operation.responses['200']?.content?.['application/json']?.example, name).toMatchObject({ code: 200 })
    expect(operation.security, name).toBeDefined()
    if (operation.requestBody !== undefined) expect(Object.keys(operation.requestBody.content), name).toEqual(['application/x-www-form-urlencoded'])
  }
})

it('names the reasons a call may give', async () => {
  const document: Document = JSON.parse(await printOpenapi())
  const responses = document.paths['/api/cart']?.['post']?.responses
  expect(responses?.['400']?.description).toContain('STOCK_SHORT')
  expect(responses?.['403']?.description).toContain('CERT_EXPIRED')
  expect(document.paths['/api/cart/checkout']?.['post']?.responses['459']?.description).toContain('CONTRACT_UNSIGNED')
})
