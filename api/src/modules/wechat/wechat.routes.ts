import { Type, type Static } from 'typebox'
import type { WechatScene } from '../../db/tables/accountEntry.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notLoggedIn } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { sessionOf } from '../../server/session.ts'
import { clientField, LoginData, loginData, loginExample } from '../user/loginAnswer.ts'
import { Brake } from '../brake/brake.service.ts'
import { findBinding } from './wechat.repo.ts'
import { loginByScan, requestCode, scanState, unbind, type ScanState } from './wechat.service.ts'
import { wechatPages, type Providers } from './wechatPages.routes.ts'
import { followProvider, wechatProvider } from './chooseWechat.ts'

const CODES_A_MINUTE = 60
const TAG = '微信'

const scanField = () =>
  Type.String({ title: '扫码凭证', minLength: 1, maxLength: 200, description: 'wechat/qr 返回的 scan', 'x-sentence': '请刷新二维码后重试' })
const QrQuery = Type.Object({
  scene: Type.Unsafe<WechatScene>({
    type: 'string',
    enum: ['login', 'bind', 'register', 'follow'],
    title: '用途',
    'x-sentence': '二维码用途不正确',
    description: 'login 登录，bind 绑定当前账号（需登录），register 注册，follow 用微信接收消息（需登录）',
  }),
})
const CodeData = Type.Object({
  scan: Type.String({ description: '查询扫码结果的凭证，只给取码的页面，不出现在二维码里' }),
  qr: Type.String({ description: '微信授权页地址' }),
  qr_image: nullable(Type.String({ description: '该地址的二维码图片；为空时打开 qr 页面，由微信显示二维码' })),
  expires: Type.Integer({ description: '失效时间，10 位秒' }),
  demo: Type.Boolean({ description: '演示环境：不连接微信，由演示页面代替' }),
})
const codeExample: Static<typeof CodeData> = {
  scan: 'q0o7mH3c2yU5dM1n8vT4bK6xZ9rW0sEjLgAfPiNuQhY',
  qr: 'http://localhost:4000/wechat/demo?state=Xb3…',
  qr_image: '/files/wechat/Xb3….svg',
  expires: 1795228200,
  demo: true,
}
const ScanQuery = Type.Object({ scan: scanField() })
const ScanData = Type.Object({
  state: Type.Unsafe<ScanState>({
    type: 'string',
    enum: ['waiting', 'confirmed', 'unbound', 'refused', 'taken'],
    description:
      'waiting 等待扫码确认，confirmed 已确认，unbound 已确认但该微信未绑定账号，refused 已拒绝，taken 该微信或账号已绑定其他对象',
  }),
})
const StatusData = Type.Object({
  bound: Type.Boolean({ description: '当前账号是否已绑定微信' }),
  nickname: nullable(Type.String({ description: '微信昵称' })),
})

export const wechatRoom: Room = {
  name: 'wechat',
  schemas: [],
  routes(app, deps) {
    const providers = { logged: wechatProvider(deps.settings), followed: followProvider(deps.settings) }
    codeRoute(app, deps, providers)
    scanRoute(app, deps)
    statusRoute(app, deps)
    unbindRoute(app, deps)
    loginRoute(app, deps)
    if (providers.logged !== null || providers.followed !== null) wechatPages(app, deps, providers)
  },
}

function codeRoute(app: App, deps: Deps, { logged, followed }: Providers): void {
  const brake = new Brake(deps, 'wechat_qr', { max: CODES_A_MINUTE, windowMs: 60_000 })
  const call = describeCall({
    summary: '取微信二维码，5 分钟内有效。演示环境由演示页面代替微信：打开 qr 并选择一位虚构的微信用户',
    tag: TAG,
    visitor: true,
    statuses: [401, 503],
    reasons: ['RATE_LIMITED'],
    data: CodeData,
    example: codeExample,
  })
  app.get('/api/user/wechat/qr', { ...call, schema: { ...call.schema, querystring: QrQuery } }, async (request) => {
    const { scene } = request.query
    if ((scene === 'bind' || scene === 'follow') && request.session === null) throw notLoggedIn()
    const provider = scene === 'follow' ? followed : logged
    if (provider === null) throw new ApiError(503, scene === 'follow' ? '商城暂不以微信发送消息' : '微信登录未开通，请使用密码或短信登录')
    await brake.countOrRefuse(request.clientAddress)
    const { scan, state, url, expires } = await requestCode(deps, provider, scene, request.session)
    return ok({ scan, qr: url, qr_image: provider.isScanned ? `/files/wechat/${state}.svg` : null, expires, demo: provider.isDemo })
  })
}

function scanRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '扫码结果，凭取码时得到的 scan 查询',
    tag: TAG,
    visitor: true,
    reasons: ['TICKET_EXPIRED'],
    data: ScanData,
    example: { state: 'waiting' },
  })
  app.get('/api/user/wechat/scan', { ...call, schema: { ...call.schema, querystring: ScanQuery } }, async (request) =>
    ok({ state: await scanState(deps, request.query.scan) }),
  )
}

function statusRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '当前账号的微信绑定状态',
    tag: TAG,
    data: StatusData,
    example: { bound: true, nickname: '演示微信用户1' },
  })
  app.get('/api/user/wechat/status', call, async (request) => {
    const binding = await findBinding(deps.db, sessionOf(request).accountId)
    return ok({ bound: binding !== null, nickname: binding?.nickname ?? null })
  })
}

function unbindRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '解除微信绑定；未绑定时同样成功',
    tag: TAG,
    data: Type.Object({ bound: Type.Boolean() }),
    example: { bound: false },
  })
  app.delete('/api/user/unbind_wechat', call, async (request) => {
    await unbind(deps, sessionOf(request))
    return ok({ bound: false })
  })
}

function loginRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '扫码确认后登录（wechat/qr 的 scene=login），多家门店时进入最近使用的一家',
    tag: '账号',
    visitor: true,
    reasons: ['TICKET_EXPIRED'],
    data: LoginData,
    example: loginExample,
  })
  app.post(
    '/api/auth/login_wechat',
    { ...call, schema: { ...call.schema, body: Type.Object({ scan: scanField(), client: clientField() }) } },
    async (request, reply) => {
      const { scan, client } = request.body
      return ok(await loginData(deps, reply, await loginByScan(deps, scan), client))
    },
  )
}
