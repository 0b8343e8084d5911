import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { frameMocks } from '../../../testing/frameMocks.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'

const bankAccount = { holder: '测试药房', bank: '演示银行', numberTail: '8888' }
const wallet = {
  id: 'Wallet:1',
  balance: '100.00',
  withdrawing: '0.00',
  points: 12,
  voucher: '70.00',
  voucherCount: 2,
  rechargeChannels: ['SANDBOX'],
  rechargeLimits: { min: '1.00', max: '200000.00' },
  withdrawalLimits: { min: '10.00', max: '200000.00' },
  bankAccount,
}
const withdrawal = (withdrawalNo: string, status: string, statusText: string, more: object = {}): object => ({
  node: {
    id: `Withdrawal:${withdrawalNo}`,
    withdrawalNo,
    status,
    statusText,
    amount: '90.00',
    reason: null,
    bankReference: null,
    createdAt: '2026-11-20T02:05:00Z',
    decidedAt: null,
    bankAccount,
    ...more,
  },
})

afterEach(() => vi.unstubAllGlobals())

it('each withdrawal tells its state in a colour, its number at the bank, and why it came back', async () => {
  const edges = [
    withdrawal('W3', 'REQUESTED', '审核中'),
    withdrawal('W2', 'PAID', '已打款', { bankReference: 'B7' }),
    withdrawal('W1', 'REJECTED', '已退回', { reason: '账号有误' }),
  ]
  const log = { totalCount: 0, came: '0.00', went: '0.00', edges: [], pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] } }
  await renderStorefront('/yegl', frameMocks({ wallet: () => wallet, moneyLog: () => log, withdrawals: () => ({ edges }) }))
  await act(async () => (await screen.findAllByRole('button', { name: '提现' })).at(-1)?.click())
  const states = await Promise.all(['审核中', '已打款', '已退回'].map((text) => screen.findByText(text)))
  expect(new Set(states.map(({ className }) => className)).size).toBe(3)
  expect(states.map((state) => state.closest('li')?.textContent)).toEqual([
    '演示银行（尾号 8888） 审核中2026-11-20 10:05 申请提现单 W3复制¥90.00',
    '演示银行（尾号 8888） 已打款2026-11-20 10:05 申请，银行流水 B7提现单 W2复制¥90.00',
    '演示银行（尾号 8888） 已退回2026-11-20 10:05 申请提现单 W1复制退回原因：账号有误。款项已退回余额。¥90.00',
  ])
})

it('cash vouchers have what moved on them behind a tab, and only there', async () => {
  const pageCursors = { last: null, around: [{ page: 1, isCurrent: true }] }
  const entry = { seq: 3, at: '2026-11-20T02:05:00Z', title: '满赠', amount: '20.00', balance: '70.00', orderID: null, afterSaleID: null }
  const voucherLog = () => ({
    totalCount: 1,
    came: '20.00',
    went: '0.00',
    edges: [{ node: entry }],
    pageCursors,
  })
  const vouchers = () => ({ totalCount: 0, edges: [], pageCursors })
  await renderStorefront('/xjq?tab=log', frameMocks({ wallet: () => wallet, voucherLog, vouchers }))
  expect((await screen.findByRole('table', { name: '现金券明细' })).querySelector('tbody')?.textContent).toContain('+20.00')
  expect(screen.getByRole('link', { name: '收支明细' }).getAttribute('aria-current')).toBe('page')
  cleanup()
  await renderStorefront('/xjq', frameMocks({ wallet: () => wallet, voucherLog, vouchers }))
  expect(screen.getByRole('link', { name: '可用' }).getAttribute('aria-current')).toBe('page')
  expect([screen.queryByRole('table'), document.querySelector('main')?.textContent?.includes('可用现金券（2 张）¥70.00')]).toEqual([
    null,
    true,
  ])
})
