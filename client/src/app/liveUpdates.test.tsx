import { render } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserEnvironment } from '../relay/environment.ts'
import { LiveUpdates } from './LiveUpdates.tsx'

/** The signal of each stream that was asked for, and who holds the lock by which one tab reads for all. */
let streams: AbortSignal[] = []
let held: string[] = []
beforeEach(() => {
  streams = []
  held = []
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    streams.push(signal)
    return new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const request = async (name: string, _: unknown, work: () => Promise<void>): Promise<void> => {
    held.push(name)
    await work()
    held = held.filter((each) => each !== name)
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
})

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const passes = (event: 'pagehide' | 'pageshow'): void => void window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }))

it('a page that the browser keeps for Back holds neither stream nor lock, and listens again when it is brought back', async () => {
  const { unmount } = render(
    <RelayEnvironmentProvider environment={createBrowserEnvironment()}>
      <LiveUpdates />
    </RelayEnvironmentProvider>,
  )
  await settle()
  expect([streams[0]?.aborted, held]).toEqual([false, ['live']])
  passes('pagehide')
  await settle()
  expect([streams.map(({ aborted }) => aborted), held]).toEqual([[true], []])
  passes('pageshow')
  await settle()
  expect([streams.map(({ aborted }) => aborted), held]).toEqual([[true, false], ['live']])
  unmount()
  await settle()
  expect([streams.map(({ aborted }) => aborted), held]).toEqual([[true, true], []])
})
