import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }
const shop = (role: string) => ({
  memberID: '1',
  company: '测试药房',
  role,
  reviewStatus: 'APPROVED',
  address: null,
  isCurrent: true,
  cartCount: 0,
  unpaidCount: 0,
  papersDueCount: 0,
})
const colleague = (accountID: string, changes: object = {}) => ({
  accountID,
  name: `员工${accountID}`,
  phone: '138****0002',
  role: 'BUYER',
  joinedAt: '2026-11-20T02:00:00Z',
  lastSeenAt: null,
  isSelf: false,
  ...changes,
})
const owner = colleague('1', { name: '王店长', role: 'OWNER', isSelf: true, lastSeenAt: '2026-11-21T02:05:00Z' })
const device = (deviceID: string, changes: object = {}) => ({
  deviceID,
  name: 'iPhone · 微信',
  company: '测试药房',
  loggedInAt: '2026-11-20T02:00:00Z',
  lastSeenAt: '2026-11-21T02:05:00Z',
  isCurrent: false,
  ...changes,
})

function mocks(viewer: object, mutations: Mocks[string] = {}): Mocks {
  const fullViewer = {
    id: 'Viewer:1',
    memberID: '1',
    username: 'demo',
    name: '王店长',
    phone: '138****0001',
    company: '测试药房',
    accountManager: null,
    ...viewer,
  }
  return { Query: { viewer: () => fullViewer, cartBadge: () => 0, categories: () => [] }, Mutation: mutations }
}
const words = (): string[] => toasts.snapshot().map(({ text }) => text)
const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}
const rows = async (list: string): Promise<string[]> =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('who buys for the shop (/ddgl)', () => {
  it('the list of who buys for the shop is shown to the owner with role, hidden phone, since when and last use', async () => {
    await renderStorefront('/ddgl', mocks({ shops: [shop('OWNER')], colleagues: [owner, colleague('9')] }))
    expect(await rows('本店采购人员')).toEqual([
      '王店长负责人本人138****00022026-11-20 加入最近使用 2026-11-21 10:05',
      '员工9采购138****00022026-11-20 加入尚未使用改为财务收回权限',
    ])
  })

  it.each(['BUYER', 'FINANCE'])('the list of who buys for the shop is not shown to a %s', async (role) => {
    await renderStorefront('/ddgl', mocks({ shops: [shop(role)], colleagues: null }))
    expect(screen.queryByText('本店采购人员')).toBeNull()
  })

  it('the list of who buys for the shop changes at once, and says how others get in where there is nobody else', async () => {
    const changed = vi.fn((_: unknown, { input }: Args) => ({
      viewer: { id: 'Viewer:1', colleagues: [owner, colleague('9', { role: input['role'] })] },
    }))
    const removed = vi.fn((..._asked: [unknown, Args]) => ({ viewer: { id: 'Viewer:1', colleagues: [owner] } }))
    await renderStorefront(
      '/ddgl',
      mocks({ shops: [shop('OWNER')], colleagues: [owner, colleague('9')] }, { updateColleague: changed, removeColleague: removed }),
    )
    await press('改为财务 员工9')
    await waitFor(() => expect(words()).toEqual(['员工9已改为财务']))
    expect((await rows('本店采购人员'))[1]).toContain('员工9财务')
    await press('收回权限 员工9')
    expect(screen.getByRole('alertdialog').textContent).toContain('员工9（138****0002）不能再为“测试药房”采购，在本店的登录立即退出')
    expect(removed).not.toHaveBeenCalled()
    await press('收回权限')
    await screen.findByText(/目前只有您本人/)
    expect([changed, removed].map((call) => call.mock.calls.map(([, { input }]) => input))).toEqual([
      [{ accountID: '9', role: 'FINANCE' }],
      [{ accountID: '9' }],
    ])
  })

  it('the list of who buys for the shop says why it was refused, and leaves everything as it was', async () => {
    const refuse = () => {
      throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND', userMessage: '该人员不在本店' })
    }
    await renderStorefront('/ddgl', mocks({ shops: [shop('OWNER')], colleagues: [owner, colleague('9')] }, { removeColleague: refuse }))
    await press('收回权限 员工9')
    await press('收回权限')
    await screen.findByText('该人员不在本店')
    expect(await rows('本店采购人员')).toHaveLength(2)
  })
})

describe('the devices (/basic)', () => {
  it('the devices of an account are shown, this one named first, and ended one by one or all others at once', async () => {
    const end = vi.fn((_: unknown, { input }: Args) => ({
      viewer: {
        id: 'Viewer:1',
        devices: input['deviceID'] === '5' ? [device('4', { isCurrent: true }), device('6')] : [device('4', { isCurrent: true })],
      },
    }))
    await renderStorefront(
      '/basic',
      mocks(
        { isReviewed: true, certificates: [], devices: [device('4', { isCurrent: true, name: null }), device('5'), device('6')] },
        { logoutDevices: end },
      ),
    )
    expect((await rows('登录设备')).slice(0, 2)).toEqual([
      '未知设备本设备测试药房2026-11-20 10:00 登录',
      'iPhone · 微信测试药房2026-11-20 10:00 登录最近使用 2026-11-21 10:05退出该设备',
    ])
    const [first] = await screen.findAllByRole('button', { name: /^退出该设备/ })
    await act(async () => first?.click())
    await waitFor(() => expect(words()).toEqual(['该设备已退出']))
    expect(await rows('登录设备')).toHaveLength(2)
    await press('退出其他设备')
    await waitFor(() => expect(words()).toContain('其他设备已全部退出'))
    expect([(await rows('登录设备')).length, screen.queryByRole('button', { name: '退出其他设备' })]).toEqual([1, null])
    expect(end.mock.calls.map(([, { input }]) => input)).toEqual([{ deviceID: '5' }, { deviceID: null }])
  })
})
