import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { choice, type Env, flag, integer, INVENTED_TITLE, LOG_LEVELS, SettingsError, text, traceEndpoint, webAddress } from 'rules/settings'

export type Settings = {
  port: number
  host: string
  apiUrl: string
  storefrontDir: string
  siteTitle: string
  publicUrl: string | null
  logLevel: (typeof LOG_LEVELS)[number]
  trustedOnly: boolean
  trustedDocuments: readonly string[]
  upstreamTimeoutMs: number
  /** The marketplace keeps to the specification and knows nothing beyond it. */
  isSpecUpstream: boolean
  /** What the marketplace calls its session cookie. */
  upstreamCookie: string
  gatewaySecret: string | null
  trustedProxies: number
  corsOrigins: readonly string[]
  /** Other sites whose pictures pages may show. */
  pictureOrigins: readonly string[]
  introspection: boolean
  isDemo: boolean
  showCalls: boolean
  redisUrl: string | null
  /** Requests a minute; 0 is no bound. */
  ratePerSession: number
  ratePerAddress: number
  /** Under way at once; 0 is no bound, as below. */
  operationsAtOnce: number
  connectionsPerAddress: number
  /** Where Prometheus may read, on a port of its own; null serves no metrics. */
  metricsPort: number | null
  /** Of a hundred pages, how many tell what their visitors waited for. */
  vitalsPercent: number
  /** Takes the storefront's worker back from the browsers that have it. */
  isWorkerOff: boolean
  /** An OTLP receiver; null makes no spans at all. */
  otlpEndpoint: string | null
}

const repository = resolve(import.meta.dirname, '../..')

export function readSettings(env: Env): Settings {
  const isDemo = flag(env, 'DEMO', text(env, 'DATABASE_URL') === null && text(env, 'API_URL') === null)
  return {
    port: integer(env, 'PORT', 4000, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    apiUrl: origin(env, 'API_URL') ?? `http://127.0.0.1:${integer(env, 'API_PORT', 4001, 1, 65_535)}`,
    storefrontDir: resolve(text(env, 'STOREFRONT_DIR') ?? join(repository, 'client/dist')),
    siteTitle: text(env, 'SITE_TITLE') ?? INVENTED_TITLE,
    publicUrl: origin(env, 'PUBLIC_URL'),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedOnly: flag(env, 'TRUSTED_DOCUMENTS_ONLY'),
    trustedDocuments: list(env, 'TRUSTED_DOCUMENTS').map((file) => resolve(file)),
    upstreamTimeoutMs: integer(env, 'UPSTREAM_TIMEOUT_MS', 30_000, 1, 600_000),
    isSpecUpstream: isSpecUpstream(env),
    upstreamCookie: cookieName(env, 'UPSTREAM_COOKIE') ?? 'sid',
    gatewaySecret: isSpecUpstream(env) ? null : (text(env, 'GATEWAY_SECRET') ?? secretFile(env)),
    trustedProxies: integer(env, 'TRUST_PROXY', 0, 0, 10),
    corsOrigins: list(env, 'CORS_ORIGINS').map((value) => originOf('CORS_ORIGINS', value)),
    pictureOrigins: list(env, 'PICTURE_ORIGINS').map((value) => originOf('PICTURE_ORIGINS', value)),
    introspection: flag(env, 'INTROSPECTION', true),
    isDemo,
    showCalls: flag(env, 'SHOW_CALLS', isDemo),
    redisUrl: redisUrl(env),
    ratePerSession: integer(env, 'RATE_PER_SESSION', 1_200, 0, 1_000_000),
    ratePerAddress: integer(env, 'RATE_PER_ADDRESS', 6_000, 0, 1_000_000),
    operationsAtOnce: integer(env, 'OPERATIONS_AT_ONCE', 256, 0, 100_000),
    connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', 500, 0, 1_000_000),
    vitalsPercent: text(env, 'METRICS_PORT') === null ? 0 : integer(env, 'VITALS_PERCENT', 10, 0, 100),
    isWorkerOff: flag(env, 'WORKER_OFF'),
    metricsPort: text(env, 'METRICS_PORT') === null ? null : integer(env, 'METRICS_PORT', 0, 0, 65_535),
    otlpEndpoint: traceEndpoint(env),
  }
}

function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isSpecUpstream(env: Env): boolean {
  const value = text(env, 'UPSTREAM')
  if (value !== null && value !== 'spec') throw new SettingsError(`UPSTREAM must be spec or left out, not "${value}".`)
  return value !== null
}

function cookieName(env: Env, name: string): string | null {
  const value = text(env, name)
  if (value !== null && !/^[\w-]{1,64}$/.test(value))
    throw new SettingsError(`${name} must be letters, digits, hyphens and underscores, not "${value}".`)
  return value
}

function origin(env: Env, name: string): string | null {
  const value = text(env, name)
  return value === null ? null : originOf(name, value)
}

function originOf(name: string, value: string): string {
  const url = webAddress(name, value, 'https://shop.example.com')
  if (url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new SettingsError(`${name} must be an address without a path, not "${value}".`)
  return url.origin
}

/** The value is left out of the sentence: it may hold a password. */
function redisUrl(env: Env): string | null {
  const value = text(env, 'REDIS_URL')
  if (value !== null && !['redis:', 'rediss:'].includes(URL.parse(value)?.protocol ?? ''))
    throw new SettingsError('REDIS_URL must start with redis:// or rediss://.')
  return value
}

function secretFile(env: Env): string | null {
  const file = join(resolve(text(env, 'DATA_DIR') ?? '.data'), 'gateway-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
