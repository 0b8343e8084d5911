import { Type } from 'typebox'
import { WITHDRAW_LIMITS } from 'rules/constants'
import { formatMoney, parseMoney } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { pageAsk, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { withdrawalExample, WithdrawalSchema, withdrawalWire } from './wallet.schemas.ts'
import { findWithdrawals } from './withdrawal.repo.ts'
import { withdraw, withdrawalOf } from './withdrawal.service.ts'

const TAG = '钱包'
const WithdrawBody = Type.Object({
  amount: fields.money('提现金额'),
  holder: fields.text('户名', { min: 2, max: 50 }),
  bank: fields.text('开户行', { min: 2, max: 60 }),
  bank_account: Type.String({ title: '银行账号', pattern: '^[0-9]{8,30}$', 'x-sentence': '银行账号应为8至30位数字' }),
  client_key: clientKeyField(),
})
const PageQuery = Type.Object(timePageFields())

export function withdrawalRoutes(app: App, deps: Deps): void {
  const ask = describeCall({
    summary: '余额提现：申请即从可用余额扣除，退回时原数返还',
    tag: TAG,
    right: 'funds',
    data: ref(WithdrawalSchema),
    example: withdrawalExample,
    reasons: ['BALANCE_SHORT', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/user/withdraw', { ...ask, schema: { ...ask.schema, body: WithdrawBody } }, async (request) => {
    const { amount, bank_account: bankAccount, client_key: clientKey } = request.body
    const [cents, holder, bank] = [parseMoney(amount), request.body.holder.trim(), request.body.bank.trim()]
    if (cents < WITHDRAW_LIMITS.min || cents > WITHDRAW_LIMITS.max)
      throw invalid('amount', `单笔提现须在 ${formatMoney(WITHDRAW_LIMITS.min)} 元至 ${formatMoney(WITHDRAW_LIMITS.max)} 元之间`)
    if (holder.length < 2) throw invalid('holder', '请填写户名')
    if (bank.length < 2) throw invalid('bank', '请填写开户行')
    const { memberId, accountId } = sessionOf(request)
    return ok(withdrawalWire(await withdraw(deps, { memberId, accountId, cents, holder, bank, bankAccount, clientKey })))
  })

  const list = describeCall({
    summary: '提现记录',
    tag: TAG,
    data: timePageOf(ref(WithdrawalSchema)),
    example: timePageExample(withdrawalExample),
  })
  app.get('/api/user/withdraw', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
    const page = pageAsk(request.query)
    return ok(timePage(await findWithdrawals(deps, sessionOf(request).memberId, page), page, withdrawalWire))
  })

  const detail = describeCall({ summary: '提现申请', tag: TAG, data: ref(WithdrawalSchema), example: withdrawalExample, statuses: [404] })
  app.get('/api/user/withdraw/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(withdrawalWire(await withdrawalOf(deps, sessionOf(request).memberId, pathId(request.params.id)))),
  )
}
