import { catalogue } from '../errors/catalogue.ts'
import type { GatewayErrorCode } from '../generated/resolvers-types.ts'
import { sendFailure, sendJson } from './answers.ts'
import type { Exchange } from './exchange.ts'

/** Refuses a request before it is looked into, in the form its sender reads: an error of GraphQL, a page, or a failure. */
export function sendRefusal(exchange: Exchange, status: number, code: GatewayErrorCode, retryAfter: number | null): void {
  const {
    req,
    res,
    path,
    incoming: { requestId },
  } = exchange
  const { message, userMessage } = catalogue[code]
  if (retryAfter !== null) res.setHeader('retry-after', String(retryAfter))
  if (path === '/graphql') {
    sendJson(exchange, status, { errors: [{ message, extensions: { code, userMessage, requestId } }] })
  } else if (req.headers.accept?.includes('text/html') === true) {
    const advice = retryAfter === null ? '' : `请在 ${retryAfter} 秒后刷新页面。`
    const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${userMessage}</title><h1>${userMessage}</h1><p>${advice}编号：${requestId}</p></html>`
    res.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      'cache-control': 'no-store',
    })
    res.end(exchange.method === 'HEAD' ? undefined : html)
  } else sendFailure(exchange, status, code)
}
