import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../testing/schemaNetwork.ts'
import { toasts } from '../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const list = (...nodes: object[]): object => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })), pageCursors: cursors, facets: null })
const member = { memberID: '1', company: '测试药房', isReviewed: true, hotline: null, accountManager: null, addresses: [] }
const zone = (_: unknown, { kind }: { kind: string }): object => ({ kind, name: `${kind} 名`, subtitle: '小字', rules: ['规则一', '规则二'], count: 3, serverTime: '2026-11-20T02:00:00Z' })

function mocks(query: Mocks[string], mutation: Mocks[string] = {}): Mocks {
  return { Query: { viewer: () => member, cartBadge: () => 0, categories: () => [], hotWords: () => [], site: () => null, postPage: () => null, zone, ...query }, Mutation: mutation }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

const offer = (offerID: string, own: object): object => ({
  id: `CouponOffer:${offerID}`, offerID, kind: 'THRESHOLD', name: `券${offerID}`, face: '30.00', minimum: '500.00', scope: '全场通用', leftPercent: 60, claimedCount: 0, perMember: 1, canClaim: true,
  claimEndsAt: '2026-12-20T02:00:00Z', validDays: 30, ...own,
})

it('the coupon centre shows each coupon in its state, claims with one key, and keeps a code that was refused', async () => {
  const keys: unknown[] = []
  const { calls } = await renderStorefront('/lqzx?kind=threshold', mocks(
    { couponCounts: () => ({ unused: 2 }), couponOffers: () => list(offer('1', {}), offer('2', { canClaim: false, claimedCount: 1 }), offer('3', { canClaim: false, leftPercent: 0 }), offer('4', { kind: 'SHIPPING', face: null, minimum: '0.00' })) },
    {
      claimCoupon: (_: unknown, { input }: Args) => {
        keys.push(input['clientKey'])
        return { coupon: null, offer: offer('1', { claimedCount: 1, canClaim: false }), counts: { unused: 3 } }
      },
      redeemCoupon: () => { throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND', userMessage: '券码不存在' }) },
    },
  ))
  expect(await screen.findByRole('heading', { level: 1, name: /COUPONS 名/ })).toBeTruthy()
  expect(calls[0]).toMatchObject({ variables: { kind: 'THRESHOLD', page: 1 } })
  for (const words of ['规则二', '已领完', '免运费', '无门槛', '2 张未使用']) expect(main()).toContain(words)
  expect(screen.getByRole('link', { name: '已领取，去使用：券2' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: '领取：券1' }).click())
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
  ['/yx?category=1100', 'PREFERRED', { zone: 'PREFERRED', categoryID: '1100' }, 'DEFAULT'],
  ['/yx_table', 'PREFERRED', { zone: 'PREFERRED' }, 'DEFAULT'],
  ['/jxqzc', 'NEAR_EXPIRY', { zone: 'NEAR_EXPIRY' }, 'DEFAULT'],
  ['/qxzq', 'DEVICES', { zone: 'DEVICES' }, 'DEFAULT'],
  ['/zyyp', 'HERBS', { zone: 'HERBS' }, 'DEFAULT'],
  ['/kxzq', 'CONTROLLED', { zone: 'CONTROLLED' }, 'DEFAULT'],
  ['/kxzq_new', 'CONTROLLED_NEW', { zone: 'CONTROLLED' }, 'NEW'],
])('%s asks for the goods of its zone under its own rules', async (at, kind, filter, sort) => {
  const { calls } = await renderStorefront(at, mocks({ goodsList: () => list(), cart: () => null }))
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`${kind} 名`) })).toBeTruthy()
  expect(calls[0]).toMatchObject({ name: 'ZoneGoodsPageQuery', variables: { kind, filter, sort } })
  for (const words of ['规则一', '专区里暂时没有商品']) expect(main()).toContain(words)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('the free-shipping zone says what each warehouse still lacks', async () => {
  const warehouse = { warehouse: { warehouseID: '1', name: '主仓' }, goodsAmount: '120.00', freeOver: '500.00', shipping: '12.00', shortOfFree: '380.00' }
  await renderStorefront('/yx', mocks({ goodsList: () => list(), cart: () => ({ warehouses: [warehouse, { ...warehouse, warehouse: { warehouseID: '2', name: '中药仓' }, shipping: '0.00' }] }) }))
  await screen.findByText('主仓：再买 ¥380.00 满额包邮')
  expect(main()).toContain('中药仓：已包邮')
})

it('a zone that cannot be had says why and keeps its rules', async () => {
  await renderStorefront('/jxqzc', mocks({ goodsList: () => { throw gatewayFailure('UPSTREAM_UNAVAILABLE') } }))
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(main()).toContain('规则一')
})
