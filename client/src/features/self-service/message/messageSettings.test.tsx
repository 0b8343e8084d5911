import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Reach = { channel: string; name: string; address: string | null; isRefused: boolean }
const MAIL: Reach = { channel: 'MAIL', name: '邮件', address: 'ca***@example.com', isRefused: false }
const WECHAT: Reach = { channel: 'WECHAT', name: '微信', address: null, isRefused: false }
const choice = { topic: 'order_shipped', name: '订单发货', group: '订单', hasSms: null, hasMail: true, hasWechat: false }
const preferences = (reaches: readonly Reach[], more: object = {}) => ({ reaches, choices: [{ ...choice, ...more }] })

function shop(shown: () => object, mutations: Mocks[string] = {}): Mocks {
  const viewer = () => ({ memberID: '1', company: '测试药房', accountManager: null, messagePreferences: shown() })
  return { Query: { viewer, cartBadge: () => 0, wechatScan: () => ({ status: 'CONFIRMED' }) }, Mutation: mutations }
}

afterEach(() => {
  vi.useRealTimers()
  act(() => toasts.clear())
})
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

it('a choice is sent as it is made, and what the marketplace answers is shown', async () => {
  const answered = preferences([MAIL, WECHAT], { hasMail: false, hasWechat: true })
  const { calls } = await renderStorefront(
    '/xxsz',
    shop(() => preferences([MAIL, WECHAT]), { setMessageChoice: () => ({ preferences: answered, refusals: [] }) }),
  )
  const row = within(await screen.findByRole('list', { name: '各类消息的接收方式' }))
  const shown = (): unknown[] => ['邮件', '微信'].map((name) => row.getByRole('switch', { name }).getAttribute('aria-checked'))
  expect(shown()).toEqual(['true', 'false'])
  await act(async () => row.getByRole('switch', { name: '邮件' }).click())
  expect(calls.at(-1)).toMatchObject({
    name: 'choiceChangesChooseMutation',
    variables: { input: { topic: 'order_shipped', channel: 'MAIL', isSent: false } },
  })
  expect(shown()).toEqual(['false', 'true'])
})

it('a mail address is confirmed by its code, shown as the marketplace tells it, and given up after a question', async () => {
  const { calls } = await renderStorefront(
    '/xxsz',
    shop(() => preferences([{ ...MAIL, address: null }]), {
      requestMailCode: () => ({ retryAfterSeconds: 60, refusals: [] }),
      setMessageMail: () => ({ preferences: preferences([MAIL]), refusals: [] }),
      removeMessageChannel: () => ({ preferences: preferences([{ ...MAIL, address: null }]), refusals: [] }),
    }),
  )
  fireEvent.change(await screen.findByLabelText('邮箱'), { target: { value: 'caigou@example.com' } })
  await press('发送验证码')
  fireEvent.change(screen.getByLabelText('邮件中的验证码'), { target: { value: '123456' } })
  await press('确认邮箱')
  expect(await screen.findByText(/当前邮箱：ca\*\*\*@example\.com/)).toBeTruthy()
  await press('解除')
  expect(screen.getByRole('alertdialog').closest('p')).toBeNull()
  await act(async () => within(screen.getByRole('alertdialog')).getByRole('button', { name: '解除' }).click())
  await waitFor(() => expect(screen.queryByText(/当前邮箱/)).toBeNull())
  expect(calls.slice(-3).map(({ variables }) => variables)).toEqual([
    { input: { email: 'caigou@example.com' } },
    { input: { code: '123456' } },
    { input: { channel: 'MAIL' } },
  ])
})

it('WeChat is bound by scanning the code of the official account; who it is is told then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let nickname: string | null = null
  const { calls } = await renderStorefront(
    '/xxsz',
    shop(() => preferences([{ ...WECHAT, address: nickname }]), {
      requestWechatCode: () => ({
        code: { token: 't1', url: 'https://shop.example/w', image: { url: '/files/wechat/x.svg' }, isDemo: false },
      }),
    }),
  )
  await press('用微信接收消息')
  expect(calls.at(-1)).toMatchObject({ name: 'useWechatCodeMutation', variables: { input: { purpose: 'FOLLOW' } } })
  expect(screen.getByAltText('微信二维码').getAttribute('src')).toBe('/files/wechat/x.svg')
  nickname = '青禾'
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)))
  vi.useRealTimers()
  expect(await screen.findByText(/当前微信：青禾/)).toBeTruthy()
})

it('a shop that sends nothing beside this site says so, and asks for nothing', async () => {
  await renderStorefront(
    '/xxsz',
    shop(() => ({ reaches: [], choices: [] })),
  )
  expect(await screen.findByText('商城只在站内发送消息，见「我的消息」。')).toBeTruthy()
  for (const title of ['接收消息的邮箱', '接收消息的微信']) expect(screen.queryByRole('region', { name: title })).toBeNull()
})
