import type {
  BankAccount,
  CouponStatus,
  MoneyEntry,
  MoneyLimits,
  MoneyUse,
  PointsEntry,
  Recharge,
  RechargeStatus,
  Voucher,
  Wallet,
  Withdrawal,
  WithdrawalStatus,
} from '../../generated/resolvers-types.ts'
import type {
  RestBankAccount,
  RestMoneyEntry,
  RestMoneyLimits,
  RestMoneyLog,
  RestPointsEntry,
  RestPointsLog,
  RestRecharge,
  RestVoucher,
  RestVouchers,
  RestWallet,
  RestWithdrawal,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImage } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toCouponCounts } from '../coupon/coupon.mapper.ts'
import { paymentChannels, paymentKinds, toChannel } from '../trade/trade.mapper.ts'

const uses: Readonly<Record<string, MoneyUse>> = {
  recharge: 'RECHARGE',
  pay: 'PAY',
  refund: 'REFUND',
  withdraw: 'WITHDRAW',
  other: 'OTHER',
}
const voucherStatuses: Readonly<Record<string, CouponStatus>> = { unused: 'UNUSED', used: 'USED', expired: 'EXPIRED' }
const rechargeStatuses: Readonly<Record<string, RechargeStatus>> = {
  created: 'CREATED',
  pending: 'PENDING',
  settled: 'SETTLED',
  failed: 'FAILED',
  closed: 'CLOSED',
}
const withdrawalStatuses: Readonly<Record<string, WithdrawalStatus>> = { requested: 'REQUESTED', paid: 'PAID', rejected: 'REJECTED' }

export function toWallet(body: unknown): Wallet {
  const wallet = new Row<RestWallet>(body, 'user money')
  return {
    id: toGlobalId('Wallet', wallet.id('member_id', '0')),
    balance: wallet.optionalMoney('balance'),
    withdrawing: wallet.money('withdrawing', '0.00'),
    points: wallet.optionalInteger('points'),
    voucher: wallet.optionalMoney('voucher'),
    voucherCount: wallet.integer('voucher_count', 0),
    // Without channels nothing is recharged, so that limits need not be told.
    rechargeChannels: wallet.optionalList('channels', toChannel).filter((channel) => channel !== null),
    rechargeLimits: wallet.optionalObject('recharge', toLimits) ?? noLimits,
    withdrawalLimits: wallet.optionalObject('withdraw', toLimits) ?? noLimits,
    bankAccount: wallet.optionalObject('bank', toBankAccount),
  }
}

const noLimits: MoneyLimits = { min: '0.00', max: '0.00' }

function toLimits(body: unknown): MoneyLimits {
  const limits = new Row<RestMoneyLimits>(body, 'user money limits')
  return { min: limits.money('min'), max: limits.money('max') }
}

function toBankAccount(body: unknown): BankAccount {
  const account = new Row<RestBankAccount>(body, 'bank account')
  return { holder: account.text('holder'), bank: account.text('bank'), numberTail: account.text('account_tail') }
}

export type MoneyLog = RestSlice<MoneyEntry> & { readonly came: string | null; readonly went: string | null }

export function toMoneyLog(body: unknown): MoneyLog {
  const log = new Row<RestMoneyLog>(body, 'money log')
  return { ...toRestSlice(body, 'money log', toMoneyEntry), came: log.optionalMoney('came'), went: log.optionalMoney('went') }
}

function toMoneyEntry(body: unknown): MoneyEntry {
  const entry = new Row<RestMoneyEntry>(body, 'money entry')
  return {
    seq: entry.optionalInteger('seq'),
    at: entry.optionalMoment('at'),
    use: entry.knownOneOf('use_type', uses) ?? 'OTHER',
    title: entry.text('title', ''),
    amount: entry.optionalMoney('amount'),
    balance: entry.optionalMoney('balance'),
    orderID: entry.optionalText('order_id'),
    orderNo: entry.optionalText('order_no'),
    tradeNo: entry.optionalText('trade_no'),
    afterSaleID: entry.optionalText('after_sale_id'),
    rechargeNo: entry.optionalText('recharge_no'),
    withdrawalNo: entry.optionalText('withdraw_no'),
    ref: entry.text('ref', ''),
  }
}

export type PointsLog = RestSlice<PointsEntry> & { readonly came: number; readonly went: number }

export function toPointsLog(body: unknown): PointsLog {
  const log = new Row<RestPointsLog>(body, 'points log')
  return { ...toRestSlice(body, 'points log', toPointsEntry), came: log.integer('came'), went: log.integer('went') }
}

function toPointsEntry(body: unknown): PointsEntry {
  const entry = new Row<RestPointsEntry>(body, 'points entry')
  return {
    seq: entry.integer('seq'),
    at: entry.moment('at'),
    title: entry.text('title'),
    points: entry.integer('points'),
    after: entry.integer('after'),
    orderID: entry.optionalText('order_id'),
    orderNo: entry.optionalText('order_no'),
    afterSaleID: entry.optionalText('after_sale_id'),
    pointsOrderNo: entry.optionalText('points_order_no'),
  }
}

export type Vouchers = RestSlice<Voucher> & { readonly usable: string; readonly counts: ReturnType<typeof toCouponCounts> }

export function toVouchers(body: unknown): Vouchers {
  const list = new Row<RestVouchers>(body, 'vouchers')
  return { ...toRestSlice(body, 'vouchers', toVoucher), usable: list.money('usable'), counts: list.object('counts', toCouponCounts) }
}

function toVoucher(body: unknown): Voucher {
  const voucher = new Row<RestVoucher>(body, 'voucher')
  const voucherID = voucher.id('id')
  return {
    id: toGlobalId('Voucher', voucherID),
    voucherID,
    face: voucher.money('face'),
    left: voucher.money('left'),
    reason: voucher.text('reason'),
    status: voucher.oneOf('status', voucherStatuses),
    createdAt: voucher.moment('created_at'),
    expiresAt: voucher.moment('expires_at'),
  }
}

export function toRecharge(body: unknown): Recharge {
  const recharge = new Row<RestRecharge>(body, 'recharge')
  const rechargeID = recharge.id('id')
  return {
    id: toGlobalId('Recharge', rechargeID),
    rechargeID,
    rechargeNo: recharge.text('no'),
    amount: recharge.money('amount'),
    channel: recharge.oneOf('channel', paymentChannels),
    status: recharge.oneOf('status', rechargeStatuses),
    kind: recharge.oneOf('kind', paymentKinds),
    qr: recharge.optionalText('qr'),
    qrImage: toImage(recharge.optionalText('qr_image'), '付款二维码'),
    url: toWebUrl(recharge.optionalText('url') ?? ''),
    createdAt: recharge.moment('created_at'),
    expiresAt: recharge.moment('expires_at'),
    settledAt: recharge.optionalMoment('settled_at'),
  }
}

export function toWithdrawal(body: unknown): Withdrawal {
  const withdrawal = new Row<RestWithdrawal>(body, 'withdrawal')
  const withdrawalID = withdrawal.id('id')
  return {
    id: toGlobalId('Withdrawal', withdrawalID),
    withdrawalID,
    withdrawalNo: withdrawal.text('no'),
    amount: withdrawal.money('amount'),
    bankAccount: toBankAccount(body),
    status: withdrawal.oneOf('status', withdrawalStatuses),
    statusText: withdrawal.text('status_text'),
    reason: withdrawal.optionalText('reason'),
    bankReference: withdrawal.optionalText('bank_txn'),
    createdAt: withdrawal.moment('created_at'),
    decidedAt: withdrawal.optionalMoment('decided_at'),
  }
}
