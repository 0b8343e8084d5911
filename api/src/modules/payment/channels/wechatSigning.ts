import { createDecipheriv, type KeyObject } from 'node:crypto'
import { type BadNoticeReason, NOTICE_WINDOW_MS } from './channel.ts'
import { decodeBase64, isSigned, signText } from './rsaSignature.ts'

const TAG_BYTES = 16
const NONCE_BYTES = 12

export interface WechatMerchant {
  readonly mchid: string
  /** Serial number of the merchant's own certificate. */
  readonly serial: string
  readonly privateKey: KeyObject
}

export interface WechatRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query, as sent. */
  readonly target: string
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

/** Five lines, each ended by a line feed, the last one too. */
export function requestMessage({ method, target, timestamp, nonce, body }: WechatRequest): string {
  return `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`
}

export function authorization(merchant: WechatMerchant, request: WechatRequest): string {
  const signature = signText(requestMessage(request), merchant.privateKey)
  return `WECHATPAY2-SHA256-RSA2048 mchid="${merchant.mchid}",nonce_str="${request.nonce}",signature="${signature}",timestamp="${request.timestamp}",serial_no="${merchant.serial}"`
}

/** Public keys of WeChat Pay by certificate serial number or key id; two while the platform changes over. */
export type PlatformKeys = ReadonlyMap<string, KeyObject>

/** Why a signed message of the platform (notice or answer) can't be believed, or null when it can. */
export function platformFault(keys: PlatformKeys, header: (name: string) => string | null, body: Buffer, now: Date): BadNoticeReason | null {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) => header(`wechatpay-${name}`) ?? '')
  if (!timestamp || !nonce || !signature || !serial) return 'missing_header'
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1000) > NOTICE_WINDOW_MS) return 'stale'
  const key = keys.get(serial)
  if (key === undefined) return 'unknown_key'
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
  return isSigned(message, signature, key) ? null : 'bad_signature'
}

export interface SealedResource {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string
}

/** AES-256-GCM with the merchant's API v3 key; null for whatever does not open. */
export function openResource(key: KeyObject, sealed: SealedResource): string | null {
  const bytes = decodeBase64(sealed.ciphertext)
  const nonce = Buffer.from(sealed.nonce)
  if (bytes === null || bytes.length <= TAG_BYTES || nonce.length !== NONCE_BYTES) return null
  // Without a fixed length a forger may offer a tag of four bytes.
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(sealed.associated_data ?? ''))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return null
  }
}
