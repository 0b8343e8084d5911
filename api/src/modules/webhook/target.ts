import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const LIMIT_MS = 10_000

/** Addresses of machines that only somebody inside can reach; nothing is sent there unless the settings say so. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only global unicast is outside, without what stands for an IPv4 address or for documentation. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
const notOutside = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notOutside.addSubnet(net, bits, 'ipv6')

export function isInside(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, 'ipv4')
  return !outside.check(address, 'ipv6') || notOutside.check(address, 'ipv6')
}

/** Null where a webhook may have this address, else why not. */
export function faultOfAddress(text: string, mayBeInside: boolean): string | null {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return '推送地址须为 https 地址'
  if (url.username !== '' || url.password !== '') return '推送地址不能含用户名或密码'
  if (mayBeInside) return null
  if (url.protocol !== 'https:') return '推送地址须为 https 地址'
  const host = hostOf(url)
  if (host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isInside(host))) return '推送地址不能是内网地址'
  return null
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')

export interface Sent {
  readonly status: number | null
  /** Null where it was taken. */
  readonly error: string | null
}

/** Posts once; no redirect is followed, and the address that was looked at is the one connected to. */
export function post(url: URL, headers: Readonly<Record<string, string>>, body: string, mayBeInside: boolean): Promise<Sent> {
  const fault = faultOfAddress(url.href, mayBeInside)
  if (fault !== null) return Promise.resolve({ status: null, error: fault })
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(LIMIT_MS),
      agent: false,
      lookup: mayBeInside ? lookup : outsideOnly,
    } as const
    const asked = send(url, options, (answer) => {
      const status = answer.statusCode ?? 0
      // What it says is nobody's business here.
      answer.destroy()
      resolve({ status, error: status >= 200 && status < 300 ? null : `HTTP ${status}` })
    })
    asked.on('error', (error) => resolve({ status: null, error: wordsOf(error) }))
    asked.end(body)
  })
}

const wordsOf = (error: Error & { code?: string }): string =>
  (error.name === 'TimeoutError' ? 'timeout' : (error.code ?? error.message)).slice(0, 200)

const outsideOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '')
    const usable = found.filter(({ address }) => !isInside(address))
    const [first] = usable
    if (first === undefined) return done(Object.assign(new Error('private address'), { code: 'PRIVATE_ADDRESS' }), '')
    if (options.all === true) done(null, usable)
    else done(null, first.address, first.family)
  })
}
