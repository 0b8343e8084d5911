import { seedDemo } from '../../api/src/seed/seed.ts'
import { openHarness } from '../../api/src/testing/harness.ts'
import type { TestClient } from '../../api/src/testing/testClient.ts'

/** Bodies by path, as the real api gives them; `detail` answers for every goods. */
export type Recorded = Readonly<
  Record<'/api/goods/detail' | '/api/goods/list' | '/api/cart/list' | '/api/cart/total' | '/api/user/base', string>
>

const LINES = 30

/** What a member of the seeded marketplace gets to see, Chinese text and all. */
export async function record(): Promise<Recorded> {
  const harness = await openHarness()
  try {
    await seedDemo(harness.deps)
    const client = harness.client()
    await client.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })
    const lines = await fillCart(client)
    if (lines !== LINES) throw new Error(`the recorded cart has ${lines} lines`)
    const list = await bodyOf(client, '/api/goods/list?per_page=20')
    return {
      '/api/goods/detail': await bodyOf(client, `/api/goods/detail/${firstId(list)}`),
      '/api/goods/list': list,
      '/api/cart/list': await bodyOf(client, '/api/cart/list?filters=99999'),
      '/api/cart/total': await bodyOf(client, '/api/cart/total'),
      '/api/user/base': await bodyOf(client, '/api/user/base'),
    }
  } finally {
    await harness.close()
  }
}

async function bodyOf(client: TestClient, path: string): Promise<string> {
  const { status, code, message, data } = await client.get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return JSON.stringify({ code, message, data })
}

type Row = {
  id: string
  number: number
  qg_number: number
  ck_id: string
  is_buy: number
  base_price: string
  special_price?: string | null
}

async function fillCart(client: TestClient): Promise<number> {
  const { data } = await client.get('/api/goods/list?per_page=100')
  const rows = (data as { data: Row[] }).data.filter((row) => row.is_buy === 1)
  let lines = await countLines(client)
  for (const row of rows) {
    if (lines === LINES) break
    await client.post('/api/cart', {
      goods_id: row.id,
      number: row.qg_number,
      price: row.special_price ?? row.base_price,
      ck_id: row.ck_id,
    })
    lines = await countLines(client)
  }
  return lines
}

async function countLines(client: TestClient): Promise<number> {
  const { data } = await client.get('/api/cart/list?filters=99999')
  return (data as { data: unknown[] }).data.length
}

function firstId(list: string): string {
  const { data } = JSON.parse(list) as { data: { data: Row[] } }
  const row = data.data.find(({ is_buy }) => is_buy === 1)
  if (row === undefined) throw new Error('no goods can be bought')
  return row.id
}
