import { expect, it } from 'vitest'
import { askRegistry, judge, NotAsked } from './audit.ts'
import { isAllowed, licenceIn } from './licences.ts'
import { readLockfile } from './lockfile.ts'
import { sbomOf } from './sbom.ts'

const LOCK = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      builder:
        specifier: ^1.0.0
        version: 1.0.0(shared@2.0.0)

  api:
    dependencies:
      '@scope/web':
        specifier: 3.1.0
        version: 3.1.0
      rules:
        specifier: workspace:*
        version: link:../rules

packages:

  '@scope/web@3.1.0':
    resolution: {integrity: sha512-AAEC}
    engines: {node: '>=20'}

  builder@1.0.0:
    resolution: {integrity: sha512-AwQF}
    peerDependencies:
      shared: '2'

  deep@4.0.0:
    resolution: {integrity: sha512-BgcI}

  shared@2.0.0:
    resolution: {integrity: sha512-CQoL}

snapshots:

  '@scope/web@3.1.0':
    dependencies:
      shared: 2.0.0

  builder@1.0.0(shared@2.0.0):
    dependencies:
      deep: 4.0.0
      shared: 2.0.0

  deep@4.0.0: {}

  shared@2.0.0: {}
`

it('the lock file tells what the shop runs with from what only builds it, through all that is needed by something', () => {
  expect(readLockfile(LOCK)).toEqual([
    { name: '@scope/web', version: '3.1.0', integrity: 'sha512-AAEC', isDirect: true, isProduction: true, needs: ['shared@2.0.0'] },
    {
      name: 'builder',
      version: '1.0.0',
      integrity: 'sha512-AwQF',
      isDirect: true,
      isProduction: false,
      needs: ['deep@4.0.0', 'shared@2.0.0'],
    },
    { name: 'deep', version: '4.0.0', integrity: 'sha512-BgcI', isDirect: false, isProduction: false, needs: [] },
    { name: 'shared', version: '2.0.0', integrity: 'sha512-CQoL', isDirect: false, isProduction: true, needs: [] },
  ])
})

it('the SBOM names each package with its address, licence, hash and scope', () => {
  const about = { name: 'shop', version: '1.0.0', serial: '00000000-0000-4000-8000-000000000000', at: new Date('2026-11-23T00:00:00Z') }
  const sbom = sbomOf(readLockfile(LOCK), new Map([['@scope/web@3.1.0', 'MIT']]), about)
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', metadata: { timestamp: '2026-11-23T00:00:00.000Z' } })
  expect(sbom.components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40scope/web@3.1.0',
    group: '@scope',
    name: 'web',
    version: '3.1.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: '000102' }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: 'pkg:npm/%40scope/web@3.1.0',
    properties: [
      { name: 'cdx:npm:package:development', value: 'false' },
      { name: 'shop:direct', value: 'true' },
    ],
  })
  expect(sbom.components.map(({ scope }) => scope)).toEqual(['required', 'excluded', 'excluded', 'required'])
  expect(sbom.dependencies[0]).toEqual({ ref: 'shop@1.0.0', dependsOn: ['pkg:npm/%40scope/web@3.1.0', 'pkg:npm/builder@1.0.0'] })
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['', false],
])('the licence %j is allowed: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))

it('a licence is read as older manifests write it', () => {
  expect([{ license: 'ISC' }, { license: { type: 'MIT' } }, { licenses: [{ type: 'MIT' }, { type: 'X11' }] }, {}].map(licenceIn)).toEqual([
    'ISC',
    'MIT',
    'MIT OR X11',
    '',
  ])
})

const advisory = { id: 7, severity: 'high', title: 'Hole', url: 'https://advisories.example/7' }

it('the registry is asked for all versions at once, and its advisories are read', async () => {
  const asked: unknown[] = []
  const found = await askRegistry('https://registry.example/npm', { shared: ['2.0.0'] }, (url, init) => {
    asked.push(url, init?.body)
    return Promise.resolve(Response.json({ shared: [advisory] }))
  })
  expect(asked).toEqual([new URL('https://registry.example/npm/-/npm/v1/security/advisories/bulk'), '{"shared":["2.0.0"]}'])
  expect(found).toEqual([{ ...advisory, name: 'shared' }])
})

it.each([
  ['does not offer it', () => Promise.resolve(new Response('', { status: 405 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers a page', () => Promise.resolve(new Response('<html>'))],
])('a registry that %s is not taken for one without advisories', async (_, ask) => {
  await expect(askRegistry('https://registry.example/', {}, ask)).rejects.toBeInstanceOf(NotAsked)
})

it('an accepted advisory counts until its day is over, and one that is found no more is needless', () => {
  const found = [{ ...advisory, name: 'shared' }]
  const until = (day: string, id = 7) => [{ id, reason: 'only in tests', until: day }]
  expect(judge(found, until('2026-11-23'), '2026-11-23')).toMatchObject({ open: [], accepted: found, needless: [] })
  expect(judge(found, until('2026-11-22'), '2026-11-23')).toMatchObject({ open: found, accepted: [] })
  expect(judge(found, until('2027-01-01', 8), '2026-11-23')).toMatchObject({ open: found, needless: until('2027-01-01', 8) })
})
