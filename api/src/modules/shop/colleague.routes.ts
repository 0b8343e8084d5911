import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { IdParams, pathId } from '../../server/fields.ts'
import { sessionOf, type Session } from '../../server/session.ts'
import { findColleagues } from './colleague.repo.ts'
import { changeColleague } from './colleague.service.ts'
import { colleagueExample, ColleagueSchema, colleagueWire } from './colleague.wire.ts'

const TAG = '店铺信息'
const RoleBody = Type.Object({
  role: Type.Unsafe<'buyer' | 'finance'>({
    type: 'string',
    enum: ['buyer', 'finance'],
    title: '角色',
    'x-sentence': '请选择角色',
    description: 'buyer 采购，finance 财务',
  }),
})
const List = Type.Array(ref(ColleagueSchema))

/** Who acts for the shop, for those who answer for it. */
export function colleagueRoutes(app: App, deps: Deps): void {
  const listOf = async ({ accountId, memberId }: Session) =>
    ok((await findColleagues(deps.db, memberId)).map((colleague) => colleagueWire(colleague, accountId)))
  const example = [{ ...colleagueExample, account_id: '1', name: '王店长', role: 'owner' as const, is_self: 1 as const }, colleagueExample]

  const list = describeCall({ summary: '可为本店采购的人员，负责人在前；仅负责人可看', tag: TAG, right: 'shop', data: List, example })
  app.get('/api/shop/colleague', list, (request) => listOf(sessionOf(request)))

  const change = describeCall({
    summary: '更改人员的角色，立即生效，返回全部人员；不能更改自己',
    tag: TAG,
    right: 'shop',
    data: List,
    example,
    reasons: ['STATE_CHANGED'],
    statuses: [404],
  })
  app.put('/api/shop/colleague/:id', { ...change, schema: { ...change.schema, params: IdParams, body: RoleBody } }, async (request) => {
    await changeColleague(deps, sessionOf(request), pathId(request.params.id), request.body.role)
    return listOf(sessionOf(request))
  })

  const remove = describeCall({
    summary: '收回人员的权限，其在本店的登录立即退出，返回余下的人员；不能移除自己',
    tag: TAG,
    right: 'shop',
    data: List,
    example,
    reasons: ['STATE_CHANGED'],
    statuses: [404],
  })
  app.delete('/api/shop/colleague/:id', { ...remove, schema: { ...remove.schema, params: IdParams } }, async (request) => {
    await changeColleague(deps, sessionOf(request), pathId(request.params.id), null)
    return listOf(sessionOf(request))
  })
}
