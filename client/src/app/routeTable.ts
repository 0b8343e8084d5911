import { LazyModule } from './lazyModule.ts'
import type { Route } from './route.tsx'
import { routes } from './routes.tsx'

/** A part of the table that comes later, and where it stands, as Vite's manifest names it. */
type Part = { readonly file: string; readonly routes: LazyModule<readonly Route[]> }

export const laterParts: readonly Part[] = [
  { file: 'src/app/laterRoutes.tsx', routes: new LazyModule(async () => (await import('./laterRoutes.tsx')).laterRoutes) },
  { file: 'src/app/goodsZoneRoutes.tsx', routes: new LazyModule(async () => (await import('./goodsZoneRoutes.tsx')).goodsZoneRoutes) },
  { file: 'src/app/zoneRoutes.tsx', routes: new LazyModule(async () => (await import('./zoneRoutes.tsx')).zoneRoutes) },
  { file: 'src/app/entryRoutes.tsx', routes: new LazyModule(async () => (await import('./entryRoutes.tsx')).entryRoutes) },
  { file: 'src/app/helpRoutes.tsx', routes: new LazyModule(async () => (await import('./helpRoutes.tsx')).helpRoutes) },
]

/** All that comes later. */
export const later = new LazyModule(() => Promise.all(laterParts.map((part) => part.routes.load())))

/** The whole table: the server's rendering and tests have it before they begin. */
export async function allRoutes(): Promise<readonly Route[]> {
  await later.load()
  return knownRoutes()
}

/** What of the table is there by now. */
export function knownRoutes(): readonly Route[] {
  return [...routes, ...laterParts.flatMap((part) => part.routes.value ?? [])]
}

export const isWhole = (): boolean => laterParts.every((part) => part.routes.value !== null)

/** The part a route came with; undefined for those every browser has. */
export function partOf(route: Route): number | undefined {
  const at = laterParts.findIndex((part) => part.routes.value?.includes(route))
  return at === -1 ? undefined : at
}
