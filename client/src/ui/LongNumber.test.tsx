import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyNumber, LongNumber } from './LongNumber.tsx'
import { toasts } from './toastStore.ts'

afterEach(() => vi.unstubAllGlobals())
const NUMBER = '20261127051646540083'

test('a long number is whole in the document, its last eight digits apart from the head that a phone leaves out; a short one is one text', () => {
  const { container } = render(<LongNumber number={NUMBER} />)
  expect(container.textContent).toBe(`…${NUMBER}`)
  expect([...container.querySelectorAll('span span')].map((part) => part.textContent)).toEqual(['…', '202611270516'])
  expect(screen.getByTitle(NUMBER).lastChild?.textContent).toBe('46540083')
  expect(render(<LongNumber number="26000001" />).container.innerHTML).toBe('26000001')
})

test('where there is no clipboard, as without https, the number is told', async () => {
  vi.stubGlobal('navigator', {})
  render(<CopyNumber number={NUMBER} name="订单号" />)
  await act(async () => fireEvent.click(screen.getByLabelText(`复制订单号 ${NUMBER}`)))
  expect(toasts.snapshot().at(-1)?.text).toBe(`浏览器不允许复制，订单号是 ${NUMBER}`)
})

test.each([
  [() => Promise.resolve(), `订单号 ${NUMBER} 已复制`],
  [() => Promise.reject(new Error('denied')), `浏览器不允许复制，订单号是 ${NUMBER}`],
])('copying a number takes all of it, and says whether it could (%#)', async (writeText, words) => {
  const copied = vi.fn<(text: string) => Promise<void>>(writeText)
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
  render(<CopyNumber number={NUMBER} name="订单号" />)
  await act(async () => fireEvent.click(screen.getByLabelText(`复制订单号 ${NUMBER}`)))
  expect(copied).toHaveBeenCalledExactlyOnceWith(NUMBER)
  expect(toasts.snapshot().at(-1)?.text).toBe(words)
})
