import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { goodsByIds } from './goods.service.ts'

let h: Harness
let address = ''
beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  address = (await goodsByIds(h.deps.db, [1], null, h.clock.now())).get(1)?.image ?? ''
})
afterAll(() => h.close())

it('serves the picture of goods to anyone, for ever, in a sandbox', async () => {
  const answer = await h.app.inject(address)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect((await h.app.inject(address)).body).toBe(answer.body)
})

it('knows no other hash, no other goods, no other name', async () => {
  const other = address.replace(/[0-9a-f](?=\.svg)/, (digit) => (digit === '0' ? '1' : '0'))
  for (const path of [
    other,
    address.replace('/1-', '/2-'),
    address.replace('/1-', '/999999-'),
    '/files/goods/1.svg',
    '/files/goods/1-xyz.svg',
    '/files/goods/..%2f1-0123456789ab.svg',
    `${address}x`,
  ]) {
    const answer = await h.app.inject(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.headers['cache-control'], path).toBe('no-store')
  }
})

it('has another address once the product is renamed', async () => {
  await h.deps.db.updateTable('goods').set({ name: '新名字胶囊' }).where('id', '=', 1).execute()
  expect((await h.app.inject(address)).statusCode).toBe(404)
  const renamed = (await goodsByIds(h.deps.db, [1], null, h.clock.now())).get(1)
  expect((await h.app.inject(renamed?.image ?? '')).body).toContain('新名字胶囊')
})
