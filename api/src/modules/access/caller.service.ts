import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { ApiError, notFound, refused } from '../../server/apiErrors.ts'
import type { Caller } from '../../server/app.ts'
import { SCOPE_NAMES, scopeText, type Scope } from '../../server/scopes.ts'
import { Brake } from '../brake/brake.service.ts'
import { findSecret, noteUse, type SecretRow } from './access.repo.ts'

/** The owner's key as the log calls it; no token may have its name. */
export const FIRST_KEY = 'ERP_TOKEN'
const PREFIX = 'erp_'
/** More wrong tokens of one address in a minute are guesses. */
const GUESSES = 20
const WINDOW_MS = 60_000
/** How exactly the last use of a token is known: a call need not write each time. */
const USE_STEP_MS = 60_000
/** No key of the settings is shorter. */
const KEY_LENGTH_MIN = 16

/**
 * SHA-256 without salt or stretching: a secret is 32 random bytes, which no table holds and nobody can try, so a slow hash would
 * only make every call slow.
 */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
export const tokenText = (secretId: number, secret: string): string => `${PREFIX}${secretId}_${secret}`

const bearerOf = (request: FastifyRequest): string | null => /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Whether the caller means to be the office; nothing is proved by it. */
export function claimsOffice(request: FastifyRequest, deps: Deps): boolean {
  const given = bearerOf(request)
  return given !== null && (given.startsWith(PREFIX) || isFirstKey(given, deps))
}

/** The caller, if the token is good and has one of the scopes; else 401, 403, or 429 for who guesses. */
export async function requireCaller(request: FastifyRequest, deps: Deps, scopes: readonly Scope[]): Promise<Caller> {
  const caller = await callerOf(request, deps)
  if (!scopes.some((scope) => caller.scopes.includes(scope)))
    throw new ApiError(403, `接口令牌“${caller.name}”没有此项权限，需要${scopeText(scopes)}`)
  return caller
}

async function callerOf(request: FastifyRequest, deps: Deps): Promise<Caller> {
  const given = bearerOf(request)
  const named = given === null ? null : await findNamed(deps, given)
  if (named !== null) return usable(deps, named, request.routeOptions.config.area === 'own')
  // Without the owner's key nobody but a named token knows that these calls are there.
  if (deps.settings.erpToken === null) throw notFound()
  if (given === null) throw new ApiError(401, '请以 Authorization: Bearer 提供接口令牌')
  if (given.length < KEY_LENGTH_MIN) throw wrong()
  // The owner's key may be a word that people chose: who has guessed too often is not heard at all for a while.
  const guesses = new Brake(deps, 'office_token', { max: GUESSES, windowMs: WINDOW_MS })
  const waitSeconds = await guesses.wait(request.clientAddress)
  if (waitSeconds > 0) throw refused('RATE_LIMITED', { seconds: waitSeconds })
  if (isFirstKey(given, deps)) return { name: FIRST_KEY, token: null, scopes: SCOPE_NAMES, isFirstKey: true }
  await guesses.count(request.clientAddress)
  throw wrong()
}

const wrong = () => new ApiError(401, '接口令牌无效')

function isFirstKey(given: string, { settings: { erpToken } }: Deps): boolean {
  return erpToken !== null && timingSafeEqual(hashOfSecret(given), hashOfSecret(erpToken))
}

async function findNamed(deps: Deps, given: string): Promise<SecretRow | null> {
  const [, id, secret] = /^erp_([0-9]{1,15})_([A-Za-z0-9_-]{43})$/.exec(given) ?? []
  if (id === undefined || secret === undefined) return null
  const row = await findSecret(deps.db, Number(id))
  return row !== undefined && timingSafeEqual(hashOfSecret(secret), row.hash) ? row : null
}

async function usable(deps: Deps, row: SecretRow, isOwn: boolean): Promise<Caller> {
  const now = deps.clock.now()
  const { name, scopes } = row
  if (row.revoked_at !== null) throw new ApiError(401, `接口令牌“${name}”已停用`)
  if (row.expires_at <= now) throw new ApiError(401, `接口令牌“${name}”已于 ${formatDate(seconds(row.expires_at))} 到期，请更换`)
  if (row.ends_at !== null && row.ends_at <= now)
    throw new ApiError(401, row.is_session ? `“${name}”的登录已结束，请重新登录` : `接口令牌“${name}”的密钥已更换，请使用新的密钥`)
  if (!isOwn) requireFactor(deps, row)
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= USE_STEP_MS) await noteUse(deps.db, row.id, now)
  return { name, token: { id: row.id, kind: row.kind, createdBy: row.created_by }, scopes, isFirstKey: false }
}

/** A person's token alone opens nothing but the log-in, once an app gives its codes or the settings ask for one; programs have none. */
function requireFactor({ settings }: Deps, { kind, is_session: isSession, confirmed_at: confirmed, name }: SecretRow): void {
  if (kind !== 'person' || isSession) return
  if (confirmed !== null) throw new ApiError(401, `“${name}”需要验证码登录：npm run erp -- login 验证码`)
  if (settings.secondFactor) throw new ApiError(401, `“${name}”须先绑定验证器：npm run erp -- factor new`)
}
