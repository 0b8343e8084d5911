import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../testing/schemaNetwork.ts'
import { list, main, mocks } from '../../testing/zonePage.ts'
import { toasts } from '../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

const offer = (offerID: string, fields: object): object => ({
  id: `CouponOffer:${offerID}`,
  offerID,
  kind: 'THRESHOLD',
  name: `券${offerID}`,
  face: '30.00',
  minimum: '500.00',
  scope: '全场通用',
  leftPercent: 60,
  claimedCount: 0,
  perMember: 1,
  canClaim: true,
  claimEndsAt: '2026-12-20T02:00:00Z',
  validDays: 30,
  ...fields,
})

it('the coupon centre shows each coupon in its state, claims with one key, and keeps a code that was refused', async () => {
  const keys: unknown[] = []
  const { calls } = await renderStorefront(
    '/lqzx?kind=threshold',
    mocks(
      {
        couponCounts: () => ({ unused: 2 }),
        couponOffers: () =>
          list(
            offer('1', {}),
            offer('2', { canClaim: false, claimedCount: 1 }),
            offer('3', { canClaim: false, leftPercent: 0 }),
            offer('4', { kind: 'SHIPPING', face: null, minimum: '0.00' }),
          ),
      },
      {
        claimCoupon: (_: unknown, { input }: Args) => {
          keys.push(input['clientKey'])
          return { coupon: null, offer: offer('1', { claimedCount: 1, canClaim: false }), counts: { unused: 3 } }
        },
        redeemCoupon: () => {
          throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND', userMessage: '券码不存在' })
        },
      },
    ),
  )
  expect(await screen.findByRole('heading', { level: 1, name: /COUPONS 名/ })).toBeTruthy()
  expect(calls[0]).toMatchObject({ variables: { kind: 'THRESHOLD', page: 1 } })
  for (const words of ['规则二', '已领完', '免运费', '无门槛', '2 张未使用']) expect(main()).toContain(words)
  expect(screen.getByRole('link', { name: '已领取，去使用：券2' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: '立即领取：券1' }).click())
  expect(await screen.findByRole('link', { name: '已领取，去使用：券1' })).toBeTruthy()
  expect(main()).toContain('3 张未使用')
  expect(keys).toEqual([expect.any(String)])
  await act(async () => screen.getByRole('button', { name: '兑换' }).click())
  expect(main()).toContain('请输入券码')
  const field = screen.getByLabelText<HTMLInputElement>('券码兑换')
  fireEvent.change(field, { target: { value: 'ABC' } })
  await act(async () => screen.getByRole('button', { name: '兑换' }).click())
  await waitFor(() => expect(main()).toContain('券码不存在'))
  expect(field.value).toBe('ABC')
})

it('a visitor is led to log in before claiming, and an empty centre says so', async () => {
  await renderStorefront('/lqzx', mocks({ viewer: () => null, couponOffers: () => list(offer('1', {})) }))
  expect((await screen.findByRole('link', { name: '登录后领取：券1' })).getAttribute('href')).toBe('/login?next=%2Flqzx')
  expect(screen.queryByLabelText('券码兑换')).toBeNull()
})

it.each([
  ['/yx?category=1100', 'PreferredPageQuery', { zone: 'PREFERRED', categoryID: '1100' }],
  ['/yx_table', 'PreferredTablePageQuery', { zone: 'PREFERRED' }],
  ['/jxqzc', 'NearExpiryPageQuery', { zone: 'NEAR_EXPIRY' }],
  ['/qxzq?class=2', 'DevicesPageQuery', { zone: 'DEVICES', deviceClasses: ['CLASS_2'] }],
  ['/qxzq?class=9', 'DevicesPageQuery', { zone: 'DEVICES', deviceClasses: null }],
  ['/zyyp', 'HerbsPageQuery', { zone: 'HERBS' }],
  ['/kxzq', 'ControlledPageQuery', { zone: 'CONTROLLED' }],
  ['/welfare', 'WelfarePageQuery', { zone: 'WELFARE' }],
])('%s asks for the goods of its zone under its own rules', async (at, name, filter) => {
  const { calls } = await renderStorefront(at, mocks({ goodsList: () => list(), cart: () => null }))
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`${filter.zone} 名`) })).toBeTruthy()
  expect(calls[0]).toMatchObject({ name, variables: { filter, sort: 'RECOMMENDED' } })
  for (const words of ['规则一', '专区里暂时没有商品']) expect(main()).toContain(words)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('on a phone the rules of a zone are one press away, elsewhere they are in sight', async () => {
  await renderStorefront('/zyyp', mocks({ goodsList: () => list(), cart: () => null }))
  const folded = (await screen.findByText('规则 2 条')).closest('details')
  expect(folded?.open).toBe(false)
  const rules = screen.getAllByRole('list', { name: '专区规则', hidden: true })
  expect(rules.map((rule) => [folded?.contains(rule), rule.textContent])).toEqual([
    [false, '规则一规则二'],
    [true, '规则一规则二'],
  ])
})

it('the free-shipping zone says what each warehouse still lacks', async () => {
  const warehouse = {
    warehouse: { warehouseID: '1', name: '主仓' },
    goodsAmount: '120.00',
    freeOver: '500.00',
    shipping: '12.00',
    shortOfFree: '380.00',
  }
  await renderStorefront(
    '/yx',
    mocks({
      goodsList: () => list(),
      cart: () => ({ warehouses: [warehouse, { ...warehouse, warehouse: { warehouseID: '2', name: '中药仓' }, shipping: '0.00' }] }),
    }),
  )
  await screen.findByText('主仓：再买 ¥380.00 满额包邮')
  expect(main()).toContain('中药仓：已包邮')
})

it('a zone that cannot be fetched says why and keeps its rules', async () => {
  await renderStorefront(
    '/jxqzc',
    mocks({
      goodsList: () => {
        throw gatewayFailure('UPSTREAM_UNAVAILABLE')
      },
    }),
  )
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(main()).toContain('规则一')
})

const promotion = (promotionID: string, status: string, fields: object = {}): object => ({
  promotionID,
  name: `活动${promotionID}`,
  status,
  startsAt: '2026-11-21T02:00:00Z',
  endsAt: '2026-12-20T02:00:00Z',
  isForAllGoods: false,
  goodsCount: 9,
  terms: ['满 ¥300 减 ¥20', '满 ¥2,000 打 9.4 折'],
  ...fields,
})

it('/hb says what comes back after receipt, how far the cart is, and the way to other activities', async () => {
  const terms = ['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30']
  const counted = {
    promotionID: '1',
    amount: '880.00',
    discount: '0.00',
    tiers: [],
    applied: '收货后返 ¥10',
    next: '满 ¥1,000 返 ¥30，还差 ¥120.00',
  }
  const { calls } = await renderStorefront(
    '/hb',
    mocks({
      serverTime: () => '2026-11-20T02:00:00Z',
      cart: () => ({ promotions: [counted] }),
      promotionOffers: () => list(promotion('1', 'RUNNING', { kind: 'CASHBACK', terms })),
    }),
  )
  await screen.findByText('活动1')
  for (const words of [...terms, '采购单收货后返 ¥10；满 ¥1,000 返 ¥30，还差 ¥120.00']) expect(main()).toContain(words)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('link', { name: '看满减、满件减等其他活动' }).getAttribute('href')).toBe('/yjh')
  expect(JSON.stringify(calls)).not.toContain('FULL_REDUCTION')
})

it('full reductions stand with their steps, their state and the way to their goods', async () => {
  const counted = {
    promotionID: '1',
    amount: '250.00',
    discount: '20.00',
    tiers: [
      { full: '200.00', minus: '20.00', isReached: true, short: '0.00' },
      { full: '500.00', minus: '60.00', isReached: false, short: '250.00' },
    ],
  }
  await renderStorefront(
    '/yjh',
    mocks({
      serverTime: () => '2026-11-20T02:00:00Z',
      cart: () => ({ promotions: [counted, { ...counted, promotionID: '2', amount: '0.00', discount: '0.00' }] }),
      promotionOffers: () =>
        list(promotion('1', 'RUNNING', { terms: ['每满 ¥300 减 ¥20', '最多减 ¥80'] }), promotion('2', 'WAITING'), promotion('3', 'OVER')),
    }),
  )
  await screen.findByText('活动1')
  for (const words of [
    '每满 ¥300 减 ¥20',
    '最多减 ¥80',
    '满 ¥2,000 打 9.4 折',
    '未开始',
    '距开始',
    '已结束',
    '9 种商品参加',
    '采购单已减 ¥20.00，再买 ¥250.00 减 ¥60.00',
  ])
    expect(main()).toContain(words)
  // Of an activity for which the cart has nothing, nothing of the cart is said.
  expect(main()).not.toContain('采购单已选')
  expect(screen.getByRole('link', { name: '去凑单：活动1' }).getAttribute('href')).toBe('/yjh/1')
  expect(screen.queryByRole('link', { name: '去凑单：活动3' })).toBeNull()
})

it.each([
  ['/Hdzx/2,1', ['2', '1'], '2', '活动还没有开始'],
  ['/Hdzx/2,1/1', ['2', '1'], '1', '活动商品已下架'],
  ['/Hdzx/2,3/3', ['2', '3'], '3', '活动已结束'],
  ['/Hdzx/2,1/9', ['2', '1'], '9', '没有这个活动'],
  ['/yjh/1', null, '1', '活动商品已下架'],
])('%s opens one activity among its tabs and says how it stands', async (at, ids, openID, words) => {
  const { calls } = await renderStorefront(
    at,
    mocks({
      promotionOffers: () => list(promotion('2', 'WAITING'), promotion('1', 'RUNNING'), promotion('3', 'OVER')),
      promotion: () => ({ promotionID: '1', goods: list() }),
    }),
  )
  expect(await screen.findByText(words)).toBeTruthy()
  expect(calls[0]).toMatchObject({ name: 'PromotionPageQuery', variables: { ids, openID } })
})
