import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBuyer, MINUTE, openShop, ship, type Shop } from './testBills.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const stateOf = async (id: number) =>
  (await shop.h.deps.db.selectFrom('platform_bill').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state
const timeOver = () => sql`update platform_bill set taken_until = database_now()`.execute(shop.h.deps.db)

/** A process that ends at the moment when the platform hears it: nothing of what it would have written after it is written. */
async function killedAt(isDone: boolean): Promise<number> {
  const { platform, h } = shop
  await ship(shop, await createBuyer(shop))
  let killed = 0
  platform.fault = ({ name }) => {
    if (name !== 'uploadcircubill') return null
    killed++
    return { how: 'reset', done: isDone }
  }
  await sql`create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(h.deps.db)
  await sql`create trigger dies before insert on platform_try for each row when (new.what = 'upload') execute function dies()`.execute(
    h.deps.db,
  )
  await expect(shop.round()).rejects.toThrow('killed')
  expect(killed).toBe(1)
  await sql`drop function dies() cascade`.execute(h.deps.db)
  platform.fault = () => null
  const { id } = await h.deps.db
    .selectFrom('platform_bill')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id
}

it.each([
  ['after the platform took it in', true, 1],
  ['before the platform had it', false, 2],
])('a sender that ends %s is followed by another, which looks for the bill before it sends anything', async (_name, isDone, uploads) => {
  const { platform, round } = shop
  const before = platform.named('uploadcircubill').length
  const id = await killedAt(isDone)
  // As long as the dead one may still be alive, nobody touches its bill.
  await round()
  expect([await stateOf(id), platform.named('uploadcircubill').length - before]).toEqual(['waiting', 1])
  await timeOver()
  await round()
  expect(platform.named('uploadcircubill').length - before).toBe(uploads)
  expect(await stateOf(id)).toBe('uploaded')
  shop.advance(10 * MINUTE)
  await round()
  const { platform_count: count } = await shop.h.deps.db
    .selectFrom('platform_bill')
    .where('id', '=', id)
    .select('platform_count')
    .executeTakeFirstOrThrow()
  expect(count).toBe(10)
})

it('a maker of bills that ends in the middle leaves none of them, and the next makes all', async () => {
  const { h } = shop
  const { db } = h.deps
  await ship(shop, await createBuyer(shop))
  const count = async () =>
    (
      await db
        .selectFrom('platform_bill')
        .select((eb) => eb.fn.countAll<number>().as('bills'))
        .executeTakeFirstOrThrow()
    ).bills
  const before = await count()
  await sql`create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(db)
  await sql`create trigger dies before insert on platform_code for each row execute function dies()`.execute(db)
  await expect(shop.round()).rejects.toThrow('killed')
  expect(await count()).toBe(before)
  await sql`drop function dies() cascade`.execute(db)
  await shop.round()
  expect(await count()).toBe(before + 1)
})
