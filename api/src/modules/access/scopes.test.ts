import { afterAll, beforeAll, expect, it } from 'vitest'
import { SCOPE_NAMES, SCOPES } from '../../server/scopes.ts'
import { apiCalls, type ApiCall } from '../../testing/apiCalls.ts'
import { send, wrong } from '../../testing/apiWalk.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'

/** What a person's token does with itself, whatever it is good for. */
const OWN = ['POST /api/erp/factor', 'POST /api/erp/factor/confirm', 'POST /api/erp/login']

let h: Harness
let calls: readonly ApiCall[]
let opened: Readonly<Record<string, readonly string[]>>
beforeAll(async () => {
  h = await openHarness()
  calls = (await apiCalls(h)).filter(({ path }) => path.startsWith('/api/erp'))
  opened = await scopesOfCalls()
})
afterAll(() => h.close())

type Operation = { 'x-scopes'?: string[] }

/** By call, the scopes that openapi.json names: any one of them is enough. */
async function scopesOfCalls(): Promise<Record<string, string[]>> {
  const { paths } = JSON.parse(JSON.stringify(h.app.swagger())) as { paths: Record<string, Record<string, Operation>> }
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/erp'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { 'x-scopes': scopes = [] }]) => [`${method.toUpperCase()} ${path}`, scopes]),
      ),
  )
}

it('every call of the office declares what a token must be good for', () => {
  expect(calls.filter(({ name }) => (opened[name] ?? []).length === 0).map(({ name }) => name)).toEqual([])
  expect(
    Object.values(opened)
      .flat()
      .filter((scope) => !(SCOPE_NAMES as readonly string[]).includes(scope)),
  ).toEqual([])
})

it('the calls that move money, and those that make tokens, are opened by nothing else', () => {
  const only = (scope: string) => calls.flatMap(({ name }) => (opened[name]?.join() === scope ? [name] : [])).toSorted()
  expect(only('money')).toEqual([
    'GET /api/erp/approval',
    'GET /api/erp/export/invoices',
    'GET /api/erp/export/payments',
    'GET /api/erp/member/{id}/data',
    'GET /api/erp/money/check',
    'GET /api/erp/reconciliation',
    'GET /api/erp/red-letter',
    'GET /api/erp/withdraw',
    'POST /api/erp/afterSale/{id}/approve',
    'POST /api/erp/afterSale/{id}/refund',
    'POST /api/erp/approval/{id}/approve',
    'POST /api/erp/approval/{id}/decline',
    'POST /api/erp/company',
    'POST /api/erp/invoice/{id}/issue',
    'POST /api/erp/invoice/{id}/red-letter',
    'POST /api/erp/invoice/{id}/red-letter/answer',
    'POST /api/erp/invoice/{id}/reject',
    'POST /api/erp/order/{id}/fee',
    'POST /api/erp/order/{id}/refund',
    'POST /api/erp/order/{id}/return',
    'POST /api/erp/reconciliation/alipay',
    'POST /api/erp/reconciliation/bank',
    'POST /api/erp/reconciliation/wechat',
    'POST /api/erp/reconciliation/{id}/decide',
    'POST /api/erp/refund/{id}/settled',
    'POST /api/erp/trade/{id}/proof_reject',
    'POST /api/erp/trade/{id}/received',
    'POST /api/erp/withdraw/{id}/approve',
    'POST /api/erp/withdraw/{id}/reject',
  ])
  expect(only('access')).toEqual([
    'GET /api/erp/token',
    'POST /api/erp/key/rotate',
    'POST /api/erp/token',
    'POST /api/erp/token/{id}/factor_reset',
    'POST /api/erp/token/{id}/revoke',
    'POST /api/erp/token/{id}/rotate',
  ])
})

it('read opens calls that change nothing, and only those', () => {
  const reading = calls.filter(({ name }) => opened[name]?.includes('read') && !OWN.includes(name))
  expect([reading.length > 10, reading.filter(({ method }) => method !== 'GET')]).toEqual([true, []])
})

it('each call refuses a token that has every scope but its own, before it looks at what it is given', async () => {
  const owner = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  const tokens = new Map<string, string>()
  const foreign = calls.filter(({ name }) => !OWN.includes(name))
  for (const scopes of new Set(foreign.map(({ name }) => (opened[name] ?? []).join(',')))) {
    const others = SCOPE_NAMES.filter((scope) => !scopes.split(',').includes(scope)).join(',')
    const { data } = await owner.post('/api/erp/token', { staff: '店主', name: `除了${scopes}`, kind: 'program', scopes: others })
    tokens.set(scopes, (data as { token: string }).token)
  }
  const refused = async (call: ApiCall) => {
    const names = opened[call.name] ?? []
    const answer = await send(h.client({ authorization: `Bearer ${tokens.get(names.join(','))}` }), call, 'x', { rubbish: '\u0000' })
    const says = names.map((name) => `${SCOPES[name as keyof typeof SCOPES]}（${name}）`).join('或')
    return (answer.status === 403 && String(answer.message).endsWith(`没有此项权限，需要${says}`)) || [answer.status, answer.message]
  }
  expect(await wrong(foreign, refused)).toEqual([])
})
