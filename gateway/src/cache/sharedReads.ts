import type { RestClient } from '../rest/restClient.ts'
import { publicCache, type Told } from './publicCache.ts'
import { publicRoute } from './publicRoutes.ts'
import type { PublicStore } from './publicStore.ts'
import { singleFlight, type FlightOptions } from './singleFlight.ts'

/** The client as all requests share it: what is public comes from what is kept, what is under way is not asked twice. */
export function sharedReads(client: RestClient, store: PublicStore, told: Told, options: Omit<FlightOptions, 'isPublic'>): RestClient {
  return publicCache(singleFlight(client, { ...options, isPublic: (path) => publicRoute(path) !== null }), store, told)
}
