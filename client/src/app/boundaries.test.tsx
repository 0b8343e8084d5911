import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockEnvironment } from 'relay-test-utils'
import { TestFrame } from '../testing/TestFrame.tsx'
import { toasts } from '../ui/toastStore.ts'
import { AppBoundary } from './AppBoundary.tsx'
import { LazyModule, MissingChunk, useLazyModule } from './lazyModule.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { reloadOnce } from './reloadOnce.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { pathname: '/list', search: '', reload })
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  act(() => toasts.clear())
})

function Broken({ error }: { error: Error | null }) {
  if (error !== null) throw error
  return <p>页面内容</p>
}

function page(error: Error | null, visitKey: string, onRetry = vi.fn()) {
  return (
    <TestFrame environment={createMockEnvironment()}>
      <header>页头</header>
      <PageBoundary visitKey={visitKey} onRetry={onRetry}>
        <Broken error={error} />
      </PageBoundary>
    </TestFrame>
  )
}

describe('a page that breaks while rendering', () => {
  it('a page that breaks while rendering leaves the rest standing, and another page starts afresh', () => {
    const { rerender } = render(page(new Error('boom'), 'a'))
    expect(screen.getByText('页头')).toBeTruthy()
    expect(screen.getByText('页面暂时打不开')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    rerender(page(null, 'b'))
    expect(screen.getByText('页面内容')).toBeTruthy()
  })

  it('a page that breaks while rendering is tried again on request', () => {
    const onRetry = vi.fn()
    const { rerender } = render(page(new Error('boom'), 'a', onRetry))
    rerender(page(null, 'a', onRetry))
    act(() => screen.getByRole('button', { name: '重试' }).click())
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(screen.getByText('页面内容')).toBeTruthy()
  })

  it('a page that breaks while rendering reloads once when its code is gone after a release, and on request', () => {
    render(page(new MissingChunk('gone'), 'a'))
    expect(reload).toHaveBeenCalledTimes(1)
    act(() => screen.getByRole('button', { name: '重试' }).click())
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

it('a frame whose code was cut off on the way reloads by itself', () => {
  render(
    <AppBoundary>
      <Broken error={new MissingChunk('cut')} />
    </AppBoundary>,
  )
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a broken frame still says something and offers a way on', () => {
  render(
    <AppBoundary>
      <Broken error={new Error('boom')} />
    </AppBoundary>,
  )
  act(() => screen.getByRole('button', { name: '刷新页面' }).click())
  expect(reload).toHaveBeenCalledTimes(1)
})

describe('reloadOnce', () => {
  it('reloadOnce reloads for a build once, and again for the next', () => {
    expect([reloadOnce('a'), reloadOnce('a'), reloadOnce('b'), reloadOnce('b')]).toEqual([true, false, true, false])
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('reloadOnce reloads again at another address, and not while there is no line', () => {
    expect(reloadOnce('a')).toBe(true)
    vi.stubGlobal('location', { pathname: '/cart', search: '', reload })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(reloadOnce('a')).toBe(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    expect([reloadOnce('a'), reloadOnce('a')]).toEqual([true, false])
  })

  it('reloadOnce does not reload where storage is refused: it could not know when to stop', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(reloadOnce('a')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('LazyModule', () => {
  it('a lazy module is tried again after a failure, and fetched once', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code')
    const module = new LazyModule<string>(fetch)
    await expect(module.load()).rejects.toBeInstanceOf(MissingChunk)
    expect([await module.load(), await module.load()]).toEqual(['code', 'code'])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('a lazy module that is missing is not fetched over and over by a page that waits for it', async () => {
    const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    const module = new LazyModule<string>(fetch)
    const Reader = () => <p>{useLazyModule(module)}</p>
    await act(async () => {
      render(
        <TestFrame environment={createMockEnvironment()}>
          <PageBoundary visitKey="a" onRetry={() => {}}>
            <Suspense fallback={null}>
              <Reader />
            </Suspense>
          </PageBoundary>
        </TestFrame>,
      )
    })
    expect(screen.getByText('页面暂时打不开')).toBeTruthy()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a lazy module is there at once after it has been fetched', async () => {
    const module = new LazyModule(async () => '代码')
    await module.load()
    const Reader = () => <p>{useLazyModule(module)}</p>
    render(<Reader />)
    expect(screen.getByText('代码')).toBeTruthy()
  })
})
