import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from './Link.tsx'
import { paths } from './paths.ts'
import { PreparingContext } from './preparing.ts'
import { useGo } from './useGo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const prepare = vi.fn()
  const follow = vi.fn()
  render(
    <MemoryRouter>
      <PreparingContext value={{ prepare, follow }}>
        <Link href="/list/info/7">商品</Link>
      </PreparingContext>
    </MemoryRouter>,
  )
  return { prepare, follow, link: screen.getByRole('link') }
}

it('a link is prepared by a pointer that rests on it, not by one that crosses it', () => {
  const { prepare, link } = setup()
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(59))
  fireEvent.pointerLeave(link)
  act(() => void vi.advanceTimersByTime(1000))
  expect(prepare).not.toHaveBeenCalled()
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(60))
  expect(prepare.mock.calls).toEqual([['/list/info/7']])
})

it('a link is prepared at once by focus and touch', () => {
  const { prepare, link } = setup()
  fireEvent.focus(link)
  fireEvent.touchStart(link)
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('what goes on without a link is followed as one: the page is told at once', async () => {
  const follow = vi.fn()
  function Jump() {
    const go = useGo()
    return <button onClick={() => go(paths.goodsDetail('7'))}>去看</button>
  }
  const Address = () => <output>{useLocation().pathname}</output>
  render(
    <MemoryRouter>
      <PreparingContext value={{ prepare: vi.fn(), follow }}>
        <Jump />
        <Address />
      </PreparingContext>
    </MemoryRouter>,
  )
  await act(async () => screen.getByRole('button').click())
  expect([screen.getByRole('status').textContent, follow.mock.calls]).toEqual(['/list/info/7', [['/list/info/7']]])
})

it('a link is followed by a plain click only', () => {
  const { follow, link } = setup()
  fireEvent.click(link, { ctrlKey: true })
  fireEvent.click(link, { button: 1 })
  expect(follow).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(follow.mock.calls).toEqual([['/list/info/7']])
})
