import { describe, expect, it } from 'vitest'
import { importsOf, read, sources, type Import } from './sources.ts'
import { AREAS, arrows, circles, FLOORS, isForTests, roomsOf, storeyOf, upward, type Floor } from './storeys.ts'

const imports = sources.flatMap(importsOf)

describe.each(FLOORS)('the storeys of $base', (floor) => {
  it('the storeys have a place for every room, and no place for a room that is gone', () => {
    const rooms = roomsOf(floor, sources)
    expect(rooms.filter((room) => storeyOf(floor, room) === null)).toEqual([])
    if (floor.storeys !== 'folders') expect(Object.values(floor.storeys).flat().toSorted()).toEqual(rooms)
  })

  it('the storeys let a room take from its own storey and from those below', () => {
    expect(upward(floor, imports)).toEqual([])
  })

  it('the storeys hold no rooms that reach each other', () => {
    expect(circles(arrows(floor, imports))).toEqual([])
  })
})

it('README shows the storeys of the api as they are', () => {
  const rows = [...read('README.md').matchAll(/^\| ([a-z-]+) \| `([a-z -]+)` \|$/gm)].map(([, area = '', rooms = '']) => [
    area,
    rooms.split(' '),
  ])
  const { storeys } = FLOORS[0]
  expect(storeys === 'folders' ? [] : AREAS.map((area) => [area, storeys[area]]).toReversed()).toEqual(rows)
})

it('no files of the api and the gateway reach each other, through types either', () => {
  const steps = imports.filter(({ from, target }) => /^(api|gateway)\//.test(from) && sources.includes(target))
  expect(steps.length).toBeGreaterThan(3_000)
  expect(circles(steps.map(({ from, target }) => ({ room: from, to: target })))).toEqual([])
})

describe('beneath and above the rooms of the api', () => {
  const part = (path: string): string =>
    /^api\/src\/(db|server|modules|seed|testing)\//.exec(path)?.[1] ?? (path.startsWith('api/src/') ? 'top' : '')
  const LOWER: Readonly<Record<string, readonly string[]>> = {
    db: ['modules', 'seed', 'testing', 'server'],
    server: ['modules', 'seed', 'testing'],
    modules: ['seed', 'testing'],
    seed: ['testing'],
    top: ['testing'],
  }
  /** What the top of the api gives to all: who puts it together takes from rooms, so no room takes from that. */
  const GIVEN = ['deps', 'settings', 'progress'].map((file) => `api/src/${file}.ts`)
  const shipped = imports.filter(({ from }) => !isForTests(from))
  const shown = (bad: readonly Import[]): string[] => bad.map(({ from, specifier }) => `${from} imports ${specifier}`)

  it('the database takes nothing from the server and neither from a room, and nothing from what tests use', () => {
    expect(shown(shipped.filter(({ from, target }) => LOWER[part(from)]?.includes(part(target))))).toEqual([])
  })

  it('only deps, settings and progress are taken from the top', () => {
    const bad = shipped.filter(
      ({ from, target }) => ['db', 'server', 'modules'].includes(part(from)) && part(target) === 'top' && !GIVEN.includes(target),
    )
    expect(shown(bad)).toEqual([])
  })

  it('what helps tests is taken by tests alone', () => {
    const bad = imports.filter(
      ({ from, target }) => target.startsWith('api/src/modules/') && isForTests(target) && part(from) !== 'testing',
    )
    expect(shown(bad.filter(({ from }) => from.startsWith('api/') && !isForTests(from)))).toEqual([])
  })
})

describe('the rule of storeys', () => {
  const floor: Floor = { base: 'floor', storeys: { ground: ['stock'], people: ['user', 'auth'], trade: ['cart', 'order', 'wallet'] } }
  const takes = (from: string, target: string): Import => ({ from, target, specifier: target, isTypeOnly: false })

  it('the rule of storeys tells an import that goes up, from a folder within a room too, and leaves tests alone', () => {
    const given = [
      takes('floor/cart/a.ts', 'floor/user/b.ts'),
      takes('floor/user/deep/a.ts', 'floor/cart/b.ts'),
      takes('floor/user/a.test.ts', 'floor/cart/b.ts'),
      takes('floor/user/testShop.ts', 'floor/cart/b.ts'),
      takes('elsewhere/a.ts', 'floor/cart/b.ts'),
    ]
    expect(upward(floor, given)).toEqual(['floor/user/deep/a.ts imports floor/cart/b.ts'])
  })

  it('the rule of storeys tells the rooms of a circle, one after the other, and none that only lead to it', () => {
    const given = [
      takes('floor/cart/a.ts', 'floor/order/a.ts'),
      takes('floor/order/a.ts', 'floor/wallet/a.ts'),
      takes('floor/wallet/a.ts', 'floor/cart/a.ts'),
      takes('floor/wallet/a.ts', 'floor/user/a.ts'),
      takes('floor/user/a.ts', 'floor/auth/a.ts'),
      takes('floor/user/a.test.ts', 'floor/wallet/a.ts'),
    ]
    expect(circles(arrows(floor, given))).toEqual([['cart', 'order', 'wallet']])
  })

  it('the rule of storeys reads the storey off the folder where the folders say it', () => {
    const folders: Floor = { base: 'floor', storeys: 'folders' }
    const given = [takes('floor/people/user/a.ts', 'floor/trade/cart/b.ts'), takes('floor/trade/cart/a.ts', 'floor/people/user/b.ts')]
    expect([
      upward(folders, given),
      circles(arrows(folders, given)),
      storeyOf(folders, 'people/user'),
      storeyOf(folders, 'attic/user'),
    ]).toEqual([['floor/people/user/a.ts imports floor/trade/cart/b.ts'], [['people/user', 'trade/cart']], AREAS.indexOf('people'), null])
  })
})
