import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../testing/schemaNetwork.ts'

const activities = (activityPage: () => unknown): Mocks => ({
  Query: { activityPage, viewer: () => null, site: () => null, cartBadge: () => 0, postPage: () => null },
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('an open activity leads on to its page', async () => {
  const { calls } = await renderStorefront(
    '/activity/dongchu/yinpian',
    activities(() => ({ status: 'RUNNING', message: '', page: '/login' })),
  )
  expect(await screen.findByRole('heading', { name: '登录账号' })).toBeTruthy()
  expect(calls[0]).toMatchObject({ name: 'ActivityPageQuery', variables: { path: ['dongchu', 'yinpian'] } })
})

it.each([
  ['WAITING', '年货专场 12 月 20 日开始', '年货专场 12 月 20 日开始'],
  ['WAITING', '', '活动未开始'],
  ['OVER', '', '活动已结束'],
])('an activity that is %s (%s) says %s', async (status, message, words) => {
  await renderStorefront(
    '/activity/nianhuo',
    activities(() => ({ status, message, page: null })),
  )
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy()
})

it.each([
  ['that nobody knows', '/activity/x', () => null],
  [
    'that cannot be had',
    '/activity/x',
    () => {
      throw gatewayFailure('BUSINESS_REJECTED', { reason: 'NOT_FOUND' })
    },
  ],
  ['without a name', '/activity', () => null],
])('an activity %s leads to /noActivity', async (_what, at, answer) => {
  await renderStorefront(at, activities(answer))
  expect(await screen.findByRole('heading', { name: '您访问的活动不存在' })).toBeTruthy()
})

it('an activity that would lead to another site leads home', async () => {
  await renderStorefront('/activity/x', {
    Query: { ...activities(() => ({ status: 'RUNNING', message: '', page: '//evil.example' }))['Query'], home: () => null },
  })
  await waitFor(() => expect(document.title).toContain('首页'))
})

it('/404 keeps the search at hand', async () => {
  await renderStorefront(
    '/404',
    activities(() => null),
  )
  expect(screen.getByRole('search')).toBeTruthy()
})

it('/eleven_index sends the browser to the address of the site, and a buyer who logged in here reloads first', async () => {
  const [replace, reload] = [vi.fn(), vi.fn()]
  vi.stubGlobal('location', { pathname: '/eleven_index', search: '', replace, reload })
  await renderStorefront(
    '/eleven_index',
    activities(() => null),
  )
  expect([replace.mock.calls, reload.mock.calls]).toEqual([[['https://shop.example/']], []])
  sessionStorage.setItem('login', '1')
  await renderStorefront(
    '/eleven_index',
    activities(() => null),
  )
  expect([replace.mock.calls.length, reload.mock.calls.length, sessionStorage.getItem('login')]).toEqual([1, 1, null])
})
