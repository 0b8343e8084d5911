import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { inRoot } from '../lib/paths.ts'
import { readLockfile } from './lockfile.ts'

/** An advisory that somebody has judged: why it does not concern the shop, and until when that is believed. */
export interface Accepted {
  readonly id: number
  readonly reason: string
  readonly until: string
}

export interface Advisory {
  readonly id: number
  readonly name: string
  readonly severity: string
  readonly title: string
  readonly url: string
}

export const EXIT = { clean: 0, found: 1, unknown: 3 } as const
const PATIENCE_MS = 30_000

export class NotAsked extends Error {}

/** What the registry knows of these versions, by its bulk call. */
export async function askRegistry(
  registry: string,
  versions: Readonly<Record<string, readonly string[]>>,
  ask: typeof fetch = fetch,
): Promise<readonly Advisory[]> {
  const address = new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`)
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new NotAsked(`The registry cannot be reached (${error instanceof Error ? error.message : String(error)}).`)
  })
  if (!answer.ok) throw new NotAsked(`The registry answers ${answer.status} to questions about advisories: it may not offer them.`)
  const found = (await answer.json().catch(() => {
    throw new NotAsked('The registry answers questions about advisories with something else than JSON.')
  })) as Record<string, readonly Omit<Advisory, 'name'>[]>
  return Object.entries(found).flatMap(([name, list]) => list.map(({ id, severity, title, url }) => ({ id, name, severity, title, url })))
}

/** What stands, what was accepted, and what was accepted for a time that is over. */
export function judge(found: readonly Advisory[], accepted: readonly Accepted[], today: string) {
  const until = new Map(accepted.map((each) => [each.id, each.until]))
  return {
    open: found.filter(({ id }) => (until.get(id) ?? '') < today),
    accepted: found.filter(({ id }) => (until.get(id) ?? '') >= today),
    needless: accepted.filter(({ id }) => !found.some((advisory) => advisory.id === id)),
  }
}

/** The one that npm is set to. */
function registryOf(env: NodeJS.ProcessEnv): string {
  return env['npm_config_registry'] ?? execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
}

async function main(): Promise<number> {
  const packages = readLockfile(await readFile(inRoot('pnpm-lock.yaml'), 'utf8'))
  const accepted = JSON.parse(await readFile(inRoot('scripts/supply/accepted.json'), 'utf8')) as Accepted[]
  const grouped = Map.groupBy(packages, ({ name }) => name)
  const versions = Object.fromEntries([...grouped].map(([name, list]) => [name, list.map(({ version }) => version)]))
  try {
    const found = await askRegistry(registryOf(process.env), versions)
    const { open, accepted: known, needless } = judge(found, accepted, new Date().toISOString().slice(0, 10))
    for (const { id, name, severity, title, url } of open) console.error(`${severity}  ${name}: ${title} (${id}, ${url})`)
    for (const { id } of needless) console.log(`${id} is accepted in scripts/supply/accepted.json and found no more: take it out.`)
    console.log(`${packages.length} packages: ${open.length} advisories stand, ${known.length} are accepted.`)
    return open.length === 0 ? EXIT.clean : EXIT.found
  } catch (error) {
    if (!(error instanceof NotAsked)) throw error
    console.error(`${error.message} Nothing is known of advisories.`)
    return EXIT.unknown
  }
}

if (import.meta.main) process.exitCode = await main()
