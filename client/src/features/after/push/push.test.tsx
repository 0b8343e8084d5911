import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Asked, fill, main, memberMocks, press } from '../../../testing/memberPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const SECRET = 'hV3kQ9tLmZ2xW8rB5nYcD7fGpJ4sA1uE6oKiTqRvXbM'
const ADDRESS = 'https://erp.pharmacy.example/deliveries'
const shop = {
  memberID: '1',
  company: '测试药房',
  kind: 'PHARMACY',
  licenceNo: null,
  contact: null,
  phone: null,
  address: null,
  reviewStatus: 'APPROVED',
  reviewNote: null,
  role: 'OWNER',
  invoiceProfile: null,
  regions: [],
}
const attempt = (changes: object = {}) => ({
  isTest: false,
  noteNumber: '202611271000001234567801-1',
  at: '2026-11-27T01:00:00Z',
  status: 'DONE',
  triedAt: '2026-11-27T01:00:02Z',
  retriesAt: null,
  httpStatus: 200,
  failure: null,
  ...changes,
})
const push = (changes: object = {}) => ({ url: ADDRESS, pauseReason: null, waitingCount: 0, parkedCount: 0, last: null, ...changes })
const viewer = (deliveryPush: object | null) => ({ id: 'Viewer:1', memberID: '1', shop, deliveryPush })

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

async function open(deliveryPush: object | null, mutations: Mocks[string] = {}, role = 'OWNER'): Promise<void> {
  await renderStorefront('/shop', memberMocks({ shop: { ...shop, role }, deliveryPush }, mutations))
  if (role === 'OWNER') await press('查看推送设置')
}
const told = (): string[] => toasts.snapshot().map(({ text }) => text)

it('an owner names the address of the own program and is shown the secret once, to copy it', async () => {
  const copied = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
  const set = vi.fn((..._asked: Asked) => ({ refusals: [], secret: SECRET, viewer: viewer(push()) }))
  await open(null, { setDeliveryPush: set, removeDeliveryPush: () => ({ refusals: [], viewer: viewer(null) }) })
  await screen.findByLabelText('推送地址')
  await press('保存并生成密钥')
  expect(told()).toEqual(['请填写推送地址'])
  expect(set).not.toHaveBeenCalled()
  fill('推送地址', ` ${ADDRESS} `)
  await press('保存并生成密钥')
  await screen.findByText(SECRET)
  expect(set.mock.calls.map(([, { input }]) => input)).toEqual([{ url: ADDRESS }])
  expect(main()).toContain(`推送地址${ADDRESS}最近一次推送还没有推送过`)
  expect(screen.queryByLabelText('推送地址')).toBeNull()
  await press('复制密钥')
  expect(copied.mock.calls).toEqual([[SECRET]])
  await press('取消推送')
  await press('取消推送')
  await screen.findByLabelText('推送地址')
  expect(screen.queryByText(SECRET)).toBeNull()
})

it('an address that is refused says why at its field, and what was typed stays', async () => {
  const refuse = (): never => {
    throw gatewayFailure('VALIDATION_FAILED', { field: 'url', userMessage: '推送地址须为 https 地址' })
  }
  await open(null, { setDeliveryPush: refuse })
  await screen.findByLabelText('推送地址')
  fill('推送地址', 'http://erp.pharmacy.example/')
  await press('保存并生成密钥')
  expect((await screen.findAllByText('推送地址须为 https 地址')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('推送地址').value).toBe('http://erp.pharmacy.example/')
})

it('the last push is told with its time and answer, and what did not come with what to do about it', async () => {
  await open(push({ last: attempt() }))
  await screen.findByText('已送达')
  expect(main()).toContain('2026-11-27 09:00HTTP 200')
  expect(main()).not.toMatch(/待送达|未送达|暂停/)
})

it('pushes that fail say why, when they are tried again and that they are paused', async () => {
  const last = attempt({ status: 'WAITING', httpStatus: 503, failure: '对方答复 HTTP 503', retriesAt: '2026-11-27T01:10:00Z' })
  await open(push({ last, waitingCount: 2, parkedCount: 1, pauseReason: '48 小时内没有一次推送成功' }))
  await screen.findByText(/推送已暂停/)
  expect(main()).toContain('对方答复 HTTP 5032026-11-27 09:10 自动重试')
  expect(main()).toContain('待送达2 个包裹未送达1 个包裹')
})

it('a trial and another sending say what came of them, each asked for once', async () => {
  const answers = [
    push({ last: attempt({ isTest: true, noteNumber: null }) }),
    push({ last: attempt({ status: 'WAITING' }), waitingCount: 1 }),
  ]
  const send = vi.fn((..._asked: Asked) => ({ refusals: [], viewer: viewer(answers.shift() ?? null) }))
  await open(push(), { sendDeliveryPush: send })
  await press('试发')
  await waitFor(() => expect(told()).toEqual(['对方已收到']))
  expect(main()).toContain('已送达试发')
  await press('再发一次')
  await waitFor(() => expect(told()).toContain('还没有全部送到，见“最近一次推送”'))
  expect(main()).toContain('待送达1 个包裹')
  expect(send.mock.calls.map(([, { input }]) => input)).toEqual([{ isTest: true }, { isTest: false }])
})

it('the push is taken away after a question, and the form for another address is there again', async () => {
  const remove = vi.fn(() => ({ refusals: [], viewer: viewer(null) }))
  await open(push(), { removeDeliveryPush: remove })
  await press('取消推送')
  expect(screen.getByRole('alertdialog').textContent).toContain('密钥作废')
  expect(remove).not.toHaveBeenCalled()
  await press('取消推送')
  await screen.findByRole('button', { name: '保存并生成密钥' })
  expect(remove).toHaveBeenCalledTimes(1)
})

it('another address for a shop that has one is asked for on a press, and says how long the old secret holds', async () => {
  await open(push())
  await press('更换地址或密钥')
  expect(screen.getByLabelText<HTMLInputElement>('推送地址').value).toBe(ADDRESS)
  expect(main()).toContain('原密钥还可使用 24 小时')
})

it.each(['BUYER', 'FINANCE'])('a %s is shown nothing of the push', async (role) => {
  await open(null, {}, role)
  expect(main()).not.toContain('收货数据推送')
})
