import { Type, type Static } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { IdParams, pathId } from '../../server/fields.ts'
import { sessionOf, type Session } from '../../server/session.ts'
import { findDevices, type DeviceRow } from '../auth/session.repo.ts'
import { closeOtherSessions, closeSession } from '../auth/session.service.ts'

const TAG = '会员'
export const DeviceSchema = Type.Object(
  {
    id: Type.String(),
    device: nullable(Type.String({ description: '设备与浏览器；较早的登录为 null' })),
    company: Type.String({ description: '登录的门店' }),
    created_at: Type.Integer({ description: '登录时间' }),
    seen_at: nullable(Type.Integer({ description: '最近使用时间，五分钟内为准' })),
    is_current: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '是否本设备' }),
  },
  { $id: 'Device' },
)
const List = Type.Array(ref(DeviceSchema))
const example: Static<typeof DeviceSchema>[] = [
  {
    id: '81985529216486',
    device: 'Windows · Chrome',
    company: '青榕大药房',
    created_at: 1_795_226_400,
    seen_at: 1_795_312_800,
    is_current: 1,
  },
  {
    id: '20015998343868',
    device: 'iPhone · 微信',
    company: '青榕大药房',
    created_at: 1_795_140_000,
    seen_at: 1_795_140_600,
    is_current: 0,
  },
]

/** Names a session to its own account: a part of its hash, from which nobody gets the token. */
const idOf = (hash: Uint8Array): number => Buffer.from(hash).readUIntBE(0, 6) + 1

/** Where the account is logged in, and the end of it. */
export function deviceRoutes(app: App, deps: Deps): void {
  const devicesOf = ({ accountId }: Session): Promise<DeviceRow[]> => findDevices(deps.db, accountId, deps.clock.now())
  const listOf = async (session: Session) => {
    const here = idOf(session.tokenHash)
    const rows = (await devicesOf(session)).map(({ tokenHash, device, company, createdAt, seenAt }) => ({
      id: String(idOf(tokenHash)),
      device,
      company,
      created_at: seconds(createdAt),
      seen_at: seenAt === null ? null : seconds(seenAt),
      is_current: idOf(tokenHash) === here ? (1 as const) : (0 as const),
    }))
    return ok(rows)
  }

  const list = describeCall({ summary: '账号的登录设备，最近使用的在前', tag: TAG, data: List, example })
  app.get('/api/user/session', list, (request) => listOf(sessionOf(request)))

  const end = describeCall({
    summary: '退出一台设备，立即生效，返回余下的设备；本设备用退出登录',
    tag: TAG,
    data: List,
    example,
    statuses: [404],
  })
  app.delete('/api/user/session/:id', { ...end, schema: { ...end.schema, params: IdParams } }, async (request) => {
    const session = sessionOf(request)
    const found = (await devicesOf(session)).find(
      ({ tokenHash }) => idOf(tokenHash) === pathId(request.params.id) && idOf(tokenHash) !== idOf(session.tokenHash),
    )
    if (found === undefined) throw notFound('该设备已退出')
    await closeSession(deps, found)
    return listOf(session)
  })

  const endOthers = describeCall({ summary: '退出其他所有设备，立即生效', tag: TAG, data: List, example: example.slice(0, 1) })
  app.delete('/api/user/session', endOthers, async (request) => {
    const session = sessionOf(request)
    await closeOtherSessions(deps, session.accountId, session)
    return listOf(session)
  })
}
