import { waitFor } from '@testing-library/react'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTabChannel } from '../lib/tabChannel.ts'
import { becomeVisitor } from '../relay/endedSession.ts'
import { createNetwork } from '../relay/network.ts'
import { NO_SHOP, pageShop } from '../relay/pageShop.ts'
import { keepReads, Reads } from '../relay/reads.ts'
import { takeMove } from '../errors/leaving.ts'
import { sessionTabs } from '../features/ground/session/sessionTabs.ts'
import { toasts } from '../ui/toastStore.ts'
import { guardSession } from './sessionGuard.ts'
import { tellOfMove } from './tellOfMove.ts'

/** As the document that comes does it. */
function tellWhy(environment: Environment): void {
  const move = takeMove()
  if (move !== null) tellOfMove(environment, move)
}

const reload = vi.fn()
let test = new AbortController()
const assign = vi.fn()
beforeEach(() => {
  test = new AbortController()
  vi.stubGlobal('location', { reload, assign, pathname: '/user', search: '?tab=1' })
})
afterEach(() => {
  test.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // A document that leaves is followed by another.
  transition('pageshow', false)
  reload.mockReset()
  assign.mockReset()
  pageShop.set(null)
  sessionStorage.clear()
  toasts.clear()
  document.documentElement.style.visibility = ''
})

const transition = (type: string, persisted: boolean): boolean => window.dispatchEvent(Object.assign(new Event(type), { persisted }))
const isHidden = (): boolean => document.documentElement.style.visibility === 'hidden'

/** A document that shows shop 1, and what the gateway says about the session now. */
function setup(now: () => Promise<{ memberID: string; company?: string } | null>) {
  const ask = vi.fn(now)
  pageShop.set('1')
  const environment = new Environment({
    network: Network.create(async () => ({ data: { viewer: await ask() } })),
    store: new Store(new RecordSource()),
  })
  return { environment, ask }
}

it('the session guard keeps a page the browser brings back hidden until the session is known to be the same', async () => {
  let answer: (viewer: { memberID: string }) => void = () => {}
  const { environment } = setup(() => new Promise((resolve) => void (answer = resolve)))
  guardSession(environment, { signal: test.signal })
  transition('pagehide', true)
  transition('pageshow', true)
  expect(isHidden()).toBe(true)
  answer({ memberID: '1' })
  await waitFor(() => expect(isHidden()).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['nobody', () => Promise.resolve(null)],
  ['another buyer', () => Promise.resolve({ memberID: '2' })],
  ['nobody knows whom', () => Promise.reject(new Error('offline'))],
])('the session guard loads a page again for %s', async (_name, now) => {
  const { environment } = setup(now)
  guardSession(environment, { signal: test.signal })
  transition('pagehide', true)
  transition('pageshow', true)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
})

it('the session guard asks about a page that came out of the cache and has hidden itself', async () => {
  document.documentElement.style.visibility = 'hidden'
  const { environment } = setup(() => Promise.resolve({ memberID: '1' }))
  guardSession(environment, { signal: test.signal })
  await waitFor(() => expect(isHidden()).toBe(false))
})

it('the session guard does nothing about a page that is loaded as usual', () => {
  const { environment, ask } = setup(() => Promise.resolve(null))
  guardSession(environment, { signal: test.signal })
  transition('pagehide', false)
  transition('pageshow', false)
  expect(isHidden()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})

/** Another tab of this browser. */
function otherTab(): () => void {
  const say = openTabChannel<string>('session', () => {}, test.signal)
  return () => say('changed')
}
const arrive = (environment: Environment): void =>
  environment.commitUpdate((store) => {
    const viewer = store.create('Viewer:2', 'Viewer')
    viewer.setValue('武昌店', 'company')
    store.getRoot().setLinkedRecord(viewer, 'viewer')
  })
const words = (): string[] => toasts.snapshot().map(({ text }) => text)

it('the session guard hides at once when another tab has changed the session, and shows itself again where it is the same', async () => {
  let answer: (viewer: { memberID: string }) => void = () => {}
  const { environment, ask } = setup(() => new Promise((resolve) => void (answer = resolve)))
  guardSession(environment, { signal: test.signal })
  otherTab()()
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
  answer({ memberID: '1' })
  await waitFor(() => expect(isHidden()).toBe(false))
  expect([reload, assign].map((went) => went.mock.calls.length)).toEqual([0, 0])
})

it('the session guard of a page that was brought back hears other tabs again', async () => {
  const { environment, ask } = setup(() => Promise.resolve({ memberID: '1' }))
  guardSession(environment, { signal: test.signal })
  transition('pagehide', true)
  transition('pageshow', true)
  await waitFor(() => expect([isHidden(), ask.mock.calls.length]).toEqual([false, 1]))
  otherTab()()
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
})

it('the session guard goes on as the shop that another tab has chosen, and names it', async () => {
  const { environment } = setup(() => Promise.resolve({ memberID: '2' }))
  guardSession(environment, { signal: test.signal })
  otherTab()()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
  arrive(environment)
  tellWhy(environment)
  tellWhy(environment)
  expect(words()).toEqual(['当前门店已切换为武昌店'])
})

it('the session guard leaves for the login page after a log-out in another tab, and comes back from there to where it was', async () => {
  const { environment } = setup(() => Promise.resolve(null))
  guardSession(environment, { signal: test.signal })
  otherTab()()
  await waitFor(() => expect(assign.mock.calls).toEqual([['/login?next=%2Fuser%3Ftab%3D1']]))
  expect([isHidden(), reload.mock.calls.length]).toEqual([true, 0])
  tellWhy(environment)
  expect(words()).toEqual(['您已退出登录，请重新登录后继续'])
})

/** A document of shop 1 whose session has ended: the network layer makes a visitor of it before the answer is told. */
function setupEnded(): Environment {
  const { environment } = setup(() => {
    becomeVisitor(environment)
    return Promise.resolve(null)
  })
  return environment
}

it('the session guard leaves for the login page too where the answer tells that the session has ended: nothing of the shop is shown again', async () => {
  guardSession(setupEnded(), { signal: test.signal })
  otherTab()()
  await waitFor(() => expect(assign.mock.calls).toEqual([['/login?next=%2Fuser%3Ftab%3D1']]))
  expect(isHidden()).toBe(true)
})

it('the session guard shows no page again that the browser brings back when its session has ended', async () => {
  guardSession(setupEnded(), { signal: test.signal })
  transition('pagehide', true)
  transition('pageshow', true)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
})

it('the session guard that is told twice asks twice, and goes on as the other shop with the sentence', async () => {
  const answers: ((memberID: string) => void)[] = []
  const network = createNetwork(
    (_url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        answers.push((memberID) => resolve(Response.json({ data: { viewer: { memberID } } })))
      }),
  )
  pageShop.set('1')
  guardSession(new Environment({ network, store: new Store(new RecordSource()) }), { signal: test.signal })
  sessionTabs.doubt()
  sessionTabs.doubt()
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('1')
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect([isHidden(), reload.mock.calls.length]).toEqual([true, 0])
  answers[1]?.('2')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(takeMove()).toBe('shop')
})

it.each([
  ['another shop', '2', ['当前门店已切换为武昌店']],
  ['a visitor', NO_SHOP, ['您已退出登录，请重新登录后继续']],
  ['the same shop', '1', []],
])('the session guard that got no answer says afterwards what came of it: %s', async (_name, now, said) => {
  const { environment } = setup(() => Promise.reject(new Error('offline')))
  guardSession(environment, { signal: test.signal })
  otherTab()()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  pageShop.set(now)
  if (now !== NO_SHOP) arrive(environment)
  tellWhy(environment)
  expect(words()).toEqual(said)
})

it('the session guard says which shop it is once the page knows it, where the server sent the page without', async () => {
  let answer = (): void => {}
  const { environment } = setup(() => Promise.resolve(null))
  const reads = new Reads()
  keepReads(environment, reads)
  reads.note(new Promise<void>((resolve) => void (answer = resolve)))
  sessionStorage.setItem('moved', 'shop')
  tellWhy(environment)
  expect(words()).toEqual([])
  arrive(environment)
  answer()
  await waitFor(() => expect(words()).toEqual(['当前门店已切换为武昌店']))
})

it('the session guard shows nothing where it cannot be known who is there', async () => {
  const { environment } = setup(() => Promise.reject(new Error('offline')))
  guardSession(environment, { signal: test.signal })
  otherTab()()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
})

it.each([
  ['another tab has changed the session', otherTab],
  ['the browser brings it back', () => () => void (transition('pagehide', true), transition('pageshow', true))],
])('the session guard stays blank for five seconds at most when %s and no answer comes', async (_name, prepare) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { environment, ask } = setup(() => new Promise(() => {}))
  guardSession(environment, { signal: test.signal })
  prepare()()
  while (ask.mock.calls.length === 0) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(4999)
  expect([isHidden(), reload.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  [31_000, 1],
  [29_000, 0],
])('the session guard asks again when it is shown after %i ms out of sight: %i times', async (ms, times) => {
  const { environment, ask } = setup(() => Promise.resolve({ memberID: '1' }))
  guardSession(environment, { signal: test.signal })
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    now.mockReturnValue(1_000_000 + ms)
  }
  expect(ask).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})
