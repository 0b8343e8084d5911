import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadStorefront, renderOf, type StorefrontRequest } from './storefront.ts'

const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the built storefront', () => {
  it('the built storefront is loaded by its path, or there is none', async () => {
    const dir = join(folder, 'dist')
    expect(await loadStorefront(dir)).toBeNull()
    mkdirSync(join(dir, 'server'), { recursive: true })
    writeFileSync(join(dir, 'package.json'), '{"type":"module"}')
    writeFileSync(join(dir, 'server/entry.js'), 'export const render = async ({ url }) => ({ status: 200, headers: { url }, body: null })')
    const render = await loadStorefront(dir)
    expect(await render?.({ url: '/x' } as StorefrontRequest)).toEqual({ status: 200, headers: { url: '/x' }, body: null })
  })

  it('the built storefront must know how to render', () => {
    expect(() => renderOf({})).toThrow('The storefront has no function "render".')
  })
})
