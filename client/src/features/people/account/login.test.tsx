import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveForLogin, leaveWithout } from '../../../errors/leaving.ts'
import { keptBrowser, NOTHING } from '../../../testing/browserStores.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const member = {
  memberID: '1',
  company: '测试药房',
  accountManager: { name: '周景岳', phone: '13900000002', isDefault: false },
}
const visitor: Mocks = {
  Query: { viewer: () => null, cartBadge: () => 0, categories: () => [] },
  Mutation: { login: () => ({ shops: [] }), logout: () => ({ isLoggedOut: true }) },
}

const assign = vi.fn()
beforeEach(() => vi.stubGlobal('location', { pathname: '/login', search: '', assign }))
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
  act(() => toasts.clear())
})

const username = () => screen.getByLabelText<HTMLInputElement>('用户名或手机号')
const password = () => screen.getByLabelText<HTMLInputElement>('密码')

async function submit(name: string, secret: string): Promise<void> {
  fireEvent.input(username(), { target: { value: name } })
  fireEvent.input(password(), { target: { value: secret } })
  await act(async () => screen.getByRole('button', { name: '登录' }).click())
}

describe('logging in', () => {
  it('the login form is labelled for people and for password managers', async () => {
    await renderStorefront('/login', visitor)
    expect([username().autocomplete, password().autocomplete, password().type]).toEqual(['username', 'current-password', 'password'])
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password().type).toBe('text')
  })

  it('the login form asks for what is missing, beside the field, and asks nobody else', async () => {
    const { calls } = await renderStorefront('/login', visitor)
    const said = (): boolean[] => ['请输入用户名或手机号', '请输入密码'].map((words) => screen.queryByText(words) !== null)
    expect(said()).toEqual([false, false])
    await submit('demo', '')
    expect([said(), document.activeElement]).toEqual([[false, true], password()])
    await submit(' ', 'x')
    expect([said(), document.activeElement]).toEqual([[true, false], username()])
    expect(calls.map(({ name }) => name)).toEqual(['LoginPageQuery'])
  })

  it('the login form shows the first message as a toast and beside its field, and keeps what was typed', async () => {
    const refused = () => {
      throw gatewayFailure('VALIDATION_FAILED', { field: 'username', userMessage: '账号或密码错误' })
    }
    await renderStorefront('/login', { ...visitor, Mutation: { login: refused } })
    await submit('demo', 'wrong')
    await waitFor(() => expect(screen.getAllByText('账号或密码错误')).toHaveLength(2))
    expect([username().value, username().getAttribute('aria-invalid')]).toEqual(['demo', 'true'])
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['/login?next=%2Flist%2Finfo%2F7', '/list/info/7'],
    ['/login', '/list'],
    ['/login?next=https%3A%2F%2Fevil.example', '/list'],
    ['/login?next=%2F%2Fevil.example', '/list'],
  ])('a login from %s goes on to %s in a whole new document', async (at, next) => {
    const { calls } = await renderStorefront(at, visitor)
    await submit(' demo ', 'Demo-2026')
    await waitFor(() => expect(assign.mock.calls).toEqual([[next]]))
    expect(calls.slice(1)).toMatchObject([{ name: 'useLoginMutation', variables: { input: { username: 'demo', password: 'Demo-2026' } } }])
  })
})

describe('coming with a session', () => {
  const loggedIn: Mocks = { ...visitor, Query: { ...visitor['Query'], viewer: () => ({ ...member, username: 'qingrong' }) } }

  it.each([
    ['/login?next=%2Fcart', '返回刚才的页面', '/cart', '换个账号登录', '/login?next=%2Fcart'],
    ['/login?next=%2F%2Fevil.example', '进入首页', '/', '换个账号登录', '/login'],
    ['/register/step1', '进入首页', '/', '退出并注册新账号', '/register/step1'],
  ])(
    'the login page opened with a session at %s says as whom, leads on (%s), and logs out before another logs in',
    async (at, on, href, otherwise, afterLogout) => {
      const { calls } = await renderStorefront(at, loggedIn)
      expect(screen.getByText('测试药房').closest('p')?.textContent).toBe('您已登录测试药房用户名 qingrong')
      expect([screen.getByRole('link', { name: on }).getAttribute('href'), document.querySelectorAll('main input').length]).toEqual([
        href,
        0,
      ])
      await act(async () => screen.getByRole('button', { name: otherwise }).click())
      await waitFor(() => expect(assign.mock.calls).toEqual([[afterLogout]]))
      expect(calls.at(-1)?.name).toBe('logOutMutation')
    },
  )
})

describe('the header', () => {
  it('the header says who is logged in and whom to turn to, and logs out into a new document, with all that was kept', async () => {
    sessionStorage.setItem('login', '1')
    const { left } = await keptBrowser()
    const { calls } = await renderStorefront('/404', { ...visitor, Query: { ...visitor['Query'], viewer: () => member } })
    expect((await screen.findByText('测试药房')).closest('a')?.getAttribute('href')).toBe('/user')
    expect(screen.getByText('专属服务 客户经理 周景岳 13900000002')).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: '退出登录' }).click())
    await waitFor(() => expect(assign.mock.calls).toEqual([['/list']]))
    expect([calls.at(-1)?.name, sessionStorage.getItem('login')]).toEqual(['logOutMutation', null])
    expect(left()).toEqual(NOTHING)
  })

  it('the header leaves 专属服务 out for the default manager', async () => {
    await renderStorefront('/404', {
      ...visitor,
      Query: { ...visitor['Query'], viewer: () => ({ ...member, accountManager: { ...member.accountManager, isDefault: true } }) },
    })
    expect(await screen.findByText('客户经理 周景岳 13900000002')).toBeTruthy()
  })

  it('the header offers a visitor the login page and the way back', async () => {
    await renderStorefront('/404', visitor)
    const [link] = await screen.findAllByRole('link', { name: '登录' })
    expect(link?.getAttribute('href')).toBe('/login?next=%2F404')
    expect(screen.getAllByRole('link', { name: /注册/ })[0]?.getAttribute('href')).toBe('/register')
  })

  it.each([
    [0, '采购单'],
    [1, '采购单，1 种商品'],
    [120, '采购单，120 种商品'],
  ])('the cart badge with %i lines is named %s and shows 99 at most', async (count, name) => {
    await renderStorefront('/404', { ...visitor, Query: { ...visitor['Query'], viewer: () => member, cartBadge: () => count } })
    const link = await screen.findByRole('link', { name })
    expect(link.textContent).toBe(count === 0 ? '采购单' : `采购单${Math.min(count, 99)}`)
  })
})

it('logging out leaves once: what other answers say of the ended session meanwhile leads nowhere else', async () => {
  const ended = Promise.withResolvers<void>()
  const left = leaveWithout(() => ended.promise, '/list')
  leaveForLogin()
  expect(assign.mock.calls).toEqual([])
  ended.resolve()
  await left
  leaveForLogin()
  expect(assign.mock.calls).toEqual([['/list']])
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await expect(leaveWithout(() => Promise.reject(new Error('no answer')), '/list')).rejects.toThrow('no answer')
  leaveForLogin()
  expect(assign.mock.calls.at(-1)?.[0]).toContain('/login')
})
