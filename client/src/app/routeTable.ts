import { LazyModule } from './lazyModule.ts'
import type { Route } from './route.tsx'
import { routes } from './routes.tsx'

/** Where the rest of the table stands, as Vite's manifest names it. */
export const LATER_FILE = 'src/app/laterRoutes.tsx'

export const laterRoutes = new LazyModule(async () => (await import('./laterRoutes.tsx')).laterRoutes)

/** The whole table: the server's rendering and tests have it before they begin. */
export async function allRoutes(): Promise<readonly Route[]> {
  return [...routes, ...(await laterRoutes.load())]
}

export const isLater = (route: Route): boolean => !routes.includes(route)
