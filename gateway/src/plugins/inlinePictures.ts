import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { discard } from '../http/discard.ts'
import type { Exchange } from '../http/exchange.ts'
import type { RestClient } from '../rest/restClient.ts'
import { isFilePath } from './serveFiles.ts'

/** The text of a small public SVG picture, to be written into a page; null for any other file. */
export type InlinePicture = (incoming: Exchange['incoming'], path: string) => Promise<string | null>

const MOST_BYTES = 10_240
const MOST_KEPT = 500

/** The marketplace's pictures never change under their name, so each is fetched once. */
export function createInlinePictures(client: RestClient): InlinePicture {
  const kept = new LRUCache<string, { readonly svg: string | null }>({ max: MOST_KEPT })
  return async ({ requestId, clientIp, signal }, path) => {
    if (!path.startsWith('/files/') || !path.endsWith('.svg') || !isFilePath(path)) return null
    const known = kept.get(path)
    if (known !== undefined) return known.svg
    try {
      // Without the caller's session: what is kept is everybody's.
      const svg = await read(client, { path, headers: {}, caller: { session: null, requestId, clientIp, signal } })
      kept.set(path, { svg })
      return svg
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
