import type { KeyObject } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { ChannelError } from './channel.ts'
import { callProvider, type ChannelIo, parseJson } from './channelIo.ts'
import { chinaText } from './chinaTime.ts'
import { memberText, signFields } from './alipaySigning.ts'
import { isSigned } from './rsaSignature.ts'

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
  | 'alipay.trade.precreate' | 'alipay.trade.page.pay' | 'alipay.trade.query' | 'alipay.trade.close'
  | 'alipay.trade.refund' | 'alipay.trade.fastpay.refund.query'

export interface AlipayRequest {
  readonly method: AlipayMethod
  readonly content: object
  readonly notifyUrl?: string
  readonly returnUrl?: string
}

const signedAnswer = Type.Object({ sign: Type.Optional(Type.String()) })
const answerHead = Type.Object({ code: Type.String({ minLength: 1, maxLength: 16 }), sub_code: Type.Optional(Type.String()) })

const SUCCESS = '10000'
const UNAVAILABLE = '20000'

/** A request with its signature, as form fields. */
export function signedForm(settings: AlipaySettings, request: AlipayRequest, now: Date): URLSearchParams {
  const fields = {
    app_id: settings.appId,
    method: request.method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaText(now),
    version: '1.0',
    // Alipay leaves empty fields out of what it verifies, so none may be sent.
    ...(request.notifyUrl ? { notify_url: request.notifyUrl } : {}),
    ...(request.returnUrl ? { return_url: request.returnUrl } : {}),
    biz_content: JSON.stringify(request.content),
  }
  return new URLSearchParams({ ...fields, sign: signFields(fields, settings.privateKey) })
}

/** The content of a successful answer; throws ChannelError for everything else. */
export async function callAlipay(settings: AlipaySettings, io: ChannelIo, request: AlipayRequest): Promise<unknown> {
  const url = new URL(settings.gatewayUrl)
  // The gateway decodes the form by the address, before it has read the form's own charset.
  url.searchParams.set('charset', 'utf-8')
  const { status, body } = await callProvider('alipay', io, {
    method: 'POST',
    url: url.href,
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: signedForm(settings, request, io.now()).toString(),
  })
  if (status === 429 || status >= 500) throw new ChannelError('alipay', 'busy')
  if (status !== 200) throw new ChannelError('alipay', 'garbage')
  return openAnswer(settings.publicKey, request.method, body.toString())
}

/** Success must be signed. A refusal may come without a signature, but never with a wrong one. */
function openAnswer(key: KeyObject, method: AlipayMethod, text: string): unknown {
  const answer = parseJson(text)
  if (!Value.Check(signedAnswer, answer)) throw new ChannelError('alipay', 'garbage')
  const source = memberText(text, `${method.replaceAll('.', '_')}_response`) ?? memberText(text, 'error_response')
  const content = source === null ? undefined : parseJson(source)
  if (source === null || !Value.Check(answerHead, content)) throw new ChannelError('alipay', 'garbage')
  const hasSignature = answer.sign !== undefined && answer.sign !== ''
  const code = content.sub_code ?? content.code
  if (hasSignature ? !isSigned(Buffer.from(source), answer.sign ?? '', key) : content.code === SUCCESS) throw new ChannelError('alipay', 'untrusted', code)
  if (content.code === SUCCESS) return content
  if (/^isv\.(?:invalid|missing)-(?:signature|app-id)/.test(code)) throw new ChannelError('alipay', 'untrusted', code)
  if (content.code === UNAVAILABLE || /^(?:isp|aop)\.|SYSTEM_ERROR$/.test(code)) throw new ChannelError('alipay', 'busy', code)
  throw new ChannelError('alipay', 'refused', code)
}
