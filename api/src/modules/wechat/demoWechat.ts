import type { WechatProvider } from './wechatProvider.ts'

/** DEMO ONLY: believes any code such as "demo-1", each being another invented person, and asks on a page of the shop's own. */
export function demoWechat(publicUrl: URL): WechatProvider {
  return {
    isDemo: true,
    isScanned: true,
    pageUrl: (state) => new URL(`/wechat/demo?state=${state}`, publicUrl).href,
    identify(authCode) {
      const name = /^demo-([a-z0-9]{1,20})$/.exec(authCode)?.[1]
      return Promise.resolve(name === undefined ? null : { openId: `demo:${name}`, nickname: `演示微信用户${name}` })
    },
  }
}
