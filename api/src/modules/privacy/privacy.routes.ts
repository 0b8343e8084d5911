import { Type, type Static } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { byStaff, erpList, erpOne } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { clearSessionCookie, sessionOf } from '../../server/session.ts'
import { findLooks, type LookRow } from '../audit/look.repo.ts'
import { exportRoutes } from './export.routes.ts'
import { beginAgain, resealStep } from './reseal.service.ts'
import { closeByOffice, closeOwnAccount } from './close.service.ts'

const IN_THE_WAY = ['ORDERS_OPEN', 'AFTER_SALES_OPEN', 'MONEY_UNDERWAY', 'BALANCE_LEFT', 'COLLEAGUES_LEFT'] as const

const LOOKS_MAX = 500
const CloseBody = Type.Object({ password: fields.text('密码', { max: 128 }) })

/** What a person may ask about their own data: to be given it, to be forgotten, to see who looked. */
export const privacyRoom: Room = {
  name: 'privacy',
  schemas: [],
  routes(app, deps) {
    closeRoute(app, deps)
    officeCloseRoute(app, deps)
    rotateRoute(app, deps)
    looksRoute(app, deps)
    exportRoutes(app, deps)
  },
}

function closeRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '注销账号及其负责的门店：凭密码，立即退出，不能恢复',
    tag: '会员',
    anyShop: true,
    data: Type.Object({}),
    example: {},
    reasons: [...IN_THE_WAY, 'LOCKED'],
  })
  app.post('/api/user/close', { ...call, schema: { ...call.schema, body: CloseBody } }, async (request, reply) => {
    await closeOwnAccount(deps, sessionOf(request).accountId, request.body.password)
    clearSessionCookie(reply, deps.settings.publicUrl)
    return ok({})
  })
}

function officeCloseRoute(app: App, deps: Deps): void {
  const call = erpOne({
    area: 'members',
    summary: '应本人要求注销账号及其负责的门店，不能恢复',
    data: Type.Object({}),
    example: {},
    reasons: [...IN_THE_WAY],
  })
  app.post('/api/erp/account/:id/close', { ...call, schema: { ...call.schema, body: byStaff({}) } }, async (request) => {
    await closeByOffice(deps, request.body.staff, pathId(request.params.id))
    return ok({})
  })
}

const Resealed = Type.Object({
  key: nullable(Type.String({ description: '当前密钥的名称；null 为未设 DATA_KEYS' })),
  seen: Type.Integer({ description: '本步查看的行数；0 为全部完成' }),
  sealed: Type.Integer({ description: '本步重新加密的行数' }),
})

function rotateRoute(app: App, deps: Deps): void {
  const call = erpList({
    area: 'access',
    summary: '用当前密钥重新加密银行账号和税号，一次一步，直至 seen 为 0',
    data: Resealed,
    example: { key: 'k2', seen: 800, sealed: 800 },
  })
  const Body = byStaff({ is_first: Type.Optional(fields.oneOf('从头开始', ['0', '1'])) })
  app.post('/api/erp/key/rotate', { ...call, schema: { ...call.schema, body: Body } }, async (request) => {
    if (request.body.is_first === '1') await beginAgain(deps)
    return ok({ key: deps.settings.dataKeys[0]?.id ?? null, ...(await resealStep(deps)) })
  })
}

const LookData = Type.Object({
  id: Type.String(),
  paper: Type.String({ description: 'certificate 资质，receipt 回执与汇款凭证，file 其他文件' }),
  ref: Type.String({ description: '文件标识' }),
  by: Type.String({ description: '平台令牌的名称，或本店人员的姓名' }),
  is_office: Type.Boolean({ description: '平台人员或程序查看' }),
  at: Type.Integer(),
})
const lookExample: Static<typeof LookData> = {
  id: '7',
  paper: 'certificate',
  ref: 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9Ad2Ef5Gh8Ij1Kl4.jpg',
  by: '资质审核',
  is_office: true,
  at: 1_795_226_400,
}

/** The member is given the same with their data. */
function looksRoute(app: App, deps: Deps): void {
  const office = erpOne({ area: 'members', summary: '谁查看过会员的资质和文件', data: Type.Array(LookData), example: [lookExample] })
  app.get('/api/erp/member/:id/looks', office, async (request) =>
    ok((await findLooks(deps.db, pathId(request.params.id), LOOKS_MAX)).map(lookWire)),
  )
}

function lookWire({ id, paper, ref, name, token, at }: LookRow): Static<typeof LookData> {
  return { id: String(id), paper, ref, by: token ?? name ?? '', is_office: token !== null, at: seconds(at) }
}
