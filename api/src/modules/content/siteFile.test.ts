import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { BannerPalette, BannerShape } from '../../db/tables/content.ts'
import { bannersOf } from './banner.service.ts'
import { COLOURS, SIZES, type BannerArt } from './bannerLook.ts'
import { commonData } from './common.service.ts'
import { seedContent } from '../../seed/seedContent.ts'
import { bannerPicture } from './bannerPicture.ts'

let h: Harness
let banner = ''
let brand = ''
beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  await seedContent(h.deps.db, h.clock.now())
  banner = (await bannersOf(h.deps, 'home'))[0]?.wire.image ?? ''
  brand = (await commonData(h.deps)).brand[0]?.logo ?? ''
})
afterAll(() => h.close())

it('serves banners and brand marks to anyone, for ever, in a sandbox', async () => {
  for (const address of [banner, brand]) {
    const answer = await h.app.inject(address)
    expect(answer.statusCode, address).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect((await h.app.inject(address)).body).toBe(answer.body)
  }
})

it('knows no other hash, no other number, no other name', async () => {
  for (const address of [banner, brand]) {
    const other = address.replace(/[0-9a-f](?=\.svg)/, (digit) => (digit === '0' ? '1' : '0'))
    for (const path of [
      other,
      address.replace(/\/(\d+)-/, '/999999-'),
      address.replace(/\/(\d+)-/, '/0-'),
      address.replace('.svg', ''),
      `${address}x`,
    ]) {
      expect((await h.app.inject(path)).statusCode, path).toBe(404)
    }
  }
})

it('has another address once the words or the goods of a banner change', async () => {
  await h.deps.db.updateTable('banner').set({ title: '<b>"新"标题</b>' }).where('id', '=', 1).execute()
  expect((await h.app.inject(banner)).statusCode).toBe(404)
  const renamed = (await bannersOf(h.deps, 'home'))[0]?.wire.image ?? ''
  const { body } = await h.app.inject(renamed)
  expect(body).toContain('&lt;b&gt;')
  expect(body).not.toContain('<b>')
  await h.deps.db.deleteFrom('banner_goods').where('banner_id', '=', 1).execute()
  expect((await h.app.inject(renamed)).statusCode).toBe(404)
})

const art: BannerArt = {
  title: '秋冬呼吸用药备货',
  subtitle: '感冒、止咳、抗感染，常用品种一次配齐',
  palette: 'teal',
  shape: 'wide',
  packages: [],
}

it('a banner is pictured in every shape and palette, each part under one name only, in few bytes', async () => {
  const rows = await bannersOf(h.deps, 'home')
  expect(rows.length).toBeGreaterThan(0)
  for (const { wire } of rows.slice(1)) {
    const { body } = await h.app.inject(wire.image)
    const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, wire.title).toBe(ids.length)
    const used = [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href)
    expect(
      used.filter((id) => !ids.includes(id)),
      wire.title,
    ).toEqual([])
    expect(body.length, wire.title).toBeLessThan(40_000)
  }
  for (const shape of Object.keys(SIZES) as BannerShape[]) {
    for (const palette of Object.keys(COLOURS) as BannerPalette[])
      expect(bannerPicture({ ...art, shape, palette })).toMatch(/^<svg [^>]+><title>秋冬/)
  }
})

/** Relative luminance, as contrast is computed from it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

it.each(Object.entries(COLOURS))('keeps white words readable on %s', (_name, { from, to }) => {
  for (const ground of [from, to]) expect(1.05 / (luminance(ground) + 0.05)).toBeGreaterThan(4.5)
})

it('serves the address of the site as a code to be scanned, alike for everybody', async () => {
  const answer = await h.app.inject('/files/site/code.svg')
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'public, max-age=3600',
  ])
  expect(answer.body).toMatch(/^<svg [^]*<path /)
})
