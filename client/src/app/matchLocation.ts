import type { Place } from '../navigation/pageProps.ts'
import { type Path, paths } from '../navigation/paths.ts'
import { landingOf, redirectOf } from './redirects.ts'
import type { Route } from './route.tsx'
import { isWhole, knownRoutes } from './routeTable.ts'

export type Found = { readonly kind: 'route'; readonly route: Route; readonly place: Place }
export type Match = Found | { readonly kind: 'redirect'; readonly to: Path } | { readonly kind: 'later' }

/** What an address (path and search) shows. Anything unknown leads to /404, once the rest of the table is there to say so. */
export function matchLocation(href: string): Match {
  const [pathname, query] = splitOnce(splitOnce(href, '#')[0], '?')
  const search = new URLSearchParams(query)
  const to = redirectOf(pathname) ?? landingOf(pathname, search)
  if (to !== null) return { kind: 'redirect', to }
  for (const route of knownRoutes()) {
    const params = route.match(pathname)
    if (params !== null) return { kind: 'route', route, place: { params, search } }
  }
  return isWhole() ? { kind: 'redirect', to: paths.notFound(pathname) } : { kind: 'later' }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
