import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { give } from '../promotion/testShop.ts'
import { tellOfTime } from './notices.ts'

const DAY_MS = 86_400_000

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

it('coupons that end within three days are told of once a shop and day; lapsed ones and those of so short a life are not', async () => {
  const me = await createShopper(h)
  const lasting = async (days: number) => give(h, me.person, { face: 1_000, min: 0, days })
  await lasting(7)
  await lasting(7)
  const lost = await lasting(7)
  await lasting(2)
  const other = await createShopper(h)
  await give(h, other.person, { face: 1_000, min: 0, days: 9 })
  await h.deps.db.updateTable('coupon').set({ status: 'expired' }).where('id', '=', lost).execute()
  const told = async ({ person }: Shopper) =>
    (
      await h.deps.db
        .selectFrom('message')
        .where('member_id', '=', person.memberId)
        .where('ref', 'like', 'coupons:%')
        .select(['title', 'body', 'url', 'kind'])
        .execute()
    ).map(({ title, body, url, kind }) => [kind, title, body, url])
  await tellOfTime(h.deps)
  expect([await told(me), await told(other)]).toEqual([[], []])
  h.clock.advance(4 * DAY_MS)
  const day = formatDate(seconds(h.clock.now()) + 3 * 86_400)
  await tellOfTime(h.deps)
  await tellOfTime(h.deps)
  expect([await told(me), await told(other)]).toEqual([
    [['coupon_lapsed', '优惠券还有 3 天到期', `「测试券」等 2 张优惠券将于 ${day} 到期，尚未使用，请在到期前下单使用。`, '/yhq']],
    [],
  ])
})
