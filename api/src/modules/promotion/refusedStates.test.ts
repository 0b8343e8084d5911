import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson } from '../../testing/people.ts'

let h: Harness
const run = (statement: string) => sql.raw(statement).execute(h.deps.db)
const times = `now(), now() + interval '1 day'`
const promotion = (kind: string, columns = '', values = '') => `insert into promotion (kind, name, created_at, starts_at, ends_at${columns}) values ('${kind}', '活动', now(), ${times}${values})`
const of = (kind: string) => `(select id from promotion where kind = '${kind}')`
const tier = (kind: string, full: number, minus: number | null, rate: number | null) => `insert into promotion_tier values (${of(kind)}, ${full}, ${minus}, ${rate})`
const template = (values: string) => `insert into coupon_template (name, total, claim_from, claim_to, valid_days, kind, face, min_cents, is_unconditional) values ('券', 5, ${times}, 7, ${values})`
const coupon = (values: string) => `insert into coupon (template_id, member_id, valid_from, valid_to, nth, status, trade_id) values (1, 1, ${times}, ${values})`
const line = (columns: string, values: string) => `insert into cart_line (member_id, ck_id, number, seen_price, added_at, ${columns}) values (1, 1, 1, 100, now(), ${values})`

beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  await createPerson(h)
  await createGoods(h)
  await createGoods(h)
  for (const kind of ['manjian', 'discount', 'gift', 'flash', 'combo']) await run(promotion(kind))
  for (const statement of [
    `insert into promotion_version values (${of('manjian')}, 1, '{}', now())`,
    tier('manjian', 10_000, 1_000, null),
    `insert into gift_rule values (${of('gift')}, 1, 1, 10, 1, 2, 5)`,
    `insert into flash_item (promotion_id, goods_id, ck_id, price, total, per_member) values (${of('flash')}, 1, 1, 900, 10, 2)`,
    `insert into flash_taken values (1, 1, 1, 2)`,
    `insert into combo (promotion_id, ck_id, name, price, total) values (${of('combo')}, 1, '组合', 900, 5)`,
    `insert into combo_taken values (1, 1, 1, 2)`,
    template(`'threshold', 1000, 4000, false`),
    coupon(`1, 'unused', null`),
    coupon(`2, 'void', null`),
    `insert into voucher (member_id, face, left_cents, reason, expires_at, created_at) values (1, 100, 100, '礼金', now() + interval '1 day', now())`,
    `insert into favorite values (1, 1, now())`,
    `insert into purchase_limit values (1, 10, ${times})`,
    line('type, goods_id', '1, 1'),
    line('type, combo_id', '3, 1'),
  ]) await run(statement)
})
afterAll(() => h.close())

it.each([
  ['a promotion that ends before it begins', `update promotion set ends_at = starts_at`],
  ['a promotion of an unknown kind', promotion('lottery')],
  ['a promotion without a name', `update promotion set name = ''`],
  ['a discount that repeats', `update promotion set repeatable = true where kind = 'discount'`],
  ['a cap on a flash sale', `update promotion set cap = 100 where kind = 'flash'`],
  ['a flash sale of everything', `update promotion set covers_all = true where kind = 'flash'`],
  ['a promotion that changes its kind', `update promotion set kind = 'gift' where kind = 'combo'`],
  ['a version taken back', `update promotion set version = 0 where kind = 'gift'`],
  ['a published version changed', `update promotion_version set content = '{"a":1}'`],
  ['a published version deleted', `delete from promotion_version`],
  ['a reduction by more than half', tier('manjian', 20_000, 10_001, null)],
  ['a reduction of nothing', tier('manjian', 20_000, 0, null)],
  ['a discount below one half', tier('discount', 20_000, null, 4_999)],
  ['a tier that reduces and discounts', tier('manjian', 20_000, 100, 9_000)],
  ['a tier that does nothing', tier('manjian', 20_000, null, null)],
  ['a tier twice', tier('manjian', 10_000, 500, null)],
  ['a reduction in a discount', tier('discount', 20_000, 100, null)],
  ['a rate in a full reduction', tier('manjian', 20_000, null, 9_000)],
  ['goods of a flash sale listed as of a full reduction', `insert into promotion_goods values (${of('flash')}, 1)`],
  ['a gift rule in a flash sale', `insert into gift_rule values (${of('flash')}, 2, 1, 10, 1, 1, 5)`],
  ['a flash item in a gift promotion', `insert into flash_item (promotion_id, goods_id, ck_id, price, total, per_member) values (${of('gift')}, 2, 1, 900, 10, 2)`],
  ['a combination in a flash sale', `insert into combo (promotion_id, ck_id, name, price) values (${of('flash')}, 1, '别的', 900)`],
  ['more gifts given than there are', `update gift_rule set given = 6`],
  ['less than no gift given', `update gift_rule set given = -1`],
  ['a flash sale oversold', `update flash_item set taken = 11`],
  ['a flash sale for nothing', `update flash_item set price = 0`],
  ['a flash item where there is no stock', `insert into flash_item (promotion_id, goods_id, ck_id, price, total, per_member) values (${of('flash')}, 2, 2, 900, 10, 2)`],
  ['a buyer over its part of a flash sale', `update flash_taken set qty = 3`],
  ['a combination oversold', `update combo set taken = 6`],
  ['a buyer over its part of a combination', `update combo_taken set qty = 3`],
  ['a combination of nothing of a good', `insert into combo_item values (1, 1, 0)`],
  ['a purchase limit of none', `update purchase_limit set per_member = 0`],
  ['a purchase limit that ends before it begins', `update purchase_limit set ends_at = starts_at`],
  ['a threshold coupon above a quarter', template(`'threshold', 1001, 4000, false`)],
  ['a threshold coupon without a face', template(`'threshold', null, 4000, false`)],
  ['a free coupon without the tick', template(`'threshold', 1000, 0, false`)],
  ['more coupons issued than there are', `update coupon_template set issued = 6`],
  ['the same coupon of a shop twice', coupon(`1, 'unused', null`)],
  ['a used coupon of no trade', `update coupon set status = 'used' where nth = 1`],
  ['an unused coupon of a trade', `update coupon set trade_id = 1 where nth = 1`],
  ['a void coupon made good', `update coupon set status = 'unused' where nth = 2`],
  ['a coupon given to somebody else', `update coupon set nth = 9 where nth = 1`],
  ['a coupon deleted', `delete from coupon`],
  ['a coupon that ends before it begins', `update coupon set valid_to = valid_from where nth = 1`],
  ['a voucher with more left than its face', `update voucher set left_cents = 101`],
  ['a voucher overdrawn', `update voucher set left_cents = -1`],
  ['a favourite twice', `insert into favorite values (1, 1, now())`],
  ['a flash line of a combination', line('type, combo_id', '1, 1')],
  ['a combination line of goods', line('type, goods_id', '3, 1')],
  ['a line of goods and a combination', line('type, goods_id, combo_id', '3, 1, 1')],
  ['a combination on two lines', line('type, combo_id', '3, 1')],
  ['a flash sale on two lines', line('type, goods_id', '1, 1')],
])('the database refuses %s', async (_name, statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23(502|503|505|514)$/) })
})
