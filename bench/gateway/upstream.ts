import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { pickFields } from '../../api/src/server/fieldset.ts'

/** The constant marketplace: the answer depends on the path alone and, as in the real one, holds only what `fields` names. */
const bodies = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, string>
const made = new Map<string, Buffer | null>()

function bodyOf(path: string, fields: string | null): Buffer | null {
  const key = `${path} ${fields ?? ''}`
  const before = made.get(key)
  if (before !== undefined) return before
  const body = makeBody(path, fields)
  made.set(key, body)
  return body
}

function makeBody(path: string, fields: string | null): Buffer | null {
  const whole = bodies[path]
  if (whole === undefined || fields === null) return whole === undefined ? null : Buffer.from(whole)
  const { data, ...envelope } = JSON.parse(whole) as Record<string, unknown>
  return Buffer.from(JSON.stringify({ ...envelope, data: pickFields(data, fields) }))
}

const server = createServer({ keepAliveTimeout: 120_000 }, (req, res) => {
  const [path = '', query] = (req.url ?? '').split('?', 2)
  const body = bodyOf(
    path.startsWith('/api/goods/detail') ? '/api/goods/detail' : path,
    query === undefined ? null : new URLSearchParams(query).get('fields'),
  )
  if (body === null) res.writeHead(404, { 'content-length': 0 }).end()
  else res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ ready: true, port: typeof address === 'object' && address !== null ? address.port : 0 })
})
