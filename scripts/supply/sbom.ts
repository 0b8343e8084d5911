import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inRoot } from '../lib/paths.ts'
import { installedLicences } from './licences.ts'
import { type Locked, readLockfile } from './lockfile.ts'

const purl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`
const hex = (integrity: string): string => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
const refOf = (key: string): string => purl(key.slice(0, key.lastIndexOf('@')), key.slice(key.lastIndexOf('@') + 1))

function componentOf({ name, version, integrity, isDirect, isProduction }: Locked, licence: string) {
  return {
    type: 'library',
    'bom-ref': purl(name, version),
    ...(name.startsWith('@') ? { group: name.split('/')[0], name: name.split('/')[1] } : { name }),
    version,
    scope: isProduction ? 'required' : 'excluded',
    ...(integrity.startsWith('sha512-') ? { hashes: [{ alg: 'SHA-512', content: hex(integrity) }] } : {}),
    ...(licence === '' ? {} : { licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }] }),
    purl: purl(name, version),
    properties: [
      { name: 'cdx:npm:package:development', value: String(!isProduction) },
      { name: 'shop:direct', value: String(isDirect) },
    ],
  }
}

/** The shop's parts as CycloneDX 1.6 wants them. */
export function sbomOf(
  packages: readonly Locked[],
  licences: ReadonlyMap<string, string>,
  about: { readonly name: string; readonly version: string; readonly serial: string; readonly at: Date },
) {
  const root = `${about.name}@${about.version}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${about.serial}`,
    version: 1,
    metadata: {
      timestamp: about.at.toISOString(),
      component: { type: 'application', 'bom-ref': root, name: about.name, version: about.version },
    },
    components: packages.map((each) => componentOf(each, licences.get(`${each.name}@${each.version}`) ?? '')),
    dependencies: [
      { ref: root, dependsOn: packages.filter(({ isDirect }) => isDirect).map(({ name, version }) => purl(name, version)) },
      ...packages.map(({ name, version, needs }) => ({ ref: purl(name, version), dependsOn: needs.map(refOf) })),
    ],
  }
}

async function main(file = '.data/sbom.json'): Promise<void> {
  const { name, version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as { name: string; version: string }
  const packages = readLockfile(await readFile(inRoot('pnpm-lock.yaml'), 'utf8'))
  const licences = installedLicences()
  const sbom = sbomOf(packages, licences, { name, version, serial: randomUUID(), at: new Date() })
  const path = inRoot(file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(sbom, null, 2)}\n`)
  const production = packages.filter(({ isProduction }) => isProduction)
  console.log(`${file}: ${packages.length} packages, ${production.length} of them run in the shop.`)
  const counted = Map.groupBy(licences.values(), (licence) => licence)
  for (const [licence, list] of [...counted].toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${String(list.length).padStart(5)}  ${licence === '' ? 'no licence is named' : licence}`)
}

if (import.meta.main) await main(process.argv[2])
