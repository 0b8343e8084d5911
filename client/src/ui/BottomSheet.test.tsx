import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { BottomSheet } from './BottomSheet.tsx'

beforeEach(() => window.history.replaceState({ idx: 3 }, ''))

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen && (
        <BottomSheet title="筛选" onClose={() => setOpen(false)} footer={<button type="button">查看</button>}>
          <a href="/x">内容</a>
        </BottomSheet>
      )}
    </StrictMode>
  )
}
const sheet = () => screen.queryByRole('dialog', { name: '筛选' })
const open = async (): Promise<HTMLElement> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '打开' })))
  return screen.getByRole('dialog', { name: '筛选' })
}
const drag = (grip: Element, to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp'): void => {
  fireEvent.pointerDown(grip, { clientY: 100 })
  fireEvent.pointerMove(grip, { clientY: to })
  fireEvent[end](grip, { clientY: to })
}
const state = (): { readonly idx?: number; readonly sheet?: string } => window.history.state as { idx?: number; sheet?: string }

test('a sheet is an entry of the history, and the way back closes it without leaving the page', async () => {
  render(<Page />)
  await open()
  expect(state()).toMatchObject({ idx: 3, sheet: expect.any(String) })
  await act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(sheet()).toBeNull()
  expect(state()).toEqual({ idx: 3 })
})

test('a sheet that is closed by hand takes its entry back, and one that led elsewhere leaves that alone', async () => {
  render(<Page />)
  await open()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(sheet()).toBeNull()
  await waitFor(() => expect(state()).toEqual({ idx: 3 }))
  await open()
  window.history.replaceState({ idx: 4 }, '')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await act(async () => {})
  expect(state()).toEqual({ idx: 4 })
})

test('a sheet follows the finger down and closes past a point; short of it, or upwards, or cancelled, it stays', async () => {
  render(<Page />)
  const dialog = await open()
  const grip = dialog.querySelector('[data-grip]') ?? dialog
  fireEvent.pointerDown(grip, { clientY: 100 })
  fireEvent.pointerMove(grip, { clientY: 140 })
  expect(dialog.style.transform).toBe('translateY(40px)')
  fireEvent.pointerUp(grip, { clientY: 140 })
  expect(dialog.style.transform).toBe('')
  drag(grip, 20)
  drag(grip, 300, 'pointerCancel')
  expect(sheet()).not.toBeNull()
  drag(grip, 190)
  expect(sheet()).toBeNull()
})
