import { Type } from 'typebox'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { Brake } from '../brake/brake.service.ts'
import { saveChoice } from './choices.repo.ts'
import { preferencesOf } from './choices.service.ts'
import { termsOf } from './messageKinds.ts'
import { readUnsubscribe } from './unsubscribe.ts'

const PATH = '/message/unsubscribe'
const LINKS_A_MINUTE = 60
const ONE_CLICK = 'List-Unsubscribe'
const Query = Type.Object({ token: Type.Optional(Type.String({ maxLength: 100 })) })
const Body = Type.Object({ [ONE_CLICK]: Type.Optional(Type.String({ maxLength: 20 })) })
const STYLE = `body{font:16px/1.6 sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1f2933;text-align:center}
button{font:inherit;width:100%;min-height:2.75rem;border-radius:.375rem;border:1px solid #07833f;background:#07833f;color:#fff}`

/** The page behind a mail's last line: opened it changes nothing, since programs open links too; its button ends mails of that kind. */
export function unsubscribePages(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'unsubscribe', { max: LINKS_A_MINUTE, windowMs: 60_000 })
  const schema = { hide: true, querystring: Query }
  const show = (reply: FastifyReply, words: string, form = '') => {
    const nonce = Buffer.from(deps.random.bytes(16)).toString('base64url')
    const csp = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp, 'referrer-policy': 'same-origin' }
    return reply.headers({ ...headers, 'cache-control': 'no-store' })
      .send(`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>邮件退订</title><style nonce="${nonce}">${STYLE}</style></head>
<body><h1>邮件退订</h1><p role="status">${words}</p>${form}</body></html>`)
  }
  const OVER = '链接无效。请登录后在「会员中心 - 消息设置」中修改。'

  app.get(PATH, { config: { access: 'visitor' }, schema }, async (request, reply) => {
    const link = readUnsubscribe(deps.settings, request.query.token ?? '')
    if (link === null || (await brake.count(request.clientAddress)) > 0) return show(reply, OVER)
    const { kinds } = await preferencesOf(deps, link.accountId)
    const kind = termsOf(link.kind).title
    return kinds.find((row) => row.kind === link.kind)?.on.mail === true
      ? show(reply, `不再以邮件接收“${kind}”？站内消息仍会保留。`, '<form method="post"><button>不再接收</button></form>')
      : show(reply, `已不再以邮件发送“${kind}”。`)
  })
  app.post(PATH, { config: { access: 'visitor' }, schema: { ...schema, body: Body } }, async (request, reply) => {
    const link = readUnsubscribe(deps.settings, request.query.token ?? '')
    if (link === null) return show(reply.status(404), OVER)
    await saveChoice(deps.db, { ...link, channel: 'mail', isOn: false, at: deps.clock.now() })
    // A mail program that acts by itself wants no page.
    if (request.body[ONE_CLICK] !== undefined) return reply.type('text/plain; charset=utf-8').send('ok')
    return reply.redirect(`${PATH}?token=${encodeURIComponent(request.query.token ?? '')}`, 303)
  })
}
