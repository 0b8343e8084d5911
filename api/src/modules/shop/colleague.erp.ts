import { Type } from 'typebox'
import type { MemberRole } from '../../db/tables/identity.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { notFound } from '../../server/apiErrors.ts'
import { ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { erpOne, signed } from '../../server/erpCall.ts'
import { findMember } from '../user/user.repo.ts'
import { findColleagues } from './colleague.repo.ts'
import { changeColleagueByOffice } from './colleague.service.ts'
import { colleagueExample, ColleagueSchema, colleagueWire } from './colleague.wire.ts'

const List = Type.Array(ref(ColleagueSchema))
const RoleBody = signed({
  account_id: fields.id('账号'),
  role: Type.Unsafe<MemberRole | 'none'>({
    type: 'string',
    enum: ['owner', 'buyer', 'finance', 'none'],
    title: '角色',
    'x-sentence': '请选择角色',
    description: 'owner 负责人，buyer 采购，finance 财务，none 收回权限',
  }),
})

/** Who acts for any shop, as the office sees and changes it: also who answers for one. */
export function colleagueErpRoutes(app: App, deps: Deps): void {
  const listOf = async (memberId: number) => {
    if ((await findMember(deps.db, memberId)) === null) throw notFound('会员不存在')
    return ok((await findColleagues(deps.db, memberId)).map((colleague) => colleagueWire(colleague, null)))
  }

  const list = erpOne({ area: 'members', summary: '可为门店采购的人员', data: List, example: [colleagueExample] })
  app.get('/api/erp/member/:id/colleague', list, (request) => listOf(pathId(request.params.id)))

  const change = erpOne({
    area: 'members',
    summary: '更改或收回人员在门店的权限；设为负责人时，原负责人改为采购',
    data: List,
    example: [colleagueExample],
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/member/:id/colleague', { ...change, schema: { ...change.schema, body: RoleBody } }, async (request) => {
    const { staff, client_key: clientKey, account_id: accountId, role } = request.body
    await changeColleagueByOffice(deps, { staff, clientKey }, pathId(request.params.id), pathId(accountId), role === 'none' ? null : role)
    return listOf(pathId(request.params.id))
  })
}
