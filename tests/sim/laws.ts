import { brokenInvariants } from '../../api/src/testing/invariants.ts'
import { waitingForNobody, waitingJobs } from '../../api/src/testing/shelves.ts'
import type { Story } from './story.ts'
import type { World } from './world.ts'

const CART = '{ cart { lines { lineID quantity } } }'
const OTHERS = 'query ($input: ID!) { order(orderID: $input) { orderID } }'
const PAID = new Set(['paid', 'part_refunded', 'refunded'])

/** What must hold at every moment; each sentence is a law that is broken. */
export async function brokenLaws(story: Story): Promise<string[]> {
  const { world, orders, refusedKeys, paid, strange } = story
  const { db } = world
  const guarded = world.guarded().map((rule) => `库里不许有这样的数据：${rule}`)
  const broken = [...(await brokenInvariants(db)), ...guarded, ...strange, ...(await story.listener.broken()), ...story.pages.broken()]
  const trades = await db.selectFrom('trade').select(['id', 'client_key', 'pay_status', 'member_id']).orderBy('id').execute()
  const byKey = Map.groupBy(trades, ({ client_key }) => client_key)
  for (const { key, tradeID } of orders) {
    const found = byKey.get(key) ?? []
    if (found.length !== 1 || String(found[0]?.id) !== tradeID) broken.push(`${key} 对应 ${found.length} 笔交易，买家被告知的是 ${tradeID}`)
  }
  for (const key of refusedKeys) if (byKey.has(key)) broken.push(`${key} 被拒后仍有交易`)
  for (const { id, pay_status: status } of trades)
    if (paid.has(String(id)) && !PAID.has(status) && status !== 'closed') broken.push(`交易 ${id} 已付款，却是 ${status}`)
  return [...broken, ...(await wrongViews(story))]
}

/** A cart is what the database holds of it, and nobody is shown another's order. */
async function wrongViews(story: Story): Promise<string[]> {
  const { world, orders } = story
  const wrong: string[] = []
  for (const member of world.members) {
    // oxlint-disable no-await-in-loop -- one source of chance: what is asked first must be the same in each run
    const { data } = await world.ask(member, CART)
    const shown = (data as { cart: { lines: { lineID: string; quantity: number }[] } } | null)?.cart.lines ?? []
    const held = await world.db.selectFrom('cart_line').where('member_id', '=', member.person.memberId).select(['id', 'number']).execute()
    const lines = (all: readonly (readonly [string, number])[]): string => all.map(String).toSorted().join(' ')
    if (data !== null && lines(shown.map((l) => [l.lineID, l.quantity])) !== lines(held.map((l) => [String(l.id), l.number])))
      wrong.push(`${member.name}看到的采购单与库里的不一致`)
    const foreign = orders.find((order) => order.member !== member)
    if (foreign === undefined) continue
    const { data: other } = await world.ask(member, OTHERS, foreign.orderID)
    if ((other as { order: unknown } | null)?.order) wrong.push(`${member.name}看到了别家的订单 ${foreign.orderID}`)
    // oxlint-enable no-await-in-loop
  }
  return wrong
}

/** In the end nobody waits for nothing: what was paid has gone, has come back, or waits for the office by name. */
export async function stranded({ world }: Story): Promise<string[]> {
  const orders = await waitingForNobody(world.db, world.clock.now())
  return [...orders.map(({ id, status }) => `订单 ${id} 停在 ${status}，没有人在等它`), ...(await idleJobs(world))]
}

/** Whatever died over a job, another has taken it when the lease was over, and has given it back. */
async function idleJobs({ db }: World): Promise<string[]> {
  return (await waitingJobs(db)).map((name) => `任务 ${name} 停着，没有人接手`)
}
