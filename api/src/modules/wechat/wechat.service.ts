import { createHash } from 'node:crypto'
import type { WechatScene } from '../../db/tables/accountEntry.ts'
import { inTransaction } from '../../db/transaction.ts'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { ticketExpired } from '../auth/ticket.service.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findAccount, lockPassword, takeAccount } from '../auth/auth.repo.ts'
import { enter, type LoginResult } from '../auth/auth.service.ts'
import { hashToken, isToken, newToken } from '../auth/session.service.ts'
import type { Session } from '../../server/session.ts'
import {
  answerScan,
  deleteBinding,
  findBindingOf,
  findScan,
  insertBinding,
  insertScan,
  saveFollower,
  spendScan,
  sweepScans,
  takeScan,
  type ScanRow,
} from './wechat.repo.ts'
import type { WechatProvider, WechatUser } from './wechatProvider.ts'

const SCAN_MS = 5 * 60_000

/** How a scan stands: `unbound` is confirmed by somebody whose WeChat belongs to no account yet. */
export type ScanState = 'waiting' | 'confirmed' | 'unbound' | 'refused' | 'taken'

export interface WechatCode {
  readonly scan: string
  readonly state: string
  readonly url: string
  readonly expires: number
}

/**
 * What travels in the code can be seen by anybody near the screen; only who asked for it knows the text it was made from,
 * and only that text fetches what the scan came to.
 */
function stateOf(scan: string): string {
  return createHash('sha256').update(`wechat scan:${scan}`).digest('base64url')
}

export async function requestCode(deps: Deps, provider: WechatProvider, scene: WechatScene, session: Session | null): Promise<WechatCode> {
  const scan = newToken(deps)
  const state = stateOf(scan)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + SCAN_MS)
  await sweepScans(deps.db, now)
  await insertScan(deps.db, {
    stateHash: hashToken(state),
    scene,
    accountId: scene === 'bind' || scene === 'follow' ? (session?.accountId ?? null) : null,
    now,
    expiresAt,
  })
  return { scan, state, url: provider.pageUrl(state), expires: seconds(expiresAt) }
}

/** What the one who is asked may know: the purpose, and for whom. Null when the code is over. */
export async function openScan(deps: Deps, state: string): Promise<(ScanRow & { readonly username: string | null }) | null> {
  if (!isToken(state)) return null
  const row = await findScan(deps.db, hashToken(state), deps.clock.now())
  if (row === null) return null
  return { ...row, username: row.accountId === null ? null : ((await findAccount(deps.db, row.accountId))?.username ?? null) }
}

/** The answer of whoever scanned; null refuses. Binding happens here: the phone that confirms is the last to act. */
export function answer(deps: Deps, state: string, user: WechatUser | null): Promise<ScanState | null> {
  if (!isToken(state)) return Promise.resolve(null)
  const stateHash = hashToken(state)
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    const scan = await takeScan(tx.db, stateHash, now)
    if (scan === null) return null
    if (scan.outcome !== null) return scan.outcome
    const outcome = user === null ? 'refused' : await outcomeFor(tx, scan, user)
    await answerScan(tx.db, stateHash, outcome, user, now)
    return outcome
  })
}

async function outcomeFor(tx: Deps, { accountId, scene }: ScanRow, user: WechatUser): Promise<'confirmed' | 'taken'> {
  if (accountId !== null && scene === 'follow') await saveFollower(tx.db, { accountId, ...user, now: tx.clock.now() })
  return accountId === null || scene === 'follow' || (await bind(tx, accountId, user)) ? 'confirmed' : 'taken'
}

/** False when the WeChat user belongs to another account, or the account to another WeChat user. */
async function bind(tx: Deps, accountId: number, user: WechatUser): Promise<boolean> {
  const now = tx.clock.now()
  await takeAccount(tx.db, accountId)
  const owner = await findBindingOf(tx.db, user.openId)
  if (owner !== null) return owner.accountId === accountId
  if (!(await insertBinding(tx.db, { accountId, ...user, now }))) return false
  await insertAudit(tx.db, {
    accountId,
    memberId: null,
    action: 'account.bind_wechat',
    object: `account:${accountId}`,
    now,
  })
  return true
}

/** How the scan stands, for whoever asked for its code. */
export async function scanState(deps: Deps, scan: string): Promise<ScanState> {
  const found = await ownScan(deps, scan)
  if (found.outcome !== 'confirmed') return found.outcome ?? 'waiting'
  return found.scene === 'bind' || found.scene === 'follow' || (await findBindingOf(deps.db, found.openId ?? '')) !== null
    ? 'confirmed'
    : 'unbound'
}

export function unbind(deps: Deps, { accountId, memberId }: Session): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const gone = await deleteBinding(tx.db, accountId)
    if (gone)
      await insertAudit(tx.db, {
        accountId,
        memberId,
        action: 'account.unbind_wechat',
        object: `account:${accountId}`,
        now: tx.clock.now(),
      })
  })
}

/** A session for the account of whoever scanned. */
export function loginByScan(deps: Deps, scan: string): Promise<LoginResult> {
  return inTransaction(deps, async (tx) => {
    const { openId, scene } = await ownScan(tx, scan)
    const owner = openId === null || scene !== 'login' ? null : await findBindingOf(tx.db, openId)
    if (owner === null || (await findAccount(tx.db, owner.accountId)) === null || (await lockPassword(tx.db, owner.accountId)) === null)
      throw ticketExpired()
    if (!(await spendScan(tx.db, hashToken(stateOf(scan)), tx.clock.now()))) throw ticketExpired()
    return enter(tx, owner.accountId)
  })
}

/** Who scanned, once: for registering with this WeChat. */
export async function userOfScan(deps: Deps, scan: string): Promise<WechatUser> {
  const { openId, nickname, scene } = await ownScan(deps, scan)
  if (
    openId === null ||
    nickname === null ||
    scene === 'bind' ||
    scene === 'follow' ||
    !(await spendScan(deps.db, hashToken(stateOf(scan)), deps.clock.now()))
  )
    throw ticketExpired()
  return { openId, nickname }
}

async function ownScan(deps: Deps, scan: string): Promise<ScanRow> {
  const row = isToken(scan) ? await findScan(deps.db, hashToken(stateOf(scan)), deps.clock.now()) : null
  if (row === null || row.usedAt !== null) throw ticketExpired()
  return row
}

/** The code of a state as a picture is drawn without asking anybody: it holds an address of this shop and nothing else. */
export function codeUrl(provider: WechatProvider, state: string): string {
  if (!provider.isScanned || !isToken(state)) throw notFound()
  return provider.pageUrl(state)
}
