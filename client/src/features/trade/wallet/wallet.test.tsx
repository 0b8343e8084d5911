import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { liveNews } from '../../ground/live/liveNews.ts'

type Args = { readonly input: Record<string, unknown> }
const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
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
  bankAccount: { holder: '测试药房', bank: '演示银行', numberTail: '8888' },
}
const entry = {
  seq: 3,
  at: '2026-11-20T02:05:00Z',
  use: 'PAY',
  title: '支付订单',
  amount: '-150.00',
  balance: '100.00',
  orderID: '12',
  orderNo: 'D12',
  afterSaleID: '5',
  rechargeNo: null,
  withdrawalNo: null,
}
const overview = {
  months: [
    { month: '2026-10', orderCount: 2, spent: '300.00', came: '0.00', went: '0.00', balance: '250.00' },
    { month: '2026-11', orderCount: 1, spent: '150.00', came: '0.00', went: '150.00', balance: '100.00' },
  ],
  unpaid: { count: 0, amount: '0.00', payDueAt: null },
  receipts: { count: 1, overdueCount: 1, dueAt: '2026-11-01T02:05:00Z' },
  couponsEnding: 0,
  papers: [
    { kind: 'GSP', name: 'GSP证书', expiresOn: '2026-11-10', daysLeft: -11 },
    { kind: 'AUTHORITY_LETTER', name: '采购委托书', expiresOn: '2026-12-01', daysLeft: 10 },
  ],
  atStake: { goodsCount: 312, cartLineCount: 3 },
  setup: { reviewStatus: 'APPROVED', papersMissing: [], isContractSigned: true, addressCount: 1 },
}

function mocks(mutations: Mocks[string] = {}, more: Mocks[string] = {}): Mocks {
  return {
    Query: {
      serverTime: () => '2026-11-21T02:05:00Z',
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, messageCount: 0, isReviewed: true }),
      cartBadge: () => 0,
      categories: () => [],
      orderCounts: () => ({ unpaid: 0, toShip: 0, shipped: 0, inAfterSale: 0 }),
      wallet: () => wallet,
      overview: () => overview,
      orders: () => ({ edges: [] }),
      usableCoupons: () => ({ edges: [] }),
      moneyLog: () => ({ totalCount: 1, came: '0.00', went: '150.00', edges: [{ node: entry }], pageCursors: cursors }),
      withdrawals: () => ({ edges: [] }),
      ...more,
    },
    Mutation: mutations,
  }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''
const press = async (name: string): Promise<void> => act(async () => (await screen.findAllByRole('button', { name })).at(-1)?.click())
const fill = (label: string, value: string): void => void act(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

afterEach(() => {
  vi.useRealTimers()
  act(() => liveNews.setOpen(false))
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('the balance (/yegl)', () => {
  it('the balance links each line to its order and its after-sale', async () => {
    await renderStorefront('/yegl', mocks())
    expect((await screen.findByRole('link', { name: 'D12' })).getAttribute('href')).toBe('/order/info/12')
    expect(screen.getByRole('link', { name: '查看售后' }).getAttribute('href')).toBe('/order/afterSalesInfo/5')
    expect(main()).toContain('−150.00')
  })

  it('the balance shows a dash for what a host does not say of an entry', async () => {
    const untold = { ...entry, seq: null, at: null, amount: null, balance: null }
    const edges = [{ node: { ...untold, title: '支付订单' } }, { node: { ...untold, title: '充值', orderID: null, afterSaleID: null } }]
    await renderStorefront('/yegl', mocks({}, { moneyLog: () => ({ totalCount: 2, came: null, went: null, edges, pageCursors: cursors }) }))
    const rows = [...(await screen.findByRole('table', { name: '余额明细' })).querySelectorAll('tbody tr')]
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['—', '支付订单订单 D12 复制查看售后', '—', '—'],
      ['—', '充值', '—', '—'],
    ])
  })

  it('the balance is recharged for an amount that is one, once however often it is sent', async () => {
    let isDown = false
    const begin = vi.fn((..._asked: [unknown, Args]) => {
      if (isDown) throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
      return { recharge: { id: 'Recharge:7', rechargeID: '7', status: 'PENDING' } }
    })
    const shown = {
      id: 'Recharge:7',
      rechargeID: '7',
      rechargeNo: 'C7',
      amount: '50.00',
      channel: 'SANDBOX',
      status: 'PENDING',
      kind: 'QR',
      qrImage: null,
      url: 'http://localhost/cashier/C7',
      expiresAt: '2026-11-21T02:35:00Z',
      settledAt: null,
    }
    await renderStorefront('/yegl', mocks({ startRecharge: begin }, { recharge: () => shown }))
    await press('充值')
    await screen.findByLabelText('充值金额（元）')
    fill('充值金额（元）', '0.5')
    await press('去支付')
    expect(await screen.findByText(/请填写 1.00 元至 200,000.00 元之间的金额/)).toBeTruthy()
    await press('500 元')
    const amount = screen.getByLabelText<HTMLInputElement>('充值金额（元）')
    const pressed = (): (string | null)[] =>
      [...screen.getByRole('group', { name: '常用金额' }).querySelectorAll('button')].map((chip) => chip.getAttribute('aria-pressed'))
    expect([amount.value, pressed(), screen.queryByText(/请填写 1.00 元至/)]).toEqual(['500', ['true', 'false', 'false', 'false'], null])
    isDown = true
    await press('去支付')
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(1))
    await press('去支付')
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(2))
    fill('充值金额（元）', '50')
    isDown = false
    await press('去支付')
    await waitFor(() => expect(begin).toHaveBeenCalledTimes(3))
    const inputs = begin.mock.calls.map(([, { input }]) => input)
    expect(inputs.map((input) => [input['amount'], input['channel']])).toEqual([
      ['500.00', 'SANDBOX'],
      ['500.00', 'SANDBOX'],
      ['50.00', 'SANDBOX'],
    ])
    const [first, second, third] = inputs.map((input) => input['clientKey'])
    expect([first === second, second === third]).toEqual([true, false])
    expect((await screen.findByRole('link', { name: '打开模拟收银台付款' })).getAttribute('href')).toBe(shown.url)
  })

  it('a balance that is being recharged hears of it by the stream, and asks by itself only where there is none', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const state = { status: 'PENDING' }
    const shown = {
      id: 'Recharge:7',
      rechargeID: '7',
      rechargeNo: 'C7',
      amount: '50.00',
      channel: 'SANDBOX',
      kind: 'QR',
      qrImage: null,
      url: 'http://localhost/cashier/C7',
      expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    }
    const { calls } = await renderStorefront(
      '/yegl?recharge=7',
      mocks({}, { recharge: () => ({ ...shown, ...state, settledAt: state.status === 'SETTLED' ? '2026-11-21T02:06:00Z' : null }) }),
    )
    const asked = (): number => calls.filter(({ name }) => name === 'RechargeDeskQuery').length
    await screen.findByText('完成充值')
    await act(async () => void vi.advanceTimersByTime(3_000))
    await waitFor(() => expect(asked()).toBe(1))
    await act(async () => liveNews.setOpen(true))
    await waitFor(() => expect(asked()).toBe(2))
    await act(async () => void vi.advanceTimersByTime(60_000))
    await act(async () => liveNews.tell({ __typename: 'RechargeChanged', rechargeID: '8' }))
    expect(asked()).toBe(2)
    state.status = 'SETTLED'
    await act(async () => liveNews.tell({ __typename: 'RechargeChanged', rechargeID: '7' }))
    expect(await screen.findByText(/充值成功/)).toBeTruthy()
    expect(asked()).toBe(3)
  })

  it('the balance is moved only by a colleague whom the shop allows to', async () => {
    await renderStorefront('/yegl', mocks({}, { viewer: () => ({ memberID: '1', company: '测试药房', canMoveFunds: false }) }))
    await screen.findByText(/角色是采购/)
    expect([screen.queryByRole('button', { name: '充值' }), screen.queryByRole('button', { name: '提现' })]).toEqual([null, null])
    expect(screen.getByRole('link', { name: '月度对账单' })).toBeTruthy()
  })

  it('the balance is withdrawn from only with a whole form; a refusal stands beside its field', async () => {
    const ask = vi.fn((..._asked: [unknown, Args]) => {
      throw Object.assign(new Error('余额不足，当前可用 80.00 元'), {
        extensions: { code: 'BUSINESS_REJECTED', reason: 'BALANCE_SHORT', userMessage: '余额不足，当前可用 80.00 元' },
      })
    })
    await renderStorefront('/yegl', mocks({ requestWithdrawal: ask }))
    await press('提现')
    await screen.findByLabelText('提现金额（元）')
    fill('提现金额（元）', '100.01')
    await press('提交申请')
    expect((await screen.findAllByText('可用余额只有 100.00 元')).length).toBeGreaterThan(0)
    expect(screen.getByText('银行账号应为8至30位数字')).toBeTruthy()
    expect(ask).not.toHaveBeenCalled()
    fill('提现金额（元）', '90')
    fill('银行账号', '6222 0000 1111 2222')
    await press('提交申请')
    await waitFor(() =>
      expect(ask.mock.calls[0]?.[1].input).toMatchObject({
        amount: '90.00',
        holder: '测试药房',
        bank: '演示银行',
        accountNumber: '6222000011112222',
      }),
    )
    expect(await screen.findByText('余额不足，当前可用 80.00 元')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('银行账号').value).toBe('6222 0000 1111 2222')
  })
})

describe('the member centre (/user)', () => {
  it('the member centre tells what to do next, the most urgent first, with what it costs not to', async () => {
    await renderStorefront('/user', mocks())
    const steps = await screen.findByRole('list', { name: '待办' })
    expect([...steps.querySelectorAll('li')].map((step) => step.textContent)).toEqual([
      expect.stringContaining('GSP证书已于 2026-11-10 过期更新前不能采购：影响 312 种商品和采购单中的 3 种'),
      expect.stringContaining('采购委托书还有 10 天到期'),
      expect.stringContaining('1 份含麻回执已逾期交回前不能再买含麻黄碱商品'),
    ])
    const sections = ['测试药房 已认证', '待办', '最近订单', '先到期的优惠券', '近 12 个月采购额', '近 12 个月余额']
    expect([...document.querySelectorAll('main section > div:first-child > h2')].map((title) => title.textContent)).toEqual(sections)
    expect(screen.getByRole('img', { name: '近 12 个月每月采购额' }).querySelectorAll('rect')).toHaveLength(2)
    expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual(
      expect.arrayContaining(['2026-111150.00', '2026-102300.00']),
    )
  })

  it('the member centre leads a new shop to its first order, step by step', async () => {
    const calm = { ...overview, papers: [], receipts: { count: 0, overdueCount: 0, dueAt: null } }
    await renderStorefront(
      '/user',
      mocks(
        {},
        {
          viewer: () => ({ memberID: '1', company: '测试药房', standing: 'PAPERS_MISSING' }),
          overview: () => ({
            ...calm,
            setup: { reviewStatus: 'PENDING', papersMissing: ['营业执照', 'GSP证书'], isContractSigned: false, addressCount: 0 },
          }),
        },
      ),
    )
    await screen.findByText('还差 2 项证照：营业执照、GSP证书')
    expect(screen.getByRole('heading', { name: '测试药房 待交证照' })).toBeTruthy()
    expect(
      ['去提交', '去签署', '去添加'].map((words) => screen.getByRole('link', { name: new RegExp(words) }).getAttribute('href')),
    ).toEqual(['/register/step3', '/dzht?next=%2Fuser', '/addr'])
    cleanup()
    await renderStorefront(
      '/user',
      mocks(
        {},
        { overview: () => ({ ...calm, setup: { reviewStatus: 'PENDING', papersMissing: [], isContractSigned: true, addressCount: 1 } }) },
      ),
    )
    expect(await screen.findByText(/资质审核中，通常/)).toBeTruthy()
    expect(main()).not.toContain('没有待办')
  })

  it('the member centre is calm when nothing waits', async () => {
    await renderStorefront(
      '/user',
      mocks({}, { overview: () => ({ ...overview, papers: [], receipts: { count: 0, overdueCount: 0, dueAt: null } }) }),
    )
    expect(await screen.findByText(/没有待办/)).toBeTruthy()
  })

  it('the member centre lists coupons that can be used now, with the day they end or how soon', async () => {
    const coupon = (id: string, name: string, expiresAt: string) => ({ node: { id, name, face: '10.00', minimum: '200.00', expiresAt } })
    const edges = [coupon('Coupon:1', '新客券', '2026-11-22T02:05:00Z'), coupon('Coupon:2', '满减券', '2026-12-31T02:05:00Z')]
    await renderStorefront('/user', mocks({}, { usableCoupons: () => ({ edges }) }))
    const rows = (await screen.findByText('新客券')).closest('ul')?.querySelectorAll('li')
    expect([...(rows ?? [])].map((row) => row.querySelector('div')?.textContent)).toEqual([
      '新客券24 小时内到期',
      '满减券2026-12-31 前有效',
    ])
  })
})

it('a coupon of which a host says nothing but the name stands without amount and date, and can still be used', async () => {
  const coupon = { id: 'Coupon:61', kind: null, name: '开业券', face: null, minimum: null, scope: '', status: null, expiresAt: null }
  const edges = [{ node: { ...coupon, goodsIDs: [], goods: [] } }]
  const { calls } = await renderStorefront('/yhq', mocks({}, { coupons: () => ({ totalCount: 1, edges, pageCursors: cursors }) }))
  expect(calls[0]).toMatchObject({ name: 'CouponsPageQuery', variables: { status: 'UNUSED', page: 1 } })
  const slip = (await screen.findByRole('list', { name: '优惠券' })).querySelector('li')
  expect(slip?.textContent).toBe('— 开业券有效期以商城为准 去使用')
  expect(slip?.hasAttribute('data-over')).toBe(false)
})
