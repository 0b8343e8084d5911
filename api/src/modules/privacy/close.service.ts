import { formatMoney } from 'rules/money'
import { digestsOf, open, seal } from '../../db/seal.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, notLoggedIn, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { accountSubject, countPassword } from '../brake/attempts.ts'
import { forgetAttempts } from '../brake/attempts.repo.ts'
import { spendAccountTickets } from '../auth/ticket.repo.ts'
import { verifyPassword } from '../auth/password.ts'
import { closeOtherSessions } from '../auth/session.service.ts'
import { findAccount } from '../auth/auth.repo.ts'
import { loginName } from '../auth/closedLogin.ts'
import { maskedName } from '../user/user.service.ts'
import { findOpenThings, lockClosing, lockOwnShops } from './close.repo.ts'
import { closeAccountRow, closeMember, findWithdrawalWords, forgetNames, forgetPerson, forgetShop, maskWithdrawal } from './forget.repo.ts'

/** Whoever tries the old name with the right password is told for so long that the account is closed. */
const KNOWN_MS = 180 * 86_400_000

/** The person's own wish, proven by the password; wrong ones count as wrong log-ins do. */
export async function closeOwnAccount(deps: Deps, accountId: number, password: string): Promise<void> {
  const subject = accountSubject(accountId)
  await countPassword(deps, subject)
  const account = await findAccount(deps.db, accountId)
  if (account === null) throw notLoggedIn()
  if (!(await verifyPassword(password, account.passwordHash))) throw invalid('password', '密码不正确')
  await forgetAttempts(deps.db, subject, deps.clock.now())
  await inTransaction(deps, (tx) => close(tx, accountId, { passwordHash: account.passwordHash, staff: null }))
}

/** For a person who asked by letter or by phone: the office has seen who it is. */
export function closeByOffice(deps: Deps, staff: string, accountId: number): Promise<void> {
  return inTransaction(deps, (tx) => close(tx, accountId, { passwordHash: null, staff }))
}

interface Asker {
  /** As it was when the password was proven: another one meanwhile proves nothing. */
  readonly passwordHash: string | null
  readonly staff: string | null
}

async function close(tx: Deps, accountId: number, { passwordHash, staff }: Asker): Promise<void> {
  const account = await lockClosing(tx.db, accountId)
  if (account === null) throw notFound('账号不存在或已注销')
  if (passwordHash !== null && account.passwordHash !== passwordHash) throw invalid('password', '密码不正确')
  const shops = await lockOwnShops(tx.db, accountId)
  for (const memberId of shops) await refuseWhileOpen(tx, memberId)
  const now = tx.clock.now()
  await closeOtherSessions(tx, accountId, null)
  await spendAccountTickets(tx.db, accountId, now)
  for (const memberId of shops) {
    await maskWithdrawals(tx, memberId)
    await forgetShop(tx.db, memberId)
    await closeMember(tx.db, memberId, now)
  }
  await forgetPerson(tx.db, accountId, account)
  const username = `已注销-${Buffer.from(tx.random.bytes(9)).toString('base64url')}`
  const [knownBy = null] = digestsOf(tx, loginName(account.username))
  await closeAccountRow(tx.db, accountId, { username, knownBy, now })
  await insertAudit(tx.db, {
    accountId: staff === null ? accountId : null,
    memberId: shops[0] ?? null,
    action: 'account.close',
    object: `account:${accountId}`,
    after: { shops, staff },
    now,
  })
}

async function refuseWhileOpen(tx: Deps, memberId: number): Promise<void> {
  const { orders, afterSales, balance, underway, colleagues } = await findOpenThings(tx.db, memberId, tx.clock.now())
  if (orders > 0) throw refused('ORDERS_OPEN', { waiting: orders })
  if (afterSales > 0) throw refused('AFTER_SALES_OPEN', { waiting: afterSales })
  if (underway > 0) throw refused('MONEY_UNDERWAY')
  if (balance !== 0) throw refused('BALANCE_LEFT', { balance: formatMoney(balance) })
  if (colleagues > 0) throw refused('COLLEAGUES_LEFT', { waiting: colleagues })
}

/** The books keep that money went out; of the account its last four digits. */
async function maskWithdrawals(tx: Deps, memberId: number): Promise<void> {
  for (const row of await findWithdrawalWords(tx.db, memberId)) {
    const tail = open(tx, row.bank_account).slice(-4)
    await maskWithdrawal(tx.db, { id: row.id, holder: maskedName(row.holder), bank_account: seal(tx, `****${tail}`) })
  }
}

export function forgetClosedNames(deps: Deps): Promise<number> {
  return forgetNames(deps.db, new Date(deps.clock.now().getTime() - KNOWN_MS))
}
