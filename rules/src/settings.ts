/** What an operator sets: the variables of the process, or a test's. */
export type Env = Readonly<Record<string, string | undefined>>

/** What the operator set wrongly, as one sentence. */
export class SettingsError extends Error {}

/** The shop's name where nobody has set SITE_TITLE. */
export const INVENTED_TITLE = '康采医药批发'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Null where it is left out or left empty. */
export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

export function integer(env: Env, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}.`)
}

export function flag(env: Env, name: string, fallback = false): boolean {
  const value = text(env, name) ?? (fallback ? '1' : '0')
  if (value === '0' || value === '1') return value === '1'
  throw new SettingsError(`${name} must be 0 or 1, not ${JSON.stringify(value)}.`)
}

export function choice<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name) ?? fallback
  const chosen = allowed.find((known) => known === value)
  if (chosen !== undefined) return chosen
  throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not ${JSON.stringify(value)}.`)
}

/** The value is left out of the sentence: an address may hold a password. */
export function webAddress(name: string, value: string, example: string): URL {
  const url = URL.parse(value)
  if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  throw new SettingsError(`${name} must be a web address such as ${example}.`)
}

/** Where traces go, as other programs read it: an address that may have a path, without its last slash. */
export function traceEndpoint(env: Env): string | null {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT'
  const value = text(env, name)
  return value === null ? null : webAddress(name, value, 'http://localhost:4318').href.replace(/\/$/, '')
}
