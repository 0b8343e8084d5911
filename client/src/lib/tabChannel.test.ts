import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTabChannel } from './tabChannel.ts'

let controller: AbortController
beforeEach(() => {
  controller = new AbortController()
})
afterEach(() => {
  controller.abort()
  vi.unstubAllGlobals()
})

it('a message is heard by the other tabs, not by the one that speaks, and by none that has closed', async () => {
  const [speaker, other, closed] = [vi.fn(), vi.fn(), vi.fn()]
  const gone = new AbortController()
  const say = openTabChannel<string>('tabs-test', speaker, controller.signal)
  openTabChannel('tabs-test', other, controller.signal)
  openTabChannel('tabs-test', closed, gone.signal)
  gone.abort()
  say('changed')
  await waitFor(() => expect(other.mock.calls).toEqual([['changed']]))
  expect([speaker.mock.calls, closed.mock.calls]).toEqual([[], []])
})

it('a tab without channels speaks through what is stored, the same words as often as they are said', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard = vi.fn()
  openTabChannel<{ a: number }>('tabs-test', heard, controller.signal)
  const set = vi.spyOn(Storage.prototype, 'setItem')
  openTabChannel<{ a: number }>('tabs-test', vi.fn(), controller.signal)({ a: 1 })
  const [key, newValue] = set.mock.calls[0] ?? []
  expect([key, newValue, localStorage.getItem('tabs:tabs-test')]).toEqual(['tabs:tabs-test', '{"a":1}', null])
  // A browser tells the other documents of this origin.
  for (const value of [newValue ?? null, null, newValue ?? null])
    window.dispatchEvent(new StorageEvent('storage', { key: 'tabs:tabs-test', newValue: value }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
  expect(heard.mock.calls).toEqual([[{ a: 1 }], [{ a: 1 }]])
  controller.abort()
  window.dispatchEvent(new StorageEvent('storage', { key: 'tabs:tabs-test', newValue: '{"a":1}' }))
  expect(heard).toHaveBeenCalledTimes(2)
  set.mockRestore()
})
