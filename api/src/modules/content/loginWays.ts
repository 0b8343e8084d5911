import type { Settings } from '../../settings.ts'

export const LOGIN_WAYS = ['password', 'code', 'wechat'] as const
export type LoginWay = (typeof LOGIN_WAYS)[number]

/** What buyers can log in by here; the demo has an outbox and WeChat users of its own. */
export function loginWays({ demo, smsWebhook, wechatLogin }: Pick<Settings, 'demo' | 'smsWebhook' | 'wechatLogin'>): LoginWay[] {
  const isOpen: Readonly<Record<LoginWay, boolean>> = {
    password: true,
    code: demo || smsWebhook !== null,
    wechat: demo || wechatLogin !== null,
  }
  return LOGIN_WAYS.filter((way) => isOpen[way])
}
