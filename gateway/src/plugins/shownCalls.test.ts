import { describe, expect, it } from 'vitest'
import { shownPath } from '../rest/recordedClient.ts'
import { goodsBody, listBody, userBody } from '../testing/bodies.ts'
import { openHarness } from '../testing/harness.ts'
import { ok } from '../testing/stubRest.ts'

const routes = { 'GET /api/user/base': ok(userBody()), 'GET /api/goods/list': ok(listBody([goodsBody('1')])) }
type Extended = { extensions?: { calls?: Record<string, unknown>[] } }
const extensionsOf = (text: string): Extended['extensions'] => (JSON.parse(text) as Extended).extensions

describe('the calls of an answer', () => {
  it('the calls of an answer stand in its extensions when the request asks for them', async () => {
    const { ask } = openHarness(routes)
    const { text } = await ask('{ goodsList(first: 5) { totalCount } viewer { company } }', { headers: { 'x-show-calls': '1' } })
    const calls = extensionsOf(text)?.calls ?? []
    expect(
      calls
        .map(({ method, path, status, from }) => ({ method, path, status, from }))
        .toSorted((a, b) => String(a.path).localeCompare(String(b.path))),
    ).toEqual([
      { method: 'GET', path: '/api/goods/list?page=1&per_page=5&sort=default&fields', status: 200, from: 'api' },
      { method: 'GET', path: '/api/user/base', status: 200, from: 'api' },
    ])
    for (const { ms } of calls) expect(ms).toBeGreaterThanOrEqual(0)
  })

  it('the calls of an answer stand beside an error too, and are left out otherwise', async () => {
    const { ask } = openHarness({})
    const failed = await ask('{ cart { id } }', { headers: { 'x-show-calls': '1' } })
    expect(failed.errors).toHaveLength(1)
    expect(extensionsOf(failed.text)?.calls).toHaveLength(1)
    expect(extensionsOf((await ask('{ cart { id } }')).text)?.calls).toBeUndefined()
  })

  it.each([
    ['/api/goods/detail/417', '/api/goods/detail/{id}'],
    ['/api/cart/12/edit', '/api/cart/{id}/edit'],
    ['/api/user/phone/13800000001', '/api/user/phone/{id}'],
    ['/api/goods/list?keywords=%E9%98%BF%E8%83%B6&page=2', '/api/goods/list?keywords&page=2'],
    ['/api/goods/list?sort=13800000001138000000011', '/api/goods/list?sort'],
    ['/api/goods/batch?ids=1,2', '/api/goods/batch?ids'],
  ])('the calls of an answer name nothing personal: %s becomes %s', (path, shown) => {
    expect(shownPath(path)).toBe(shown)
  })
})
