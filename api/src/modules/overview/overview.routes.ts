import { Type, type Static } from 'typebox'
import { CERTIFICATE_WARN_DAYS } from 'rules/constants'
import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { seconds, type Deps, today } from '../../deps.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import type { MemberReview } from '../../db/tables/identity.ts'
import { reviewState } from '../account-entry/register.service.ts'
import { currentContract } from '../contract/contract.service.ts'
import { CERTIFICATE_NAMES } from '../user/memberGate.ts'
import { lastMonths } from './months.ts'
import {
  countAddresses,
  countBuyable,
  countCouponsEnding,
  findMonths,
  findPapersAtRisk,
  findReceiptsDue,
  findUnpaid,
} from './overview.repo.ts'

const MONTHS = 12
const DAY_MS = 86_400_000
const COUPONS_ENDING_MS = 7 * DAY_MS

const MonthSchema = Type.Object({
  month: Type.String(),
  orders: Type.Integer({ description: '付款订单数' }),
  spent: answers.money('采购额：应付减已退'),
  came: answers.money('余额收入'),
  went: answers.money('余额支出'),
  balance: answers.money('月末余额'),
})
const PaperSchema = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  valid_to: Type.String(),
  days_left: Type.Integer({ description: '负数为已过期天数' }),
})
const SetupSchema = Type.Object(
  {
    review: Type.Unsafe<MemberReview>({ type: 'string', enum: ['pending', 'passed', 'rejected', 'frozen'], description: '资质审核状态' }),
    papers_missing: Type.Array(Type.String(), { description: '还没有提交或未通过的必交证照' }),
    contract_signed: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '是否已签署电子合同' }),
    addresses: Type.Integer({ description: '收货地址个数' }),
  },
  { description: '下单前须完成的' },
)
const OverviewSchema = Type.Object(
  {
    months: Type.Array(MonthSchema, { description: '近 12 个月，由远及近' }),
    unpaid: Type.Object(
      { count: Type.Integer(), amount: answers.money('待付合计'), pay_until: nullable(Type.Integer({ description: '最早的付款截止' })) },
      { description: '待付款' },
    ),
    receipts: Type.Object(
      { due: Type.Integer(), overdue: Type.Integer(), due_at: nullable(Type.Integer({ description: '最早的交回期限' })) },
      { description: '待交回的含麻回执' },
    ),
    papers: Type.Array(PaperSchema, { description: `${CERTIFICATE_WARN_DAYS} 天内到期或已过期的证照` }),
    at_stake: Type.Object(
      { goods: Type.Integer({ description: '经营范围内可购商品' }), cart_lines: Type.Integer({ description: '采购单中的商品' }) },
      { description: '任一证照过期即不能采购的' },
    ),
    coupons_ending: Type.Integer({ description: '7 天内到期的优惠券' }),
    setup: SetupSchema,
  },
  { $id: 'Overview' },
)

const example: Static<typeof OverviewSchema> = {
  months: [{ month: '2026-11', orders: 6, spent: '4120.50', came: '1000.00', went: '150.00', balance: '1250.00' }],
  unpaid: { count: 1, amount: '278.00', pay_until: 1795228200 },
  receipts: { due: 1, overdue: 0, due_at: 1796522400 },
  papers: [{ kind: 'gsp', name: 'GSP证书', valid_to: '2026-12-15', days_left: 24 }],
  at_stake: { goods: 312, cart_lines: 3 },
  coupons_ending: 2,
  setup: { review: 'passed', papers_missing: [], contract_signed: 1, addresses: 2 },
}

/** What a new shop has still to do before it can order. */
async function setupOf(deps: Deps, memberId: number): Promise<Static<typeof SetupSchema>> {
  const { review, needed } = await reviewState(deps, memberId)
  const { signedAt } = await currentContract(deps, memberId)
  return {
    review,
    papers_missing: needed.filter(({ status }) => status === 'missing' || status === 'rejected').map(({ kind }) => CERTIFICATE_NAMES[kind]),
    contract_signed: signedAt === null ? 0 : 1,
    addresses: await countAddresses(deps.db, memberId),
  }
}

async function overviewOf(deps: Deps, memberId: number): Promise<Static<typeof OverviewSchema>> {
  const { db, clock } = deps
  const now = clock.now()
  const day = today(now)
  const unpaid = await findUnpaid(db, memberId, now)
  const receipts = await findReceiptsDue(db, memberId, now)
  const papers = await findPapersAtRisk(db, memberId, formatDate(seconds(now) + CERTIFICATE_WARN_DAYS * 86_400))
  return {
    months: (await findMonths(db, memberId, lastMonths(now, MONTHS))).map((month) => ({
      month: month.month,
      orders: month.orders,
      spent: formatMoney(month.spent),
      came: formatMoney(month.came),
      went: formatMoney(month.went),
      balance: formatMoney(month.balance),
    })),
    unpaid: {
      count: unpaid.count,
      amount: formatMoney(unpaid.cents),
      pay_until: unpaid.next_end === null ? null : seconds(unpaid.next_end),
    },
    receipts: { due: receipts.due, overdue: receipts.overdue, due_at: receipts.next_due === null ? null : seconds(receipts.next_due) },
    papers: papers.map((paper) => ({
      kind: paper.kind,
      name: CERTIFICATE_NAMES[paper.kind],
      valid_to: paper.valid_to,
      days_left: (Date.parse(paper.valid_to) - Date.parse(day)) / DAY_MS,
    })),
    at_stake: await countBuyable(db, memberId, now),
    coupons_ending: await countCouponsEnding(db, memberId, now, new Date(now.getTime() + COUPONS_ENDING_MS)),
    setup: await setupOf(deps, memberId),
  }
}

/** The member centre's dashboard in one call. */
export const overviewRoom: Room = {
  name: 'overview',
  schemas: [OverviewSchema],
  routes(app, deps) {
    const call = describeCall({ summary: '会员中心总览：待办、近 12 个月、证照到期', tag: '会员', data: ref(OverviewSchema), example })
    app.get('/api/user/overview', call, async (request) => ok(await overviewOf(deps, sessionOf(request).memberId)))
  },
}
