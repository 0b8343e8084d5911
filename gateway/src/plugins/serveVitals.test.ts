import { afterEach, expect, it } from 'vitest'
import { createMetrics } from '../observe/metrics.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { stubRest } from '../testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

async function start(settings = {}) {
  const metrics = createMetrics(() => 0)
  open = await openServer(stubRest({}), { settings, observers: { metrics, spans: null, now: () => 0 } })
  const { url } = open
  const send = async (body: string, headers: Record<string, string> = { origin: url }) =>
    (await fetch(`${url}/vitals`, { method: 'POST', body, headers })).status
  const counted = async () => (await metrics.text()).split('\n').filter((line) => /^gateway_vital_\w+_(sum|count)/.test(line))
  return { send, counted, url }
}
const told = (rows: unknown, device = 'phone') => JSON.stringify({ device, rows })

it('what a visitor waited for is counted by page, metric and device, in seconds, and nothing else is kept', async () => {
  const { send, counted } = await start()
  const rows = [
    ['goodsList', 'lcp', 1250],
    ['goodsList', 'inp', 48],
    ['cart', 'cls', 0.02],
  ]
  expect(await send(told(rows))).toBe(204)
  expect(await counted()).toEqual([
    'gateway_vital_seconds_sum{page="goodsList",metric="lcp",device="phone"} 1.25',
    'gateway_vital_seconds_count{page="goodsList",metric="lcp",device="phone"} 1',
    'gateway_vital_seconds_sum{page="goodsList",metric="inp",device="phone"} 0.048',
    'gateway_vital_seconds_count{page="goodsList",metric="inp",device="phone"} 1',
    'gateway_vital_shift_sum{page="cart",device="phone"} 0.02',
    'gateway_vital_shift_count{page="cart",device="phone"} 1',
  ])
})

it.each([
  ['no JSON', '{'],
  ['another device', told([], 'watch')],
  ['an address for a page', told([['/list/info/7', 'lcp', 1]])],
  ['another metric', told([['home', 'fid', 1]])],
  ['a negative value', told([['home', 'lcp', -1]])],
  ['a value beyond sense', told([['home', 'cls', 101]])],
  ['too many rows', told(Array.from({ length: 21 }, () => ['home', 'lcp', 1]))],
  ['too many bytes', told([['home', 'lcp', 1]]) + ' '.repeat(2_000)],
])('a message with %s is refused whole', async (_, body) => {
  const { send, counted } = await start()
  expect([await send(body), await counted()]).toEqual([400, []])
})

it('other sites and programs without an origin are not heard', async () => {
  const { send, counted } = await start()
  const body = told([['home', 'lcp', 1]])
  expect([await send(body, { origin: 'https://other.example' }), await send(body, {}), await counted()]).toEqual([403, 403, []])
})

it('pages beyond 150 names are counted as other', async () => {
  const { send, counted } = await start({ ratePerAddress: 0 })
  for (let nth = 0; nth < 152; nth++) await send(told([[`page${nth}`, 'cls', 0]]))
  const pages = (await counted()).filter((line) => line.includes('_count'))
  expect([pages.length, pages.at(-1)]).toEqual([151, 'gateway_vital_shift_count{page="other",device="phone"} 2'])
})
