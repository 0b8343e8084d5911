import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompress } from 'node:zlib'
import { promisify } from 'node:util'
import { sendFailure } from '../http/answers.ts'
import { type Dictionary, dictionaryOf, digestHeld } from '../http/dictionary.ts'
import type { PublicStore } from '../cache/publicStore.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { SessionJar } from '../rest/session.ts'
import type { StorefrontResponse } from './storefront.ts'

export type PageDictionary = Dictionary & { readonly path: string; readonly match: string; readonly packed: Buffer }

/** What renders a page for whoever asks: here always for a visitor. */
export type RenderFor = (incoming: Exchange['incoming'], url: string) => Promise<StorefrontResponse>

/** An address whose number is not known before a list has been read. */
const FIRST_GOODS = '/list/info/'

/** Pages that look alike, the narrowest addresses first; of patterns that match, browsers take the longest. */
const FAMILIES = [
  { match: '/?*', has: (path: string) => path === '/', pages: ['/'] },
  { match: '/list/info/*', has: (path: string) => path.startsWith(FIRST_GOODS), pages: [FIRST_GOODS] },
  { match: '/*', has: () => true, pages: ['/list/table', '/list'] },
] as const
type Family = (typeof FAMILIES)[number]

const FOLDER = '/dictionaries/'
/** For browsers and for what gateways share: goods come and go, and a gateway without Redis has others after its next start. */
const LASTS_S = 86_400
const HEADERS = { 'content-type': 'application/octet-stream', 'cache-control': `public, max-age=${LASTS_S}` }

/**
 * The storefront's pages as a visitor sees them, one text for each family of addresses. Browsers fetch it when they have nothing else to
 * do, and the family's next page comes as what differs. Nothing of a member can be in it: it is rendered without a session.
 */
export class PageDictionaries {
  readonly #render: RenderFor
  readonly #kept: PublicStore | null
  readonly #made = new Map<Family, PageDictionary>()
  readonly #making = new Set<Family>()

  constructor(render: RenderFor, kept: PublicStore | null) {
    this.#render = render
    this.#kept = kept
  }

  /** That of an address; null until it is there, which the first of its pages begins. */
  forPage(path: string, incoming: Exchange['incoming']): PageDictionary | null {
    const family = FAMILIES.find(({ has }) => has(path))
    if (family === undefined) return null
    const made = this.#made.get(family)
    if (made === undefined && !this.#making.has(family)) void this.#make(family, visitorOf(incoming))
    return made ?? null
  }

  /** What this browser says it has of them, of whichever family. */
  heldBy(headers: IncomingHttpHeaders): PageDictionary | null {
    const digest = digestHeld(headers)
    return [...this.#made.values()].find((made) => made.digest.toString('base64url') === digest) ?? null
  }

  serve(): HttpPlugin {
    return (exchange) => {
      const { path, method, req, res } = exchange
      if (!path.startsWith(FOLDER)) return false
      const dictionary = [...this.#made.values()].find((made) => made.path === path)
      if (dictionary === undefined || (method !== 'GET' && method !== 'HEAD')) {
        sendFailure(exchange, 404, 'BAD_REQUEST')
        return true
      }
      const { bytes, packed, match } = dictionary
      const isPacked = /\bbr\b/.test(String(req.headers['accept-encoding']))
      res.appendHeader('vary', 'accept-encoding')
      res.writeHead(200, {
        ...HEADERS,
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
        'content-length': isPacked ? packed.length : bytes.length,
        'use-as-dictionary': `match="${match}", match-dest=("document")`,
      })
      res.end(method === 'HEAD' ? undefined : isPacked ? packed : bytes)
      return true
    }
  }

  /** What fails is tried again with the next page. */
  async #make(family: Family, visitor: Exchange['incoming']): Promise<void> {
    this.#making.add(family)
    try {
      const dictionary = dictionaryOf(await this.#bytes(family, visitor))
      const path = `${FOLDER}${dictionary.digest.toString('base64url').slice(0, 16)}`
      this.#made.set(family, { ...dictionary, path, match: family.match, packed: await promisify(brotliCompress)(dictionary.bytes) })
    } catch (error) {
      visitor.log.warn({ err: error, family: family.match }, 'no dictionary could be made of the pages')
    } finally {
      this.#making.delete(family)
    }
  }

  /** Gateways beside each other need the same: a browser's next page may come from another one. */
  async #bytes({ match, pages }: Family, visitor: Exchange['incoming']): Promise<Buffer> {
    const name = `${FOLDER}${match}`
    const { body, stamp } = (await this.#kept?.read(name, [])) ?? { body: null, stamp: '' }
    if (body !== null) return body
    const rendered = []
    for (const page of pages) rendered.push(await this.#page(visitor, page))
    const bytes = Buffer.concat(rendered)
    this.#kept?.write(name, [], stamp, bytes, LASTS_S)
    return bytes
  }

  async #page(visitor: Exchange['incoming'], page: string): Promise<Buffer> {
    const url = page === FIRST_GOODS ? await this.#firstGoods(visitor) : page
    const { status, body } = await this.#render(visitor, url)
    if (status !== 200 || body === null) throw new Error(`the page ${url} answers ${status}`)
    return buffer(body)
  }

  /** The goods that a list shows first. */
  async #firstGoods(visitor: Exchange['incoming']): Promise<string> {
    const list = (await this.#page(visitor, '/list')).toString()
    const [address] = /\/list\/info\/\d+/.exec(list) ?? []
    if (address === undefined) throw new Error('the list shows no goods')
    return address
  }
}

/** Nobody: neither the session nor anything else that the request came with. */
function visitorOf({ requestId, arrivedAt, clientIp, log }: Exchange['incoming']): Exchange['incoming'] {
  return {
    requestId,
    arrivedAt,
    clientIp,
    log,
    page: { shop: null, agent: null },
    headers: {},
    signal: new AbortController().signal,
    jar: new SessionJar(null, true),
  }
}
