import { sign, verify } from 'node:crypto'
import { AlipayChannel } from '../alipay.ts'
import type { ChannelIo } from '../channelIo.ts'
import { rsaPair } from './keys.ts'
import type { Reply, SeenRequest } from './standIn.ts'

export const APP_ID = '2021000000000001'
export const alipayKeys = rsaPair()
export const appKeys = rsaPair()

export function alipayChannel(gatewayUrl: URL, io: ChannelIo, product: 'qr' | 'page' = 'qr'): AlipayChannel {
  return new AlipayChannel({ appId: APP_ID, privateKey: appKeys.privateKey, publicKey: alipayKeys.publicKey, gatewayUrl, product }, io)
}

export const PAID_FIELDS: Readonly<Record<string, string>> = {
  app_id: APP_ID,
  buyer_id: '2088102116773037',
  charset: 'utf-8',
  gmt_close: '2026-11-21 10:05:01',
  gmt_create: '2026-11-21 10:04:44',
  gmt_payment: '2026-11-21 10:05:01',
  notify_id: '4a91b7a78a503640467525113fb7d8bg8e',
  notify_time: '2026-11-21 10:05:02',
  notify_type: 'trade_status_sync',
  out_trade_no: 'P20261121000001',
  refund_fee: '0.00',
  seller_id: '2088102119685838',
  sign_type: 'RSA2',
  subject: '药品订单 a+b%c',
  total_amount: '123.45',
  trade_no: '2026112122001003030200089909',
  trade_status: 'TRADE_SUCCESS',
  version: '1.0',
}

/** A notice as Alipay sends it; what is signed is written out here by hand. */
export function noticeForm(changes: Readonly<Record<string, string>> = {}, privateKey = alipayKeys.privateKey, hash = 'sha256'): string {
  const fields = { ...PAID_FIELDS, ...changes }
  const signed = Object.entries(fields)
    .filter(([name]) => name !== 'sign_type')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return new URLSearchParams({ ...fields, sign: sign(hash, Buffer.from(signed), privateKey).toString('base64') }).toString()
}

export function signedAnswer(method: string, content: object): Reply {
  const source = JSON.stringify(content)
  const signature = sign('sha256', Buffer.from(source), alipayKeys.privateKey).toString('base64')
  return { body: `{"${method.replaceAll('.', '_')}_response":${source},"sign":"${signature}"}` }
}

/** What a request asks, after its signature has been checked as Alipay would. */
export function readRequest(request: Pick<SeenRequest, 'body'>): { method: string; fields: Record<string, string>; content: unknown } {
  const fields = Object.fromEntries(new URLSearchParams(request.body))
  const { sign: signature = '', ...rest } = fields
  const text = Object.entries(rest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  if (!verify('sha256', Buffer.from(text), appKeys.publicKey, Buffer.from(signature, 'base64')))
    throw new Error('the request is not signed by the application')
  return { method: fields['method'] ?? '', fields, content: JSON.parse(fields['biz_content'] ?? '') }
}
