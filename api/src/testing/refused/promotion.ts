import { createGoods, createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { runAll, type RefusedStates } from './refusedState.ts'

const times = `now(), now() + interval '1 day'`
const promotion = (kind: string, columns = '', values = '') =>
  `insert into promotion (kind, name, created_at, starts_at, ends_at${columns}) values ('${kind}', '活动', now(), ${times}${values})`
const promotionOf = (kind: string) => `(select id from promotion where kind = '${kind}')`
const tier = (kind: string, full: number, minus: number | null, rate: number | null) =>
  `insert into promotion_tier values (${promotionOf(kind)}, ${full}, ${minus}, ${rate})`
const template = (values: string) =>
  `insert into coupon_template (name, total, claim_from, claim_to, valid_days, kind, face, min_cents, is_unconditional)
    values ('券', 5, ${times}, 7, ${values})`
const coupon = (values: string) =>
  `insert into coupon (template_id, member_id, valid_from, valid_to, nth, status, trade_id) values (1, 1, ${times}, ${values})`
const line = (columns: string, values: string) =>
  `insert into cart_line (member_id, ck_id, number, seen_price, added_at, ${columns}) values (1, 1, 1, 100, now(), ${values})`

const addonItem = (kind: string, goods: number, number: number, total: number, ck = 1) =>
  `insert into addon_item (promotion_id, goods_id, ck_id, price, number, total)
    values (${promotionOf(kind)}, ${goods}, ${ck}, 100, ${number}, ${total})`

const rightRows = [
  ...['manjian', 'discount', 'gift', 'flash', 'combo'].map((kind) => promotion(kind)),
  promotion('addon', ', full_cents', ', 10000'),
  promotion('pieces', ', terms, total', `, '{"every": 5, "minus": 300}', 10`),
  addonItem('addon', 1, 2, 10),
  `insert into promotion_version values (${promotionOf('manjian')}, 1, '{}', now())`,
  tier('manjian', 10_000, 1_000, null),
  `insert into gift_rule values (${promotionOf('gift')}, 1, 1, 10, 1, 2, 5)`,
  `insert into flash_item (promotion_id, goods_id, ck_id, price, total, per_member) values (${promotionOf('flash')}, 1, 1, 900, 10, 2)`,
  `insert into flash_taken values (1, 1, 1, 2)`,
  `insert into combo (promotion_id, ck_id, name, price, total) values (${promotionOf('combo')}, 1, '组合', 900, 5)`,
  `insert into combo_taken values (1, 1, 1, 2)`,
  template(`'threshold', 1000, 4000, false`),
  coupon(`1, 'unused', null`),
  coupon(`2, 'void', null`),
  `insert into voucher (member_id, face, left_cents, written_off, reason, expires_at, created_at)
    values (1, 100, 100, 0, '礼金', now() + interval '1 day', now()),
     (1, 100, 0, 60, '礼金', now() + interval '1 day', now())`,
  `insert into favorite values (1, 1, now())`,
  `insert into purchase_limit values (1, 10, ${times})`,
  line('type, goods_id', '1, 1'),
  line('type, combo_id', '3, 1'),
]

export const promotions: RefusedStates = {
  area: 'promotions and coupons',
  async prepare(h) {
    await createTrade(h)
    await createPerson(h)
    await createGoods(h)
    await createGoods(h)
    await runAll(h.deps.db, rightRows)
  },
  states: [
    ['a promotion that ends before it begins', 'promotion_times', `update promotion set ends_at = starts_at`],
    ['a promotion of a kind that nobody knows, which has no terms', 'promotion_terms', promotion('lottery')],
    ['a promotion whose kind is no name', 'promotion_kind_check', promotion('Lottery!', ', terms', `, '{}'`)],
    ['a full reduction with terms of its own', 'promotion_terms', `update promotion set terms = '{}' where kind = 'manjian'`],
    ['terms that are a list', 'promotion_terms_check', `update promotion set terms = '[]' where kind = 'pieces'`],
    ['a flash sale counted as a whole', 'promotion_terms', `update promotion set total = 5 where kind = 'flash'`],
    ['more times given than there are', 'promotion_no_oversell', `update promotion set taken = 11 where kind = 'pieces'`],
    ['less than no time given', 'promotion_no_oversell', `update promotion set taken = -1 where kind = 'pieces'`],
    ['a promotion without a name', 'promotion_name_check', `update promotion set name = ''`],
    ['a discount that repeats', 'promotion_repeat', `update promotion set repeatable = true where kind = 'discount'`],
    ['a cap on a flash sale', 'promotion_repeat', `update promotion set cap = 100 where kind = 'flash'`],
    ['a flash sale of everything', 'promotion_covers', `update promotion set covers_all = true where kind = 'flash'`],
    ['a promotion that changes its kind', 'promotion_fixed', `update promotion set kind = 'gift' where kind = 'combo'`],
    ['a version taken back', 'promotion_fixed', `update promotion set version = 0 where kind = 'gift'`],
    ['a published version changed', 'promotion_version_append_only', `update promotion_version set content = '{"a":1}'`],
    ['a published version deleted', 'promotion_version_append_only', `delete from promotion_version`],
    [
      'a cap above what a cart can carry',
      'promotion_amounts',
      `update promotion set repeatable = true, cap = 2147483648 where kind = 'manjian'`,
    ],
    ['an add-on from more than a cart can carry', 'promotion_amounts', `update promotion set full_cents = 2147483648 where kind = 'addon'`],
    ['a reduction from more than a cart can carry', 'promotion_tier_amounts', tier('manjian', 2_147_483_648, 100, null)],
    ['a flash price above what a cart can carry', 'flash_item_amounts', `update flash_item set price = 2147483648`],
    ['a combination above what a cart can carry', 'combo_amounts', `update combo set price = 2147483648`],
    ['an add-on above what a cart can carry', 'addon_item_amounts', `update addon_item set price = 2147483648`],
    ['a coupon from more than a cart can carry', 'coupon_template_amounts', `update coupon_template set min_cents = 2147483648`],
    ['a reduction by more than half', 'promotion_tier_half', tier('manjian', 20_000, 10_001, null)],
    ['a reduction of nothing', 'promotion_tier_minus_cents_check', tier('manjian', 20_000, 0, null)],
    ['a discount below one half', 'promotion_tier_rate', tier('discount', 20_000, null, 4_999)],
    ['a tier that reduces and discounts', 'promotion_tier_one', tier('manjian', 20_000, 100, 9_000)],
    ['a tier that does nothing', 'promotion_tier_kind', tier('manjian', 20_000, null, null)],
    ['a tier twice', 'promotion_tier_pkey', tier('manjian', 10_000, 500, null)],
    ['a reduction in a discount', 'promotion_tier_kind', tier('discount', 20_000, 100, null)],
    ['a rate in a full reduction', 'promotion_tier_kind', tier('manjian', 20_000, null, 9_000)],
    [
      'goods of a flash sale listed as of a full reduction',
      'promotion_goods_kind',
      `insert into promotion_goods values (${promotionOf('flash')}, 1)`,
    ],
    ['a gift rule in a flash sale', 'gift_rule_kind', `insert into gift_rule values (${promotionOf('flash')}, 2, 1, 10, 1, 1, 5)`],
    [
      'a flash item in a gift promotion',
      'flash_item_kind',
      `insert into flash_item (promotion_id, goods_id, ck_id, price, total, per_member) values (${promotionOf('gift')}, 2, 1, 900, 10, 2)`,
    ],
    [
      'a combination in a flash sale',
      'combo_kind',
      `insert into combo (promotion_id, ck_id, name, price) values (${promotionOf('flash')}, 1, '别的', 900)`,
    ],
    ['more gifts given than there are', 'gift_no_overgive', `update gift_rule set given = 6`],
    ['less than no gift given', 'gift_no_overgive', `update gift_rule set given = -1`],
    ['a flash sale oversold', 'flash_no_oversell', `update flash_item set taken = 11`],
    ['a flash sale for nothing', 'flash_item_price_check', `update flash_item set price = 0`],
    [
      'a flash item where there is no stock',
      'flash_of_stock',
      `insert into flash_item (promotion_id, goods_id, ck_id, price, total, per_member) values (${promotionOf('flash')}, 2, 2, 900, 10, 2)`,
    ],
    ['a buyer over its part of a flash sale', 'flash_per_buyer', `update flash_taken set qty = 3`],
    ['a combination oversold', 'combo_no_oversell', `update combo set taken = 6`],
    ['a buyer over its part of a combination', 'combo_per_buyer', `update combo_taken set qty = 3`],
    ['a combination of nothing of a good', 'combo_item_qty_check', `insert into combo_item values (1, 1, 0)`],
    ['an add-on offer from no amount on', 'promotion_full', promotion('addon')],
    ['an amount that a gift hangs on', 'promotion_full', `update promotion set full_cents = 100 where kind = 'gift'`],
    ['an add-on oversold', 'addon_no_oversell', `update addon_item set taken = 11`],
    ['more of an add-on a trade than there are', 'addon_number_of_total', addonItem('addon', 2, 6, 5)],
    ['an add-on for nothing', 'addon_item_price_check', `update addon_item set price = 0`],
    ['an add-on in a flash sale', 'addon_item_kind', addonItem('flash', 2, 1, 5)],
    ['an add-on where there is no stock', 'addon_of_stock', addonItem('addon', 2, 1, 5, 2)],
    ['the same add-on twice in a promotion', 'addon_item_promotion_id_goods_id_key', addonItem('addon', 1, 1, 5)],
    ['a purchase limit of none', 'purchase_limit_per_member_check', `update purchase_limit set per_member = 0`],
    ['a purchase limit that ends before it begins', 'purchase_limit_times', `update purchase_limit set ends_at = starts_at`],
    ['a threshold coupon above a quarter', 'coupon_quarter', template(`'threshold', 1001, 4000, false`)],
    ['a threshold coupon without a face', 'coupon_face', template(`'threshold', null, 4000, false`)],
    ['a free coupon without the tick', 'coupon_quarter', template(`'threshold', 1000, 0, false`)],
    ['more coupons issued than there are', 'coupon_no_overissue', `update coupon_template set issued = 6`],
    ['the same coupon of a shop twice', 'coupon_template_id_member_id_nth_key', coupon(`1, 'unused', null`)],
    ['a used coupon of no trade', 'coupon_trade', `update coupon set status = 'used' where nth = 1`],
    ['an unused coupon of a trade', 'coupon_trade', `update coupon set trade_id = 1 where nth = 1`],
    ['a void coupon made good', 'coupon_fixed', `update coupon set status = 'unused' where nth = 2`],
    ['a coupon given to somebody else', 'coupon_fixed', `update coupon set nth = 9 where nth = 1`],
    ['a coupon deleted', 'coupon_fixed', `delete from coupon`],
    ['a coupon that ends before it begins', 'coupon_times', `update coupon set valid_to = valid_from where nth = 1`],
    ['a voucher with more left than its face', 'voucher_left', `update voucher set left_cents = 101`],
    ['more written off than a voucher still had', 'voucher_left', `update voucher set written_off = 1 where written_off = 0`],
    ['what was written off brought back', 'voucher_written_off', `update voucher set written_off = 59 where written_off = 60`],
    ['a voucher overdrawn', 'cents_check', `update voucher set left_cents = -1`],
    ['a favourite twice', 'favorite_pkey', `insert into favorite values (1, 1, now())`],
    ['a flash line of a combination', 'cart_line_combo', line('type, combo_id', '1, 1')],
    ['a combination line of goods', 'cart_line_combo', line('type, goods_id', '3, 1')],
    ['a line of goods and a combination', 'cart_line_combo', line('type, goods_id, combo_id', '3, 1, 1')],
    ['a combination on two lines', 'cart_line_one', line('type, combo_id', '3, 1')],
    ['an add-on line of a combination', 'cart_line_combo', line('type, combo_id', '4, 1')],
    ['a flash sale on two lines', 'cart_line_one', line('type, goods_id', '1, 1')],
    ['a coupon to be claimed at no time', 'coupon_claim_times', `update coupon_template set claim_to = claim_from`],
    [
      'one intention that makes two coupons',
      'coupon_template_client_key',
      `insert into coupon_template (name, total, claim_from, claim_to, valid_days, kind, face, min_cents, is_unconditional, client_key)
        select '券', 5, ${times}, 7, 'threshold', 1000, 4000, false, 'key-12345' from generate_series(1, 2)`,
    ],
    ['a voucher over before it began', 'voucher_times', `update voucher set expires_at = created_at`],
  ],
}
