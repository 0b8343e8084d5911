import { type Path, paths } from '../../navigation/paths.ts'

const ORIGIN = 'http://storefront.invalid'

/** The page of ours that an address of the site's content means; null for one that has no page. */
export function contentPath(address: string | null | undefined): Path | null {
  if (typeof address !== 'string' || !address.startsWith('/') || address.startsWith('//')) return null
  const { pathname, search, searchParams } = new URL(address, ORIGIN)
  const category = /^\/list\/other\/(\d+)$/.exec(pathname)?.[1]
  if (category !== undefined) return paths.goodsList({ category })
  if (pathname === '/search') return paths.goodsList({ keywords: searchParams.get('keywords') })
  return pathname === paths.goodsList() ? `${paths.goodsList()}${search}` : null
}
