import { sendFailure } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import type { Vital } from '../observe/metrics.ts'

/** A visitor's page tells a few numbers. */
const BYTES_MAX = 2_000
const ROWS_MAX = 20
/** Names beyond so many are counted as «other»: labels must stay few, whatever is sent. */
const PAGES_MAX = 150
const MOST = { lcp: 120_000, inp: 120_000, cls: 100 } as const

/**
 * `POST /vitals`: what a visitor waited for, as rows of page, metric and value, sent when the page is left. Nothing of it tells who it
 * was: no address, no session, no time is kept.
 */
export function serveVitals(count: ((vital: Vital) => void) | null): HttpPlugin {
  const pages = new Set<string>()
  const nameOf = (page: string): string => {
    if (pages.size < PAGES_MAX) pages.add(page)
    return pages.has(page) ? page : 'other'
  }
  return async (exchange) => {
    if (exchange.path !== '/vitals') return false
    const { req, res, method } = exchange
    if (method !== 'POST') sendFailure(exchange, 405, 'BAD_REQUEST')
    else if (!isOurs(exchange)) sendFailure(exchange, 403, 'BAD_REQUEST')
    else {
      const text = await readShort(req)
      const vitals = text === null ? null : readVitals(text)
      if (vitals === null) sendFailure(exchange, 400, 'BAD_REQUEST')
      else {
        for (const vital of vitals) count?.({ ...vital, page: nameOf(vital.page) })
        res.writeHead(204).end()
      }
    }
    return true
  }
}

/** A browser says whose page sends; other sites' pages are not heard. */
function isOurs({ req }: Exchange): boolean {
  const { origin, host } = req.headers
  return origin !== undefined && URL.parse(origin)?.host === host
}

async function readShort(req: Exchange['req']): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Null where it is not what our pages send. */
export function readVitals(text: string): readonly Vital[] | null {
  try {
    const { device, rows } = JSON.parse(text) as { device?: unknown; rows?: unknown }
    if ((device !== 'phone' && device !== 'desktop') || !Array.isArray(rows) || rows.length > ROWS_MAX) return null
    const vitals = rows.map((row: unknown) => vitalOf(row, device))
    return vitals.every((vital) => vital !== null) ? vitals : null
  } catch {
    return null
  }
}

function vitalOf(row: unknown, device: Vital['device']): Vital | null {
  if (!Array.isArray(row)) return null
  const [page, metric, value] = row as unknown[]
  if (typeof page !== 'string' || !/^[a-zA-Z][a-zA-Z0-9]{0,39}$/.test(page)) return null
  if (metric !== 'lcp' && metric !== 'inp' && metric !== 'cls') return null
  return typeof value === 'number' && value >= 0 && value <= MOST[metric] ? { page, metric, device, value } : null
}
