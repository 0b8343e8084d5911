import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'

export type Location = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Names the entry of the history; the first of every document is `default`. */
  readonly key: string
}

/** Whether an entry is new, stands in the place of the one before it, or was there already. */
export type Arrival = 'push' | 'replace' | 'pop'

export type Navigate = (href: string, options?: { readonly replace?: boolean }) => void

type Shown = { readonly location: Location; readonly arrival: Arrival }

const Current = createContext<(Shown & { readonly navigate: Navigate }) | null>(null)

function useCurrent(): Shown & { readonly navigate: Navigate } {
  const current = use(Current)
  if (current === null) throw new Error('there is no router around this')
  return current
}

/** The address that is shown; while the next page is on its way, still that of the old one. */
export const useLocation = (): Location => useCurrent().location
export const useArrival = (): Arrival => useCurrent().arrival
export const useNavigate = (): Navigate => useCurrent().navigate

/** Leads on to another address, which stands in the place of this one. */
export function Redirect({ to }: { readonly to: string }): null {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

const newKey = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''

/** Our part of the state that the browser keeps with an entry. */
function keyOf(state: unknown): string {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : 'default'
}

const readLocation = (): Location => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: keyOf(window.history.state) }
}

/** In a transition: the old page stays until the next one can be shown. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({ location: readLocation(), arrival: 'pop' }))
  const show = useCallback((arrival: Arrival): void => startTransition(() => setShown({ location: readLocation(), arrival })), [])
  useLayoutEffect(() => {
    const pop = (): void => show('pop')
    window.addEventListener('popstate', pop)
    return () => window.removeEventListener('popstate', pop)
  }, [show])
  const navigate = useCallback<Navigate>(
    (href, { replace = false } = {}) => {
      window.history[replace ? 'replaceState' : 'pushState']({ key: newKey() }, '', href)
      show(replace ? 'replace' : 'push')
    },
    [show],
  )
  return <Current value={useMemo(() => ({ ...shown, navigate }), [shown, navigate])}>{children}</Current>
}

/** As it is written: what a browser would make of odd addresses is not known here. */
function locationAt(href: string, key: string, from?: Location): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  return { pathname: pathname || (from?.pathname ?? '/'), search: search === '?' ? '' : search, hash, key }
}

/** One address, without a browser around it: on the server, and in tests. */
export function MemoryRouter({ at = '/', children }: { readonly at?: string; readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({ location: locationAt(at, 'default'), arrival: 'pop' }))
  const navigate = useCallback<Navigate>((href, { replace = false } = {}) => {
    const key = newKey()
    startTransition(() =>
      setShown(({ location }) => ({ location: locationAt(href, key, location), arrival: replace ? 'replace' : 'push' })),
    )
  }, [])
  return <Current value={useMemo(() => ({ ...shown, navigate }), [shown, navigate])}>{children}</Current>
}
