import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

/** What a shop has beside its orders. */
export const WALLET_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/user/user_money',
    document:
      '{ wallet { id balance withdrawing points voucher voucherCount rechargeChannels rechargeLimits { min max } withdrawalLimits { min } bankAccount { bank numberTail } } }',
    check: (data) => expect(Number(at(data, 'wallet.balance'))).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/user/user_money_log',
    document:
      '{ moneyLog(filter: { use: RECHARGE }, first: 5) { totalCount came went edges { node { seq at use title amount balance rechargeNo ref } } } }',
    check: (data) => expect(list(data, 'moneyLog.edges').length).toBeGreaterThan(1),
  },
  {
    rest: 'GET /api/user/points_log',
    document:
      '{ pointsLog(filter: { flow: SPENT }, first: 5) { totalCount went edges { node { seq title points after pointsOrderNo } } } }',
    check: (data) => expect(at(data, 'pointsLog.went')).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/user/voucher',
    document:
      '{ vouchers(filter: { status: UNUSED }) { usable counts { unused } edges { node { voucherID face left reason status expiresAt } } } }',
    check: (data) => expect(list(data, 'vouchers.edges').length).toBe(at(data, 'vouchers.counts.unused')),
  },
  {
    rest: 'GET /api/user/voucher_log',
    document: '{ voucherLog(first: 5) { totalCount edges { node { title amount balance } } } }',
    check: (data) => expect(list(data, 'voucherLog.edges').length).toBeGreaterThan(0),
  },
  {
    rest: 'POST /api/user/recharge',
    document: 'mutation ($input: StartRechargeInput!) { startRecharge(input: $input) { recharge { id rechargeID status url expiresAt } } }',
    variables: () => ({ input: { amount: '50.00', channel: 'SANDBOX', clientKey: 'contract-recharge' } }),
    check: (data, into) => {
      expect(at(data, 'startRecharge.recharge.status')).toBe('PENDING')
      into.rechargeID = text(data, 'startRecharge.recharge.rechargeID')
    },
  },
  {
    rest: 'GET /api/user/recharge/{id}',
    document: 'query ($id: ID!) { recharge(rechargeID: $id) { rechargeNo status amount } }',
    variables: (k) => ({ id: k.rechargeID }),
    check: (data) => expect(at(data, 'recharge')).toMatchObject({ status: 'PENDING', amount: '50.00' }),
  },
  {
    rest: 'POST /api/user/withdraw',
    document: 'mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { withdrawal { id status statusText } } }',
    variables: () => ({
      input: { amount: '10.00', holder: '合同测试', bank: '演示银行', accountNumber: '6222000011118888', clientKey: 'contract-withdraw' },
    }),
    check: (data, into) => {
      expect(at(data, 'requestWithdrawal.withdrawal.status')).toBe('REQUESTED')
      into.withdrawalNode = text(data, 'requestWithdrawal.withdrawal.id')
    },
  },
  {
    rest: 'GET /api/user/withdraw/{id}',
    document: 'query ($id: ID!) { node(id: $id) { ... on Withdrawal { withdrawalNo statusText } } }',
    variables: (k) => ({ id: k.withdrawalNode }),
    check: (data) => expect(at(data, 'node.statusText')).toBe('审核中'),
  },
  {
    rest: 'GET /api/user/withdraw',
    document:
      '{ withdrawals { totalCount edges { node { withdrawalID amount bankAccount { holder bank numberTail } status reason createdAt decidedAt } } } }',
    check: (data) => expect(list(data, 'withdrawals.edges').length).toBeGreaterThan(2),
  },
  {
    rest: 'GET /api/user/overview',
    document:
      '{ overview { months { month orderCount spent came went balance } unpaid { count amount payDueAt } receipts { count overdueCount dueAt } papers { kind name expiresOn daysLeft } atStake { goodsCount cartLineCount } couponsEnding setup { reviewStatus papersMissing isContractSigned addressCount } } }',
    check: (data) => expect(list(data, 'overview.months')).toHaveLength(12),
  },
]
