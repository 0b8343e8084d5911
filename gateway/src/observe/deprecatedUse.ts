import type { IncomingHttpHeaders } from 'node:http'
import type { Incoming } from '../context.ts'
import type { Metrics } from './metrics.ts'

/** Clients that are told apart; whoever comes after them counts as «other», for names are the callers' own words. */
const CLIENTS_MAX = 100
const NAME_MAX = 40
const DAY_MS = 86_400_000

export type App = { readonly name: string; readonly version: string }
export type DeprecatedUse = (fields: readonly string[], incoming: Incoming) => void

/** Counts which clients still ask for what is deprecated, and says so in the log once a day for each of them. */
export function deprecatedUse(metrics: Metrics | null, now: () => number): DeprecatedUse {
  const seen = new Set<string>()
  const told = new Set<string>()
  let day = 0
  const known = (app: App): App => {
    const label = `${app.name} ${app.version}`
    if (!seen.has(label) && seen.size >= CLIENTS_MAX) return { name: 'other', version: 'other' }
    seen.add(label)
    return app
  }
  return (fields, { headers, log, requestId }) => {
    const { name, version } = known(appOf(headers))
    const today = Math.floor(now() / DAY_MS)
    if (today !== day) told.clear()
    day = today
    for (const field of fields) {
      metrics?.deprecated({ field, name, version })
      const line = `${name} ${version} ${field}`
      if (told.has(line)) continue
      told.add(line)
      log.warn({ requestId, client: name, version, field }, 'a deprecated field is asked for')
    }
  }
}

/** As the client calls itself, in our headers or in Apollo's; «none» where it says nothing. */
export function appOf(headers: IncomingHttpHeaders): App {
  const said = (part: 'name' | 'version'): string => {
    const value = headers[`x-client-${part}`] ?? headers[`apollographql-client-${part}`] ?? ''
    const text = (typeof value === 'string' ? value : (value[0] ?? '')).replaceAll(/[^\w.@/+-]/g, '').slice(0, NAME_MAX)
    return text === '' ? 'none' : text
  }
  return { name: said('name'), version: said('version') }
}
