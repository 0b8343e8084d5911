import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, OrderStatus } from '../../db/tables/trade.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper } from '../../testing/trading.ts'
import { actAs } from '../audit/actor.ts'

const STATUSES: readonly OrderStatus[] = [
  'unpaid',
  'paid',
  'billed',
  'picked',
  'outbound',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'timeout',
  'refunding',
  'refunded',
]
const ACTORS: readonly Actor[] = ['buyer', 'system', 'staff', 'erp']

/** TRADE §1, row by row: from, to, by whom; and §9, where lots lapse before an order is shipped. Everything else is refused. */
const LEGAL = new Set([
  'unpaid>paid system',
  'unpaid>cancelled buyer',
  'unpaid>cancelled staff',
  'unpaid>timeout system',
  'paid>billed erp',
  'paid>refunding buyer',
  'refunding>refunded system',
  'refunding>paid staff',
  'refunding>billed staff',
  'billed>picked erp',
  'billed>refunding staff',
  'picked>outbound erp',
  'outbound>shipped erp',
  'shipped>received buyer',
  'shipped>received system',
  'received>completed system',
  'unpaid>cancelled system',
  'paid>refunded system',
  'billed>refunded system',
  'picked>refunded system',
  'outbound>refunded system',
])

let h: Harness
let orderId = 0
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  const { client } = await createShopper(h)
  orderId = Number((await buy(client, [{ goodsId: await createGoods(h), number: 30 }])).orders[0]?.id)
})
afterAll(() => h.close())

/** How to come to a state by legal steps alone. */
const WAYS: Readonly<Record<OrderStatus, readonly (readonly [OrderStatus, Actor])[]>> = {
  unpaid: [],
  paid: [['paid', 'system']],
  billed: [
    ['paid', 'system'],
    ['billed', 'erp'],
  ],
  picked: [
    ['paid', 'system'],
    ['billed', 'erp'],
    ['picked', 'erp'],
  ],
  outbound: [
    ['paid', 'system'],
    ['billed', 'erp'],
    ['picked', 'erp'],
    ['outbound', 'erp'],
  ],
  shipped: [
    ['paid', 'system'],
    ['billed', 'erp'],
    ['picked', 'erp'],
    ['outbound', 'erp'],
    ['shipped', 'erp'],
  ],
  received: [
    ['paid', 'system'],
    ['billed', 'erp'],
    ['picked', 'erp'],
    ['outbound', 'erp'],
    ['shipped', 'erp'],
    ['received', 'buyer'],
  ],
  completed: [
    ['paid', 'system'],
    ['billed', 'erp'],
    ['picked', 'erp'],
    ['outbound', 'erp'],
    ['shipped', 'erp'],
    ['received', 'buyer'],
    ['completed', 'system'],
  ],
  cancelled: [['cancelled', 'buyer']],
  timeout: [['timeout', 'system']],
  refunding: [
    ['paid', 'system'],
    ['refunding', 'buyer'],
  ],
  refunded: [
    ['paid', 'system'],
    ['refunding', 'buyer'],
    ['refunded', 'system'],
  ],
}

class Undo extends Error {}

/** Which of all moves from a state the database takes; nothing of it stays. */
async function movesFrom(from: OrderStatus): Promise<string[]> {
  const taken: string[] = []
  await h.deps.db
    .transaction()
    .execute(async (db) => {
      const tx = { ...h.deps, db }
      const move = async (to: OrderStatus, actor: Actor) => {
        await actAs(tx, { actor })
        await db.updateTable('orders').set({ status: to, received_at: h.clock.now() }).where('id', '=', orderId).execute()
      }
      for (const [to, actor] of WAYS[from]) await move(to, actor)
      for (const to of STATUSES.filter((status) => status !== from)) {
        for (const actor of ACTORS) {
          await sql`savepoint before`.execute(db)
          await move(to, actor).then(
            () => {
              taken.push(`${from}>${to} ${actor}`)
            },
            () => undefined,
          )
          await sql`rollback to savepoint before`.execute(db)
        }
      }
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return taken
}

describe('the database', () => {
  it.each(STATUSES)('from %s takes exactly the legal moves', async (from) => {
    const legal = [...LEGAL].filter((row) => row.startsWith(`${from}>`) && row !== 'refunding>billed staff')
    expect((await movesFrom(from)).toSorted()).toEqual(legal.toSorted())
  })

  it('the database returns a refused refund only to where it came from', async () => {
    const back = h.deps.db.transaction().execute(async (db) => {
      const tx = { ...h.deps, db }
      for (const [to, actor] of [
        ['paid', 'system'],
        ['billed', 'erp'],
        ['refunding', 'staff'],
        ['billed', 'staff'],
        ['refunding', 'staff'],
        ['paid', 'staff'],
      ] as const) {
        await actAs(tx, { actor })
        await db.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute()
      }
    })
    await expect(back).rejects.toMatchObject({ code: '23514', constraint: 'order_transition_known' })
  })

  it('the database takes no move from nobody', async () => {
    await expect(h.deps.db.updateTable('orders').set({ status: 'paid' }).where('id', '=', orderId).execute()).rejects.toMatchObject({
      code: '23514',
    })
  })
})
