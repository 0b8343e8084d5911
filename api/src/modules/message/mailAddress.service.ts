import { createHmac } from 'node:crypto'
import { isEmail } from 'rules/validators'
import type { Deps } from '../../deps.ts'
import { ApiError, invalid, refused } from '../../server/apiErrors.ts'
import { openMailer } from '../mail/mailer.ts'
import { pepperOf, sixDigits } from '../sms/sms.service.ts'
import { findReach } from './choices.repo.ts'
import { saveAddress, saveMailCode, spendMailCode } from './mailAddress.repo.ts'
import { TEMPLATES } from './templates.ts'

const CODE_MS = 30 * 60_000

/** Mails a code to an address that somebody says is theirs. */
export async function mailCode(deps: Deps, accountId: number, email: string): Promise<void> {
  const send = openMailer(deps)
  const pepper = pepperOf(deps.settings)
  if (send === null || pepper === null) throw new ApiError(503, '商城暂不发送邮件')
  const address = email.trim()
  if (!isEmail(address) || address.length > 254) throw invalid('email', '邮箱格式不正确')
  const code = sixDigits(deps)
  const now = deps.clock.now()
  const { username } = await findReach(deps.db, accountId)
  const codeHash = hashCode(pepper, accountId, code)
  await saveMailCode(deps.db, { accountId, address, codeHash, now, expiresAt: new Date(now.getTime() + CODE_MS) })
  try {
    await send(
      { to: address, subject: TEMPLATES.codeSubject.filled({ code }), body: TEMPLATES.codeText.filled({ code, username }) },
      deps.db,
    )
  } catch {
    throw new ApiError(503, '邮件未能发出，请核对邮箱后重试')
  }
}

/** The address is theirs: whoever has the code reads it. */
export async function proveAddress(deps: Deps, accountId: number, code: string): Promise<void> {
  const pepper = pepperOf(deps.settings) ?? ''
  const now = deps.clock.now()
  const address = await spendMailCode(deps.db, accountId, hashCode(pepper, accountId, code), now)
  if (address === null) throw refused('CODE_WRONG')
  await saveAddress(deps.db, accountId, address, now)
}

const hashCode = (pepper: string, accountId: number, code: string): Uint8Array =>
  createHmac('sha256', pepper).update(`mail-code:${accountId}:${code}`).digest()
