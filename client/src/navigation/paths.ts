/** A path and its search on this site. */
export type Path = `/${string}`

type GoodsListPlace = { readonly category?: string | null; readonly keywords?: string | null; readonly sort?: string | null; readonly inStock?: boolean; readonly page?: number }

function search(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
  if (kept.length === 0) return ''
  return `?${new URLSearchParams(kept.map(([key, value]) => [key, value === true ? '1' : String(value)])).toString()}`
}

/** Every address of the storefront; nothing else writes one. Imported by all layers, imports nothing. */
export const paths = {
  home: (): Path => '/',
  notFound: (): Path => '/404',
  login: (next?: string): Path => `/login${search({ next: next === '/' ? null : next })}`,
  goodsList: ({ category, keywords, sort, inStock, page }: GoodsListPlace = {}): Path =>
    `/list${search({ category, keywords, sort, in_stock: inStock, page: page === 1 ? null : page })}`,
  goodsDetail: (goodsID: string): Path => `/list/info/${goodsID}`,
  cart: (): Path => '/cart',
  confirmOrder: (quoteID: string): Path => `/cart_step2${search({ quote: quoteID })}`,
  contract: (next?: string): Path => `/dzht${search({ next })}`,
}

/** The cart's page has two addresses. */
export function isCartPath(pathname: string): boolean {
  return pathname === '/cart' || pathname === '/cart_step1'
}

/** Where to go back to, when it is an address of this site; anything else is refused. */
export function localPath(text: string | null): Path | null {
  if (text === null || !/^\/(?![/\\])/.test(text) || text.includes('\\') || [...text].some((character) => character < ' ')) return null
  try {
    const origin = 'http://storefront.invalid'
    const url = new URL(text, origin)
    // Resolving the dots of /..//host leaves an address of another host.
    return url.origin === origin && !url.pathname.startsWith('//') ? (`${url.pathname}${url.search}${url.hash}` as Path) : null
  } catch {
    return null
  }
}
