import type { Settings } from '../../settings.ts'
import { demoWechat } from './demoWechat.ts'
import { openPlatform } from './openPlatform.ts'

export interface WechatUser {
  readonly openId: string
  readonly nickname: string
}

/** Where a buyer proves to be a WeChat user, and who it was: turns the one-time code that WeChat hands out into a person. */
export interface WechatProvider {
  /** Invented users and a page of our own instead of WeChat. */
  readonly isDemo: boolean
  /** The page on which its user is asked; `state` comes back with the answer. */
  pageUrl(state: string): string
  /** Whether that page is opened by scanning its address, or shows a code of its own. */
  readonly isScanned: boolean
  /** Null for a code that is not good, or no longer. */
  identify(authCode: string): Promise<WechatUser | null>
}

/** Null where no WeChat application is set up. */
export function wechatProvider(settings: Settings): WechatProvider | null {
  if (settings.wechatLogin !== null) return openPlatform(settings.wechatLogin, settings.publicUrl)
  return settings.demo ? demoWechat(settings.publicUrl) : null
}
