import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedTemplate {
  readonly touser: string
  readonly template_id: string
  readonly url: string
  readonly client_msg_id: string
  readonly data: Readonly<Record<string, { readonly value: string }>>
}

function templateIn({ touser, template_id, url, client_msg_id, data }: Record<string, unknown>): ReceivedTemplate {
  const places = data as ReceivedTemplate['data']
  return { touser: String(touser), template_id: String(template_id), url: String(url), client_msg_id: String(client_msg_id), data: places }
}

/** WeChat's server as its public protocol has it: tokens, template messages, errors in bodies, and a letter under one id taken once. */
export class WechatServer {
  /** Each message that reached somebody. */
  readonly received: ReceivedTemplate[] = []
  /** Each call as it came, with the token it was made by. */
  readonly calls: { readonly path: string; readonly token: string; readonly body: Readonly<Record<string, unknown>> }[] = []
  /** An error in place of what would be said; null says what is usual. */
  error: (path: string, token: string) => { errcode: number; errmsg: string } | null = () => null
  token = 'token-1'
  expiresIn = 7200
  /** Awaited before each answer. */
  before: (path: string) => Promise<void> = () => Promise.resolve()
  readonly #known = new Set<string>()
  #tokens = 1
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString()))
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://wechat.test')
        const body = (text === '' ? Object.fromEntries(url.searchParams) : JSON.parse(text)) as Record<string, unknown>
        this.calls.push({ path: url.pathname, token: url.searchParams.get('access_token') ?? '', body })
        void this.before(url.pathname).then(() => response.end(JSON.stringify(this.#answer(url, body))))
      })
    })
  }

  static async start(): Promise<WechatServer> {
    const server = new WechatServer()
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`)
  }

  called(path: string): number {
    return this.calls.filter((call) => call.path === path).length
  }

  /** The token of before is worth nothing any more. */
  spoilToken(): void {
    this.token = `token-${++this.#tokens}`
  }

  #answer(url: URL, body: Record<string, unknown>): object {
    const error = this.error(url.pathname, url.searchParams.get('access_token') ?? '')
    if (error !== null) return error
    if (url.pathname === '/cgi-bin/stable_token') return { access_token: this.token, expires_in: this.expiresIn }
    if (url.pathname === '/sns/oauth2/access_token') return { access_token: 'page', openid: `follower-${String(body['code'])}` }
    if (url.pathname !== '/cgi-bin/message/template/send') return { errcode: 40_066, errmsg: 'invalid url' }
    if (url.searchParams.get('access_token') !== this.token) return { errcode: 40_001, errmsg: 'invalid credential' }
    const message = templateIn(body)
    if (!this.#known.has(message.client_msg_id)) this.received.push(message)
    this.#known.add(message.client_msg_id)
    return { errcode: 0, errmsg: 'ok', msgid: this.received.length }
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
