import { Type, type Static } from 'typebox'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { byStaff, erpOne } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findAccount, takeAccount } from '../auth/auth.repo.ts'
import { spendAccountTickets } from '../auth/ticket.repo.ts'
import { issueTicket } from '../auth/ticket.service.ts'
import { findInvitable } from './invite.repo.ts'

const Body = byStaff({ account_id: Type.Optional(fields.id('账号')) })
const InviteData = Type.Object({
  account_id: Type.String(),
  username: Type.String(),
  phone: Type.String(),
  url: Type.String({ description: '设置密码的链接，只显示一次，只能用一次' }),
  expires: Type.Integer({ description: '失效时间，10 位秒' }),
})
const example: Static<typeof InviteData> = {
  account_id: '12',
  username: 'clinic01',
  phone: '13800000000',
  url: 'https://shop.example.com/forget_step2#ticket=q0o7mH3c2yU5dM1n8vT4bK6xZ9rW0sEjLgAfPiNuQhY&phone=13800000000',
  expires: 1_795_312_800,
}

/** A link by which somebody sets a password, for shops without SMS; the office sends it as it likes. */
export function inviteRoutes(app: App, deps: Deps): void {
  const call = erpOne({
    area: 'members',
    summary: '给门店人员一个设置密码的链接，24 小时内用一次；不写账号时给负责人，此前的链接作废',
    data: InviteData,
    example,
  })
  app.post('/api/erp/member/:id/invite', { ...call, schema: { ...call.schema, body: Body } }, async (request) => {
    const { account_id: wanted } = request.body
    return ok(await invite(deps, pathId(request.params.id), wanted === undefined ? null : pathId(wanted)))
  })
}

async function invite(deps: Deps, memberId: number, wanted: number | null): Promise<Static<typeof InviteData>> {
  const accountId = await findInvitable(deps.db, memberId, wanted)
  const account = accountId === null ? null : await findAccount(deps.db, accountId)
  if (account === null) throw notFound('门店不存在，或没有这个账号')
  const { accountId: id, username, phone } = account
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    await takeAccount(tx.db, id)
    await spendAccountTickets(tx.db, id, now)
    const { ticket, expires } = await issueTicket(tx, { scene: 'invite', phone, accountId: id })
    await insertAudit(tx.db, { accountId: null, memberId, action: 'account.invite', object: `account:${id}`, now })
    const url = new URL('/forget_step2', tx.settings.publicUrl)
    // What follows the number sign is sent to no server and stands in no log.
    url.hash = new URLSearchParams({ ticket, phone }).toString()
    return { account_id: String(id), username, phone, url: url.href, expires }
  })
}
