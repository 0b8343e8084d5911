import { describe, expect, it } from 'vitest'
import { importsOf, type Import, read, sources } from './sources.ts'

const floorOf = (path: string): string => path.split('/')[0] ?? ''
const FLOORS = new Set(['rules', 'api', 'gateway', 'client'])
const all = sources.flatMap(importsOf)
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

const show = (bad: readonly Import[]): string[] => bad.map((entry) => `${entry.from} imports ${entry.specifier}`)

/** client: app may use everything below it, and so on down to lib. */
const CLIENT_ORDER = ['app', 'pages', 'features', 'navigation', 'relay', 'ui', 'lib']
const CLIENT_RANK: Record<string, number> = { app: 5, server: 5, pages: 4, features: 3, relay: 2, navigation: 2, errors: 2, ui: 1, lib: 0 }

describe('layers', () => {
  it('the source lets a floor take only what stands below it', () => {
    const allowed: Record<string, readonly string[]> = { rules: [], api: ['rules'], client: ['rules'], gateway: ['rules'] }
    const bad = all.filter((entry) => {
      const from = floorOf(entry.from)
      const to = floorOf(entry.target)
      return FLOORS.has(from) && FLOORS.has(to) && from !== to && !(allowed[from] ?? []).includes(to)
    })
    expect(show(bad)).toEqual([])
  })

  it('the package for apps takes of the gateway what a document costs, and nothing of a floor but that and rules', () => {
    const taken = all.filter((entry) => entry.from.startsWith('contract/src/') && !isTest(entry.from) && !entry.specifier.startsWith('./'))
    const allowed = /^(?:node:.*|graphql|gateway\/limits\/\w+|gateway\/most|\.\.\/deprecation\.ts)$/
    expect(taken.length).toBeGreaterThan(5)
    expect(show(taken.filter((entry) => !allowed.test(entry.specifier)))).toEqual([])
  })

  it('the importers, which strangers could have written, take nothing of this house and no package', () => {
    const isImporter = (file: string): boolean => /^tests\/importers\/\w+Importer\.ts$/.test(file)
    expect(sources.filter(isImporter)).toHaveLength(4)
    const taken = all.filter(({ from }) => isImporter(from))
    expect(taken.length).toBeGreaterThan(1)
    expect(show(taken.filter(({ specifier }) => !specifier.startsWith('node:')))).toEqual([])
  })

  it('the source has no relative import across floors', () => {
    const bad = all.filter(
      (entry) => entry.specifier.startsWith('.') && FLOORS.has(floorOf(entry.from)) && floorOf(entry.from) !== floorOf(entry.target),
    )
    expect(show(bad)).toEqual([])
  })

  it('the source keeps rules free of everything, and node: to its command line', () => {
    const bad = all.filter(
      (entry) => /^rules\/src\/(?!testing\/)/.test(entry.from) && !isTest(entry.from) && !entry.specifier.startsWith('.'),
    )
    expect(show(bad)).toEqual([])
  })

  it(`the client keeps the order ${CLIENT_ORDER.join(' → ')}`, () => {
    const room = (path: string): string => /^client\/src\/([^/]+)\//.exec(path)?.[1] ?? ''
    const bad = all.filter((entry) => {
      const [from, to] = [CLIENT_RANK[room(entry.from)], CLIENT_RANK[room(entry.target)]]
      return from !== undefined && to !== undefined && !isTest(entry.from) && from < to
    })
    expect(show(bad)).toEqual([])
  })

  it('the source lets no page import another page, and only the route table import pages', () => {
    const page = (path: string): string | undefined => /^client\/src\/pages\/([^/]+)\//.exec(path)?.[1]
    const bad = all.filter(
      (entry) => page(entry.from) !== undefined && page(entry.target) !== undefined && page(entry.from) !== page(entry.target),
    )
    expect(show(bad)).toEqual([])
  })

  it('the source keeps primitives free of Relay and the router', () => {
    const bad = all.filter(
      (entry) => /^client\/src\/(ui|lib)\//.test(entry.from) && !isTest(entry.from) && /relay|router/.test(entry.specifier),
    )
    expect(show(bad)).toEqual([])
  })

  it('no room chooses a server of the database: one place reads from replicas, and rooms ask no more than whether there are any', () => {
    const takers = (target: string): string[] =>
      all
        .filter((entry) => entry.target === target && !entry.isTypeOnly && !isTest(entry.from) && !entry.from.includes('/testing/'))
        .map(({ from }) => from)
    expect(takers('api/src/db/readFrom.ts').toSorted()).toEqual(['api/src/db/postgres.ts', 'api/src/db/replica.ts'])
    expect(takers('api/src/db/replica.ts')).toEqual(['api/src/db/replicas.ts'])
    expect(takers('api/src/db/replicas.ts')).toEqual(['api/src/main.ts'])
    expect(takers('api/src/db/positions.ts').filter((from) => !from.startsWith('api/src/db/'))).toEqual(['api/src/server/reads.ts'])
    const rooms = sources.filter((file) => file.startsWith('api/src/modules/') && !isTest(file))
    expect(rooms.filter((file) => /\breplicas\??[.[(]/.test(read(file)))).toEqual([])
  })

  it('the source lets one place of the gateway talk HTTP', () => {
    const bad = all.filter(
      (entry) =>
        entry.from.startsWith('gateway/src/') &&
        !isTest(entry.from) &&
        !/^gateway\/src\/(rest|testing)\//.test(entry.from) &&
        /^(got|undici)$/.test(entry.specifier),
    )
    expect(show(bad)).toEqual([])
  })

  it('the source loads what looks into uploads in a worker alone, never in the process that serves', () => {
    const readers = [
      'upload/fileKind.ts',
      'upload/fileWorker.ts',
      'upload/pictureEnd.ts',
      'upload/sheet/readSheetFile.ts',
      'upload/sheet/readText.ts',
      'upload/sheet/readTable.ts',
      'upload/sheet/readWorkbook.ts',
      'upload/sheet/xmlPieces.ts',
      'upload/sheet/zipParts.ts',
    ].map((file) => `api/src/modules/${file}`)
    expect(readers.filter((file) => !sources.includes(file))).toEqual([])
    const loadedBy = (entry: string): Set<string> => {
      const loaded = new Set([entry])
      for (const file of loaded)
        for (const { from, target, isTypeOnly } of all) if (from === file && !isTypeOnly && sources.includes(target)) loaded.add(target)
      return loaded
    }
    const [server, worker] = [loadedBy('api/src/main.ts'), loadedBy('api/src/modules/upload/fileWorker.ts')]
    expect([
      server.has('api/src/modules/upload/fileReader.ts'),
      readers.filter((file) => server.has(file)),
      readers.filter((file) => !worker.has(file)),
    ]).toEqual([true, [], []])
  })
})
