import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../scripts/lib/postgres.ts'
import { writeResult } from './result.ts'

const GOODS = 100_000
const CHANGES = 10_000
const TOKEN = 'the-token-of-the-benchmark'
/** A buyer looks at a list so often. */
const LOOK_MS = 100
const QUIET_LOOKS = 200
const LISTS = ['', 'page=7', 'sort=new', 'sort=price_asc', 'keywords=qm', `keywords=${encodeURIComponent('青霉素')}`, 'in_stock=1']

const PLACES = [
  ['category', '分类编码,分类名称\nF1,西药'],
  ['maker', `厂家名称\n${Array.from({ length: 200 }, (_, nth) => `试制药厂${nth}`).join('\n')}`],
  ['supplier', '供应商名称\n试供应商'],
  ['warehouse', '仓库编码,仓库名称,包邮金额,运费,起订金额\nC1,主仓,800,12,200'],
] as const
const HEAD = '商品编码,商品名称,通用名,生产厂家,供应商,分类编码,仓库编码,规格,单位,剂型,商品类别,处方类别,批准文号,经营范围,基础价,阶梯价'
const NAMES = ['阿莫西林胶囊', '布洛芬缓释片', '青霉素钠片', '感冒灵颗粒', '维生素片', '阿胶口服液', '板蓝根颗粒', '头孢克肟片']

function goodsFile(from: number, count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => {
    const n = from + nth
    const name = `${NAMES[n % NAMES.length]}${String.fromCodePoint(0x4e00 + (n % 5_000))}`
    const price = `${(n % 90) + 10}.00`
    return `G${n},${name},${name},试制药厂${n % 200},试供应商,F1,C1,0.${n % 9}g*24粒,盒,片剂,西药,处方药,国药准字H${String(n).padStart(8, '0')},chemical,${price},30:9.50`
  })
  return [HEAD, ...rows].join('\n')
}

const stockFile = (count: number, least: number): string =>
  [
    '商品编码,仓库编码,批号,生产日期,有效期至,数量',
    ...Array.from({ length: count }, (_, n) => `G${n},C1,L${n},2026-01-01,2029-01-01,${least + (n % 400)}`),
  ].join('\n')

const priceFile = (count: number): string =>
  ['商品编码,基础价', ...Array.from({ length: count }, (_, n) => `G${n},${(n % 90) + 20}.00`)].join('\n')

interface Run {
  readonly id: string
  readonly status: string
  readonly wrong: number
}

let keys = 0

/** Until the run has ended: the seconds from the first byte. */
async function importFile(url: string, kind: string, file: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const started = performance.now()
  const query = new URLSearchParams({ staff: 'bench', client_key: `benchmark-${keys++}`, mode: 'right' })
  const answer = await fetch(`${url}/api/erp/import/${kind}?${query.toString()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: file,
  })
  const { data, message } = (await answer.json()) as { data: Run; message: string }
  if (answer.status !== 200) throw new Error(`${kind}: ${message}`)
  for (let last = data; ; await wait(200)) {
    if (last.status === 'done' && last.wrong === 0) return (performance.now() - started) / 1000
    if (last.status !== 'waiting') throw new Error(`${kind}: ${last.status}, ${last.wrong} wrong`)
    const asked = await fetch(`${url}/api/erp/import/runs/${last.id}`, { headers })
    last = ((await asked.json()) as { data: { run: Run } }).data.run
  }
}

/** The times of lists as buyers ask for them, until there are so many or `isOver`. */
async function lookAtLists(url: string, isOver: (looks: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const started = performance.now()
    const answer = await fetch(`${url}/api/goods/list?${LISTS[times.length % LISTS.length]}`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    await wait(LOOK_MS)
  }
  return times.toSorted((a, b) => a - b)
}

const lookQuietly = (url: string): Promise<number[]> => lookAtLists(url, (looks) => looks >= QUIET_LOOKS)

/** The seconds that the work took, and how long lists took meanwhile. */
async function lookDuring(url: string, work: () => Promise<number>): Promise<[number, number[]]> {
  let isOver = false
  const looking = lookAtLists(url, () => isOver)
  const seconds = await work().finally(() => {
    isOver = true
  })
  return [seconds, await looking]
}

const at = (times: readonly number[], part: number): number => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10
const told = (times: readonly number[]) => ({ looks: times.length, p50: at(times, 0.5), p95: at(times, 0.95) })
const rounded = (value: number): number => Math.round(value * 100) / 100

async function run(dataDir: string, goods: number): Promise<void> {
  const { lendDatabase } = await import('../api/src/testing/testDatabase.ts')
  const { ApiProcess } = await import('../api/src/testing/apiProcess.ts')
  const lent = await lendDatabase(dataDir)
  const api = await ApiProcess.start({ ...lent.env, ERP_TOKEN: TOKEN, GATEWAY_SECRET: 'the-secret-of-the-benchmark' })
  try {
    for (const [kind, file] of PLACES) await importFile(api.url, kind, file)
    // Half of them are there before buyers look, so that lists have something to look through.
    const first = await importFile(api.url, 'goods', goodsFile(0, goods / 2))
    const changes = Math.min(CHANGES, goods / 2)
    await importFile(api.url, 'stock', stockFile(changes, 100))
    await lookAtLists(api.url, (looks) => looks >= LISTS.length * 3)
    const before = await lookQuietly(api.url)
    const [second, duringGoods] = await lookDuring(api.url, () => importFile(api.url, 'goods', goodsFile(goods / 2, goods / 2)))
    const after = await lookQuietly(api.url)
    const [stock, duringStock] = await lookDuring(api.url, () => importFile(api.url, 'stock', stockFile(changes, 200)))
    const [price, duringPrices] = await lookDuring(api.url, () => importFile(api.url, 'price', priceFile(changes)))
    const figures = {
      goods,
      secondsForGoods: rounded(first + second),
      secondsFor100000: rounded(((first + second) / goods) * 100_000),
      changes,
      secondsForStock: rounded(stock),
      secondsForPrices: rounded(price),
      lists: {
        quietAtHalf: told(before),
        duringGoods: told(duringGoods),
        quietAtAll: told(after),
        duringStock: told(duringStock),
        duringPrices: told(duringPrices),
      },
      // The shop doubles meanwhile, so its lists get slower by themselves.
      ratioGoods: rounded((2 * at(duringGoods, 0.95)) / (at(before, 0.95) + at(after, 0.95))),
      ratioStock: rounded(at(duringStock, 0.95) / at(after, 0.95)),
      ratioPrices: rounded(at(duringPrices, 0.95) / at(after, 0.95)),
    }
    console.log(JSON.stringify(figures, null, 2))
    await writeResult('import', {
      measured: 'CSV over HTTP into one api process, mode right; lists asked ten times a second by a visitor',
      ...figures,
    })
  } catch (error) {
    throw new Error(`The import did not end. The api said: ${api.said}`, { cause: error })
  } finally {
    await api.stop()
    await lent.remove()
  }
}

/** 100,000 goods, or as many as are named: `npm run bench -- import 10000`. */
export async function bench([count = String(GOODS)]: readonly string[] = []): Promise<void> {
  const postgres = await startPostgres()
  if (postgres === null) {
    console.log('No PostgreSQL is to be had here, and this is measured on one.')
    return
  }
  process.env['TEST_DATABASE_URL'] = postgres.url
  const dataDir = mkdtempSync(join(tmpdir(), 'import-bench-'))
  try {
    await run(dataDir, Number(count))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    await postgres.stop()
  }
}
