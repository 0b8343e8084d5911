import { describe, expect, it } from 'vitest'
import { openHarness } from '../testing/harness.ts'

describe('GraphiQL', () => {
  it('is one page that asks nobody outside', async () => {
    const response = await openHarness({}).fetch('/graphql', { headers: { accept: 'text/html,*/*' } })
    const html = await response.text()
    const head = html.slice(0, html.indexOf('<style>'))
    expect(response.status).toBe(200)
    expect(head).toContain('<link rel="icon" href="data:image/svg+xml,')
    expect(html).not.toMatch(/<script[^>]*\ssrc=/i)
    expect(html).not.toMatch(/<link[^>]*href="(https?:)?\/\//i)
    expect(html).not.toMatch(/@import\s+(url\()?["']?(https?:)?\/\//i)
    expect(html).not.toMatch(/url\(\s*["']?(https?:)?\/\//i)
    expect(html).not.toMatch(/unpkg\.com|cdn\.jsdelivr|raw\.githubusercontent/)
    expect(html).toContain('GoodsList')
  })

  it('could not ask anybody if it wanted to', async () => {
    const response = await openHarness({}).fetch('/graphql', { headers: { accept: 'text/html' } })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toMatch(/https?:/)
    await response.body?.cancel()
  })
})
