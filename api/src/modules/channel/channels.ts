import { createSecretKey, X509Certificate, type KeyObject } from 'node:crypto'
import { SettingsError } from 'rules/settings'
import type { AlipaySettings } from './alipaySigning.ts'
import type { ChannelName, PaymentChannel } from './channel.ts'
import type { ChannelIo } from './channelIo.ts'
import { isPair, readPrivateKey, readPublicKey } from './rsaKeys.ts'
import { SandboxChannel } from './sandbox.ts'
import type { WechatSettings } from './wechat.ts'

export interface ChannelSources {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly readFile: (path: string) => string
  readonly publicUrl: URL
  /** Signs the sandbox's notices and cashier links. */
  readonly sandboxSecret: string
  readonly io: ChannelIo
}

export type Channels = ReadonlyMap<ChannelName, PaymentChannel>

const SANDBOX_SECRET_MIN = 32
const API_V3_KEY_BYTES = 32

/** The channels a buyer may choose. One merchant account is enough to take the sandbox away, since it takes no money. */
export async function buildChannels(sources: ChannelSources): Promise<Channels> {
  const wechat = readWechat(sources)
  const alipay = readAlipay(sources)
  const channels = new Map<ChannelName, PaymentChannel>()
  // The providers' libraries take 0.7 s and 50 MB to load: only a shop with an account pays that.
  if (wechat !== null) channels.set('wechat', new (await import('./wechat.ts')).WechatChannel(wechat, sources.io))
  if (alipay !== null) channels.set('alipay', new (await import('./alipay.ts')).AlipayChannel(alipay, sources.io))
  if (channels.size === 0)
    channels.set('sandbox', new SandboxChannel({ key: sandboxKey(sources.sandboxSecret), publicUrl: sources.publicUrl }))
  return channels
}

export function sandboxKey(secret: string): KeyObject {
  if (Buffer.byteLength(secret) < SANDBOX_SECRET_MIN)
    throw new SettingsError(`The sandbox cashier's secret must have at least ${SANDBOX_SECRET_MIN} bytes.`)
  return createSecretKey(Buffer.from(secret))
}

const WECHAT_NAMES = [
  'WECHAT_MCHID',
  'WECHAT_APPID',
  'WECHAT_SERIAL',
  'WECHAT_PRIVATE_KEY_FILE',
  'WECHAT_API_V3_KEY',
  'WECHAT_PLATFORM_KEY_FILE',
] as const
const ALIPAY_NAMES = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'] as const

function readWechat(sources: ChannelSources): WechatSettings | null {
  const values = readGroup(sources, WECHAT_NAMES)
  if (values === null) return null
  const apiV3Key = Buffer.from(values.WECHAT_API_V3_KEY)
  if (apiV3Key.length !== API_V3_KEY_BYTES) throw new SettingsError(`WECHAT_API_V3_KEY must have exactly ${API_V3_KEY_BYTES} bytes.`)
  const privateKey = keyFile(sources, 'WECHAT_PRIVATE_KEY_FILE', values.WECHAT_PRIVATE_KEY_FILE, readPrivateKey)
  const keys = platformKeys(sources, values.WECHAT_PLATFORM_KEY_FILE)
  for (const key of keys.values()) requireForeign(privateKey, key, 'WECHAT_PLATFORM_KEY_FILE')
  return {
    mchid: form(values.WECHAT_MCHID, 'WECHAT_MCHID', /^\d{6,32}$/),
    appid: form(values.WECHAT_APPID, 'WECHAT_APPID', /^[0-9A-Za-z]{6,32}$/),
    serial: form(values.WECHAT_SERIAL, 'WECHAT_SERIAL', /^[0-9A-Za-z]{8,64}$/),
    privateKey,
    apiV3Key: createSecretKey(apiV3Key),
    platformKeys: keys,
    apiUrl: address(sources, 'WECHAT_API_URL', 'https://api.mch.weixin.qq.com'),
  }
}

function readAlipay(sources: ChannelSources): AlipaySettings | null {
  const values = readGroup(sources, ALIPAY_NAMES)
  if (values === null) return null
  const product = optional(sources, 'ALIPAY_PRODUCT') ?? 'qr'
  if (product !== 'qr' && product !== 'page') throw new SettingsError('ALIPAY_PRODUCT must be qr or page.')
  const privateKey = keyFile(sources, 'ALIPAY_PRIVATE_KEY_FILE', values.ALIPAY_PRIVATE_KEY_FILE, readPrivateKey)
  const publicKey = keyFile(sources, 'ALIPAY_PUBLIC_KEY_FILE', values.ALIPAY_PUBLIC_KEY_FILE, readPublicKey)
  requireForeign(privateKey, publicKey, 'ALIPAY_PUBLIC_KEY_FILE')
  return {
    appId: form(values.ALIPAY_APP_ID, 'ALIPAY_APP_ID', /^\d{8,32}$/),
    privateKey,
    publicKey,
    gatewayUrl: address(sources, 'ALIPAY_GATEWAY_URL', 'https://openapi.alipay.com/gateway.do'),
    product,
  }
}

/** All of a provider's settings, or null when none is there; half an account is a mistake to tell at the start. */
function readGroup<Name extends string>(sources: ChannelSources, names: readonly Name[]): Record<Name, string> | null {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) values[name] = optional(sources, name) ?? ''
  const missing = names.filter((name) => values[name] === '')
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new SettingsError(`${missing.join(', ')} must be set too.`)
  return values as Record<Name, string>
}

/** Files and ids in the same order, separated by commas: two while the platform changes its key. */
function platformKeys(sources: ChannelSources, files: string): ReadonlyMap<string, KeyObject> {
  const ids =
    optional(sources, 'WECHAT_PLATFORM_KEY_ID')
      ?.split(',')
      .map((id) => id.trim()) ?? []
  const keys = files.split(',').map((file, index) => {
    const text = readText(sources, 'WECHAT_PLATFORM_KEY_FILE', file.trim())
    const key = readPublicKey(text)
    if (key === null) throw new SettingsError('WECHAT_PLATFORM_KEY_FILE holds no RSA public key or certificate of at least 2048 bits.')
    const id = certificateSerial(text) ?? ids[index]
    if (id === undefined || !/^[0-9A-Za-z_]{8,64}$/.test(id))
      throw new SettingsError('WECHAT_PLATFORM_KEY_ID must name each key of WECHAT_PLATFORM_KEY_FILE.')
    return [id, key] as const
  })
  if (ids.length > keys.length) throw new SettingsError('WECHAT_PLATFORM_KEY_ID names more keys than WECHAT_PLATFORM_KEY_FILE holds.')
  return new Map(keys)
}

function certificateSerial(text: string): string | null {
  return text.includes('BEGIN CERTIFICATE') ? new X509Certificate(text).serialNumber : null
}

function keyFile(sources: ChannelSources, name: string, path: string, read: (text: string) => KeyObject | null): KeyObject {
  const key = read(readText(sources, name, path))
  if (key === null) throw new SettingsError(`${name} holds no RSA key of the right kind and at least 2048 bits.`)
  return key
}

/** Both providers hand out one file of ours and one of theirs, and the names are easily mixed up. */
function requireForeign(privateKey: KeyObject, publicKey: KeyObject, name: string): void {
  if (isPair(privateKey, publicKey)) throw new SettingsError(`${name} holds the merchant's own key, not the provider's.`)
}

/** The reader's own error would print the path. */
function readText(sources: ChannelSources, name: string, path: string): string {
  try {
    return sources.readFile(path)
  } catch {
    throw new SettingsError(`${name} names a file that can't be read.`)
  }
}

function optional(sources: ChannelSources, name: string): string | null {
  const value = sources.env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

function form(value: string, name: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new SettingsError(`${name} has the wrong form.`)
  return value
}

/** Plain http only to this machine: for a stand-in, never for a provider. */
function address(sources: ChannelSources, name: string, fallback: string): URL {
  const url = URL.parse(optional(sources, name) ?? fallback)
  const isLocal = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new SettingsError(`${name} must be an https address.`)
  return url
}
