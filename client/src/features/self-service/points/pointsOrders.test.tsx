import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { frameMocks } from '../../../testing/frameMocks.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const order = (pointsOrderID: string, status: string, statusText: string, more: object = {}): object => ({
  id: `PointsOrder:${pointsOrderID}`,
  pointsOrderID,
  orderNo: `J${pointsOrderID}`,
  status,
  statusText,
  name: '血压计',
  spec: '臂式',
  image: null,
  quantity: 2,
  totalPoints: 600,
  address: '示例路1号',
  carrier: null,
  trackingNumber: null,
  createdAt: '2026-11-20T02:05:00Z',
  canReceive: false,
  receivedAt: null,
  ...more,
})
const list = (...nodes: object[]): object => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
})

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

it('orders of the points mall tell their state in a colour, and which parcel they are in', async () => {
  const orders = list(
    order('3', 'PLACED', '待发货'),
    order('2', 'SHIPPED', '已发货', { carrier: '顺丰', trackingNumber: 'SF1' }),
    order('1', 'RECEIVED', '已收货', { trackingNumber: 'SF0' }),
  )
  await renderStorefront('/jfdd', frameMocks({ pointsOrders: () => orders }))
  const rows = within(await screen.findByRole('list', { name: '积分订单' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '血压计 ×2 待发货臂式2026-11-20 10:05　订单 J3 复制示例路1号600 积分',
    '血压计 ×2 已发货臂式2026-11-20 10:05　订单 J2 复制示例路1号　顺丰 SF1600 积分',
    '血压计 ×2 已收货臂式2026-11-20 10:05　订单 J1 复制示例路1号　 SF0600 积分',
  ])
  const [placed, shipped, received] = ['待发货', '已发货', '已收货'].map((text) => screen.getByText(text).className)
  expect([placed === shipped, shipped === received]).toEqual([true, false])
})

it('an order of the points mall that has arrived is confirmed once, and by the buyer alone', async () => {
  const confirm = vi.fn((..._asked: [unknown, { input: object }]) => ({ pointsOrder: order('2', 'RECEIVED', '已收货') }))
  const orders = list(order('2', 'SHIPPED', '已发货', { canReceive: true }), order('1', 'PLACED', '待发货'))
  await renderStorefront('/jfdd', frameMocks({ pointsOrders: () => orders }, { receivePointsOrder: confirm }))
  await act(async () => (await screen.findByRole('button', { name: '确认收货' })).click())
  await waitFor(() => expect(screen.getByText('已收货')).toBeTruthy())
  expect(confirm.mock.calls.map(([, { input }]) => input)).toMatchObject([{ pointsOrderID: '2' }])
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  expect(screen.getByText('已确认收货')).toBeTruthy()
})

it('the list of orders of the points mall says so when there is none', async () => {
  await renderStorefront('/jfdd', frameMocks({ pointsOrders: () => list() }))
  expect(await screen.findByText('还没有积分订单')).toBeTruthy()
})
