import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptBrowser, NOTHING } from '../../../testing/browserStores.ts'
import { memberMocks } from '../../../testing/memberPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'

let browser: Awaited<ReturnType<typeof keptBrowser>>
beforeEach(async () => {
  browser = await keptBrowser()
  browser.caches.held.clear()
  browser.databases.held.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
  act(() => toasts.clear())
})

/** A worker that keeps the code, or cannot. */
function haveWorker(isAble: boolean): void {
  const postMessage = (said: unknown, [port]: MessagePort[]): void => port?.postMessage(said === 'keep code' && isAble)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({ active: { postMessage } }) } })
}

/** The page of basic information, and a gateway that serves pages of shop 1 as well as answers. */
async function openPanel(status = 200): Promise<void> {
  await renderStorefront('/basic', memberMocks({}))
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
    asked[1]?.method === 'POST'
      ? answer(...asked)
      : new Response('<script type="module" src="/assets/app-1.js"></script>"shop":"1"', { status }),
  )
}
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: '在本机保存' })
const said = (): string => toggle().closest('label')?.nextElementSibling?.textContent ?? ''
const pages = () => [...(browser.caches.held.get('kept')?.keys() ?? [])]
const press = () => act(async () => fireEvent.click(toggle()))

it('在本机保存 keeps the four pages of the shop and says so, and switched off leaves nothing', async () => {
  haveWorker(true)
  await openPanel()
  expect([toggle().checked, said(), browser.left()]).toEqual([false, '', NOTHING])
  await press()
  await waitFor(() => expect(said()).toBe('已保存在本机，没有网络时可以打开'))
  expect([toggle().checked, pages(), localStorage.getItem('kept-shop')]).toEqual([true, ['/cart', '/kjcg', '/cgjh', '/star'], '1'])
  await press()
  await waitFor(() => expect(toggle().checked).toBe(false))
  expect([said(), browser.left()]).toEqual(['', NOTHING])
})

it.each([
  ['a page does not come', true, 503],
  ['the code does not', false, 200],
])('在本机保存 says that not all is kept where %s', async (_name, isAble, status) => {
  haveWorker(isAble)
  await openPanel(status)
  await press()
  await waitFor(() => expect(said()).toBe('没有全部保存，请检查网络后重试'))
})

it('在本机保存 says where the browser cannot, and chooses nothing', async () => {
  await openPanel()
  await press()
  expect([toggle().checked, said(), browser.left()]).toEqual([false, '此浏览器不支持离线使用', NOTHING])
})

it('在本机保存 is off, and no longer says that anything is kept, once another tab has logged out', async () => {
  haveWorker(true)
  await openPanel()
  await press()
  await waitFor(() => expect(said()).toBe('已保存在本机，没有网络时可以打开'))
  localStorage.clear()
  act(() => void window.dispatchEvent(new Event('storage')))
  expect([toggle().checked, said()]).toEqual([false, ''])
})

it('在本机保存 is off where it was chosen for another shop', async () => {
  localStorage.setItem('kept-shop', '2')
  await openPanel()
  expect([toggle().checked, said()]).toEqual([false, ''])
})
