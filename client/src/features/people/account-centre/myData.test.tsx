import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Asked, main, memberMocks, press } from '../../../testing/memberPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const URL = '/api/member/data/4f1c'

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

/** The password of the form that this button sends; both panels ask for it. */
async function typePassword(button: string, value: string): Promise<HTMLInputElement> {
  const form = (await screen.findByRole('button', { name: button })).closest('form')
  if (form === null) throw new Error(`no form sends ${button}`)
  const field = within(form).getByLabelText<HTMLInputElement>('登录密码')
  fireEvent.change(field, { target: { value } })
  return field
}

const wrongPassword = (...[, { input }]: Asked): void => {
  if (input['password'] === 'wrong') throw gatewayFailure('VALIDATION_FAILED', { field: 'password', userMessage: '密码不正确' })
}

it('all that is kept of a person is fetched by a link that the password brings, and a wrong one is said at its field', async () => {
  const request = vi.fn((...asked: Asked) => {
    wrongPassword(...asked)
    return { url: URL, expiresAt: '2026-11-27T00:15:00Z', refusals: [] }
  })
  await renderStorefront('/basic', memberMocks({}, { requestMyData: request }))
  await press('生成下载地址')
  expect((await screen.findAllByText('请填写登录密码')).length).toBeGreaterThan(0)
  expect(request).not.toHaveBeenCalled()
  const field = await typePassword('生成下载地址', 'wrong')
  await press('生成下载地址')
  expect((await screen.findAllByText('密码不正确')).length).toBeGreaterThan(0)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('link', { name: '下载我的资料' })).toBeNull()
  await typePassword('生成下载地址', 'Demo-2026')
  await press('生成下载地址')
  const link = await screen.findByRole('link', { name: '下载我的资料' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([URL, true])
  expect(main()).toContain('15 分钟内、仅本次登录有效')
  expect(request.mock.calls.map(([, { input }]) => input['password'])).toEqual(['wrong', 'Demo-2026'])
})

it('an account is closed by its password, says before what goes and what the law keeps, and leaves for the list in a new document', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/basic', search: '', assign, reload: vi.fn() })
  const close = vi.fn((..._asked: Asked) => ({ isClosed: true, refusals: [] }))
  await renderStorefront('/basic', memberMocks({}, { closeAccount: close }))
  expect(main()).toContain('订单、发票和资质按法规保留')
  await press('注销账号')
  expect(close).not.toHaveBeenCalled()
  await typePassword('注销账号', 'Demo-2026')
  await press('注销账号')
  await waitFor(() => expect(assign.mock.calls).toEqual([['/list']]))
  expect(close.mock.calls.map(([, { input }]) => input)).toEqual([{ password: 'Demo-2026' }])
})

it('an account that has open orders stays, and the page says why', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/basic', search: '', assign, reload: vi.fn() })
  const close = (): never => {
    throw gatewayFailure('BUSINESS_REJECTED', { reason: 'ORDERS_OPEN', userMessage: '有 2 笔订单未完成，暂不能注销' })
  }
  await renderStorefront('/basic', memberMocks({}, { closeAccount: close }))
  await typePassword('注销账号', 'Demo-2026')
  await press('注销账号')
  expect((await screen.findAllByText('有 2 笔订单未完成，暂不能注销')).length).toBeGreaterThan(0)
  expect(assign).not.toHaveBeenCalled()
})
