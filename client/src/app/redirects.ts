import { type Path, paths } from '../navigation/paths.ts'
import { compilePattern } from './pathPattern.ts'

const activity = compilePattern('/activity/{url?}/{url1?}/{url2?}')

/** Addresses whose id goes on with them. */
const moved: readonly (readonly [RegExp, (id: string) => Path])[] = [[/^\/order\/wl\/(\d+)$/, paths.order]]

/** Addresses that only lead on, to a first step or a first child. */
const leading: ReadonlyMap<string, Path> = new Map([
  ['/register', '/register_index'],
  ['/register_index', paths.registerStep(1)],
  ['/register_dd', paths.registerShopStep(1)],
  ['/forget', paths.forgetStep(1)],
  ['/zzfw', paths.quickOrder()],
  ['/zhzx', paths.basicInfo()],
  ['/zhzx_jcxx', paths.basicInfo()],
])

/** Addresses that say nothing without what they name, and where somebody goes on to who came without it. */
const nameless: ReadonlyMap<string, readonly [name: string, to: Path]> = new Map([
  ['/cart_step2', ['quote', paths.cart()]],
  ['/cart_hm', ['trade', paths.orders()]],
  ['/cart_step4', ['trade', paths.orders()]],
  ['/yyh/list', ['id', paths.suppliers()]],
  ['/gyqg/info', ['id', paths.groupSales()]],
  ['/priceList/info', ['id', paths.priceSheets()]],
  ['/pzqg/info', ['id', paths.wanted()]],
  ['/hdmb', ['id', paths.activityZone()]],
])

/** Where an address leads whose search does not name anything; null where it does, or need not. */
export function landingOf(pathname: string, search: URLSearchParams): Path | null {
  const [name, to] = nameless.get(pathname.replace(/\/$/, '')) ?? []
  return name !== undefined && to !== undefined && !search.get(name) ? to : null
}

/** Addresses that lead elsewhere at once. */
export function redirectOf(pathname: string): Path | null {
  const onward = leading.get(pathname)
  if (onward !== undefined) return onward
  for (const [pattern, to] of moved) {
    const id = pattern.exec(pathname)?.[1]
    if (id !== undefined) return to(id)
  }
  const params = activity(pathname)
  if (params === null) return null
  return paths.activity(['url', 'url1', 'url2'].flatMap((part) => params[part] ?? []).join('/'))
}
