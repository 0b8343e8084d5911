import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { discard } from '../http/discard.ts'
import type { Exchange } from '../http/exchange.ts'
import type { RestClient } from '../rest/restClient.ts'
import { isFilePath } from './serveFiles.ts'

/** A picture as text that may stand in a page itself; null for what is no small drawing that anybody may see. */
export type DrawingOf = (incoming: Exchange['incoming'], path: string) => Promise<string | null>

const MOST_BYTES = 4_096
const MOST_KEPT = 500

/** Drawings of the marketplace never change under their name, so they are asked for once. */
export function createDrawings(client: RestClient): DrawingOf {
  const kept = new LRUCache<string, { readonly drawing: string | null }>({ max: MOST_KEPT })
  return async ({ requestId, clientIp, signal }, path) => {
    if (!path.startsWith('/files/') || !path.endsWith('.svg') || !isFilePath(path)) return null
    const known = kept.get(path)
    if (known !== undefined) return known.drawing
    try {
      // Without the caller's session: what is kept is everybody's.
      const drawing = await read(client, { path, headers: {}, caller: { session: null, requestId, clientIp, signal } })
      kept.set(path, { drawing })
      return drawing
    } catch {
      // The page shows it as any other picture.
      return null
    }
  }
}

async function read(client: RestClient, call: Parameters<RestClient['openFile']>[0]): Promise<string | null> {
  const { status, headers, body } = await client.openFile(call)
  const isForAll = String(headers['cache-control']).includes('public') && String(headers['content-type']).startsWith('image/svg+xml')
  const bytes = Number(headers['content-length'])
  if (status === 200 && isForAll && bytes > 0 && bytes <= MOST_BYTES) return (await buffer(body)).toString('utf8')
  discard(body)
  if (status >= 500) throw new Error('the marketplace could not say')
  return null
}
