import { reasonText } from 'rules/reasons'
import { createHmac } from 'node:crypto'
import type { SmsScene } from '../../db/tables/accountEntry.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, refused } from '../../server/apiErrors.ts'
import type { Settings } from '../../settings.ts'
import { countFirst, digest } from '../brake/attempts.ts'
import { uncountAttempt } from '../brake/attempts.repo.ts'
import { keepVisitorKey, type VisitorCall } from '../idempotency/visitorKeys.ts'
import { CODE_TRIES_MAX, putCode, spendCode, sweepCodes, takeQuota, findPhoneOwner } from './sms.repo.ts'
import type { SmsQueue } from './smsSender.ts'
import { smsText } from './smsText.ts'

/** Seconds between two codes for one phone. */
export const RETRY_AFTER_SECONDS = 60
const CODE_MS = 10 * 60_000
const HOUR_MS = 3_600_000
const PHONE_CODES_A_DAY = 10
const ADDRESS_CODES_AN_HOUR = 60
/** Wrong codes from one address, over all phones, before it has to wait. */
const ADDRESS_TRIES_MAX = CODE_TRIES_MAX * 20

export interface CodeRequest {
  readonly phone: string
  readonly scene: SmsScene
  readonly address: string
}

/**
 * Makes a code and hands it over, if anybody should get one. What the caller sees is the same either way: for a phone that
 * gets none a code is stored all the same, one that no digits match. Sent again under its key it sends nothing.
 */
export async function createCode(
  deps: Deps,
  queue: SmsQueue,
  request: CodeRequest & { readonly call: VisitorCall | null },
  onFailure: (error: unknown) => void,
): Promise<void> {
  const pepper = pepperOf(deps.settings)
  if (pepper === null || !queue.hasSender) throw new ApiError(503, '短信服务未开通，请使用密码登录或联系客服')
  const { phone, scene } = request
  const code = sixDigits(deps)
  const id = Buffer.from(deps.random.bytes(16)).toString('hex')
  const nobodys = deps.random.bytes(32)
  const now = deps.clock.now()
  await sweepCodes(deps.db, now)
  const isWanted = await inTransaction(deps, async (tx) => {
    if (!(await keepVisitorKey(tx, request.call))) return false
    await takeQuotas(tx, request, now)
    const wanted = await makesSense(tx, request)
    await putCode(tx.db, {
      phone,
      scene,
      now,
      codeHash: wanted ? hashCode(pepper, request, code) : nobodys,
      expiresAt: new Date(now.getTime() + CODE_MS),
    })
    return wanted
  })
  if (isWanted) queue.hand({ id, phone, scene, code, text: smsText(deps.settings.siteTitle, scene, code), at: now }, onFailure)
}

/** Spends the code; whatever is wrong with it is said in the same words. Tries are counted whether or not what follows succeeds. */
export async function checkCode(deps: Deps, given: CodeRequest & { readonly code: string }): Promise<void> {
  const address = `code:${digest(given.address)}`
  const wait = await countFirst(deps, address, ADDRESS_TRIES_MAX)
  if (wait > 0) throw refused('RATE_LIMITED', { seconds: wait })
  const pepper = pepperOf(deps.settings)
  const isRight =
    pepper !== null &&
    (await spendCode(deps.db, {
      phone: given.phone,
      scene: given.scene,
      codeHash: hashCode(pepper, given, given.code),
      now: deps.clock.now(),
    }))
  if (!isRight) throw refused('CODE_WRONG')
  await uncountAttempt(deps.db, address)
}

async function takeQuotas(deps: Deps, { phone, address }: CodeRequest, now: Date): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const quotas = [
    { subject: `address:${digest(address)}`, max: ADDRESS_CODES_AN_HOUR, nextAt: now, endsAt: later(HOUR_MS) },
    { subject: `phone:${phone}`, max: PHONE_CODES_A_DAY, nextAt: later(RETRY_AFTER_SECONDS * 1000), endsAt: later(24 * HOUR_MS) },
  ]
  for (const quota of quotas) {
    const until = await takeQuota(deps.db, quota, now)
    if (until === null) continue
    const wait = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
    throw refused('CODE_TOO_OFTEN', { seconds: wait }, wait <= RETRY_AFTER_SECONDS ? {} : { sentence: reasonText('CODE_TOO_OFTEN') })
  }
}

/** A code to log in with needs an account, one to register with needs that there is none. */
async function makesSense(deps: Deps, { phone, scene }: CodeRequest): Promise<boolean> {
  const owner = await findPhoneOwner(deps.db, phone)
  const isForNewPhone = scene === 'register' || scene === 'bind' || scene === 'phone'
  return isForNewPhone ? owner === null : owner !== null && owner.isActive
}

/** Null where no code can have been sent. */
export function pepperOf({ smsWebhook, gatewaySecret }: Settings): string | null {
  return smsWebhook?.secret ?? gatewaySecret
}

function hashCode(pepper: string, { phone, scene }: CodeRequest, code: string): Uint8Array {
  return createHmac('sha256', pepper).update(`sms-code:${scene}:${phone}:${code}`).digest()
}

/** Every code is equally likely: the few numbers that would favour low codes are picked again. */
export function sixDigits({ random }: Deps): string {
  for (;;) {
    const picked = Buffer.from(random.bytes(4)).readUInt32BE()
    if (picked < 4_294_000_000) return String(picked % 1_000_000).padStart(6, '0')
  }
}
