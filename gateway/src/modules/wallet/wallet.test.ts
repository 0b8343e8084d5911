import { describe, expect, it } from 'vitest'
import type { RestMoneyEntry, RestRecharge, RestWallet, RestWithdrawal } from '../../rest/restTypes.ts'
import { listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const wallet: RestWallet = {
  member_id: '7',
  balance: '1250.00',
  withdrawing: '0.00',
  points: 12,
  voucher: '70.00',
  voucher_count: 2,
  channels: ['sandbox', 'crypto'],
  recharge: { min: '1.00', max: '200000.00' },
  withdraw: { min: '10.00', max: '200000.00' },
  bank: null,
}
const entry: RestMoneyEntry = {
  seq: 3,
  at: 1_795_226_702,
  use_type: 'pay',
  title: '支付订单',
  amount: '-150.00',
  balance: '1250.00',
  order_id: '12',
  order_no: 'N12',
  trade_no: 'T9',
  after_sale_id: null,
  recharge_no: null,
  withdraw_no: null,
  ref: 'order:12',
}
const recharge: RestRecharge = {
  id: '5',
  no: 'C1',
  amount: '500.00',
  channel: 'sandbox',
  status: 'pending',
  kind: 'qr',
  qr: 'x',
  qr_image: '/files/recharge/5.svg',
  url: 'http://localhost/cashier/C1?sig=x',
  created_at: 1_795_226_702,
  expires_at: 1_795_228_502,
  settled_at: null,
}
const withdrawal: RestWithdrawal = {
  id: '3',
  no: 'W1',
  amount: '45.00',
  holder: '示范药房',
  bank: '演示银行',
  account_tail: '8888',
  status: 'requested',
  status_text: '审核中',
  reason: null,
  bank_txn: null,
  created_at: 1_795_226_702,
  decided_at: null,
}

describe('the wallet', () => {
  it('the wallet is a node of its owner alone and offers only channels it has a name for', async () => {
    const { ask, rest } = openHarness({ 'GET /api/user/user_money': ok(wallet) })
    const fields = '... on Wallet { balance rechargeChannels bankAccount { bank } rechargeLimits { max } }'
    const { data } = await ask(
      `{
        wallet { id }
        mine: node(id: "${toGlobalId('Wallet', '7')}") { ${fields} }
        other: node(id: "${toGlobalId('Wallet', '8')}") { ${fields} }
      }`,
    )
    expect(data).toEqual({
      wallet: { id: toGlobalId('Wallet', '7') },
      mine: { balance: '1250.00', rechargeChannels: ['SANDBOX'], bankAccount: null, rechargeLimits: { max: '200000.00' } },
      other: null,
    })
    expect(new Set(rest.calls)).toEqual(new Set(['GET /api/user/user_money']))
  })

  it.each([
    [
      'moneyLog(filter: { use: PAY, from: "2026-11-21T02:05:02Z" }, page: 2)',
      'GET /api/user/user_money_log?page=2&per_page=20&use_type=pay&start_time=1795226702',
    ],
    ['voucherLog(first: 5)', 'GET /api/user/voucher_log?page=1&per_page=5'],
  ])('the list %s of the wallet asks for %s', async (field, call) => {
    const { ask, rest } = openHarness({ [call.split('?')[0] ?? '']: ok({ ...listBody([entry]), came: '1.00', went: '150.00' }) })
    const { data, errors } = await ask(`{ log: ${field} { totalCount came went edges { node { seq use orderID amount afterSaleID } } } }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      log: {
        totalCount: 1,
        came: '1.00',
        went: '150.00',
        edges: [{ node: { seq: 3, use: 'PAY', orderID: '12', amount: '-150.00', afterSaleID: null } }],
      },
    })
    expect(rest.calls).toEqual([call])
  })

  it('the wallet tells points and vouchers with what they come to', async () => {
    const points = {
      seq: 1,
      at: 1_795_226_702,
      title: '购物返积分',
      points: 128,
      after: 128,
      order_id: '12',
      order_no: 'N12',
      after_sale_id: null,
      points_order_no: null,
    }
    const piece = {
      id: '4',
      face: '50.00',
      left: '20.00',
      reason: '店庆礼金',
      status: 'unused',
      created_at: 1_795_226_702,
      expires_at: 1_800_410_400,
    }
    const { ask, rest } = openHarness({
      'GET /api/user/points_log': ok({ ...listBody([points]), came: 128, went: 0 }),
      'GET /api/user/voucher': ok({ ...listBody([piece]), usable: '20.00', counts: { unused: 1, used: 2, expired: 0 } }),
    })
    const { data } = await ask(
      '{ pointsLog(filter: { flow: EARNED }) { came edges { node { points after orderNo } } } vouchers(filter: { status: UNUSED }) { usable counts { used } edges { node { voucherID left status } } } }',
    )
    expect(data).toEqual({
      pointsLog: { came: 128, edges: [{ node: { points: 128, after: 128, orderNo: 'N12' } }] },
      vouchers: { usable: '20.00', counts: { used: 2 }, edges: [{ node: { voucherID: '4', left: '20.00', status: 'UNUSED' } }] },
    })
    expect(rest.calls).toEqual([
      'GET /api/user/points_log?page=1&per_page=20&type=in',
      'GET /api/user/voucher?page=1&per_page=20&status=unused',
    ])
  })
})

describe('recharges and withdrawals', () => {
  it('recharges and withdrawals are made under the client’s key and found again as nodes', async () => {
    const { ask, rest } = openHarness({
      'POST /api/user/recharge': ok(recharge),
      'GET /api/user/recharge/5': ok({ ...recharge, status: 'settled', settled_at: 1_795_226_800 }),
      'POST /api/user/withdraw': ok(withdrawal),
      'GET /api/user/user_money': ok(wallet),
      'GET /api/user/withdraw/3': ok({ ...withdrawal, status: 'rejected', reason: '不符' }),
      'GET /api/user/withdraw': ok(listBody([withdrawal])),
    })
    const begun = await ask(
      'mutation { startRecharge(input: { amount: "500.00", channel: SANDBOX, clientKey: "key-00000001" }) { recharge { id status url qrImage { url } } } }',
    )
    expect(begun.data).toEqual({
      startRecharge: {
        recharge: { id: toGlobalId('Recharge', '5'), status: 'PENDING', url: recharge.url, qrImage: { url: recharge.qr_image } },
      },
    })
    const asked = await ask(
      'mutation { requestWithdrawal(input: { amount: "45.00", holder: "示范药房", bank: "演示银行", accountNumber: "6222000011118888", clientKey: "key-00000002" }) { withdrawal { status bankAccount { numberTail } } wallet { balance } } }',
    )
    expect(asked.data).toEqual({
      requestWithdrawal: { withdrawal: { status: 'REQUESTED', bankAccount: { numberTail: '8888' } }, wallet: { balance: '1250.00' } },
    })
    expect(rest.calls).toEqual([
      'POST /api/user/recharge amount=500.00&channel=sandbox&client_key=key-00000001',
      'POST /api/user/withdraw amount=45.00&holder=示范药房&bank=演示银行&bank_account=6222000011118888&client_key=key-00000002',
      'GET /api/user/user_money',
    ])
    const again = await ask(
      `{
        recharge(rechargeID: "5") { status settledAt } none: recharge(rechargeID: "5/../1") { id }
        node(id: "${toGlobalId('Withdrawal', '3')}") { ... on Withdrawal { status reason } } withdrawals { totalCount }
      }`,
    )
    expect(again.data).toEqual({
      recharge: { status: 'SETTLED', settledAt: '2026-11-21T02:06:40Z' },
      none: null,
      node: { status: 'REJECTED', reason: '不符' },
      withdrawals: { totalCount: 1 },
    })
  })

  it('recharges and withdrawals say when the balance is short', async () => {
    const { ask } = openHarness({ 'POST /api/user/withdraw': refused(400, '余额不足', { reason: 'BALANCE_SHORT' }) })
    const { errors } = await ask(
      'mutation { requestWithdrawal(input: { amount: "45.00", holder: "a", bank: "b", accountNumber: "1", clientKey: "key-00000002" }) { withdrawal { id } } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason: 'BALANCE_SHORT' })
  })
})

describe('the overview', () => {
  it('the overview is one call', async () => {
    const body = {
      months: [{ month: '2026-11', orders: 6, spent: '4120.50', came: '1.00', went: '2.00', balance: '3.00' }],
      unpaid: { count: 1, amount: '278.00', pay_until: 1_795_226_702 },
      receipts: { due: 1, overdue: 0, due_at: null },
      papers: [{ kind: 'gsp', name: 'GSP证书', valid_to: '2026-12-15', days_left: 24 }],
      at_stake: { goods: 312, cart_lines: 3 },
      coupons_ending: 2,
    }
    const { ask, rest } = openHarness({ 'GET /api/user/overview': ok(body) })
    expect(
      (
        await ask(
          '{ overview { months { month orderCount spent } unpaid { count payDueAt } receipts { dueAt } papers { kind daysLeft } atStake { goodsCount cartLineCount } couponsEnding } }',
        )
      ).data,
    ).toEqual({
      overview: {
        months: [{ month: '2026-11', orderCount: 6, spent: '4120.50' }],
        unpaid: { count: 1, payDueAt: '2026-11-21T02:05:02Z' },
        receipts: { dueAt: null },
        papers: [{ kind: 'GSP', daysLeft: 24 }],
        atStake: { goodsCount: 312, cartLineCount: 3 },
        couponsEnding: 2,
      },
    })
    expect(rest.calls).toEqual(['GET /api/user/overview'])
  })
})

describe('the words of filters', () => {
  it.each([
    ['pointsLog(filter: { flow: SPENT })', 'GET /api/user/points_log?page=1&per_page=20&type=out'],
    ['pointsLog(filter: { flow: EARNED })', 'GET /api/user/points_log?page=1&per_page=20&type=in'],
    ['moneyLog(filter: { use: REFUND })', 'GET /api/user/user_money_log?page=1&per_page=20&use_type=refund'],
    ['invoices(filter: { status: REJECTED })', 'GET /api/invoice?page=1&per_page=20&status=failed'],
    ['goodsList(sort: RECOMMENDED)', 'GET /api/goods/list?page=1&per_page=20&sort=default&fields=total,correction,data.id'],
  ])('%s asks in the marketplace’s words', async (field, call) => {
    const { ask, rest } = openHarness({})
    await ask(`{ ${field} { totalCount } }`)
    expect(rest.calls).toEqual([call])
  })
})
