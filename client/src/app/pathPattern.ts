import type { PathParams } from '../navigation/pageProps.ts'

const NUMBERS = new Set(['id', 'page'])

/** Compiles the specification's notation, `/list/other/{id}/{name?}`; an id and a page are numbers from 1, a slash at the end is allowed. */
export function compilePattern(pattern: string): (pathname: string) => PathParams | null {
  const source = pattern.replaceAll(/\/\{(\w+)(\??)\}/g, (_, name: string, optional: string) => {
    const group = `(?<${name}>${NUMBERS.has(name) ? String.raw`[1-9]\d*` : '[^/]+'})`
    return optional === '' ? `/${group}` : `(?:/${group})?`
  })
  const expression = new RegExp(`^${source}/?$`)
  return (pathname) => {
    const match = expression.exec(pathname)
    return match === null ? null : decodeAll(match.groups ?? {})
  }
}

function decodeAll(groups: PathParams): PathParams | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, value === undefined ? value : decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}
