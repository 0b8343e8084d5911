import { Type, type Static } from 'typebox'
import type { SendingChannel } from '../../db/tables/message.ts'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { answers, fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { codeField } from '../sms/fields.ts'
import { deleteReach } from './choices.repo.ts'
import { choose, preferencesOf, type Preferences } from './choices.service.ts'
import { mailCode, proveAddress } from './mailAddress.service.ts'
import { CHANNEL_NAMES, CHANNELS, KIND_NAMES, type MessageKind, termsOf } from './messageKinds.ts'
import { TYPE_TEXTS } from './message.schemas.ts'
import { unsubscribePages } from './unsubscribe.routes.ts'

const TAG = '消息'
const CODES_AN_HOUR = 5
const HOUR_MS = 3_600_000
const CODE_RETRY_S = 60

const channelField = () => fields.oneOf<SendingChannel>('方式', CHANNELS, { description: 'sms 短信，mail 邮件，wechat 微信' })
const kindField = () => fields.oneOf<MessageKind>('消息种类', KIND_NAMES)
const onOff = (name: string) => nullable(Type.Integer({ minimum: 0, maximum: 1, description: `${name}，1 发送；为空时商城不以此方式发送` }))

const PreferencesSchema = Type.Object(
  {
    channels: Type.Array(
      Type.Object({
        channel: answers.oneOf(CHANNELS),
        name: Type.String(),
        address: nullable(Type.String({ description: '发到哪里：部分隐去的手机号、邮箱或微信昵称；为空时尚未绑定' })),
        is_refused: answers.flag('邮箱拒收，须重新验证'),
      }),
      { description: '商城开通的方式' },
    ),
    kinds: Type.Array(
      Type.Object({
        kind: answers.oneOf(KIND_NAMES),
        name: Type.String(),
        type_text: Type.String({ description: '所属的消息类型' }),
        sms: onOff('短信'),
        mail: onOff('邮件'),
        wechat: onOff('微信'),
      }),
    ),
  },
  { $id: 'MessagePreferences' },
)
const example: Static<typeof PreferencesSchema> = {
  channels: [{ channel: 'mail', name: '邮件', address: 'ca***@example.com', is_refused: 0 }],
  kinds: [{ kind: 'order_shipped', name: '订单发货', type_text: '订单', sms: null, mail: 1, wechat: null }],
}
const ChoiceBody = Type.Object({ kind: kindField(), channel: channelField(), is_on: fields.flag('是否发送') })
const EmailBody = Type.Object({ email: fields.text('邮箱', { max: 254, sentence: '请填写邮箱' }) })
const CodeBody = Type.Object({ code: codeField() })
const RemoveBody = Type.Object({ channel: fields.oneOf('方式', ['mail', 'wechat'] as const) })

/** Which messages somebody gets beside those of this site, and where. */
export const preferencesRoom: Room = {
  name: 'preferences',
  schemas: [PreferencesSchema],
  routes(app, deps) {
    const told = { tag: TAG, data: ref(PreferencesSchema), example } as const
    const answer = async (accountId: number) => ok(preferencesWire(await preferencesOf(deps, accountId)))
    const list = describeCall({ ...told, summary: '消息设置：各类消息以哪些方式发送，站内消息总是有的' })
    app.get('/api/message/preferences', list, (request) => answer(sessionOf(request).accountId))

    const save = describeCall({ ...told, summary: '选择一类消息是否以一种方式发送' })
    app.post('/api/message/preferences', { ...save, schema: { ...save.schema, body: ChoiceBody } }, async (request) => {
      const { accountId } = sessionOf(request)
      const { kind, channel, is_on: isOn } = request.body
      await choose(deps, accountId, { kind, channel, isOn: isOn === '1' })
      return answer(accountId)
    })

    const remove = describeCall({ ...told, summary: '不再以邮件或微信接收：解除邮箱或公众号' })
    app.post('/api/message/preferences/remove', { ...remove, schema: { ...remove.schema, body: RemoveBody } }, async (request) => {
      const { accountId } = sessionOf(request)
      await deleteReach(deps.db, accountId, request.body.channel)
      return answer(accountId)
    })
    mailRoutes(app, deps, answer)
    unsubscribePages(app, deps)
  },
}

function mailRoutes(app: App, deps: Deps, answer: (accountId: number) => Promise<{ code: 200; message: string; data: Wire }>): void {
  const brake = new Brake(deps, 'mail_code', { max: CODES_AN_HOUR, windowMs: HOUR_MS })
  const code = describeCall({
    summary: '向邮箱发送验证码，30 分钟内有效',
    tag: TAG,
    reasons: ['RATE_LIMITED'],
    statuses: [503],
    data: Type.Object({ retry_after: Type.Integer({ description: '多少秒后可再次发送' }) }),
    example: { retry_after: CODE_RETRY_S },
  })
  app.post('/api/message/mail/code', { ...code, schema: { ...code.schema, body: EmailBody } }, async (request) => {
    const { accountId } = sessionOf(request)
    await brake.countOrRefuse(accountId)
    await mailCode(deps, accountId, request.body.email)
    return ok({ retry_after: CODE_RETRY_S })
  })

  const prove = describeCall({
    summary: '以验证码确认接收消息的邮箱',
    tag: TAG,
    reasons: ['CODE_WRONG'],
    data: ref(PreferencesSchema),
    example,
  })
  app.post('/api/message/mail', { ...prove, schema: { ...prove.schema, body: CodeBody } }, async (request) => {
    const { accountId } = sessionOf(request)
    await proveAddress(deps, accountId, request.body.code)
    return answer(accountId)
  })
}

type Wire = Static<typeof PreferencesSchema>

function preferencesWire({ reach, channels, kinds }: Preferences): Wire {
  const addresses: Readonly<Record<SendingChannel, string | null>> = {
    sms: reach.phone.replace(/^(\d{3})\d{4}/, '$1****'),
    mail: reach.address?.replace(/^(.{1,2}).*(?=@)/, '$1***') ?? null,
    wechat: reach.nickname,
  }
  const flag = (isOn: boolean | null) => (isOn === null ? null : isOn ? 1 : 0)
  return {
    channels: channels.map((channel) => ({
      channel,
      name: CHANNEL_NAMES[channel],
      address: addresses[channel],
      is_refused: channel === 'mail' && reach.bounced_at !== null ? 1 : 0,
    })),
    kinds: kinds.map(({ kind, on }) => {
      const { title, type } = termsOf(kind)
      return { kind, name: title, type_text: TYPE_TEXTS[type], sms: flag(on.sms), mail: flag(on.mail), wechat: flag(on.wechat) }
    }),
  }
}
