import { LazyModule } from './lazyModule.ts'
import type { Route } from './route.tsx'
import { catalogueRoutes } from './routes/catalogueRoutes.tsx'

type Area = { readonly name: string; readonly routes: LazyModule<readonly Route[]> }

/** Where buyers are all day: every browser has these routes from the start. */
const atHand: readonly Route[] = catalogueRoutes

/** The other areas of the site: each comes with the page that stands in it, else after the first page. */
export const laterAreas: readonly Area[] = [
  { name: 'trade', routes: new LazyModule(async () => (await import('./routes/tradeRoutes.tsx')).tradeRoutes) },
  { name: 'zone', routes: new LazyModule(async () => (await import('./routes/zoneRoutes.tsx')).zoneRoutes) },
  { name: 'kind', routes: new LazyModule(async () => (await import('./routes/kindRoutes.tsx')).kindRoutes) },
  { name: 'supplier', routes: new LazyModule(async () => (await import('./routes/supplierRoutes.tsx')).supplierRoutes) },
  { name: 'promotion', routes: new LazyModule(async () => (await import('./routes/promotionRoutes.tsx')).promotionRoutes) },
  { name: 'content', routes: new LazyModule(async () => (await import('./routes/contentRoutes.tsx')).contentRoutes) },
  { name: 'after', routes: new LazyModule(async () => (await import('./routes/afterRoutes.tsx')).afterRoutes) },
  { name: 'wallet', routes: new LazyModule(async () => (await import('./routes/walletRoutes.tsx')).walletRoutes) },
  { name: 'people', routes: new LazyModule(async () => (await import('./routes/peopleRoutes.tsx')).peopleRoutes) },
  { name: 'selfService', routes: new LazyModule(async () => (await import('./routes/selfServiceRoutes.tsx')).selfServiceRoutes) },
]

/** All that comes later. */
export const later = new LazyModule(() => Promise.all(laterAreas.map(({ routes }) => routes.load())))

/** The whole table: the server's rendering and tests have it before they begin. */
export async function allRoutes(): Promise<readonly Route[]> {
  await later.load()
  return knownRoutes()
}

/** What of the table is there by now. */
export function knownRoutes(): readonly Route[] {
  return [...atHand, ...laterAreas.flatMap(({ routes }) => routes.value ?? [])]
}

export const isWhole = (): boolean => laterAreas.every(({ routes }) => routes.value !== null)

/** The area a route came with; undefined for those every browser has. */
export function laterAreaOf(route: Route): Area | undefined {
  return laterAreas.find(({ routes }) => routes.value?.includes(route))
}
