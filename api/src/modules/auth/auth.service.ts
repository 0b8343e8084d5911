import { isPassword } from 'rules/validators'
import { digestsOf } from '../../db/seal.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, notLoggedIn, refused } from '../../server/apiErrors.ts'
import { checkCode } from '../sms/sms.service.ts'
import { accountSubject, countFirst, countPassword, digest } from '../brake/attempts.ts'
import { findLogin, findLoginByPhone, findShops, lockPassword, type ShopRow } from './auth.repo.ts'
import { forgetAttempts, uncountAttempt } from '../brake/attempts.repo.ts'
import { findClosedLogin, loginName } from './closedLogin.ts'
import { verifyPassword } from './password.ts'
import { closeSession, openSession } from './session.service.ts'
import type { Session } from '../../server/session.ts'

/** Wrong tries from one address, over all accounts, within the time a lock lasts. */
const ADDRESS_ATTEMPTS_MAX = 100

export interface LoginResult {
  readonly token: string
  readonly expiresAt: Date
  readonly accountId: number
  readonly memberId: number
  /** All shops of the account, the one it is now acting for first. */
  readonly shops: readonly ShopRow[]
}

const wrongLogin = () => invalid('username', '账号或密码错误')

/** Counts first, then hashes: tries beyond the limit are turned away before they cost anything or learn anything. */
export async function login(deps: Deps, input: { username: string; password: string; address: string }): Promise<LoginResult> {
  const name = input.username.trim()
  const account = await findLogin(deps.db, name)
  const closed = account === null ? await findClosedLogin(deps.db, digestsOf(deps, loginName(name))) : null
  const subject = account === null ? `name:${digest(name.toLowerCase())}` : accountSubject(account.accountId)
  const address = `address:${digest(input.address)}`
  await countAddress(deps, address)
  await countPassword(deps, subject).catch(async (error: unknown) => {
    await uncountAttempt(deps.db, address)
    throw error
  })

  const right = await verifyPassword(input.password, account?.passwordHash ?? closed?.passwordHash ?? null)
  if (right && closed !== null) throw refused('ACCOUNT_CLOSED')
  if (!right || account === null || !isPassword(input.password)) throw wrongLogin()
  const result = await inTransaction(deps, async (tx) => {
    if ((await lockPassword(tx.db, account.accountId)) !== account.passwordHash) throw wrongLogin()
    return enter(tx, account.accountId)
  })
  await forgetAttempts(deps.db, subject, deps.clock.now())
  await uncountAttempt(deps.db, address)
  return result
}

export async function loginByCode(deps: Deps, input: { phone: string; code: string; address: string }): Promise<LoginResult> {
  await checkCode(deps, { ...input, scene: 'login' })
  const account = await findLoginByPhone(deps.db, input.phone)
  if (account === null) throw refused('CODE_WRONG')
  return inTransaction(deps, async (tx) => {
    await lockPassword(tx.db, account.accountId)
    return enter(tx, account.accountId)
  })
}

/** Another shop of the same account: the old session ends, a new one begins. */
export function switchShop(deps: Deps, session: Session, memberId: number): Promise<LoginResult> {
  return inTransaction(deps, async (tx) => {
    const shops = await findShops(tx.db, session.accountId)
    if (!shops.some((shop) => shop.memberId === memberId)) throw notFound()
    await lockPassword(tx.db, session.accountId)
    if (!(await closeSession(tx, session))) throw notLoggedIn()
    return enter(tx, session.accountId, memberId)
  })
}

/**
 * Opens a session for a shop of the account, the one last used when none is named. The caller holds the account by `lockPassword`:
 * a change of the password ends all sessions, and none may slip in beside it.
 */
export async function enter(deps: Deps, accountId: number, wanted?: number): Promise<LoginResult> {
  const shops = await findShops(deps.db, accountId)
  const shop = shops.find((candidate) => wanted === undefined || candidate.memberId === wanted)
  if (shop === undefined) throw notFound()
  const opened = await openSession(deps, { accountId, memberId: shop.memberId })
  return { ...opened, accountId, memberId: shop.memberId, shops: [shop, ...shops.filter((other) => other !== shop)] }
}

export async function logout(deps: Deps, session: Session): Promise<void> {
  await closeSession(deps, session)
}

async function countAddress(deps: Deps, address: string): Promise<void> {
  const wait = await countFirst(deps, address, ADDRESS_ATTEMPTS_MAX)
  if (wait > 0) throw refused('RATE_LIMITED', { seconds: wait })
}
