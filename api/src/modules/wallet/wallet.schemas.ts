import { Type, type Static } from 'typebox'
import { RECHARGE_LIMITS, WITHDRAW_LIMITS } from 'rules/constants'
import { formatMoney } from 'rules/money'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { LedgerLine } from '../ledger/lines.repo.ts'
import type { RechargeRow } from './recharge.repo.ts'
import { shownStatus } from './recharge.service.ts'
import { entryTitle, useTypeOf } from './titles.ts'
import type { VoucherRow } from './wallet.repo.ts'
import type { WithdrawalRow } from './withdrawal.repo.ts'

const id = (description: string) => nullable(Type.String({ description }))

const BankAccount = Type.Unsafe<{ holder: string; bank: string; account_tail: string } | null>({
  type: ['object', 'null'],
  description: '上次提现的账户，账号只给末四位',
  properties: { holder: { type: 'string' }, bank: { type: 'string' }, account_tail: { type: 'string' } },
  required: ['holder', 'bank', 'account_tail'],
})
const limits = (description: string) => Type.Object({ min: Type.String(), max: Type.String() }, { description })

export const UserMoneySchema = Type.Object(
  {
    member_id: Type.String(),
    balance: answers.money('可用余额'),
    withdrawing: answers.money('提现处理中'),
    points: Type.Integer({ description: '可用积分' }),
    voucher: answers.money('可用现金券'),
    voucher_count: Type.Integer({ description: '可用现金券张数' }),
    channels: Type.Array(Type.String(), { description: '可选的充值渠道' }),
    recharge: limits('单笔充值'),
    withdraw: limits('单笔提现'),
    bank: BankAccount,
  },
  { $id: 'UserMoney' },
)
export type UserMoneyWire = Static<typeof UserMoneySchema>

export const MoneyLogSchema = Type.Object(
  {
    seq: Type.Integer({ description: '第几笔' }),
    at: Type.Integer(),
    use_type: answers.oneOf(['recharge', 'pay', 'refund', 'withdraw', 'other'], '类型'),
    title: Type.String({ description: '摘要' }),
    amount: answers.money('负数为支出'),
    balance: answers.money('变动后的余额'),
    order_id: id('所属订单'),
    order_no: id('订单号'),
    trade_no: id('交易号'),
    after_sale_id: id('所属售后'),
    recharge_no: id('充值单号'),
    withdraw_no: id('提现单号'),
    ref: Type.String({ description: '流水号' }),
  },
  { $id: 'MoneyLog' },
)
export type MoneyLogWire = Static<typeof MoneyLogSchema>

export const PointsLogSchema = Type.Object(
  {
    seq: Type.Integer({ description: '第几笔' }),
    at: Type.Integer(),
    title: Type.String({ description: '摘要' }),
    points: Type.Integer({ description: '负数为支出' }),
    after: Type.Integer({ description: '变动后的积分' }),
    order_id: id('所属订单'),
    order_no: id('订单号'),
    after_sale_id: id('所属售后'),
    points_order_no: id('积分订单号'),
  },
  { $id: 'PointsLog' },
)
export type PointsLogWire = Static<typeof PointsLogSchema>

export const VoucherSchema = Type.Object(
  {
    id: Type.String(),
    face: answers.money('面额'),
    left: answers.money('剩余'),
    reason: Type.String({ description: '来源' }),
    status: answers.oneOf(['unused', 'used', 'expired'], '状态'),
    created_at: Type.Integer(),
    expires_at: Type.Integer(),
  },
  { $id: 'Voucher' },
)
export type VoucherWire = Static<typeof VoucherSchema>

export const RechargeSchema = Type.Object(
  {
    id: Type.String(),
    no: Type.String({ description: '充值单号' }),
    amount: answers.money('充值金额'),
    channel: Type.String(),
    status: answers.oneOf(['created', 'pending', 'settled', 'failed', 'closed'], '状态；closed 为超时未付'),
    kind: answers.oneOf(['qr', 'form', 'none'], '付款方式'),
    qr: id('二维码内容'),
    qr_image: id('二维码图片地址'),
    url: id('收银台网页'),
    created_at: Type.Integer(),
    expires_at: Type.Integer(),
    settled_at: nullable(Type.Integer()),
  },
  { $id: 'Recharge' },
)
export type RechargeWire = Static<typeof RechargeSchema>

export const WithdrawalSchema = Type.Object(
  {
    id: Type.String(),
    no: Type.String({ description: '提现单号' }),
    amount: answers.money('提现金额'),
    holder: Type.String({ description: '户名' }),
    bank: Type.String({ description: '开户行' }),
    account_tail: Type.String({ description: '账号末四位' }),
    status: answers.oneOf(['requested', 'paid', 'rejected'], '状态'),
    status_text: Type.String(),
    reason: id('退回原因'),
    bank_txn: id('银行流水号'),
    created_at: Type.Integer(),
    decided_at: nullable(Type.Integer()),
  },
  { $id: 'Withdrawal' },
)
export type WithdrawalWire = Static<typeof WithdrawalSchema>

const text = (value: number | null) => (value === null ? null : String(value))

export function moneyLogWire(line: LedgerLine): MoneyLogWire {
  return {
    seq: line.seq,
    at: seconds(line.at),
    use_type: useTypeOf(line.reason),
    title: entryTitle(line),
    amount: formatMoney(line.delta),
    balance: formatMoney(line.balance_after),
    order_id: text(line.order_id),
    order_no: line.order_no,
    trade_no: line.trade_no,
    after_sale_id: text(line.after_sale_id),
    recharge_no: line.recharge_no,
    withdraw_no: line.withdrawal_no,
    ref: line.ref,
  }
}

export function pointsLogWire(line: LedgerLine): PointsLogWire {
  return {
    seq: line.seq,
    at: seconds(line.at),
    title: entryTitle({ ...line, reason: line.reason === 'order_return' ? 'points_back' : line.reason }),
    points: line.delta,
    after: line.balance_after,
    order_id: text(line.order_id),
    order_no: line.order_no,
    after_sale_id: text(line.after_sale_id),
    points_order_no: line.points_order_no,
  }
}

export function voucherWire(row: VoucherRow): VoucherWire {
  return {
    id: String(row.id),
    face: formatMoney(row.face),
    left: formatMoney(row.left_cents),
    reason: row.reason,
    status: row.status,
    created_at: seconds(row.created_at),
    expires_at: seconds(row.expires_at),
  }
}

export function rechargeWire(row: RechargeRow, now: Date): RechargeWire {
  return {
    id: String(row.id),
    no: row.no,
    amount: formatMoney(row.amount),
    channel: row.channel,
    status: shownStatus(row, now),
    kind: row.kind ?? 'none',
    qr: row.code_url,
    qr_image: row.kind === 'qr' && row.code_url !== null ? `/files/recharge/${row.id}.svg` : null,
    url: row.page_url,
    created_at: seconds(row.created_at),
    expires_at: seconds(row.expires_at),
    settled_at: row.settled_at === null ? null : seconds(row.settled_at),
  }
}

const WITHDRAWAL_TEXTS: Readonly<Record<WithdrawalRow['status'], string>> = { requested: '审核中', paid: '已打款', rejected: '已退回' }

export function withdrawalWire(row: WithdrawalRow): WithdrawalWire {
  return {
    id: String(row.id),
    no: row.no,
    amount: formatMoney(row.amount),
    holder: row.holder,
    bank: row.bank,
    account_tail: row.bank_account.slice(-4),
    status: row.status,
    status_text: WITHDRAWAL_TEXTS[row.status],
    reason: row.note,
    bank_txn: row.bank_txn,
    created_at: seconds(row.created_at),
    decided_at: row.decided_at === null ? null : seconds(row.decided_at),
  }
}

const NO = '2026112110000012345678'
export const userMoneyExample: UserMoneyWire = {
  member_id: '2',
  balance: '1250.00',
  withdrawing: '200.00',
  points: 1680,
  voucher: '70.00',
  voucher_count: 2,
  channels: ['sandbox'],
  recharge: { min: formatMoney(RECHARGE_LIMITS.min), max: formatMoney(RECHARGE_LIMITS.max) },
  withdraw: { min: formatMoney(WITHDRAW_LIMITS.min), max: formatMoney(WITHDRAW_LIMITS.max) },
  bank: { holder: '江岸示范药房', bank: '演示银行江岸支行', account_tail: '8888' },
}
export const moneyLogExample: MoneyLogWire = {
  seq: 3,
  at: 1795226400,
  use_type: 'pay',
  title: '支付订单',
  amount: '-150.00',
  balance: '1250.00',
  order_id: '12',
  order_no: `${NO}01`,
  trade_no: NO,
  after_sale_id: null,
  recharge_no: null,
  withdraw_no: null,
  ref: 'order:12',
}
export const pointsLogExample: PointsLogWire = {
  seq: 2,
  at: 1795226400,
  title: '购物返积分',
  points: 128,
  after: 1680,
  order_id: '12',
  order_no: `${NO}01`,
  after_sale_id: null,
  points_order_no: null,
}
export const voucherExample: VoucherWire = {
  id: '4',
  face: '50.00',
  left: '50.00',
  reason: '店庆礼金',
  status: 'unused',
  created_at: 1795226400,
  expires_at: 1800410400,
}
export const rechargeExample: RechargeWire = {
  id: '7',
  no: `C${NO}`,
  amount: '500.00',
  channel: 'sandbox',
  status: 'pending',
  kind: 'qr',
  qr: `http://localhost:4000/cashier/C${NO}?sig=x`,
  qr_image: '/files/recharge/7.svg',
  url: `http://localhost:4000/cashier/C${NO}?sig=x`,
  created_at: 1795226400,
  expires_at: 1795228200,
  settled_at: null,
}
export const withdrawalExample: WithdrawalWire = {
  id: '3',
  no: `W${NO}`,
  amount: '200.00',
  holder: '江岸示范药房',
  bank: '演示银行江岸支行',
  account_tail: '8888',
  status: 'requested',
  status_text: '审核中',
  reason: null,
  bank_txn: null,
  created_at: 1795226400,
  decided_at: null,
}
