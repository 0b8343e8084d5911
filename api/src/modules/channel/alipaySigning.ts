import type { KeyObject } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import { chinaText } from './chinaTime.ts'
import { decodeBase64, pemOf } from './rsaKeys.ts'

export type Fields = Readonly<Record<string, string>>

export interface AlipaySettings {
  readonly appId: string
  readonly privateKey: KeyObject
  /** Alipay's own key, not the application's. */
  readonly publicKey: KeyObject
  readonly gatewayUrl: URL
  /** qr: alipay.trade.precreate; page: alipay.trade.page.pay. A merchant has signed for one of them, or both. */
  readonly product: 'qr' | 'page'
}

export type AlipayMethod =
  | 'alipay.trade.precreate'
  | 'alipay.trade.page.pay'
  | 'alipay.trade.query'
  | 'alipay.trade.close'
  | 'alipay.trade.refund'
  | 'alipay.trade.fastpay.refund.query'

export interface AlipayRequest {
  readonly method: AlipayMethod
  readonly content: object
  readonly notifyUrl?: string
  readonly returnUrl?: string
}

/** What alipay-sdk signs and believes. The calls themselves are ours: its exec has no bound on a body and follows redirects. */
export class AlipaySigning {
  readonly #sdk: AlipaySdk

  constructor(settings: AlipaySettings) {
    this.#sdk = new AlipaySdk({
      appId: settings.appId,
      privateKey: pemOf(settings.privateKey),
      keyType: 'PKCS8',
      alipayPublicKey: pemOf(settings.publicKey),
      gateway: settings.gatewayUrl.href,
      signType: 'RSA2',
    })
  }

  /** A request with its signature, as a form body. */
  form(request: AlipayRequest, now: Date): string {
    return this.#sdk.sdkExecute(request.method, parameters(request, now), { bizContentAutoSnakeCase: false })
  }

  /** Alipay's own page, as an address for the browser. */
  pageUrl(request: AlipayRequest, now: Date): string {
    return this.#sdk.pageExecute(request.method, 'GET', parameters(request, now))
  }

  isNotice(fields: Fields): boolean {
    return decodeBase64(fields['sign'] ?? '') !== null && this.#sdk.checkNotifySignV2(fields)
  }

  /** The text of an answer's member that the signature covers, to be read instead of the whole; null when it is not Alipay's. */
  signedText(answer: string, member: string, signature: string): string | null {
    try {
      this.#sdk.checkResponseSign(answer, member, signature, '')
      return this.#sdk.getSignStr(answer, member)
    } catch {
      return null
    }
  }
}

function parameters({ content, notifyUrl, returnUrl }: AlipayRequest, now: Date) {
  return {
    // The library would write the local time of this machine; Alipay wants Shanghai's.
    timestamp: chinaText(now),
    format: 'JSON',
    bizContent: content,
    // Alipay leaves empty fields out of what it verifies, so none may be sent.
    ...(notifyUrl ? { notifyUrl } : {}),
    ...(returnUrl ? { returnUrl } : {}),
  }
}

/** A form body as fields; null when a name comes twice, since each reader may take another one. */
export function readFields(body: string): Fields | null {
  const pairs = [...new URLSearchParams(body)]
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : null
}
