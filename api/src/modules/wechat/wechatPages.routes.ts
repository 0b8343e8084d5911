import { Type } from 'typebox'
import type { FastifyReply } from 'fastify'
import { renderSVG } from 'uqr'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { Brake } from '../brake/brake.service.ts'
import { answer, codeUrl, openScan } from './wechat.service.ts'
import { askingPage, DEMO_USERS, endPage, type Ending } from './wechatPage.ts'
import type { WechatProvider } from './wechatProvider.ts'

const ANSWERS_A_MINUTE = 60
const PICTURE_HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'private, no-store',
}

const Query = Type.Object({ state: Type.Optional(Type.String({ maxLength: 100 })), code: Type.Optional(Type.String({ maxLength: 200 })) })
const Body = Type.Object({
  user: Type.Integer({ title: '演示用户', minimum: 1, maximum: DEMO_USERS }),
  answer: Type.Unsafe<'allow' | 'deny'>({ type: 'string', enum: ['allow', 'deny'], title: '是否同意' }),
})

export interface Providers {
  readonly logged: WechatProvider | null
  readonly followed: WechatProvider | null
}

/** Pages for people, not calls: opened on the phone that scanned, which has no session here. */
export function wechatPages(app: App, deps: Deps, { logged, followed }: Providers): void {
  const nonceOf = () => Buffer.from(deps.random.bytes(16)).toString('base64url')
  const send = (reply: FastifyReply, render: (nonce: string) => string) => {
    const nonce = nonceOf()
    // The policy for referrers also decides what a form's post says of its origin: without any it would say null.
    const csp = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': csp,
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      .send(render(nonce))
  }
  const scanned = [logged, followed].find((provider) => provider?.isScanned === true)
  if (scanned !== undefined) codePicture(app, deps, { logged, followed })
  if (logged?.isDemo === true) demoPages(app, deps, logged, send)

  const brake = new Brake(deps, 'wechat_answer', { max: ANSWERS_A_MINUTE, windowMs: 60_000 })
  /** Where WeChat sends its user back to: with a code when they agreed. */
  app.get('/wechat/callback', { config: { access: 'visitor' }, schema: { hide: true, querystring: Query } }, async (request, reply) => {
    const { state = '', code } = request.query
    const scan = await openScan(deps, state)
    const provider = scan?.scene === 'follow' ? followed : logged
    const end = (ending: Ending) => send(reply, (nonce) => endPage(ending, provider?.isDemo === true, nonce))
    if ((await brake.count(request.clientAddress)) > 0) return end('unavailable')
    if (scan?.outcome !== null || provider === null) return end('over')
    try {
      const user = code === undefined ? null : await provider.identify(code)
      return await end(ended(code !== undefined && user === null ? null : await answer(deps, state, user)))
    } catch (error) {
      request.log.error({ err: error }, 'WeChat could not be asked who scanned')
      return end('unavailable')
    }
  })
}

type Send = (reply: FastifyReply, render: (nonce: string) => string) => FastifyReply

function demoPages(app: App, deps: Deps, provider: WechatProvider, send: Send): void {
  app.get('/wechat/demo', { config: { access: 'visitor' }, schema: { hide: true, querystring: Query } }, async (request, reply) => {
    const { state = '' } = request.query
    const scan = await openScan(deps, state)
    return send(reply, (nonce) =>
      scan === null || scan.outcome !== null
        ? endPage(ended(scan?.outcome ?? null), true, nonce)
        : askingPage({ ...scan, shop: deps.settings.siteTitle, action: `/wechat/demo?state=${state}` }, nonce),
    )
  })
  app.post(
    '/wechat/demo',
    { config: { access: 'visitor' }, schema: { hide: true, querystring: Query, body: Body } },
    async (request, reply) => {
      const { state = '' } = request.query
      const { user, answer: word } = request.body
      await answer(deps, state, word === 'allow' ? await provider.identify(`demo-${user}`) : null)
      return reply.redirect(`/wechat/demo?state=${encodeURIComponent(state)}`, 303)
    },
  )
}

function codePicture(app: App, deps: Deps, { logged, followed }: Providers): void {
  app.get(
    '/files/wechat/:file',
    { config: { access: 'visitor' }, schema: { hide: true, params: Type.Object({ file: Type.String() }) } },
    async (request, reply) => {
      const state = request.params.file.replace(/[.]svg$/, '')
      const provider = (await openScan(deps, state))?.scene === 'follow' ? followed : logged
      if (provider === null) throw notFound()
      return reply.headers(PICTURE_HEADERS).send(renderSVG(codeUrl(provider, state), { ecc: 'M', border: 2 }))
    },
  )
}

function ended(state: Awaited<ReturnType<typeof answer>>): Ending {
  return state === null || state === 'waiting' ? 'over' : state
}
