import { createDecipheriv, type KeyObject } from 'node:crypto'
import WechatPay from 'wechatpay-node-v3'
import { type BadNoticeReason, NOTICE_WINDOW_MS } from './channel.ts'
import { decodeBase64, pemOf } from './rsaKeys.ts'

const TAG_BYTES = 16
const NONCE_BYTES = 12

export interface WechatMerchant {
  readonly appid: string
  readonly mchid: string
  /** Serial number of the merchant's own certificate. */
  readonly serial: string
  readonly privateKey: KeyObject
  /** Public keys of WeChat Pay by certificate serial number or key id; two while the platform changes over. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>
}

export interface WechatRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query, as sent. */
  readonly target: string
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

/** What wechatpay-node-v3 signs and believes. The calls are ours: its own have neither a deadline nor a bound. */
export class WechatSigning {
  readonly #library: KeyedWechatPay
  readonly #serials: ReadonlySet<string>

  constructor(merchant: WechatMerchant) {
    this.#library = new KeyedWechatPay(merchant)
    this.#serials = new Set(merchant.platformKeys.keys())
  }

  authorization({ method, target, timestamp, nonce, body }: WechatRequest): string {
    return this.#library.getAuthorization(nonce, timestamp, this.#library.getSignature(method, nonce, timestamp, target, body))
  }

  /** Why a signed message of the platform (notice or answer) can't be believed, or null when it can. */
  async fault(header: (name: string) => string | null, body: string, now: Date): Promise<BadNoticeReason | null> {
    const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
      (name) => header(`wechatpay-${name}`) ?? '',
    )
    if (!timestamp || !nonce || !signature || !serial) return 'missing_header'
    if (!/^\d{10}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1000) > NOTICE_WINDOW_MS) return 'stale'
    // Asked about another serial number, the library would go and download certificates.
    if (!this.#serials.has(serial)) return 'unknown_key'
    if (decodeBase64(signature) === null) return 'bad_signature'
    return (await this.#library.verifySign({ timestamp, nonce, body, serial, signature })) ? null : 'bad_signature'
  }
}

/** The library knows the platform's keys by a list of the whole process, which it fills by download; these come from the settings. */
class KeyedWechatPay extends WechatPay {
  readonly #keys: Record<string, string>

  constructor({ appid, mchid, serial, privateKey, platformKeys }: WechatMerchant) {
    // The certificate would only tell the serial number, which is given.
    super({ appid, mchid, serial_no: serial, publicKey: Buffer.alloc(0), privateKey: Buffer.from(pemOf(privateKey)) })
    this.#keys = Object.fromEntries([...platformKeys].map(([id, key]) => [id, pemOf(key)]))
  }

  override verifySign(signed: Parameters<WechatPay['verifySign']>[0]): Promise<boolean> {
    // Looked up before the library first waits, so two channels can't take each other's keys.
    WechatPay.certificates = this.#keys
    return super.verifySign(signed)
  }
}

export interface SealedResource {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string
}

/** AES-256-GCM with the merchant's API v3 key; null for whatever does not open. The library's own never looks at the tag. */
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
