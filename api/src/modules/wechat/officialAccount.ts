import type { WechatMessageSettings } from '../../settings.ts'
import { ask, BAD_CODES, textIn, unavailable } from './openPlatform.ts'
import type { WechatProvider } from './wechatProvider.ts'

/** The shop's official account: opened within WeChat by scanning, it tells the id by which this account writes to its reader. */
export function officialAccount({ appId, secret, apiUrl, pageUrl }: WechatMessageSettings, publicUrl: URL): WechatProvider {
  return {
    isDemo: false,
    isScanned: true,
    pageUrl(state) {
      const address = new URL('/connect/oauth2/authorize', pageUrl)
      address.search = new URLSearchParams({
        appid: appId,
        redirect_uri: new URL('/wechat/callback', publicUrl).href,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      }).toString()
      return `${address.href}#wechat_redirect`
    },
    async identify(authCode) {
      const form = { appid: appId, secret, code: authCode, grant_type: 'authorization_code' }
      const access = await ask(new URL('/sns/oauth2/access_token', apiUrl), form)
      if (BAD_CODES.has(Number(access['errcode']))) return null
      const openId = textIn(access, 'openid')
      if (openId === null || openId.length > 128) throw unavailable()
      return { openId, nickname: '微信' }
    },
  }
}
