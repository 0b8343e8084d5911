import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../../settings.ts'
import { MESSAGE_KINDS, type MessageKind } from './messageKinds.ts'

const PATH = '/message/unsubscribe'
const TOKEN = /^([0-9]{1,15})[.]([a-z_]{3,30})[.]([\w-]{43})$/

type Secrets = Pick<Settings, 'gatewaySecret' | 'publicUrl'>

/** The link in a mail that ends mails of this kind for its reader, without log-in; it does nothing else and does not age. */
export function unsubscribeUrl(settings: Secrets, accountId: number, kind: MessageKind): string {
  const url = new URL(PATH, settings.publicUrl)
  url.searchParams.set('token', `${accountId}.${kind}.${sign(settings, accountId, kind).toString('base64url')}`)
  return url.href
}

/** Null for every text that this shop did not make. */
export function readUnsubscribe(settings: Secrets, token: string): { readonly accountId: number; readonly kind: MessageKind } | null {
  const [, account = '', kind = '', signature = ''] = TOKEN.exec(token) ?? []
  if (settings.gatewaySecret === null || !Object.hasOwn(MESSAGE_KINDS, kind)) return null
  const accountId = Number(account)
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(settings, accountId, kind as MessageKind)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { accountId, kind: kind as MessageKind } : null
}

function sign({ gatewaySecret }: Secrets, accountId: number, kind: MessageKind): Buffer {
  return createHmac('sha256', gatewaySecret ?? '')
    .update(`unsubscribe:${accountId}:${kind}`)
    .digest()
}
