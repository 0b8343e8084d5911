import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { textOf } from '../account-entry/testEntry.ts'

/** WeChat's server as its documents describe it. */
let platform: Server
let asked: string[] = []
let say: (path: string, response: ServerResponse) => void
let h: Harness

const json = (response: ServerResponse, body: unknown): void =>
  void response.setHeader('content-type', 'text/plain').end(JSON.stringify(body))
const usual = (path: string, response: ServerResponse): void =>
  json(
    response,
    path.startsWith('/sns/userinfo')
      ? { openid: 'oABC', nickname: '青榕\u0000店长', unionid: 'u1' }
      : { access_token: 'T', expires_in: 7200, openid: 'oABC', scope: 'snsapi_login' },
  )

beforeAll(async () => {
  platform = createServer((request, response) => {
    asked.push(request.url ?? '')
    say(request.url ?? '', response)
  })
  await new Promise<void>((resolve) => {
    platform.listen(0, '127.0.0.1', resolve)
  })
  const apiUrl = new URL(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`)
  h = await openHarness({
    wechatLogin: { appId: 'wx1234', secret: 'the-app-secret', apiUrl, pageUrl: new URL('https://open.weixin.qq.com') },
  })
})
beforeEach(() => {
  asked = []
  say = usual
})
afterAll(async () => {
  await h.close()
  await new Promise((resolve) => {
    platform.close(resolve)
  })
})

describe('WeChat’s open platform', () => {
  const callback = (state: string, code = 'C1') => h.app.inject(`/wechat/callback?code=${code}&state=${state}`)

  it('WeChat’s open platform is asked for who agreed on its page, and that binds the account', async () => {
    const client = await logIn(h, await createPerson(h))
    const code = await client.get('/api/user/wechat/qr?scene=bind')
    expect(code).toMatchObject({ data: { qr_image: null, demo: false } })
    const page = new URL(textOf(code, 'qr'))
    expect([page.origin, page.pathname, page.hash]).toEqual(['https://open.weixin.qq.com', '/connect/qrconnect', '#wechat_redirect'])
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      appid: 'wx1234',
      redirect_uri: 'http://localhost:4000/wechat/callback',
      response_type: 'code',
      scope: 'snsapi_login',
    })
    expect(page.href).not.toContain('the-app-secret')
    expect((await callback(page.searchParams.get('state') ?? '')).body).toContain('已同意')
    expect(asked).toEqual([
      '/sns/oauth2/access_token?appid=wx1234&secret=the-app-secret&code=C1&grant_type=authorization_code',
      '/sns/userinfo?access_token=T&openid=oABC&lang=zh_CN',
    ])
    expect(await client.get('/api/user/wechat/status')).toMatchObject({ data: { bound: true, nickname: '青榕店长' } })
    expect((await h.app.inject('/wechat/demo')).statusCode).toBe(404)
  })

  it.each<readonly [string, typeof say, string]>([
    ['a code that is spent', (_path, response) => json(response, { errcode: 40_163, errmsg: 'code been used' }), '二维码已失效'],
    ['a failure', (_path, response) => void response.writeHead(500).end('<html>'), '暂时无法完成'],
    ['words that are no JSON', (_path, response) => void response.end('<html>'), '暂时无法完成'],
    ['an answer without a user', (_path, response) => json(response, { errcode: -1 }), '暂时无法完成'],
    ['a redirection', (_path, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(), '暂时无法完成'],
    ['an endless answer', (_path, response) => void response.end('x'.repeat(100_000)), '暂时无法完成'],
  ])('says %s as a page, keeps the secret, and the code may be tried again', async (_name, broken, words) => {
    const code = await h.client().get('/api/user/wechat/qr?scene=login')
    const state = new URL(textOf(code, 'qr')).searchParams.get('state') ?? ''
    say = broken
    const answer = await callback(state)
    expect([answer.statusCode, answer.body.includes(words)]).toEqual([200, true])
    expect(h.logLines.join('\n')).not.toContain('the-app-secret')
    expect(await h.client().get(`/api/user/wechat/scan?scan=${textOf(code, 'scan')}`)).toMatchObject({ data: { state: 'waiting' } })
    say = usual
    expect((await callback(state)).body).toContain('已同意')
  })
})

it('without an application and without the demo there is a sentence instead of a code', async () => {
  const plain = await openHarness({ demo: false, wechatLogin: null })
  try {
    expect(await plain.client().get('/api/user/wechat/qr?scene=login')).toMatchObject({
      status: 503,
      message: '微信登录未开通，请使用密码或短信登录',
    })
  } finally {
    await plain.close()
  }
})
