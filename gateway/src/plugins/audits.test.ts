import { serverAudits } from 'graphql-http'
import { describe, expect, it } from 'vitest'
import { openHarness } from '../testing/harness.ts'

const { fetch } = openHarness({})

function auditsWith(headers: Record<string, string>): ReturnType<typeof serverAudits> {
  return serverAudits({
    url: 'http://localhost/graphql',
    fetchFn: (url: string | URL, init: RequestInit = {}) =>
      fetch(String(url).slice('http://localhost'.length), { ...init, headers: { ...headersOf(init), ...headers } }),
  })
}

function headersOf(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers).entries())
}

describe('GraphQL over HTTP, with the preflight header', () => {
  it.each(auditsWith({ 'x-csrf': '1' }).map((audit) => [audit.name, audit] as const))(
    'GraphQL over HTTP with the preflight header: %s',
    async (_, audit) => {
      const result = await audit.fn()
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok')
    },
  )
})

describe('GraphQL over HTTP, without it', () => {
  it('GraphQL over HTTP without the preflight header keeps every MUST and at least 22 of the MAY', async () => {
    const results = await Promise.all(auditsWith({}).map((audit) => audit.fn()))
    const passed = (level: string): number => results.filter(({ name, status }) => name.startsWith(level) && status === 'ok').length
    expect(passed('MUST')).toBe(13)
    expect(passed('MAY')).toBeGreaterThanOrEqual(22)
  })
})
