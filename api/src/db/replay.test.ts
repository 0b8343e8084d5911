import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { digests } from '../testing/digests.ts'
import type { Harness } from '../testing/harness.ts'
import type * as trading from '../testing/trading.ts'
import { SeededRandom } from '../seed/seededRandom.ts'

const ACTS = 24
/** The database's clock is off by this: a row with such a fraction of a second was told no time by its transaction. */
const OFF_MS = 234

interface World {
  readonly h: Harness
  readonly chance: SeededRandom
  readonly shoppers: readonly trading.Shopper[]
  readonly goods: readonly number[]
  readonly placed: { readonly shopper: trading.Shopper; readonly trade: trading.PlacedWire }[]
}

/** What people, the office and time may do; each is refused where it does not fit, and then that is what happens. */
function acts(
  { quoteFor, submit, addToCart, office }: typeof trading,
  look: () => Promise<void>,
): readonly ((world: World, key: string) => Promise<unknown>)[] {
  const bought = ({ chance, placed }: World) => (placed.length === 0 ? null : chance.pick(placed))
  const buy = async ({ chance, shoppers, goods, placed }: World, key: string): Promise<void> => {
    const shopper = chance.pick(shoppers)
    const quote = await quoteFor(shopper.client, [{ goodsId: chance.pick(goods), number: chance.whole(5, 8) * 5 }]).catch(() => null)
    if (quote === null) return
    const answer = await submit(shopper.client, quote, { client_key: key, pay_mode: chance.pick(['online', 'transfer']) })
    if (answer.status === 200) placed.push({ shopper, trade: answer.data as trading.PlacedWire })
  }
  const pay = async (world: World, key: string): Promise<void> => {
    const purchase = bought(world)
    const started = await purchase?.shopper.client.post(`/api/trade/${purchase.trade.trade_id}/pay`, {
      channel: 'sandbox',
      client_key: key,
    })
    if (started?.status !== 200) return
    const { pathname, search } = new URL((started.data as { url: string }).url)
    await world.h.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=settled',
    })
  }
  return [
    buy,
    buy,
    pay,
    pay,
    async (world) => {
      const purchase = bought(world)
      await purchase?.shopper.client.post(`/api/order/${purchase.trade.orders[0]?.id}/cancel`, { reason: '不想买了' })
    },
    async (world) => {
      const purchase = bought(world)
      const order = purchase?.trade.orders[0]?.id ?? '0'
      if (!(await office(world.h).post(`/api/erp/order/${order}/advance`, { to: world.chance.pick(['billed', 'picked', 'outbound']) })))
        return
      await office(world.h).post(`/api/erp/order/${order}/ship`, {
        carrier: '顺丰',
        tracking_no: `SF${order}000`,
        client_key: `ship-order-${order}`,
      })
    },
    async ({ chance, shoppers, goods }) => {
      const { client } = chance.pick(shoppers)
      const line = await addToCart(client, { goodsId: chance.pick(goods), number: 5 }).catch(() => '0')
      await client.post('/api/cart/batch_select', { ids: line, is_selected: 0 })
      if (chance.next() < 0.5) await client.post('/api/cart/batch_delete', { ids: line })
    },
    async ({ chance, shoppers }, key) => {
      const { client } = chance.pick(shoppers)
      await client.post('/api/chat', { content: '什么时候到货', client_key: key })
      await client.post('/api/message/read', {})
      await client.post('/api/user/recharge', { amount: '100.00', channel: 'sandbox', client_key: `${key}-r` })
    },
    async ({ h, chance }) => {
      h.clock.advance(chance.whole(1, 60) * 60_000)
      await look()
    },
  ]
}

/** One shop's life from its first row, with modules that remember nothing of another; jobs run on the test's clock, the database's too. */
async function live(seed: number): Promise<{ trace: string[]; tables: Record<string, string>; topics: string[]; untold: unknown[] }> {
  vi.resetModules()
  const [trade, { openEmbeddedDatabase }, { harnessOn }, { createGoods, createTrade }, { Scheduler }, { setDatabaseClock }] =
    await Promise.all([
      import('../testing/trading.ts'),
      import('../testing/testDatabase.ts'),
      import('../testing/harness.ts'),
      import('../testing/catalogue.ts'),
      import('../modules/job/scheduler.ts'),
      import('../testing/databaseClock.ts'),
    ])
  const h = await harnessOn(await openEmbeddedDatabase(), { demo: true, autopilotSeconds: 60 })
  try {
    await setDatabaseClock(h.deps.db, h.clock.now())
    await createTrade(h)
    await h.deps.db.insertInto('manager').values({ name: '林素问', phone: '400-000-0000', is_default: true }).execute()
    const shoppers: trading.Shopper[] = []
    const goods: number[] = []
    for (let nth = 0; nth < 4; nth++) {
      shoppers.push(await trade.createShopper(h))
      goods.push(await createGoods(h, { stock: 60 + nth * 40 }))
    }
    const world: World = { h, chance: new SeededRandom(seed), shoppers, goods, placed: [] }
    const scheduler = new Scheduler(h.deps, h.app.log)
    const setDatabase = () => setDatabaseClock(h.deps.db, new Date(h.clock.now().getTime() + OFF_MS))
    await setDatabase()
    const all = acts(trade, async () => {
      await setDatabase()
      await scheduler.look()
      await scheduler.settled()
    })
    const trace: string[] = []
    for (let nth = 0; nth < ACTS; nth++) {
      const chosen = Array.from({ length: world.chance.whole(1, 3) }, () => world.chance.whole(0, all.length - 1))
      await Promise.all(chosen.map(async (which, place) => all[which]?.(world, `key-${nth}-${place}-act`)))
      trace.push(`${chosen.join()} ${world.placed.length} ${h.clock.now().toISOString()}`)
    }
    const topics = await h.deps.db.selectFrom('outbox').select('topic').distinct().orderBy('topic').execute()
    const untold = await h.deps.db
      .selectFrom('outbox')
      .where(sql<number>`extract(milliseconds from at)::int % 1000`, '=', OFF_MS)
      .selectAll()
      .execute()
    return { trace, tables: await digests(h.deps.db), topics: topics.map(({ topic }) => topic), untold }
  } finally {
    await h.close()
  }
}

it('the same acts from the same seed leave every table the same to the byte, jobs and live events too', async () => {
  const first = await live(7)
  expect([first.topics, first.untold]).toEqual([['cart', 'chat', 'message', 'order', 'public', 'recharge'], []])
  const second = await live(7)
  expect(second.trace).toEqual(first.trace)
  expect(second.tables).toEqual(first.tables)
})
