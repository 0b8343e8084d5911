import { act, render, screen } from '@testing-library/react'
import { Suspense, use, useEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { BrowserRouter, MemoryRouter, type Navigate, Redirect, useArrival, useLocation, useNavigate } from './router.tsx'

let go: Navigate = () => {}
const seen: string[] = []

function Address() {
  const { pathname, search, hash, key } = useLocation()
  const arrival = useArrival()
  const navigate = useNavigate()
  useEffect(() => void (go = navigate), [navigate])
  useEffect(() => void seen.push(`${arrival} ${pathname}${search}${hash} ${key}`), [arrival, pathname, search, hash, key])
  return <output>{`${pathname}${search}${hash}`}</output>
}

const shown = (): string | null => screen.getByRole('status').textContent
const travel = async (...request: Parameters<Navigate>): Promise<void> => act(async () => go(...request))
const back = async (): Promise<void> =>
  act(async () => {
    const come = new Promise((resolve) => void window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await come
  })

beforeEach(() => {
  seen.length = 0
  window.history.replaceState(null, '', '/list?page=2')
})

it('tells entries of the history apart, and how each was arrived at', async () => {
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  )
  await travel('/cart')
  await travel('/login?next=%2Fcart', { replace: true })
  await back()
  const keys = seen.map((line) => line.split(' ')[2])
  expect(seen.map((line) => line.replace(/ \S+$/, ''))).toEqual([
    'pop /list?page=2',
    'push /cart',
    'replace /login?next=%2Fcart',
    'pop /list?page=2',
  ])
  expect([keys[0], keys[3], new Set(keys).size]).toEqual(['default', 'default', 3])
})

it('shows the address of another entry of the same page, such as a heading within it', async () => {
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  )
  await act(async () => {
    const come = new Promise((resolve) => void window.addEventListener('popstate', resolve, { once: true }))
    window.location.hash = 'main'
    await come
  })
  expect(shown()).toBe('/list?page=2#main')
})

it('keeps the old page until the next one can be shown', async () => {
  let arrive = (): void => {}
  const data = new Promise<void>((resolve) => void (arrive = resolve))
  function Page() {
    if (useLocation().pathname === '/cart') use(data)
    return <Address />
  }
  render(
    <BrowserRouter>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </BrowserRouter>,
  )
  await travel('/cart')
  expect([shown(), window.location.pathname]).toEqual(['/list?page=2', '/cart'])
  await act(async () => arrive())
  expect(shown()).toBe('/cart')
})

it('leads on, and Back does not return to what led on', async () => {
  function Page() {
    return useLocation().pathname === '/zzfw' ? <Redirect to="/kjcg" /> : <Address />
  }
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  await travel('/zzfw')
  expect(shown()).toBe('/kjcg')
  await back()
  expect(shown()).toBe('/list?page=2')
})

it('leads nowhere outside of the site', async () => {
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  )
  expect(() => go('//evil.example/')).toThrow()
  expect(shown()).toBe('/list?page=2')
})

it.each([
  ['/list?page=2#top', '/list?page=2#top'],
  ['/list?', '/list'],
  ['/list/../cart', '/list/../cart'],
])('reads the address %s without a browser as %s', (at, address) => {
  render(
    <MemoryRouter at={at}>
      <Address />
    </MemoryRouter>,
  )
  expect(shown()).toBe(address)
})
