import { type Env, flag, SettingsError, text, webAddress } from 'rules/settings'

/** The company's account at the national platform of trace codes (码上放心). */
export interface TracePlatformSettings {
  readonly appKey: string
  readonly secret: string
  /** Who owns the bills and uploads them. */
  readonly refEntId: string
  /** The same company as a sender or receiver: never the refEntId. */
  readonly entId: string
  /** The person who answers for the bills. */
  readonly operator: string
  readonly url: URL
  /** Whether it is called between 8 and 20 o'clock too. */
  readonly anyHour: boolean
}

const NAMES = [
  'TRACE_PLATFORM_APPKEY',
  'TRACE_PLATFORM_SECRET',
  'TRACE_PLATFORM_REF_ENT_ID',
  'TRACE_PLATFORM_ENT_ID',
  'TRACE_PLATFORM_OPERATOR',
] as const
const ID = /^[0-9A-Za-z_-]{1,64}$/

/** Null: nothing is uploaded, and bills wait. */
export function tracePlatform(env: Env): TracePlatformSettings | null {
  const values = NAMES.map((name) => text(env, name))
  if (values.every((value) => value === null)) return null
  const [appKey = null, secret = null, refEntId = null, entId = null, operator = null] = values
  if (appKey === null || secret === null || refEntId === null || entId === null || operator === null)
    throw new SettingsError(`${NAMES.join(', ')} must be set together.`)
  if (![appKey, refEntId, entId].every((id) => ID.test(id)))
    throw new SettingsError(`TRACE_PLATFORM_APPKEY, _REF_ENT_ID and _ENT_ID must be ids of the platform: letters and digits.`)
  if (refEntId === entId) throw new SettingsError('TRACE_PLATFORM_REF_ENT_ID and _ENT_ID are different ids of the same company.')
  const url = text(env, 'TRACE_PLATFORM_URL') ?? 'https://gw.api.taobao.com/router/rest'
  return {
    appKey,
    secret,
    refEntId,
    entId,
    operator,
    url: webAddress('TRACE_PLATFORM_URL', url, 'https://gw.api.taobao.com/router/rest'),
    anyHour: flag(env, 'TRACE_PLATFORM_ANY_HOUR'),
  }
}
