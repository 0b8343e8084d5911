import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'

interface Call {
  readonly summary?: string
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties: Record<string, { title?: string }> } }>
  }
  readonly responses: Record<
    string,
    {
      readonly description?: string
      readonly content?: Record<
        string,
        { readonly schema?: { examples?: unknown[] }; readonly example?: unknown; readonly examples?: unknown }
      >
    }
  >
}

let h: Harness
let paths: Record<string, Record<string, Call>>
beforeAll(async () => {
  h = await openHarness()
  await h.app.ready()
  paths = (JSON.parse(JSON.stringify(h.app.swagger())) as { paths: typeof paths }).paths
})
afterAll(() => h.close())

it.each([
  ['post', '/api/auth/login', 'LOCKED'],
  ['post', '/api/auth/login_code', 'CODE_WRONG'],
  ['post', '/api/auth/switch', ''],
  ['get', '/api/auth/session', ''],
  ['post', '/api/user/create_code', 'CODE_TOO_OFTEN'],
  ['post', '/api/register/check', ''],
  ['post', '/api/register/step1', 'CODE_WRONG'],
  ['post', '/api/register/step2', 'TICKET_EXPIRED'],
  ['get', '/api/register/step3', ''],
  ['post', '/api/register/dd/step1', 'CODE_WRONG'],
  ['post', '/api/register/dd/step2', 'TICKET_EXPIRED'],
  ['get', '/api/register/dd/step3', ''],
  ['post', '/api/register/wechat/ticket', 'TICKET_EXPIRED'],
  ['post', '/api/register/wechat', 'CODE_WRONG'],
  ['post', '/api/forget/step1', 'CODE_WRONG'],
  ['post', '/api/forget/step2', 'TICKET_EXPIRED'],
  ['post', '/api/user/resetPassword', 'LOCKED'],
  ['post', '/api/user/updateUserInfo', 'CODE_WRONG'],
  ['get', '/api/user/phone/{param}', ''],
  ['get', '/api/region', ''],
])('%s %s says what it takes, refuses and answers, with an example', (method, path, reason) => {
  const call = paths[path]?.[method]
  expect(call?.summary).toMatch(/[\u4e00-\u9fff]/)
  const success = Object.values(call?.responses['200']?.content ?? {})[0]
  expect(JSON.stringify(success)).toMatch(/"(example|examples|value)"/)
  expect(
    Object.values(call?.responses ?? {})
      .map((answer) => answer.description)
      .join('；'),
  ).toContain(reason)
  if (method !== 'post') return
  const body = Object.values(call?.requestBody?.content ?? {})[0]?.schema
  expect(Object.keys(body?.properties ?? {}).length).toBeGreaterThan(0)
  for (const property of Object.values(body?.properties ?? {})) expect(property.title).toMatch(/[\u4e00-\u9fff]/)
})

it('leaves the outbox page out', () => {
  expect(paths).not.toHaveProperty('/outbox')
})
