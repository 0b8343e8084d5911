import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardSession } from './sessionGuard.ts'

const reload = vi.fn()
let test = new AbortController()
beforeEach(() => {
  test = new AbortController()
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  test.abort()
  vi.unstubAllGlobals()
  reload.mockReset()
  document.documentElement.style.visibility = ''
})

const transition = (type: string, persisted: boolean): boolean => window.dispatchEvent(Object.assign(new Event(type), { persisted }))
const isHidden = (): boolean => document.documentElement.style.visibility === 'hidden'

/** A document that shows buyer 1, and what the gateway says about the session now. */
function setup(now: () => Promise<{ memberID: string } | null>) {
  const ask = vi.fn(now)
  const environment = new Environment({ network: Network.create(async () => ({ data: { viewer: await ask() } })), store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => {
    const viewer = store.create('Viewer:1', 'Viewer')
    viewer.setValue('1', 'memberID')
    store.getRoot().setLinkedRecord(viewer, 'viewer')
  })
  return { environment, ask }
}

it('keeps a page the browser brings back hidden until the session is known to be the same', async () => {
  let answer: (viewer: { memberID: string }) => void = () => {}
  const { environment } = setup(() => new Promise((resolve) => void (answer = resolve)))
  guardSession(environment, { signal: test.signal })
  transition('pagehide', true)
  transition('pageshow', true)
  expect(isHidden()).toBe(true)
  answer({ memberID: '1' })
  await vi.waitFor(() => expect(isHidden()).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['nobody', () => Promise.resolve(null)],
  ['another buyer', () => Promise.resolve({ memberID: '2' })],
  ['nobody knows whom', () => Promise.reject(new Error('offline'))],
])('loads it anew for %s', async (_name, now) => {
  const { environment } = setup(now)
  guardSession(environment, { signal: test.signal })
  transition('pagehide', true)
  transition('pageshow', true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
})

it('asks about a page that came out of the cache and has hidden itself', async () => {
  document.documentElement.style.visibility = 'hidden'
  const { environment } = setup(() => Promise.resolve({ memberID: '1' }))
  guardSession(environment, { signal: test.signal })
  await vi.waitFor(() => expect(isHidden()).toBe(false))
})

it('does nothing about a page that is loaded as usual', () => {
  const { environment, ask } = setup(() => Promise.resolve(null))
  guardSession(environment, { signal: test.signal })
  transition('pagehide', false)
  transition('pageshow', false)
  expect(isHidden()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})
