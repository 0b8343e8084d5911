import type { Settings } from '../../settings.ts'
import { demoWechat } from './demoWechat.ts'
import { officialAccount } from './officialAccount.ts'
import { openPlatform } from './openPlatform.ts'
import type { WechatProvider } from './wechatProvider.ts'

/** Where somebody says that they read the shop's official account; null where that sends nothing. */
export function followProvider(settings: Settings): WechatProvider | null {
  return settings.wechatMessages === null ? null : officialAccount(settings.wechatMessages, settings.publicUrl)
}

/** Null where no WeChat application is set up. */
export function wechatProvider(settings: Settings): WechatProvider | null {
  if (settings.wechatLogin !== null) return openPlatform(settings.wechatLogin, settings.publicUrl)
  return settings.demo ? demoWechat(settings.publicUrl) : null
}
