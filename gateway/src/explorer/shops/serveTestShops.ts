import { sendJson } from '../../http/answers.ts'
import type { Exchange, HttpPlugin } from '../../http/exchange.ts'
import { readBody } from '../../http/readBody.ts'
import { mostShops, type TestShops } from './testShops.ts'

const path = '/graphql/explorer/shop'
const gone = '这家测试商店已关闭（闲置 30 分钟，或服务已重启）；请再建一家。'

/** Builds, sets forward and closes test shops, and answers in their name where a request names one. */
export function serveTestShops(shops: TestShops): HttpPlugin {
  return async (exchange) => {
    const id = headerOf(exchange)
    if (exchange.path === path || exchange.path.startsWith(`${path}/`)) return manage(shops, exchange, id)
    if (id === null) return false
    const shop = shops.find(id)
    return shop === null ? refuse(exchange, 410, gone) : shop.answer(exchange)
  }
}

async function manage(shops: TestShops, exchange: Exchange, id: string | null): Promise<boolean> {
  const { method, req } = exchange
  // No other site's page can send the header without asking first.
  if (method !== 'POST' || req.headers['x-csrf'] === undefined) return refuse(exchange, 405, '只接受浏览器内本页发出的 POST 请求。')
  if (exchange.path === path) {
    const shop = await shops.build()
    if (shop === null) return refuse(exchange, 503, `测试商店最多同时 ${mostShops} 家，现已满；请关闭一家，或等闲置的自动关闭。`)
    return answer(exchange, { id: shop.id, time: shop.time })
  }
  if (exchange.path === `${path}/close`) {
    if (id !== null) shops.close(id)
    return answer(exchange, {})
  }
  if (exchange.path !== `${path}/clock`) return refuse(exchange, 404, '没有这个地址。')
  const to = timeIn(await readBody(req))
  if (to === null) return refuse(exchange, 422, '时间写法不对；例如 2026-12-01T09:00。')
  const set = id === null ? null : await shops.setForward(id, to)
  if (set === null) return refuse(exchange, 410, gone)
  if (set.done === null) return refuse(exchange, 422, `时间只能向前拨；商店现在是 ${inChina(set.time)}。`)
  return answer(exchange, set)
}

const headerOf = ({ req }: Exchange): string | null => [req.headers['x-test-shop'] ?? []].flat()[0] ?? null

/** Further than this no certificate reaches. */
const latest = Date.parse('2100-01-01')

function timeIn(body: string): string | null {
  const text = /^\{"to":"([\d:.TZ+-]{10,35})"\}$/.exec(body)?.[1] ?? ''
  const time = Date.parse(text)
  return Number.isNaN(time) || time > latest ? null : new Date(time).toISOString()
}

const inChina = (time: string): string => new Date(time).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' })

function answer(exchange: Exchange, body: object): true {
  sendJson(exchange, 200, body)
  return true
}

/** As GraphQL refuses, so that the explorer shows it where the answer would be. */
function refuse(exchange: Exchange, status: number, userMessage: string): true {
  sendJson(exchange, status, { errors: [{ message: userMessage, extensions: { code: 'BAD_REQUEST', userMessage } }] })
  return true
}
