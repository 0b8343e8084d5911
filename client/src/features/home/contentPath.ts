import { type Path, paths } from '../../navigation/paths.ts'

const ORIGIN = 'http://storefront.invalid'

/** The page of ours that an address of the site's content means; null for one that has no page. */
export function contentPath(address: string | null | undefined): Path | null {
  if (typeof address !== 'string' || !address.startsWith('/') || address.startsWith('//')) return null
  const { pathname, search, searchParams } = new URL(address, ORIGIN)
  const category = /^\/list\/other\/(\d+)$/.exec(pathname)?.[1]
  if (category !== undefined) return paths.otherList(category)
  if (pathname === paths.search()) return paths.search({ keywords: searchParams.get('keywords'), scope: searchParams.get('type') === '1' ? 'maker' : null })
  if (pathname === paths.favorites()) return paths.favorites()
  return pathname === paths.goodsList() ? `${paths.goodsList()}${search}` : null
}
