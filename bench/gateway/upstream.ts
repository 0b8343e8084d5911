import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The constant marketplace: reads its bodies once and answers by path, whoever asks for whatever. */
const bodies = new Map(Object.entries(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, string>).map(([path, text]) => [path, Buffer.from(text)]))

const server = createServer({ keepAliveTimeout: 120_000 }, (req, res) => {
  const path = (req.url ?? '').split('?', 1)[0] ?? ''
  const body = bodies.get(path.startsWith('/api/goods/detail') ? '/api/goods/detail' : path)
  if (body === undefined) res.writeHead(404, { 'content-length': 0 }).end()
  else res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ ready: true, port: typeof address === 'object' && address !== null ? address.port : 0 })
})
