import type { Settings } from '../../settings.ts'

export interface WechatUser { readonly openId: string; readonly nickname: string }

/** Who scanned the WeChat code: turns the one-time code that WeChat hands to the page into a person. */
export interface WechatProvider {
  identify(authCode: string): Promise<WechatUser | null>
}

/** DEMO ONLY: believes any code such as "demo-1", each being another invented person. No WeChat is asked. */
export const demoWechat: WechatProvider = {
  identify(authCode) {
    const name = /^demo-([a-z0-9]{1,20})$/.exec(authCode)?.[1]
    return Promise.resolve(name === undefined ? null : { openId: `demo:${name}`, nickname: `演示微信用户${name}` })
  },
}

/** Null where no WeChat application is set up: its calls then do not exist. */
export function wechatProvider(settings: Settings): WechatProvider | null {
  return settings.demo ? demoWechat : null
}
