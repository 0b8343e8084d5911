import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { pickFields } from '../../api/src/server/fieldset.ts'

/**
 * The constant marketplace: the answer depends on the path alone and, as in the real one, holds only what `fields` names. Of goods it tells
 * the id that was asked for: a gateway may well ask for more by the id that it was told.
 */
const bodies = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, string>
const made = new Map<string, string | null>()
const DETAIL = '/api/goods/detail'
let calls = 0

function bodyOf(path: string, fields: string | null): Buffer | null {
  const isDetail = path.startsWith(`${DETAIL}/`)
  const text = textOf(isDetail ? DETAIL : path, fields)
  if (text === null) return null
  return Buffer.from(isDetail ? text.replace(/"id":"\d+"/, `"id":"${path.slice(DETAIL.length + 1)}"`) : text)
}

function textOf(path: string, fields: string | null): string | null {
  const key = `${path} ${fields ?? ''}`
  const before = made.get(key)
  if (before !== undefined) return before
  const text = makeText(path, fields)
  made.set(key, text)
  return text
}

function makeText(path: string, fields: string | null): string | null {
  const whole = bodies[path]
  if (whole === undefined || fields === null) return whole ?? null
  const { data, ...envelope } = JSON.parse(whole) as Record<string, unknown>
  return JSON.stringify({ ...envelope, data: pickFields(data, fields) })
}

const server = createServer({ keepAliveTimeout: 120_000 }, (req, res) => {
  const [path = '', query] = (req.url ?? '').split('?', 2)
  if (path === '/calls') return void res.end(String(calls))
  calls += 1
  const body = bodyOf(path, query === undefined ? null : new URLSearchParams(query).get('fields'))
  if (body === null) res.writeHead(404, { 'content-length': 0 }).end()
  else res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ ready: true, port: typeof address === 'object' && address !== null ? address.port : 0 })
})
