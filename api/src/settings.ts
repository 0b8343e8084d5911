import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { parseAmountInput } from 'rules/money'
import { choice, type Env, flag, integer, INVENTED_TITLE, LOG_LEVELS, SettingsError, text, traceEndpoint, webAddress } from 'rules/settings'
import { databaseSettings, type DatabaseSettings } from './databaseSettings.ts'
import type { DataKey } from './db/seal.ts'
import { tracePlatform, type TracePlatformSettings } from './platformSettings.ts'

export type { TracePlatformSettings }

export interface Settings extends DatabaseSettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Whether the start brings the database to this version's shape, or requires that it is there. */
  readonly migrates: boolean
  readonly demo: boolean
  /** The shop's name to its buyers: what text messages are signed with. */
  readonly siteTitle: string
  readonly logLevel: string
  readonly publicUrl: URL
  /** Null until main has read or made the one kept in the data folder. */
  readonly gatewaySecret: string | null
  /** What the office's programs prove themselves by; null until main has read or made the one kept in the data folder. */
  readonly erpToken: string | null
  /** Whether the sandbox cashier takes the place of a merchant account that is not set. */
  readonly paySandbox: boolean
  /** Signs the sandbox's notices; null where there is no sandbox, and until main has it. */
  readonly sandboxSecret: string | null
  /** An OTLP receiver; null makes no spans at all. */
  readonly otlpEndpoint: string | null
  /** Where Prometheus reads; null measures nothing. */
  readonly metricsPort: number | null
  /** Where SMS messages are handed over, signed with the secret; null sends none but the demo's. */
  readonly smsWebhook: { readonly url: URL; readonly secret: string } | null
  /** Where invoices are issued and red letters applied for, signed with the secret; null: the office does both by hand. */
  readonly invoiceDesk: { readonly url: URL; readonly secret: string } | null
  /** Whether persons of the office must prove a second factor; who has one proves it always. */
  readonly secondFactor: boolean
  /** Cents above which a payout or a refund needs a second person; null: never. */
  readonly secondPersonFrom: number | null
  /** What the contracts with the channels say that a payment costs, in millionths; null: what the statement itself says. */
  readonly channelFeesPpm: { readonly wechat: number | null; readonly alipay: number | null }
  /** Whether webhooks may go to addresses inside, and without TLS. */
  readonly webhookPrivate: boolean
  /** The mail server; null sends no mail but the demo's. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** The shop's application at WeChat's open platform; null asks no WeChat: the demo has users of its own, others cannot log in by it. */
  readonly wechatLogin: WechatLoginSettings | null
  /** The shop's official account at WeChat, which sends messages; null sends none. */
  readonly wechatMessages: WechatMessageSettings | null
  /** Where trace codes are uploaded; null keeps them waiting. */
  readonly tracePlatform: TracePlatformSettings | null
  /** The object store that keeps uploads; null keeps them in the data folder. */
  readonly s3: S3Settings | null
  /** What bank accounts and tax numbers are sealed with: the first seals, all open. None: they lie open, and the doctor says so. */
  readonly dataKeys: readonly DataKey[]
  /** Seeds of Ed25519: the first signs what is handed to programs, the public keys of all are shown. None: it goes unsigned. */
  readonly signingKeys: readonly DataKey[]
  /** Seconds between the steps that the demo's own office takes; 0: it takes none. */
  readonly autopilotSeconds: number
  /** Where buyers transfer money to. */
  readonly transferAccount: { readonly name: string; readonly bank: string; readonly number: string }
  readonly service: { readonly hotLine: string; readonly qq1: string; readonly qq2: string }
}

export interface S3Settings {
  readonly endpoint: URL
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
  readonly timeoutMs?: number
}

export interface WechatLoginSettings {
  readonly appId: string
  readonly secret: string
  readonly apiUrl: URL
  readonly pageUrl: URL
}

/** They stand where nothing is set, and nobody may be sent to them. */
export const INVENTED = {
  hotLine: '400-000-0000',
  account: { name: '演示医药批发有限公司（虚构账户，请勿汇款）', bank: '演示银行（虚构）营业部', number: '0000 0000 0000 0000 000' },
} as const

/** What a place of a template can hold. */
export const TEMPLATE_VALUES = ['title', 'body', 'company', 'kind', 'time'] as const
export interface WechatTemplate {
  readonly id: string
  /** Its places, such as thing1, and what goes there. */
  readonly fields: Readonly<Record<string, (typeof TEMPLATE_VALUES)[number]>>
}

export interface WechatMessageSettings {
  readonly appId: string
  readonly secret: string
  readonly apiUrl: URL
  readonly pageUrl: URL
  /** By kind of message; `*` is for all others. */
  readonly templates: Readonly<Record<string, WechatTemplate>>
}

export function readSettings(env: Env): Settings {
  const database = databaseSettings(env)
  const demo = flag(env, 'DEMO', database.databaseUrl === null)
  return {
    port: integer(env, 'API_PORT', 4001, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    ...database,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    migrates: flag(env, 'MIGRATE', true),
    demo,
    siteTitle: text(env, 'SITE_TITLE') ?? INVENTED_TITLE,
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    publicUrl: httpUrl(env, 'PUBLIC_URL', 'http://localhost:4000'),
    gatewaySecret: secretText(env, 'GATEWAY_SECRET'),
    erpToken: secretText(env, 'ERP_TOKEN'),
    paySandbox: flag(env, 'PAY_SANDBOX', demo),
    sandboxSecret: null,
    otlpEndpoint: traceEndpoint(env),
    metricsPort: text(env, 'API_METRICS_PORT') === null ? null : integer(env, 'API_METRICS_PORT', 0, 0, 65_535),
    smsWebhook: signedAddress(env, ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'], 'https://sms.example/messages'),
    invoiceDesk: signedAddress(env, ['INVOICE_DESK_URL', 'INVOICE_DESK_SECRET'], 'https://invoices.example/desk'),
    wechatLogin: wechatLogin(env),
    wechatMessages: wechatMessages(env),
    tracePlatform: tracePlatform(env),
    s3: objectStore(env),
    dataKeys: namedKeys(env, 'DATA_KEYS', demo ? [DEMO_KEY] : []),
    signingKeys: namedKeys(env, 'SIGNING_KEYS', demo ? [DEMO_SIGNING_KEY] : []),
    autopilotSeconds: integer(env, 'DEMO_AUTOPILOT_SECONDS', demo ? 15 : 0, 0, 86_400),
    transferAccount: {
      name: text(env, 'TRANSFER_ACCOUNT_NAME') ?? INVENTED.account.name,
      bank: text(env, 'TRANSFER_ACCOUNT_BANK') ?? INVENTED.account.bank,
      number: text(env, 'TRANSFER_ACCOUNT_NO') ?? INVENTED.account.number,
    },
    secondFactor: flag(env, 'OFFICE_SECOND_FACTOR', false),
    secondPersonFrom: secondPersonFrom(env, demo),
    channelFeesPpm: { wechat: percent(env, 'WECHAT_FEE_PERCENT'), alipay: percent(env, 'ALIPAY_FEE_PERCENT') },
    webhookPrivate: flag(env, 'WEBHOOK_PRIVATE', false),
    smtp: mailServer(env),
    service: {
      hotLine: text(env, 'HOT_LINE') ?? INVENTED.hotLine,
      qq1: digits(env, 'QQ1', demo ? '800000001' : ''),
      qq2: digits(env, 'QQ2', demo ? '800000002' : ''),
    },
  }
}

/** An amount in yuan, or `off` for an office of one person. The demo has nobody who could be the second. */
function secondPersonFrom(env: Env, demo: boolean): number | null {
  const value = text(env, 'SECOND_PERSON_FROM') ?? (demo ? 'off' : '5000.00')
  if (value === 'off') return null
  const cents = parseAmountInput(value)
  if (cents === null) throw new SettingsError('SECOND_PERSON_FROM must be an amount such as 5000.00, or off.')
  return cents
}

/** "0.6" as 6000 millionths. */
function percent(env: Env, name: string): number | null {
  const value = text(env, name)
  if (value === null) return null
  const match = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(value)
  if (match === null) throw new SettingsError(`${name} must be a percentage such as 0.6.`)
  return Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'))
}

type Address = { readonly url: URL; readonly secret: string }

/** Whom something is told by signed HTTP: null where no address is set. */
function signedAddress(env: Env, [address, key]: readonly [address: string, key: string], example: string): Address | null {
  if (text(env, address) === null) return null
  const secret = text(env, key)
  if (secret === null || secret.length < 16) throw new SettingsError(`${key} must have at least 16 characters when ${address} is set.`)
  return { url: httpUrl(env, address, example), secret }
}

function mailServer(env: Env): Settings['smtp'] {
  const url = text(env, 'SMTP_URL')
  if (url === null) return null
  const protocol = URL.parse(url)?.protocol
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new SettingsError('SMTP_URL must be an address such as smtps://user:password@mail.example.com.')
  const from = text(env, 'SMTP_FROM')
  if (from === null || !/^[^@\s]+@[^@\s]+$/.test(from))
    throw new SettingsError('SMTP_FROM must be the address that mails come from when SMTP_URL is set.')
  return { url, from }
}

function wechatLogin(env: Env): WechatLoginSettings | null {
  const [appId, secret] = [text(env, 'WECHAT_LOGIN_APPID'), text(env, 'WECHAT_LOGIN_SECRET')]
  if (appId === null && secret === null) return null
  if (appId === null || secret === null) throw new SettingsError('WECHAT_LOGIN_APPID and WECHAT_LOGIN_SECRET must be set together.')
  return {
    appId,
    secret,
    apiUrl: httpUrl(env, 'WECHAT_LOGIN_API_URL', 'https://api.weixin.qq.com'),
    pageUrl: httpUrl(env, 'WECHAT_LOGIN_PAGE_URL', 'https://open.weixin.qq.com'),
  }
}

function wechatMessages(env: Env): WechatMessageSettings | null {
  const names = ['WECHAT_MP_APPID', 'WECHAT_MP_SECRET', 'WECHAT_MP_TEMPLATES'] as const
  const [appId = null, secret = null, templates = null] = names.map((name) => text(env, name))
  if (appId === null && secret === null && templates === null) return null
  if (appId === null || secret === null || templates === null) throw new SettingsError(`${names.join(', ')} must be set together.`)
  return {
    appId,
    secret,
    apiUrl: httpUrl(env, 'WECHAT_MP_API_URL', 'https://api.weixin.qq.com'),
    pageUrl: httpUrl(env, 'WECHAT_MP_PAGE_URL', 'https://open.weixin.qq.com'),
    templates: wechatTemplates(templates),
  }
}

const isTemplate = (value: unknown): value is WechatTemplate => {
  const { id, fields } = (value ?? {}) as Partial<Record<keyof WechatTemplate, unknown>>
  const names: readonly unknown[] = typeof fields === 'object' && fields !== null ? Object.values(fields) : []
  return typeof id === 'string' && names.length > 0 && names.every((name) => TEMPLATE_VALUES.some((known) => known === name))
}

function wechatTemplates(json: string): Readonly<Record<string, WechatTemplate>> {
  const form = '{"order_shipped":{"id":"TEMPLATE","fields":{"thing1":"title","thing2":"body","time3":"time"}}}'
  const fault = new SettingsError(`WECHAT_MP_TEMPLATES must be JSON such as ${form}; a place holds ${TEMPLATE_VALUES.join(', ')}.`)
  try {
    const templates: unknown = JSON.parse(json)
    if (typeof templates !== 'object' || templates === null || !Object.values(templates).every(isTemplate)) throw fault
    return { ...(templates as Record<string, WechatTemplate>) }
  } catch {
    throw fault
  }
}

function objectStore(env: Env): S3Settings | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const [endpoint = null, bucket = null, accessKey = null, secretKey = null] = names.map((name) => text(env, name))
  if (endpoint === null && bucket === null && accessKey === null && secretKey === null) return null
  if (endpoint === null || bucket === null || accessKey === null || secretKey === null)
    throw new SettingsError(`${names.join(', ')} must be set together.`)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError('S3_BUCKET must be a bucket name: 3 to 63 lower-case letters, digits, dots and hyphens.')
  return {
    endpoint: httpUrl(env, 'S3_ENDPOINT', 'https://s3.example.com'),
    bucket,
    accessKey,
    secretKey,
    region: text(env, 'S3_REGION') ?? 'us-east-1',
  }
}

/** The demo's people are invented: its key need not be kept, and all its servers agree on it. */
const DEMO_KEY: DataKey = { id: 'demo', key: createHash('sha256').update('the data key of the demo').digest() }
const DEMO_SIGNING_KEY: DataKey = { id: 'demo', key: createHash('sha256').update('the signing key of the demo').digest() }

/** One key or two: the first is used, the other still holds for what was made with it. */
function namedKeys(env: Env, name: 'DATA_KEYS' | 'SIGNING_KEYS', standard: readonly DataKey[]): readonly DataKey[] {
  const given = text(env, name)
  if (given === null) return standard
  const keys = given.split(',').map((part) => {
    const [, id, body] = /^([A-Za-z0-9_-]{1,16}):([A-Za-z0-9+/_-]{42,43}=?)$/.exec(part.trim()) ?? []
    const key = Buffer.from(body ?? '', 'base64')
    if (id === undefined || key.length !== 32) throw new SettingsError(keysSentence(name))
    return { id, key }
  })
  if (keys.length > 2 || new Set(keys.map(({ id }) => id)).size !== keys.length) throw new SettingsError(keysSentence(name))
  return keys
}

const keysSentence = (name: string): string =>
  `${name} must be NAME:KEY, or two of them with a comma between: a name of letters and digits, ` +
  'and 32 bytes in base64 (openssl rand -base64 32).'

function secretText(env: Env, name: string): string | null {
  const value = text(env, name)
  if (value === null || value.length >= 16) return value
  throw new SettingsError(`${name} must have at least 16 characters.`)
}

function digits(env: Env, name: string, fallback: string): string {
  const value = text(env, name)
  if (value === null) return fallback
  if (/^\d{5,12}$/.test(value)) return value
  throw new SettingsError(`${name} must be a QQ number of 5 to 12 digits.`)
}

function httpUrl(env: Env, name: string, fallback: string): URL {
  return webAddress(name, text(env, name) ?? fallback, fallback)
}
