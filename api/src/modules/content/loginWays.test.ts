import { expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { loginWays } from './loginWays.ts'

const LIVE = { DATABASE_URL: 'postgres://db/shop', DEMO: '0' }
const SMS = { SMS_WEBHOOK_URL: 'https://sms.cn/x', SMS_WEBHOOK_SECRET: 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9' }
const WECHAT = { WECHAT_LOGIN_APPID: 'wx0000000000000000', WECHAT_LOGIN_SECRET: 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9' }

it.each([
  ['the demo', { DEMO: '1' }, ['password', 'code', 'wechat']],
  ['a shop that can send nothing', LIVE, ['password']],
  ['a shop with text messages', { ...LIVE, ...SMS }, ['password', 'code']],
  ['a shop with WeChat', { ...LIVE, ...WECHAT }, ['password', 'wechat']],
])('%s offers the ways to log in that work there', (_, env, ways) => {
  expect(loginWays(readSettings(env))).toEqual(ways)
})
