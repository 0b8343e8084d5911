import type { Settings } from '../../settings.ts'
import { demoWechat } from './demoWechat.ts'
import { openPlatform } from './openPlatform.ts'
import type { WechatProvider } from './wechatProvider.ts'

/** Null where no WeChat application is set up. */
export function wechatProvider(settings: Settings): WechatProvider | null {
  if (settings.wechatLogin !== null) return openPlatform(settings.wechatLogin, settings.publicUrl)
  return settings.demo ? demoWechat(settings.publicUrl) : null
}
