import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, rest, said, time } from './command.ts'

/** The whole shop, a stretch of orders at a time. */
async function moneyCheck(erp: ErpClient): Promise<string> {
  const found: string[][] = []
  for (let after: string | undefined = '0'; after !== undefined;) {
    const page = await erp.get('/api/erp/money/check', { after })
    for (const row of rowsOf(page, 'data'))
      found.push([
        ...['id', 'no', 'company', 'due', 'voucher', 'balance', 'online', 'told'].map((name) => cell(row, name)),
        rowsOf(row, 'problems').join('；'),
      ])
    after = cell(page, 'next') || undefined
  }
  if (found.length === 0) return '所有订单的退款都对得上。'
  const head = ['订单', '订单号', '门店', '按行应退', '现金券', '余额', '在线', '对账单', '差异']
  return `${table(head, found)}\n\n退款对不上的订单：${found.length}`
}

async function withdrawals(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/withdraw'))
  if (rows.length === 0) return '没有待付的提现。'
  return table(
    ['编号', '单号', '门店', '金额', '户名', '开户行', '账号', '申请时间'],
    rows.map((row) => [
      ...['id', 'no', 'company', 'amount', 'holder', 'bank', 'bank_account'].map((name) => cell(row, name)),
      time(cell(row, 'created_at')),
    ]),
  )
}

export const moneyCommands: readonly Command[] = [
  {
    name: 'transfer received',
    args: 'TRADE AMOUNT BANK-NUMBER',
    what: '银行汇款已到账',
    run: async (erp, args) => {
      const done = await erp.post(`/api/erp/trade/${idOf(args, 0, 'TRADE')}/received`, {
        amount: need(args, 1, 'AMOUNT'),
        txn: need(args, 2, 'BANK-NUMBER'),
      })
      return `交易 ${cell(done, 'trade_id')}：${cell(done, 'pay_status') === 'paid' ? '已付清' : cell(done, 'pay_status')}`
    },
  },
  {
    name: 'transfer reject',
    args: 'TRADE REASON…',
    what: '退回汇款凭证，并说明原因',
    run: async (erp, args) => {
      await erp.post(`/api/erp/trade/${idOf(args, 0, 'TRADE')}/proof_reject`, { reason: rest(args, 1) })
      return '已退回。'
    },
  },
  { name: 'money check', args: '', what: '退款对不上的订单：按行、按支付方式、按账单', run: moneyCheck },
  { name: 'withdrawals', args: '', what: '待付的提现及收款账户', run: withdrawals },
  {
    name: 'withdrawal paid',
    args: 'WITHDRAWAL BANK-NUMBER',
    what: '提现已由银行付出',
    run: async (erp, args) =>
      said(await erp.post(`/api/erp/withdraw/${idOf(args, 0, 'WITHDRAWAL')}/approve`, { txn: need(args, 1, 'BANK-NUMBER') })),
  },
  {
    name: 'withdrawal reject',
    args: 'WITHDRAWAL REASON…',
    what: '退回提现，款项回到余额',
    run: async (erp, args) => said(await erp.post(`/api/erp/withdraw/${idOf(args, 0, 'WITHDRAWAL')}/reject`, { reason: rest(args, 1) })),
  },
]
