import { type Path, paths } from '../../navigation/paths.ts'

const ORIGIN = 'http://storefront.invalid'

/** The page of ours that an address of the site's content means; null for one that has no page. */
export function contentPath(address: string | null | undefined): Path | null {
  if (typeof address !== 'string' || !address.startsWith('/') || address.startsWith('//')) return null
  const { pathname, search, searchParams } = new URL(address, ORIGIN)
  const category = /^\/list\/other\/(\d+)$/.exec(pathname)?.[1]
  if (category !== undefined) return paths.goodsList({ category })
  if (pathname === paths.search()) return paths.search({ keywords: searchParams.get('keywords'), scope: searchParams.get('type') === '1' ? 'maker' : null })
  return pathname === paths.goodsList() ? `${paths.goodsList()}${search}` : null
}
