import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { createElement } from 'react'
import { act, render } from '@testing-library/react'
import { tradeRoutes } from './routes/tradeRoutes.tsx'
import { ScrollMemory, useScrollMemory } from './scrollMemory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
})

it('the scroll memory remembers by history entry, over a reload as well', () => {
  const memory = new ScrollMemory()
  memory.note('a', 120)
  memory.note('b', 0)
  memory.store()
  const after = new ScrollMemory()
  expect([after.positionOf('a'), after.positionOf('b'), after.positionOf('c')]).toEqual([120, 0, undefined])
})

it('the scroll memory forgets the oldest of many', () => {
  const memory = new ScrollMemory()
  for (let entry = 0; entry <= 100; entry += 1) memory.note(String(entry), entry)
  expect([memory.positionOf('0'), memory.positionOf('1'), memory.positionOf('100')]).toEqual([undefined, 1, 100])
})

it.each(['rubbish', '{"a":1}', '[["a"],["b","c"],7,["d",4]]', 'null'])(
  'the scroll memory takes nothing wrong from storage: %s',
  (stored) => {
    window.sessionStorage.setItem('storefront:scroll', stored)
    const memory = new ScrollMemory()
    expect([memory.positionOf('a'), memory.positionOf('b')]).toEqual([undefined, undefined])
  },
)

it('the scroll memory works where storage is refused', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const memory = new ScrollMemory()
  memory.note('a', 5)
  memory.store()
  expect(memory.positionOf('a')).toBe(5)
})

it.each([
  [true, 700],
  [false, 0],
])('a page that restores its scroll (%s) is at %i on the way back', async (restores, place) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  function Page() {
    useScrollMemory(useLocation(), restores)
    return null
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/before'] })
  render(createElement(RouterProvider, { router }))
  await act(() => router.navigate('/here'))
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 700 })
  window.dispatchEvent(new Event('scroll'))
  await act(() => router.navigate('/there'))
  await act(() => router.navigate(-1))
  expect(scrollTo.mock.lastCall).toEqual([0, place])
})

it('the steps of an order begin at their top, every other page where it was left', () => {
  const refusing = tradeRoutes.filter(({ flags }) => !flags.restoresScroll)
  expect(refusing.map(({ name }) => name)).toEqual(['confirmOrder', 'pay', 'bankTransfer', 'payDone'])
})
