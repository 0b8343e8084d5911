import { Type, type Static } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { answers, fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { TRIAL } from './events.ts'
import { pushNow, pushOf, removePush, setPush } from './push.service.ts'
import { wordsOfPush } from './pushWords.ts'
import { ADDRESS_MAX } from './webhook.service.ts'

const TAG = '店铺信息'
/** Each may hold a connection for ten seconds. */
const SENDINGS = { max: 20, windowMs: 10 * 60_000 }

const PushData = Type.Object({
  push: nullable(
    Type.Object(
      {
        url: Type.String(),
        set_at: Type.Integer({ description: '设置时间' }),
        is_paused: answers.flag('已暂停；发货照常积累'),
        reason: nullable(Type.String({ description: '暂停原因' })),
        waiting: Type.Integer({ description: '待送达的包裹数' }),
        parked: Type.Integer({ description: '两天内未能送达、已搁置的包裹数' }),
        last: nullable(
          Type.Object(
            {
              is_test: answers.flag('试发'),
              note_no: nullable(Type.String({ description: '随货同行单号；试发的为 null' })),
              at: Type.Integer({ description: '发货或试发的时间' }),
              state: answers.oneOf(['waiting', 'done', 'parked'], 'waiting 待送达，done 已送达，parked 已搁置'),
              tried_at: nullable(Type.Integer({ description: '最近一次推送的时间；尚未推送时为 null' })),
              next_at: nullable(Type.Integer({ description: '下次自动重试的时间' })),
              status: nullable(Type.Integer({ description: '对方答复的 HTTP 状态' })),
              words: nullable(Type.String({ description: '没有送到的原因' })),
            },
            { description: '最近一次推送；还没有时为 null' },
          ),
        ),
      },
      { description: '未设置时为 null' },
    ),
  ),
})
const example: Static<typeof PushData> = {
  push: {
    url: 'https://pharmacy.example.com/deliveries',
    set_at: 1_795_226_400,
    is_paused: 0,
    reason: null,
    waiting: 0,
    parked: 0,
    last: {
      is_test: 0,
      note_no: '202611211000001234567801-1',
      at: 1_795_226_400,
      state: 'done',
      tried_at: 1_795_226_401,
      next_at: null,
      status: 200,
      words: null,
    },
  },
}
const SetBody = Type.Object({ url: fields.text('推送地址', { max: ADDRESS_MAX }) })
const SendBody = Type.Object({ is_test: fields.flag('试发') })

/** The program of a shop, to which the document of each of its parcels is pushed. */
export const pushRoom: Room = {
  name: 'push',
  schemas: [],
  routes(app, deps) {
    addressRoutes(app, deps)
    sendRoute(app, deps)
  },
}

function addressRoutes(app: App, deps: Deps): void {
  const read = describeCall({ summary: '收货数据推送的地址与最近一次结果；仅负责人可看', tag: TAG, right: 'shop', data: PushData, example })
  app.get('/api/shop/push', read, async (request) => ok(await pushWire(deps, sessionOf(request).memberId)))

  const set = describeCall({
    summary: '设置收货数据推送的地址；每次设置都更换签名密钥，密钥只显示一次，原密钥一并签名 24 小时',
    tag: TAG,
    right: 'shop',
    data: Type.Object({ secret: Type.String({ description: '签名密钥' }) }),
    example: { secret: 'A'.repeat(43) },
  })
  app.post('/api/shop/push', { ...set, schema: { ...set.schema, body: SetBody } }, async (request) =>
    ok({ secret: await setPush(deps, sessionOf(request), request.body.url) }),
  )

  const remove = describeCall({
    summary: '取消收货数据推送；尚未送达的不再推送',
    tag: TAG,
    right: 'shop',
    data: Type.Object({}),
    example: {},
    statuses: [404],
  })
  app.delete('/api/shop/push', remove, async (request) => {
    await removePush(deps, sessionOf(request))
    return ok({})
  })
}

function sendRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'delivery_push', SENDINGS)
  const send = describeCall({
    summary: '立即推送并等待对方答复：试发，或再发未送达的包裹（都已送达时再发最近一个）',
    tag: TAG,
    right: 'shop',
    data: PushData,
    example,
    reasons: ['RATE_LIMITED'],
    statuses: [404],
  })
  app.post('/api/shop/push/send', { ...send, schema: { ...send.schema, body: SendBody } }, async (request) => {
    const session = sessionOf(request)
    await brake.countOrRefuse(session.memberId)
    await pushNow(deps, session, request.body.is_test === '1', (error, words) => request.log.error(error, words))
    return ok(await pushWire(deps, session.memberId))
  })
}

const optionalSeconds = (at: Date | null): number | null => (at === null ? null : seconds(at))

async function pushWire(deps: Deps, memberId: number): Promise<Static<typeof PushData>> {
  const push = await pushOf(deps, memberId)
  if (push === null) return { push: null }
  const { url, created_at, reason, waiting, parked, last } = push
  return {
    push: {
      url,
      set_at: seconds(created_at),
      is_paused: reason === null ? 0 : 1,
      reason,
      waiting,
      parked,
      last: last && {
        is_test: last.type === TRIAL ? 1 : 0,
        note_no: last.note_no,
        at: seconds(last.at),
        state: last.state,
        tried_at: optionalSeconds(last.tried_at),
        next_at: last.state === 'waiting' ? seconds(last.next_at) : null,
        status: last.status,
        words: wordsOfPush(last.status, last.error),
      },
    },
  }
}
