import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const USER = {
  member_id: '7',
  username: 'demo',
  name: '张三',
  phone: '138****0001',
  company: '康健大药房',
  face: null,
  rank: 2,
  admin: { name: '李经理', phone: '13900000000', is_default: 0 },
  address: '杭州市西湖区',
  is_passed: 1,
  points: 120,
  cart: 3,
  message_count: 1,
  wechat: null,
  common_config: { hot_line: '400-000-0000', qq1: '800000001', qq2: '' },
  quality_inspection: { quality_inspection_url: null, msg: '' },
  login_url: '/login',
  is_show_youx: 1,
  is_special: 0,
  is_can_chat: 0,
  is_AfterSale: 1,
}
const DATA: Readonly<Record<string, unknown>> = {
  '/api/time': { timestamp: 1_795_226_702 },
  '/api/contract': { id: '2', version: '2026-01', title: '电子合同', body: '第一条', signed_at: null },
  '/api/auth/login': { token: null, user: USER },
  '/api/user/base': USER,
}

/** A few calls that always answer alike: what is tried with it is the gateway. */
export async function startSmallMarketplace(): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((req, res) => {
    const data = DATA[req.url ?? '']
    const code = data === undefined ? 404 : 200
    res
      .writeHead(code, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code, message: data === undefined ? '不存在' : 'ok', data: data ?? { reason: 'NOT_FOUND' } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
