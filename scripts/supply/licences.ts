import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.ts'

/** Licences under which the project may use what others wrote. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
] as const

/** What a manifest leaves out or writes otherwise, read in the package itself. */
const JUDGED: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** By OR one of them is enough, by AND all are asked for. */
export function isAllowed(licence: string, allowed: readonly string[] = ALLOWED): boolean {
  const words = licence.replaceAll(/[()]/g, ' ').trim()
  return words.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((word) => allowed.includes(word.trim())))
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: unknown
  readonly licenses?: unknown
}

/** Older packages write objects and lists. */
export function licenceIn({ license, licenses }: Manifest): string {
  const told = license ?? licenses
  const list = (Array.isArray(told) ? told : [told]).map((each: unknown) =>
    typeof each === 'object' && each !== null ? String(Reflect.get(each, 'type')) : each,
  )
  const names = list.filter((each) => typeof each === 'string')
  return names.length === 0 ? '' : names.join(' OR ')
}

/** Of each package that is installed here, by `name@version`. What other systems need is not. */
export function installedLicences(): ReadonlyMap<string, string> {
  const store = inRoot('node_modules/.pnpm')
  const found = new Map<string, string>()
  for (const folder of readdirSync(store)) {
    const name = /^(@[^@]+|[^@]+)@/.exec(folder)?.[1]?.replace('+', '/')
    if (name === undefined) continue
    try {
      const manifest = JSON.parse(readFileSync(`${store}/${folder}/node_modules/${name}/package.json`, 'utf8')) as Manifest
      const key = `${name}@${manifest.version ?? ''}`
      found.set(key, JUDGED[key] ?? licenceIn(manifest))
    } catch {
      // A folder of links only.
    }
  }
  return found
}
