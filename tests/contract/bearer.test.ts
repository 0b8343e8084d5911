import { beforeAll, describe, expect, it } from 'vitest'
import { type Address, shareStack } from '../support/shareStack.ts'

let stack: Address
beforeAll(async () => {
  stack = await shareStack('plain')
})

type Answer = { data: Record<string, unknown>; errors?: { extensions: Record<string, unknown> }[]; extensions: Record<string, unknown> }

/** An app: no cookie is ever kept or sent, and no header that is a browser's. */
async function ask(token: string | null, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${stack.gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as Answer
}

const entered = '{ token expiresAt viewer { username memberID } }'
const logIn = async (username: string): Promise<string> => {
  const { data } = await ask(null, `mutation ($input: LoginInput!) { login(input: $input) ${entered} }`, {
    input: { username, password: 'Demo-2026', isTokenWanted: true },
  })
  return (data as { login: { token: string } }).login.token
}
const viewer = async (token: string): Promise<unknown> => (await ask(token, '{ viewer { username memberID } }')).data
/** The code last sent to a phone, as the demo's outbox shows it. */
async function codeSentTo(phone: string): Promise<string> {
  const page = await (await fetch(`${stack.api}/outbox`)).text()
  return /验证码 (\d{6})/.exec(page.split('<tr>').find((part) => part.includes(phone)) ?? '')?.[1] ?? ''
}

describe('a bearer token and nothing else', () => {
  it('a bearer token comes of a log-in by password, and goes with a log-out', async () => {
    const token = await logIn('demo')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await viewer(token)).toMatchObject({ viewer: { username: 'demo' } })
    expect((await ask(token, 'mutation { logout { isLoggedOut } }')).data).toEqual({ logout: { isLoggedOut: true } })
    expect(await ask(token, '{ goodsList(first: 1) { totalCount } }')).toMatchObject({ extensions: { session: 'EXPIRED' } })
  })

  it('a bearer token comes of a log-in by text message', async () => {
    const phone = '13800000002'
    await ask(null, 'mutation ($input: RequestCodeInput!) { requestCode(input: $input) { retryAfterSeconds } }', {
      input: { phone, purpose: 'LOGIN' },
    })
    const { data } = await ask(null, `mutation ($input: LoginWithCodeInput!) { loginWithCode(input: $input) ${entered} }`, {
      input: { phone, code: await codeSentTo(phone), isTokenWanted: true },
    })
    const { token } = (data as { loginWithCode: { token: string } }).loginWithCode
    expect(await viewer(token)).toMatchObject({ viewer: { username: 'clinic' } })
  })

  it('a bearer token comes of a log-in by WeChat, once it is bound by one', async () => {
    const bound = await logIn('receipt')
    const code = async (token: string | null, purpose: string): Promise<string> => {
      const { data, errors } = await ask(token, `mutation { requestWechatCode(input: { purpose: ${purpose} }) { code { token url } } }`)
      expect(errors).toBeUndefined()
      const { token: scan, url } = (data as { requestWechatCode: { code: { token: string; url: string } } }).requestWechatCode.code
      const page = new URL(url, stack.gateway)
      const confirmed = await fetch(`${stack.gateway}${page.pathname}${page.search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: stack.gateway },
        body: 'user=3&answer=allow',
        redirect: 'manual',
      })
      expect(confirmed.status).toBe(303)
      await fetch(new URL(confirmed.headers.get('location') ?? '', stack.gateway))
      return scan
    }
    await code(bound, 'BIND')
    expect((await ask(bound, '{ wechatBinding { isBound } }')).data).toEqual({ wechatBinding: { isBound: true } })
    const { data } = await ask(null, `mutation ($input: LoginWithWechatInput!) { loginWithWechat(input: $input) ${entered} }`, {
      input: { token: await code(null, 'LOGIN'), isTokenWanted: true },
    })
    const { token } = (data as { loginWithWechat: { token: string } }).loginWithWechat
    expect(await viewer(token)).toMatchObject({ viewer: { username: 'receipt' } })
  })

  it('a bearer token is changed for another by a change of the shop, without being asked for', async () => {
    const token = await logIn('chain')
    const first = (await ask(token, '{ viewer { memberID shopChoices { memberID } } }')).data as {
      viewer: { memberID: string; shopChoices: { memberID: string }[] }
    }
    const other = first.viewer.shopChoices.find(({ memberID }) => memberID !== first.viewer.memberID)?.memberID ?? ''
    const { data } = await ask(token, `mutation { switchShop(input: { memberID: "${other}" }) ${entered} }`)
    const { switchShop } = data as { switchShop: { token: string } }
    expect(await viewer(switchShop.token)).toMatchObject({ viewer: { memberID: other } })
    expect(await viewer(token)).toEqual({ viewer: null })
  })

  it('a bearer token is renewed, tells when it ends, and sends a file', async () => {
    const token = await logIn('demo')
    const { data } = await ask(token, 'mutation { renewSession { session { status expiresAt } } }')
    expect(data).toMatchObject({ renewSession: { session: { status: 'MEMBER', expiresAt: expect.stringMatching(/Z$/) } } })
    expect((await ask(null, '{ session { status expiresAt } }')).data).toEqual({ session: { status: 'VISITOR', expiresAt: null } })
    expect(await ask('x'.repeat(43), '{ session { status } }')).toMatchObject({
      data: { session: { status: 'EXPIRED' } },
      extensions: { session: 'EXPIRED' },
    })
    const form = new FormData()
    form.set('scene', 'FEEDBACK')
    form.set('file', new Blob([PIXEL], { type: 'image/png' }), 'a.png')
    const sent = await fetch(`${stack.gateway}/upload`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
    expect(await sent.json()).toEqual({
      key: expect.stringMatching(/^[\w-]{43}\.png$/),
      url: expect.stringMatching(/^\/files\/upload\//),
    })
  })
})

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
