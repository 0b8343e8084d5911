import { createCipheriv, createSecretKey, sign } from 'node:crypto'
import { WechatChannel } from '../wechat.ts'
import type { ChannelIo } from '../channelIo.ts'
import { rsaPair } from './keys.ts'
import { NONCE, NOW, type Reply } from './standIn.ts'

export const MERCHANT = { mchid: '1900009191', appid: 'wxd678efh567hg6787', serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1' } as const
export const PLATFORM_ID = 'PUB_KEY_ID_0119000091912026112100000001'
const API_V3_KEY = '0123456789abcdef0123456789ABCDEF'
const NOW_SECONDS = Math.floor(NOW.getTime() / 1000)

export const platform = rsaPair()
export const merchant = rsaPair()

export function wechatChannel(apiUrl: URL, io: ChannelIo): WechatChannel {
  return new WechatChannel(
    {
      ...MERCHANT,
      privateKey: merchant.privateKey,
      apiV3Key: createSecretKey(Buffer.from(API_V3_KEY)),
      platformKeys: new Map([[PLATFORM_ID, platform.publicKey]]),
      apiUrl,
    },
    io,
  )
}

/** The headers WeChat puts on a body, written out by hand so that they don't share our code. */
export function signedHeaders(
  body: string,
  options: { seconds?: number; serial?: string; privateKey?: typeof platform.privateKey } = {},
): Record<string, string> {
  const timestamp = String(options.seconds ?? NOW_SECONDS)
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': NONCE,
    'wechatpay-serial': options.serial ?? PLATFORM_ID,
    'wechatpay-signature': sign(
      'sha256',
      Buffer.from(`${timestamp}\n${NONCE}\n${body}\n`),
      options.privateKey ?? platform.privateKey,
    ).toString('base64'),
  }
}

export function signedReply(content: unknown, status = 200): Reply {
  const body = content === undefined ? '' : JSON.stringify(content)
  return { status, headers: signedHeaders(body), body }
}

export function seal(
  content: unknown,
  key = API_V3_KEY,
  associated = 'transaction',
): { ciphertext: string; nonce: string; associated_data: string; algorithm: string } {
  const nonce = 'aZ09-_bY18Cx'
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(associated))
  const bytes = [cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]
  return { ciphertext: Buffer.concat(bytes).toString('base64'), nonce, associated_data: associated, algorithm: 'AEAD_AES_256_GCM' }
}

export const PAID_TRADE = {
  appid: MERCHANT.appid,
  mchid: MERCHANT.mchid,
  out_trade_no: 'P20261121000001',
  transaction_id: '4200002501202611210000000001',
  trade_state: 'SUCCESS',
  trade_type: 'NATIVE',
  success_time: '2026-11-21T10:05:00+08:00',
  amount: { total: 12_345, payer_total: 12_300, currency: 'CNY', payer_currency: 'CNY' },
}

export function noticeBody(content: unknown, event = 'TRANSACTION.SUCCESS', resource: object = seal(content)): string {
  return JSON.stringify({
    id: 'EV-2026112110050200001',
    create_time: '2026-11-21T10:05:01+08:00',
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: '支付成功',
    resource,
  })
}
