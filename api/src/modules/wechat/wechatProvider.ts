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
