import { Type } from 'typebox'
import type { SmsScene } from '../../db/tables/accountEntry.ts'
import type { Deps } from '../../deps.ts'
import { notLoggedIn } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { clientKeyField } from '../../server/fields.ts'
import { phoneField } from './fields.ts'
import { Brake } from '../brake/brake.service.ts'
import { visitorCall } from '../idempotency/visitorKeys.ts'
import { listMails } from '../mail/mail.repo.ts'
import { outboxPage } from './outboxPage.ts'
import { outboxSender } from './outboxSender.ts'
import { listOutbox } from './sms.repo.ts'
import { createCode, RETRY_AFTER_SECONDS } from './sms.service.ts'
import { SmsQueue } from './smsSender.ts'
import { SCENE_WORDS } from './smsText.ts'
import { webhookSender } from './webhookSender.ts'

const ASKED_A_MINUTE = 120
const OUTBOX_PATH = '/outbox'
const SCENES = Object.keys(SCENE_WORDS)

const CodeBody = Type.Object({
  phone: phoneField(),
  scene: Type.Unsafe<SmsScene>({
    type: 'string',
    enum: SCENES,
    title: '验证码用途',
    'x-sentence': '验证码用途不正确',
    description:
      'register 注册（register/step1），login 登录（auth/login_code），forget 找回密码（forget/step1），bind 微信注册（register/wechat），phone 更换手机号（user/updateUserInfo，需登录），shop 添加门店（register/dd/step1）',
  }),
  client_key: Type.Optional(clientKeyField()),
})

export const smsRoom: Room = {
  name: 'sms',
  schemas: [],
  routes(app, deps) {
    const queue = openQueue(deps)
    if (!queue.hasSender) app.log.warn('SMS_WEBHOOK_URL is not set: no code can be sent, buyers log in by password only')
    app.addHook('onClose', () => queue.settled())
    codeRoute(app, deps, queue)
    if (deps.settings.demo) outboxRoute(app, deps, queue)
  },
}

function openQueue({ db, settings }: Deps): SmsQueue {
  return new SmsQueue([
    ...(settings.smsWebhook === null ? [] : [webhookSender(settings.smsWebhook)]),
    ...(settings.demo ? [outboxSender(db)] : []),
  ])
}

function codeRoute(app: App, deps: Deps, queue: SmsQueue): void {
  const brake = new Brake(deps, 'sms_code', { max: ASKED_A_MINUTE, windowMs: 60_000 })
  const call = describeCall({
    summary: '发送短信验证码；手机号是否已注册，回答都一样',
    tag: '账号',
    visitor: true,
    reasons: ['CODE_TOO_OFTEN', 'RATE_LIMITED', 'IDEMPOTENCY_REUSED'],
    statuses: [401, 503],
    data: Type.Object({
      retry_after: Type.Integer({ description: '多少秒后可再次发送' }),
      outbox: Type.Optional(Type.String({ description: '仅演示环境：显示短信内容的页面' })),
    }),
    example: { retry_after: RETRY_AFTER_SECONDS, outbox: OUTBOX_PATH },
  })
  app.post('/api/user/create_code', { ...call, schema: { ...call.schema, body: CodeBody } }, async (request) => {
    const { phone, scene } = request.body
    if (scene === 'phone' && request.session === null) throw notLoggedIn()
    await brake.countOrRefuse(request.clientAddress)
    const keyed = visitorCall('POST /api/user/create_code', request.body)
    await createCode(deps, queue, { phone, scene, address: request.clientAddress, call: keyed }, (error) =>
      request.log.error({ err: error }, 'an SMS could not be handed over'),
    )
    return ok({ retry_after: RETRY_AFTER_SECONDS, ...(deps.settings.demo ? { outbox: OUTBOX_PATH } : {}) })
  })
}

/** A page for people who try the demo, not a call: it is left out of openapi.json. */
function outboxRoute(app: App, deps: Deps, queue: SmsQueue): void {
  app.get(OUTBOX_PATH, { config: { access: 'visitor' }, schema: { hide: true } }, async (_request, reply) => {
    await queue.settled()
    const page = outboxPage(await listOutbox(deps.db), await listMails(deps.db))
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(page)
  })
}
