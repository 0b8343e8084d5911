import type {
  CouponStatus,
  MoneyEntryFilter,
  PointsEntryFilter,
  PointsFlow,
  Recharge,
  StartRechargeInput,
  RequestWithdrawalInput,
  Wallet,
  Withdrawal,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { toSeconds } from '../base/seconds.ts'
import {
  toMoneyLog,
  toPointsLog,
  toRecharge,
  toVouchers,
  toWallet,
  toWithdrawal,
  type MoneyLog,
  type PointsLog,
  type Vouchers,
} from './wallet.mapper.ts'

/** The wallet is read when it is asked for. */
export type RequestedWithdrawal = { readonly withdrawal: Withdrawal }

const flows: Readonly<Record<PointsFlow, string>> = { EARNED: 'in', SPENT: 'out' }

export async function fetchWallet(rest: CallerRest): Promise<Wallet> {
  return toWallet(await rest.get('/api/user/user_money'))
}

export async function fetchMoneyLog(
  rest: CallerRest,
  { use, from, to }: MoneyEntryFilter,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<MoneyLog> {
  return toMoneyLog(
    await rest.get('/api/user/user_money_log', {
      query: { page, per_page: perPage, ...beside, use_type: use?.toLowerCase(), start_time: toSeconds(from), end_time: toSeconds(to) },
    }),
  )
}

export async function fetchPointsLog(
  rest: CallerRest,
  { flow, from, to }: PointsEntryFilter,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<PointsLog> {
  return toPointsLog(
    await rest.get('/api/user/points_log', {
      query: {
        page,
        per_page: perPage,
        ...beside,
        type: flow ? flows[flow] : undefined,
        start_time: toSeconds(from),
        end_time: toSeconds(to),
      },
    }),
  )
}

export async function fetchVouchers(
  rest: CallerRest,
  status: CouponStatus | null | undefined,
  page: number,
  perPage: number,
): Promise<Vouchers> {
  return toVouchers(await rest.get('/api/user/voucher', { query: { page, per_page: perPage, status: status?.toLowerCase() } }))
}

export async function fetchVoucherLog(rest: CallerRest, page: number, perPage: number, beside: Beside = {}): Promise<MoneyLog> {
  return toMoneyLog(await rest.get('/api/user/voucher_log', { query: { page, per_page: perPage, ...beside } }))
}

export async function fetchRecharge(rest: CallerRest, id: string): Promise<Recharge> {
  return toRecharge(await rest.get('/api/user/recharge/{id}', { ids: { id } }))
}

export async function startRecharge(rest: CallerRest, { amount, channel, clientKey }: StartRechargeInput): Promise<Recharge> {
  return toRecharge(await rest.post('/api/user/recharge', { form: { amount, channel: channel.toLowerCase(), client_key: clientKey } }))
}

export async function fetchWithdrawals(
  rest: CallerRest,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<Withdrawal>> {
  return toRestSlice(await rest.get('/api/user/withdraw', { query: { page, per_page: perPage, ...beside } }), 'withdrawals', toWithdrawal)
}

export async function fetchWithdrawal(rest: CallerRest, id: string): Promise<Withdrawal> {
  return toWithdrawal(await rest.get('/api/user/withdraw/{id}', { ids: { id } }))
}

export async function requestWithdrawal(
  rest: CallerRest,
  { amount, holder, bank, accountNumber, clientKey }: RequestWithdrawalInput,
): Promise<Withdrawal> {
  return toWithdrawal(
    await rest.post('/api/user/withdraw', { form: { amount, holder, bank, bank_account: accountNumber, client_key: clientKey } }),
  )
}
