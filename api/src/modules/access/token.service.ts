import { inTransaction } from '../../db/transaction.ts'
import type { TokenKind } from '../../db/tables/access.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalid, notFound } from '../../server/apiErrors.ts'
import type { Caller } from '../../server/app.ts'
import { scopeText, type Scope } from '../../server/scopes.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { endSecrets, extendToken, insertSecret, insertToken, lockToken, revokeToken } from './access.repo.ts'
import { FIRST_KEY, hashOfSecret, tokenText } from './caller.service.ts'

const SECRET_BYTES = 32
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export interface Issued {
  readonly id: number
  readonly name: string
  /** Shown this once: the database keeps a digest. */
  readonly text: string
  readonly expiresAt: Date
  readonly oldUntil: Date | null
}

export interface TokenWish {
  readonly name: string
  readonly kind: TokenKind
  readonly scopes: readonly Scope[]
  readonly days: number
}

/** Nobody gives, and takes over by a new secret, more than they have themselves. */
function requireAll(caller: Caller, scopes: readonly Scope[]): void {
  const lacking = scopes.filter((scope) => !caller.scopes.includes(scope))
  if (lacking.length > 0) throw new ApiError(403, `接口令牌“${caller.name}”没有权限${scopeText(lacking)}，不能授予`)
}

export function issueToken(deps: Deps, caller: Caller, wish: TokenWish): Promise<Issued> {
  requireAll(caller, wish.scopes)
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    const expiresAt = new Date(now.getTime() + wish.days * DAY_MS)
    const id = wish.name === FIRST_KEY ? null : await insertToken(tx.db, { ...wish, createdBy: caller.name, expiresAt }, now)
    if (id === null) throw invalid('name', `已有名为“${wish.name}”的令牌，名称不能重复使用；更换密钥请用 rotate`)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: 'token.issue',
      object: `token:${id}`,
      after: { name: wish.name, kind: wish.kind, scopes: wish.scopes, days: wish.days },
      now,
    })
    return { id, name: wish.name, text: await newSecret(tx, id, now), expiresAt, oldUntil: null }
  })
}

/** A new secret; the one before stays good for some hours, so that a program can be given the new one while it runs. */
export function rotateToken(
  deps: Deps,
  caller: Caller,
  id: number,
  { hours, days }: { readonly hours: number; readonly days: number | null },
): Promise<Issued> {
  return inTransaction(deps, async (tx) => {
    const token = await usableToken(tx, id)
    requireAll(caller, token.scopes)
    const now = tx.clock.now()
    const oldUntil = new Date(now.getTime() + hours * HOUR_MS)
    const expiresAt = days === null ? token.expires_at : new Date(now.getTime() + days * DAY_MS)
    if (expiresAt <= now) throw invalid('days', '令牌已到期，请填写新的有效天数')
    await endSecrets(tx.db, id, now, oldUntil)
    if (days !== null) await extendToken(tx.db, id, expiresAt)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: 'token.rotate',
      object: `token:${id}`,
      after: { hours, days },
      now,
    })
    return { id, name: token.name, text: await newSecret(tx, id, now), expiresAt, oldUntil: hours === 0 ? null : oldUntil }
  })
}

/** At once and for good; revoking again changes nothing. */
export function endToken(deps: Deps, id: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const token = await lockToken(tx.db, id)
    if (token === null) throw notFound('令牌不存在')
    if (token.revoked_at !== null) return
    const now = tx.clock.now()
    await revokeToken(tx.db, id, now)
    await insertAudit(tx.db, { accountId: null, memberId: null, action: 'token.revoke', object: `token:${id}`, now })
  })
}

async function usableToken(tx: Deps, id: number) {
  const token = await lockToken(tx.db, id)
  if (token === null) throw notFound('令牌不存在')
  if (token.revoked_at !== null) throw invalid('id', `接口令牌“${token.name}”已停用，请另建令牌`)
  return token
}

async function newSecret(tx: Deps, tokenId: number, now: Date): Promise<string> {
  const secret = Buffer.from(tx.random.bytes(SECRET_BYTES)).toString('base64url')
  return tokenText(await insertSecret(tx.db, tokenId, hashOfSecret(secret), now), secret)
}
