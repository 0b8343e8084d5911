import { renderUnicodeCompact } from 'uqr'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalid, notFound } from '../../server/apiErrors.ts'
import type { Caller } from '../../server/app.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { Brake } from '../brake/brake.service.ts'
import { insertSecret, lockToken } from './access.repo.ts'
import { hashOfSecret, tokenText } from './caller.service.ts'
import {
  confirmFactor,
  countRecovery,
  deleteFactor,
  insertFactor,
  insertRecovery,
  lockFactor,
  noteStep,
  useRecovery,
} from './factor.repo.ts'
import { base32, otpauthUri, stepOf } from './totp.ts'

const SECRET_BYTES = 20
const SESSION_BYTES = 32
const SESSION_MS = 12 * 3_600_000
/** A guess hits one of three codes of a million: five tries in a quarter of an hour are 0.15 % a day. */
const TRIES = 5
const WINDOW_MS = 15 * 60_000
/** Eighty bits each: nobody can try them all, so a plain digest will do. */
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

interface Person {
  readonly id: number
  readonly name: string
}

function personIn({ token, name }: Caller): Person {
  if (token?.kind !== 'person') throw new ApiError(403, '只有个人令牌使用验证码登录，程序与 ERP_TOKEN 没有')
  return { id: token.id, name }
}

export interface Enrolment {
  readonly secret: string
  readonly uri: string
  /** The address as a picture of block signs, for a terminal. */
  readonly qr: string
}

/** A secret for the person's app; it is in force once a first code has come. */
export function enrol(deps: Deps, caller: Caller): Promise<Enrolment> {
  const person = personIn(caller)
  return inTransaction(deps, async (tx) => {
    const secret = Buffer.from(tx.random.bytes(SECRET_BYTES))
    if (!(await insertFactor(tx.db, person.id, secret, tx.clock.now())))
      throw invalid('code', '已绑定验证器；更换手机请由另一位有令牌权限的人员重置')
    const uri = otpauthUri(secret, { issuer: tx.settings.publicUrl.hostname, name: person.name })
    return { secret: base32(secret), uri, qr: renderUnicodeCompact(uri) }
  })
}

/** The first code puts it in force; the codes for the loss of the phone are shown this once. */
export async function confirm(deps: Deps, caller: Caller, code: string): Promise<{ readonly recovery: readonly string[] }> {
  const person = personIn(caller)
  await brakeOf(deps).countOrRefuse(person.id)
  return inTransaction(deps, async (tx) => {
    const factor = await lockFactor(tx.db, person.id)
    if (factor === null) throw invalid('code', '请先绑定：npm run erp -- factor new')
    if (factor.confirmed_at !== null) throw invalid('code', '已绑定验证器，无须再次确认')
    const now = tx.clock.now()
    const step = stepOf(factor.secret, code, now, factor.last_step)
    if (step === null) throw wrong()
    await noteStep(tx.db, person.id, step)
    await confirmFactor(tx.db, person.id, now)
    const recovery = Array.from({ length: RECOVERY_CODES }, () => spaced(base32(tx.random.bytes(RECOVERY_BYTES))))
    await insertRecovery(tx.db, person.id, recovery.map(hashOfSecret))
    await written(tx, 'factor.confirm', person.id)
    return { recovery }
  })
}

export interface LoggedIn {
  readonly text: string
  readonly expiresAt: Date
  readonly recoveryLeft: number
}

/** The token and a code of the person's app, or one of the printed ones, once each: a secret that is good for the working day. */
export async function logIn(deps: Deps, caller: Caller, code: string): Promise<LoggedIn> {
  const person = personIn(caller)
  await brakeOf(deps).countOrRefuse(person.id)
  return inTransaction(deps, async (tx) => {
    const factor = await lockFactor(tx.db, person.id)
    if (factor === null || factor.confirmed_at === null) throw invalid('code', '请先绑定：npm run erp -- factor new')
    const now = tx.clock.now()
    const isPrinted = code.length > 6
    const step = isPrinted ? null : stepOf(factor.secret, code, now, factor.last_step)
    if (isPrinted && !(await useRecovery(tx.db, person.id, hashOfSecret(code.toUpperCase()), now))) throw wrong()
    if (!isPrinted && step === null) throw wrong()
    if (step !== null) await noteStep(tx.db, person.id, step)
    const secret = Buffer.from(tx.random.bytes(SESSION_BYTES)).toString('base64url')
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    const id = await insertSecret(tx.db, person.id, hashOfSecret(secret), now, expiresAt)
    await written(tx, 'access.login', person.id, { by: isPrinted ? 'recovery' : 'code' })
    return { text: tokenText(id, secret), expiresAt, recoveryLeft: await countRecovery(tx.db, person.id) }
  })
}

/** The phone is lost: somebody else with the right takes the factor away, and the log-ins that it gave. */
export function resetFactor(deps: Deps, { token: by }: Caller, id: number): Promise<void> {
  if (by?.kind === 'program') throw new ApiError(403, '验证器须由人员重置，程序不能')
  if (by?.id === id) throw new ApiError(403, '不能重置自己的验证器，请由另一位人员办理')
  return inTransaction(deps, async (tx) => {
    if ((await lockToken(tx.db, id)) === null) throw notFound('令牌不存在')
    if (!(await deleteFactor(tx.db, id, tx.clock.now()))) throw invalid('id', '该令牌没有绑定验证器')
    await written(tx, 'factor.reset', id)
  })
}

const brakeOf = (deps: Deps): Brake => new Brake(deps, 'office_factor', { max: TRIES, windowMs: WINDOW_MS })
const wrong = () => invalid('code', '验证码不正确、已使用或已过期，请等待下一个验证码')
const spaced = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

function written(tx: Deps, action: string, tokenId: number, after?: unknown): Promise<void> {
  return insertAudit(tx.db, { accountId: null, memberId: null, action, object: `token:${tokenId}`, after, now: tx.clock.now() })
}
