import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { type ToastInput, ToastStore } from './toastStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setup() {
  const store = new ToastStore()
  render(<ToastRegion store={store} />)
  return {
    store,
    show: (toast: ToastInput): void => act(() => void store.show(toast)),
    wait: (ms: number): void => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('good news is a status and leaves after five seconds', () => {
  const { show, wait } = setup()
  show({ kind: 'ok', text: '已加入采购单' })
  expect(screen.getByRole('status').textContent).toContain('已加入采购单')
  wait(4999)
  expect(screen.queryByText('已加入采购单')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('已加入采购单')).toBeNull()
})

test('an error is an alert and stays until it is closed', () => {
  const { show, wait } = setup()
  show({ kind: 'error', text: '系统繁忙，请稍后再试' })
  wait(60_000)
  expect(screen.getByRole('alert').textContent).toContain('系统繁忙')
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a toast waits while it is pointed at or holds the focus', () => {
  const { show, wait } = setup()
  show({ kind: 'info', text: '价格有变动' })
  fireEvent.pointerEnter(screen.getByRole('region', { name: '提示消息' }))
  wait(20_000)
  expect(screen.queryByText('价格有变动')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('region', { name: '提示消息' }))
  wait(5000)
  expect(screen.queryByText('价格有变动')).toBeNull()
})

test('a toast waits in a tab behind another one, and leaves five seconds after that is seen', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { show, wait } = setup()
  show({ kind: 'info', text: '当前门店已切换为武昌店' })
  wait(60_000)
  expect(screen.queryByText('当前门店已切换为武昌店')).not.toBeNull()
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(4999)
  expect(screen.queryByText('当前门店已切换为武昌店')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('当前门店已切换为武昌店')).toBeNull()
})

test('a toast closed under the pointer does not hold the next one', () => {
  const { show, wait } = setup()
  show({ kind: 'ok', text: '甲' })
  fireEvent.pointerEnter(screen.getByRole('region', { name: '提示消息' }))
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }))
  show({ kind: 'ok', text: '乙' })
  wait(5000)
  expect(screen.queryByText('乙')).toBeNull()
})

test("a toast's action is done once and closes it", () => {
  const { show } = setup()
  const run = vi.fn()
  show({ kind: 'ok', text: '已删除', action: { label: '撤销', run } })
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('已删除')).toBeNull()
})

test('the same words replace the older toast; four at most are kept', () => {
  const { show, store } = setup()
  show({ kind: 'error', text: '一' })
  show({ kind: 'error', text: '一' })
  expect(screen.getAllByText('一')).toHaveLength(1)
  for (const text of ['二', '三', '四', '五']) show({ kind: 'error', text })
  expect(store.snapshot().map((toast) => toast.text)).toEqual(['二', '三', '四', '五'])
})
