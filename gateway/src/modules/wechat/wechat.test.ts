import { describe, expect, it } from 'vitest'
import type { RestWechatCode } from '../../rest/restTypes.ts'
import { cartBody, userBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const code: RestWechatCode = {
  scan: 's',
  qr: 'https://shop.example/wechat/demo?state=x',
  qr_image: '/files/wechat/x.svg',
  expires: 1_795_226_702,
  demo: true,
}
const REQUEST = 'mutation { requestWechatCode(input: { purpose: LOGIN }) { code { token url image { url } expiresAt isDemo } } }'

describe('WeChat', () => {
  it('a visitor gets a WeChat code to scan, and hears how its scanning stands', async () => {
    const { ask, rest } = openHarness({ 'GET /api/user/wechat/qr': ok(code), 'GET /api/user/wechat/scan': ok({ state: 'unbound' }) })
    expect((await ask(REQUEST, { session: null })).data).toEqual({
      requestWechatCode: {
        code: { token: 's', url: code.qr, image: { url: code.qr_image }, expiresAt: '2026-11-21T02:05:02Z', isDemo: true },
      },
    })
    expect((await ask('{ wechatScan(token: "s") { status } }', { session: null })).data).toEqual({ wechatScan: { status: 'UNBOUND' } })
    expect(rest.calls).toEqual(['GET /api/user/wechat/qr?scene=login', 'GET /api/user/wechat/scan?scan=s'])
  })

  it.each([['javascript:alert(1)'], ['//evil.example/x']])('WeChat opens no page at %s', async (qr) => {
    const { ask } = openHarness({ 'GET /api/user/wechat/qr': ok({ ...code, qr }) })
    expect((await ask(REQUEST)).errors?.[0]?.extensions).toMatchObject({ code: 'SYSTEM_BUSY' })
  })

  it('the WeChat binding of an account is told, and taken off without asking for more than is wanted', async () => {
    const { ask, rest } = openHarness({
      'GET /api/user/wechat/status': ok({ bound: true, nickname: '小王' }),
      'DELETE /api/user/unbind_wechat': ok({ bound: false }),
      'GET /api/user/base': ok(userBody()),
    })
    expect((await ask('{ wechatBinding { isBound nickname } }')).data).toEqual({ wechatBinding: { isBound: true, nickname: '小王' } })
    expect((await ask('mutation { unbindWechat { binding { isBound nickname } } }')).data).toEqual({
      unbindWechat: { binding: { isBound: false, nickname: null } },
    })
    expect(rest.calls).toEqual(['GET /api/user/wechat/status', 'DELETE /api/user/unbind_wechat'])
    expect((await ask('mutation { unbindWechat { viewer { company } } }')).data).toEqual({
      unbindWechat: { viewer: { company: '康健大药房' } },
    })
  })

  it('a confirmed WeChat scan logs in, and one that has lapsed is passed on', async () => {
    const answer = ok({ token_expires: 1_795_831_502, user: userBody(), shops: [] }, ['sid=fresh'])
    const login = 'mutation { loginWithWechat(input: { token: "s" }) { viewer { company } cart { lineCount } } }'
    const { ask, rest } = openHarness({ 'POST /api/auth/login_wechat': answer, 'GET /api/cart/list': ok(cartBody()) })
    expect((await ask(login, { session: null })).data).toEqual({
      loginWithWechat: { viewer: { company: '康健大药房' }, cart: { lineCount: 1 } },
    })
    expect(rest.calls[0]).toBe('POST /api/auth/login_wechat scan=s')
    expect(rest.sent[1]?.caller.session).toEqual({ kind: 'cookie', value: 'fresh' })
    const lapsed = openHarness({ 'POST /api/auth/login_wechat': refused(410, '已失效', { reason: 'TICKET_EXPIRED' }) })
    expect((await lapsed.ask(login, { session: null })).errors?.[0]?.extensions).toMatchObject({
      code: 'BUSINESS_REJECTED',
      reason: 'TICKET_EXPIRED',
    })
  })
})
