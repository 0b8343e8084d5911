import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../navigation/paths.ts'
import { matchLocation } from './matchLocation.ts'
import { allRoutes } from './routeTable.ts'

const routes = await allRoutes()

const client = join(import.meta.dirname, '../..')
const documents = JSON.parse(readFileSync(join(client, 'persisted.json'), 'utf8')) as Record<string, string>
const tableSource = globSync('routes/*Routes.tsx', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
/** With a number for whatever the page is of. */
const sample = (path: string): string =>
  `${path.replaceAll(/\{(?:id|page)\??\}/g, '7').replaceAll(/\{\w+\??\}/g, 'x')}?id=7&quote=7&trade=7`

describe.each(routes.map((route) => [route.name, route] as const))('route %s', (_name, route) => {
  it('a route is what its own addresses lead to', () => {
    for (const path of route.paths) expect(matchLocation(sample(path))).toMatchObject({ kind: 'route', route: { name: route.name } })
  })

  it('a route names the file it imports, for the preloads of its chunks', () => {
    expect(existsSync(join(client, route.file))).toBe(true)
    expect(tableSource).toContain(`import('../../${route.file.replace('src/', '')}')`)
  })

  it('a route loads its page', async () => {
    expect(await route.loadCode()).toBeTypeOf('function')
  })

  it('a route asks for the header with its own data, in one trusted document', () => {
    if (route.query === null || !route.flags.header) return
    const text = documents[String(route.query.params.id)] ?? ''
    expect(text).toMatch(/\bcartBadge\b[^]*\bviewer\b|\bviewer\b[^]*\bcartBadge\b/)
    if (route.principal !== null) expect(text).toMatch(new RegExp(String.raw`^  ${route.principal}\b`, 'm'))
  })
})

it.each(Object.entries(paths).filter(([name]) => name !== 'notFound'))('there is a page where paths.%s leads', (_name, to) => {
  const address: unknown = Reflect.apply(to, null, to === paths.news ? ['hyzx'] : ['1', '1'])
  let match = matchLocation(String(address))
  for (let hops = 0; match.kind === 'redirect' && hops < 3; hops++) match = matchLocation(match.to)
  expect(match.kind === 'route' && match.route.name !== 'notFound').toBe(true)
})

describe('every other address', () => {
  it.each(['/nowhere', '/list/info/x', '/LIST', '/list/info/1/2', '//evil.example', '/%', '/cart_step9', '/list/info/0', '/list/info/007'])(
    'the unknown address %s leads to /404',
    (path) => {
      expect(matchLocation(path)).toEqual({ kind: 'redirect', to: `/404?${new URLSearchParams({ from: path }).toString()}` })
    },
  )

  it.each([
    ['/activity/dongchu', 'dongchu'],
    ['/activity/dongchu/yinpian/', 'dongchu/yinpian'],
    ['/activity/a/b/c', 'a/b/c'],
    ['/activity', ''],
    ['/activity/%2e%2e/x y', '../x y'],
  ])('the address %s is asked about first', (from, path) => {
    const to = `/loading/activity${path === '' ? '' : `?${new URLSearchParams({ path }).toString()}`}`
    expect(matchLocation(from)).toEqual({ kind: 'redirect', to })
    const found = matchLocation(to)
    expect(found.kind === 'route' && found.route.variables(found.place)).toEqual({ path: /^[\w/]+$/.test(path) ? path.split('/') : ['-'] })
  })

  it('the address of an activity deeper than three leads to /404', () => {
    expect(matchLocation('/activity/a/b/c/d')).toEqual({ kind: 'redirect', to: '/404?from=%2Factivity%2Fa%2Fb%2Fc%2Fd' })
    expect(matchLocation(`/${'x'.repeat(100)}`)).toEqual({ kind: 'redirect', to: '/404' })
  })

  it.each([
    ['/register', '/register_index'],
    ['/register_index', '/register/step1'],
    ['/register_dd', '/register/dd/step1'],
    ['/forget', '/forget_step1'],
  ])('the address %s leads to %s', (from, to) => {
    expect(matchLocation(from)).toEqual({ kind: 'redirect', to })
  })

  it('the address of a parcel leads to its order', () => {
    expect(matchLocation('/order/wl/31')).toEqual({ kind: 'redirect', to: '/order/info/31' })
  })

  it('an address ignores what follows #, and reads the search', () => {
    expect(matchLocation('/list?page=2#top')).toMatchObject({ kind: 'route', route: { name: 'goodsList' } })
    const found = matchLocation('/login?next=%2Fcart')
    expect(found.kind === 'route' && found.place.search.get('next')).toBe('/cart')
  })

  it('an address gives a rubbish id to no page', () => {
    const found = matchLocation('/cart_step2?quote=1/../2')
    expect(found.kind === 'route' && found.route.variables(found.place)).toEqual({ quoteID: '0' })
  })
})
