import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { onPostgres } from '../../../testing/testDatabase.ts'
import { createShopper, newKey, stockOf, submit, type Shopper } from '../../../testing/trading.ts'
import { grantVoucher } from '../../coupon/coupon.service.ts'
import { post } from '../../ledger/ledger.service.ts'
import { give, openTrade } from '../../promotion/testShop.ts'
import { offerEveryWay, quoteForWays, WAYS, type Offers, type Supply } from './testOffers.ts'

const RACERS = 3

let h: Harness
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 40 } : {})
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
})
afterAll(() => h.close())
beforeEach(() => {
  h.clock.advance(1_000)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

/** A shop with money of every kind on it, all of which its order would use. */
async function richShopper(): Promise<Shopper> {
  const shopper = await createShopper(h)
  const { memberId } = shopper.person
  await post(h.deps, { memberId, kind: 'balance', delta: 30_000, reason: 'recharge', ref: newKey() })
  await post(h.deps, { memberId, kind: 'points', delta: 500, reason: 'order_points', ref: newKey() })
  await grantVoucher(h.deps, { memberId, cents: 2_000, reason: '测试', validDays: 5 })
  await give(h, shopper.person, { face: 1_000, min: 10_000 })
  return shopper
}

/** All that an order writes of its shop, as the tables hold it. */
async function holdingsOf({ person: { memberId } }: Shopper): Promise<unknown> {
  const { rows } = await sql<{ holdings: unknown }>`select jsonb_build_object(
    'trades', (select coalesce(jsonb_agg(t), '[]') from trade t where t.member_id = ${memberId}),
    'orders', (select coalesce(jsonb_agg(o), '[]') from orders o where o.member_id = ${memberId}),
    'takes', (select count(*) from promotion_take k join orders o on o.id = k.order_id where o.member_id = ${memberId}),
    'coupons', (select jsonb_agg(to_jsonb(c) order by c.id) from coupon c where c.member_id = ${memberId}),
    'vouchers', (select jsonb_agg(to_jsonb(v) order by v.id) from voucher v where v.member_id = ${memberId}),
    'ledgers', (select jsonb_agg(jsonb_build_array(a.kind, a.balance, a.seq) order by a.kind) from ledger_account a
      where a.member_id = ${memberId}),
    'flash', (select coalesce(sum(f.qty), 0) from flash_taken f where f.member_id = ${memberId}),
    'combos', (select coalesce(sum(c.qty), 0) from combo_taken c where c.member_id = ${memberId}),
    'teams', (select coalesce(sum(g.qty), 0) from group_member g where g.member_id = ${memberId}),
    'cart', (select jsonb_agg(to_jsonb(l) order by l.id) from cart_line l where l.member_id = ${memberId}),
    'keys', (select count(*) from idempotency i where i.member_id = ${memberId} and i.route = 'POST /api/order'),
    'messages', (select count(*) from message m where m.member_id = ${memberId})) as holdings`.execute(h.deps.db)
  return rows[0]?.holdings
}

/** What has been taken of each offer. */
async function takenOf({ goods, many, combo, sale }: Offers): Promise<Record<string, number>> {
  const { db } = h.deps
  const flash = await db.selectFrom('flash_item').where('goods_id', '=', goods).select('taken').executeTakeFirstOrThrow()
  const set = await db.selectFrom('combo').where('id', '=', combo).select('taken').executeTakeFirstOrThrow()
  const addon = await db.selectFrom('addon_item').where('goods_id', '=', goods).select('taken').executeTakeFirstOrThrow()
  const gift = await db.selectFrom('gift_rule').where('goods_id', '=', many).select('given').executeTakeFirstOrThrow()
  const teams = await db.selectFrom('group_team').where('promotion_id', '=', sale).select('taken').execute()
  return {
    flash: flash.taken,
    combo: set.taken,
    addon: addon.taken,
    gift: gift.given,
    team: teams.reduce((sum, team) => sum + team.taken, 0),
    reserved: (await stockOf(h, goods)).reserved,
  }
}

/** Enough for one order and not for two: of the shelf, or of one of the offers. */
const SCARCE: readonly (readonly [name: string, supply: Supply])[] = [
  ['the shelf', { stock: 6 }],
  ['the flash sale', { stock: 100, flash: 1 }],
  ['the combination', { stock: 100, combo: 1 }],
  ['the add-on', { stock: 100, addon: 1 }],
  ['the gift', { stock: 100, gift: 1 }],
  ['the team', { stock: 100, team: 1 }],
]

describe(`where ${RACERS} shops order at once and only one can win`, () => {
  it.each(SCARCE)('the losers keep every order, coupon, cent, voucher, point and count as it was: %s is short', async (_, supply) => {
    const offers = await offerEveryWay(h, supply)
    const quoted = []
    for (let n = 0; n < RACERS; n++) {
      const shopper = await richShopper()
      const teamId = supply.team === undefined ? undefined : await firstTeam(offers)
      quoted.push({
        shopper,
        quote: await quoteForWays(shopper, offers, WAYS, {
          ...(teamId === undefined ? {} : { teamId }),
          checkout: { use_voucher: 1, use_balance: 1 },
        }),
      })
    }
    const before = await Promise.all(quoted.map(({ shopper }) => holdingsOf(shopper)))
    const answers = await Promise.all(quoted.map(({ shopper, quote }) => submit(shopper.client, quote)))
    const after = await Promise.all(quoted.map(({ shopper }) => holdingsOf(shopper)))
    const losers = [...answers.keys()].filter((index) => answers[index]?.status !== 200)
    expect(losers).toHaveLength(RACERS - 1)
    for (const index of losers) expect(after[index]).toEqual(before[index])
    expect(await takenOf(offers)).toEqual({ flash: 1, combo: 1, addon: 1, gift: 1, team: 1, reserved: 6 })
  })
})

async function firstTeam({ sale }: Offers): Promise<string | undefined> {
  const team = await h.deps.db.selectFrom('group_team').where('promotion_id', '=', sale).select('id').executeTakeFirst()
  return team === undefined ? undefined : String(team.id)
}
