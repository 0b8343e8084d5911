import { integer, SettingsError, text, type Env } from 'rules/settings'

export interface DatabaseSettings {
  readonly databaseUrl: string | null
  /** Servers that follow it; each is one server, or nobody could say what it has. */
  readonly databaseReadUrls: readonly string[]
  /** A replica further behind is not read from. */
  readonly databaseReadLagMs: number
  /** Most connections to PostgreSQL. */
  readonly databasePool: number
  /** How long PostgreSQL works on one statement before it gives it up. */
  readonly databaseTimeoutMs: number
}

export function databaseSettings(env: Env): DatabaseSettings {
  const databaseUrl = text(env, 'DATABASE_URL')
  if (databaseUrl !== null && !isPostgres(databaseUrl))
    throw new SettingsError('DATABASE_URL must start with postgres:// or postgresql://.')
  return {
    databaseUrl,
    databaseReadUrls: readUrls(env, databaseUrl),
    databaseReadLagMs: integer(env, 'DATABASE_READ_LAG_MS', 5_000, 100, 300_000),
    databasePool: integer(env, 'DATABASE_POOL', 10, 2, 200),
    databaseTimeoutMs: integer(env, 'DATABASE_TIMEOUT_MS', 15_000, 100, 600_000),
  }
}

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

function readUrls(env: Env, databaseUrl: string | null): readonly string[] {
  const given = text(env, 'DATABASE_READ_URL')
  if (given === null) return []
  if (databaseUrl === null) throw new SettingsError('DATABASE_READ_URL names servers that follow the one of DATABASE_URL: set both.')
  const urls = given.split(',').map((url) => url.trim())
  if (urls.every((url) => isPostgres(url) && URL.canParse(url)) && new Set(urls).size === urls.length) return urls
  throw new SettingsError('DATABASE_READ_URL must be postgres:// addresses, each of one server, with commas between.')
}
