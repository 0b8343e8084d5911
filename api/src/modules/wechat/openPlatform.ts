import { ApiError } from '../../server/apiErrors.ts'
import type { WechatLoginSettings } from '../../settings.ts'
import type { WechatProvider } from './wechatProvider.ts'

const LIMIT_MS = 8_000
const ANSWER_MAX_BYTES = 64 * 1024
const NICKNAME_MAX = 64
/** What WeChat says of a code that is wrong, spent or old. */
export const BAD_CODES = new Set([40_029, 40_163, 41_008])

export const unavailable = () => new ApiError(503, '微信服务暂时不可用，请稍后再试')

/** WeChat's open platform: its page shows the code to scan, its server tells whose it was. */
export function openPlatform({ appId, secret, apiUrl, pageUrl }: WechatLoginSettings, publicUrl: URL): WechatProvider {
  return {
    isDemo: false,
    isScanned: false,
    pageUrl(state) {
      const address = new URL('/connect/qrconnect', pageUrl)
      address.search = new URLSearchParams({
        appid: appId,
        redirect_uri: new URL('/wechat/callback', publicUrl).href,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      }).toString()
      return `${address.href}#wechat_redirect`
    },
    async identify(authCode) {
      const access = await ask(new URL('/sns/oauth2/access_token', apiUrl), {
        appid: appId,
        secret,
        code: authCode,
        grant_type: 'authorization_code',
      })
      if (BAD_CODES.has(Number(access['errcode']))) return null
      const [token, openId] = [textIn(access, 'access_token'), textIn(access, 'openid')]
      if (token === null || openId === null || openId.length > 128) throw unavailable()
      const user = await ask(new URL('/sns/userinfo', apiUrl), { access_token: token, openid: openId, lang: 'zh_CN' })
      const nickname = [...(textIn(user, 'nickname') ?? '').replaceAll(/\p{C}/gu, '').trim()].slice(0, NICKNAME_MAX).join('')
      return { openId, nickname: nickname === '' ? '微信用户' : nickname }
    },
  }
}

/** One request, one deadline for head and body, no redirect, no retry, a bounded body. The secret never leaves this function by an error. */
export async function ask(address: URL, values: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> {
  address.search = new URLSearchParams(values).toString()
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { accept: 'application/json' },
    })
    const body: unknown = response.ok ? JSON.parse(await boundedText(response)) : null
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    // Said below, without the address.
  }
  throw unavailable()
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_MAX_BYTES) throw unavailable()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function textIn(body: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = body[name]
  return typeof value === 'string' && value !== '' ? value : null
}
