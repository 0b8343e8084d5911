import { Type } from 'typebox'
import { RECHARGE_LIMITS, WITHDRAW_LIMITS } from 'rules/constants'
import { formatMoney } from 'rules/money'
import type { PageAsk } from '../../db/newestFirst.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { pageAsk, paged, sliceOf, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { tendersAvailable } from '../coupon/tender.service.ts'
import { findLines, sumLines, type LedgerLine, type LedgerSearch } from '../ledger/lines.repo.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { rechargeRoutes } from './recharge.routes.ts'
import { USE_TYPES, type UseType } from './titles.ts'
import { countVouchers, findVouchers, sumWithdrawing, type VoucherStatus } from './wallet.repo.ts'
import {
  moneyLogExample,
  MoneyLogSchema,
  moneyLogWire,
  pointsLogExample,
  PointsLogSchema,
  pointsLogWire,
  RechargeSchema,
  userMoneyExample,
  UserMoneySchema,
  voucherExample,
  VoucherSchema,
  voucherWire,
  WithdrawalSchema,
  type UserMoneyWire,
} from './wallet.schemas.ts'
import { findLastAccount } from './withdrawal.repo.ts'
import { withdrawalRoutes } from './withdrawal.routes.ts'

const TAG = '钱包'
const moment = (title: string) => Type.Optional(fields.integer(title, { min: 0, max: 9_999_999_999 }))
const times = { start_time: moment('开始时间'), end_time: moment('结束时间') }
const paging = { page: fields.page(), per_page: fields.perPage() }
const MoneyQuery = Type.Object({
  ...timePageFields(),
  use_type: Type.Optional(fields.oneOf<UseType>('类型', ['recharge', 'pay', 'refund', 'withdraw'])),
  ...times,
})
const PointsQuery = Type.Object({ ...timePageFields(), type: Type.Optional(fields.oneOf('类型', ['in', 'out'])), ...times })
const VoucherQuery = Type.Object({ ...paging, status: Type.Optional(fields.oneOf<VoucherStatus>('状态', ['unused', 'used', 'expired'])) })
const PageQuery = Type.Object(timePageFields())
const Counts = Type.Object({ unused: Type.Integer(), used: Type.Integer(), expired: Type.Integer() })

interface TimesAsked {
  readonly start_time?: number
  readonly end_time?: number
}

/** The end is a moment too, and what happened in its second belongs to it. */
function timesOf({ start_time: start, end_time: end }: TimesAsked): { from: Date | null; to: Date | null } {
  if (start !== undefined && end !== undefined && end < start) throw invalid('end_time', '结束时间不能早于开始时间')
  return { from: start === undefined ? null : new Date(start * 1000), to: end === undefined ? null : new Date((end + 1) * 1000) }
}

/** What a shop has beside its orders: balance, points, cash vouchers, each with its log. */
export const walletRoom: Room = {
  name: 'wallet',
  schemas: [UserMoneySchema, MoneyLogSchema, PointsLogSchema, VoucherSchema, RechargeSchema, WithdrawalSchema],
  routes(app, deps) {
    moneyRoutes(app, deps)
    pointsRoute(app, deps)
    voucherRoutes(app, deps)
    rechargeRoutes(app, deps)
    withdrawalRoutes(app, deps)
  },
}

async function moneyOf(deps: Deps, memberId: number): Promise<UserMoneyWire> {
  const { voucher, balance } = await tendersAvailable(deps, memberId)
  const bank = await findLastAccount(deps, memberId)
  return {
    member_id: String(memberId),
    balance: formatMoney(balance),
    withdrawing: formatMoney(await sumWithdrawing(deps.db, memberId)),
    points: await balanceOf(deps.db, memberId, 'points'),
    voucher: formatMoney(voucher),
    voucher_count: (await countVouchers(deps.db, memberId, deps.clock.now())).unused,
    channels: [...deps.channels.keys()],
    recharge: { min: formatMoney(RECHARGE_LIMITS.min), max: formatMoney(RECHARGE_LIMITS.max) },
    withdraw: { min: formatMoney(WITHDRAW_LIMITS.min), max: formatMoney(WITHDRAW_LIMITS.max) },
    bank: bank === null ? null : { holder: bank.holder, bank: bank.bank, account_tail: bank.bank_account.slice(-4) },
  }
}

async function logOf<W>(deps: Deps, search: LedgerSearch, ask: PageAsk, wire: (line: LedgerLine) => W) {
  const { total, came, went } = await sumLines(deps.db, search)
  return { page: timePage({ ...(await findLines(deps.db, search, ask)), total }, ask, wire), came, went }
}

function moneyRoutes(app: App, deps: Deps): void {
  const money = describeCall({ summary: '钱包：余额、积分、现金券', tag: TAG, data: ref(UserMoneySchema), example: userMoneyExample })
  app.get('/api/user/user_money', money, async (request) => ok(await moneyOf(deps, sessionOf(request).memberId)))

  const Data = Type.Object({
    ...timePageOf(ref(MoneyLogSchema)).properties,
    came: Type.String({ description: '筛选范围内收入合计' }),
    went: Type.String({ description: '筛选范围内支出合计' }),
  })
  const log = describeCall({
    summary: '余额明细',
    tag: TAG,
    data: Data,
    example: { ...timePageExample(moneyLogExample), came: '0.00', went: '150.00' },
  })
  app.get('/api/user/user_money_log', { ...log, schema: { ...log.schema, querystring: MoneyQuery } }, async (request) => {
    const { use_type: type } = request.query
    const search = {
      memberId: sessionOf(request).memberId,
      kind: 'balance' as const,
      reasons: type === undefined ? null : USE_TYPES[type],
      sign: null,
      ...timesOf(request.query),
    }
    const { page, came, went } = await logOf(deps, search, pageAsk(request.query), moneyLogWire)
    return ok({ ...page, came: formatMoney(came), went: formatMoney(went) })
  })
}

function pointsRoute(app: App, deps: Deps): void {
  const Data = Type.Object({
    ...timePageOf(ref(PointsLogSchema)).properties,
    came: Type.Integer({ description: '筛选范围内获得' }),
    went: Type.Integer({ description: '筛选范围内使用' }),
  })
  const log = describeCall({
    summary: '积分明细',
    tag: TAG,
    data: Data,
    example: { ...timePageExample(pointsLogExample), came: 128, went: 0 },
  })
  app.get('/api/user/points_log', { ...log, schema: { ...log.schema, querystring: PointsQuery } }, async (request) => {
    const { type } = request.query
    const sign = type === undefined ? null : type === 'in' ? (1 as const) : (-1 as const)
    const search = { memberId: sessionOf(request).memberId, kind: 'points' as const, reasons: null, sign, ...timesOf(request.query) }
    const { page, came, went } = await logOf(deps, search, pageAsk(request.query), pointsLogWire)
    return ok({ ...page, came, went })
  })
}

function voucherRoutes(app: App, deps: Deps): void {
  const Data = Type.Object({ ...pageOf(ref(VoucherSchema)).properties, usable: Type.String({ description: '可用合计' }), counts: Counts })
  const list = describeCall({
    summary: '现金券',
    tag: TAG,
    data: Data,
    example: { ...paged([voucherExample], 1, {}), usable: '50.00', counts: { unused: 1, used: 0, expired: 0 } },
  })
  app.get('/api/user/voucher', { ...list, schema: { ...list.schema, querystring: VoucherQuery } }, async (request) => {
    const [{ memberId }, { status = null }, now] = [sessionOf(request), request.query, deps.clock.now()]
    const counts = await countVouchers(deps.db, memberId, now)
    const total = status === null ? counts.unused + counts.used + counts.expired : counts[status]
    const rows = await findVouchers(deps.db, { memberId, status, now, ...sliceOf(request.query) })
    return ok({
      ...paged(rows.map(voucherWire), total, request.query),
      usable: formatMoney((await tendersAvailable(deps, memberId)).voucher),
      counts,
    })
  })

  const log = describeCall({
    summary: '现金券明细',
    tag: TAG,
    data: timePageOf(ref(MoneyLogSchema)),
    example: timePageExample({ ...moneyLogExample, amount: '-20.00', balance: '50.00' }),
  })
  app.get('/api/user/voucher_log', { ...log, schema: { ...log.schema, querystring: PageQuery } }, async (request) => {
    const search = { memberId: sessionOf(request).memberId, kind: 'voucher' as const, reasons: null, sign: null, from: null, to: null }
    return ok((await logOf(deps, search, pageAsk(request.query), moneyLogWire)).page)
  })
}
