import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

let mayMove = true
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: mayMove }))
})
afterEach(() => {
  mayMove = true
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slides = ['甲', '乙', '丙'].map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }))
/** The other slides lie below it, out of everybody's reach. */
const reachable = (): HTMLElement[] => screen.getAllByRole('link').filter((link) => link.closest('[inert]') === null)
const shown = (): string[] => reachable().map((link) => link.textContent)
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
const setup = (isSeen = true) => {
  render(<Carousel label="活动" slides={slides} intervalMs={1000} />)
  if (isSeen) fireEvent.pointerMove(document.body)
  return screen.getByRole('region', { name: '活动' })
}

test('the carousel shows one slide, the others to nobody, and goes around in both directions', () => {
  setup()
  expect(shown()).toEqual(['甲'])
  press('上一张')
  expect(shown()).toEqual(['丙'])
  press('下一张')
  press('下一张')
  expect(shown()).toEqual(['乙'])
})

test('the carousel moves by itself until the button stops it, and again when it is pressed once more', () => {
  setup()
  pass(2000)
  expect(shown()).toEqual(['丙'])
  press('暂停轮播')
  pass(5000)
  expect(shown()).toEqual(['丙'])
  press('继续轮播')
  pass(1000)
  expect(shown()).toEqual(['甲'])
})

test('the carousel waits until somebody is there', () => {
  setup(false)
  pass(60_000)
  expect(shown()).toEqual(['甲'])
  fireEvent.keyDown(document.body, { key: 'Tab' })
  pass(1000)
  expect(shown()).toEqual(['乙'])
})

test('the carousel is held while a pointer or the focus is on it', () => {
  const carousel = setup()
  fireEvent.pointerEnter(carousel)
  pass(5000)
  expect(shown()).toEqual(['甲'])
  fireEvent.pointerLeave(carousel)
  act(() => reachable()[0]?.focus())
  pass(5000)
  expect(shown()).toEqual(['甲'])
  act(() => reachable()[0]?.blur())
  pass(1000)
  expect(shown()).toEqual(['乙'])
})

test('the carousel tells a screen reader of a change that somebody asked for, not of those by themselves', () => {
  const carousel = setup()
  expect(screen.getByText('1 / 3').getAttribute('aria-live')).toBe('off')
  fireEvent.pointerEnter(carousel)
  expect(screen.getByText('1 / 3').getAttribute('aria-live')).toBe('polite')
})

test('the carousel never moves by itself on a phone or where motion is unwelcome', () => {
  mayMove = false
  setup()
  pass(60_000)
  expect(shown()).toEqual(['甲'])
})
