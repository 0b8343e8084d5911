import { migrationOf } from './statements.ts'

/** Amounts that somebody fills in: none is more than the Int of a cart's document holds. What was stored before is left as it is. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  goods: ['base_price', 'special_price'],
  goods_ladder: ['price'],
  price_rule: ['price'],
  special_day: ['price'],
  warehouse: ['free_over', 'fee', 'min_order'],
  promotion: ['cap', 'full_cents'],
  promotion_tier: ['full_cents', 'minus_cents'],
  flash_item: ['price'],
  combo: ['price'],
  addon_item: ['price'],
  group_tier: ['price'],
  coupon_template: ['face', 'min_cents'],
}

const amountBounds = Object.entries(AMOUNTS).map(
  ([table, columns]) =>
    `alter table ${table} add constraint ${table}_amounts
      check (${columns.map((column) => `coalesce(${column}, 0) <= 2147483647`).join(' and ')}) not valid`,
)

/**
 * No tender of an order gives back more than it paid, and no payment more than came. The row that holds the bound is locked before the
 * sum is taken: two refunds at one instant see each other. A refund of before that is too high stays, and can still be sent and settled.
 */
export const moneyBounds = migrationOf([
  ...amountBounds,
  `create index refund_order on refund (order_id)`,
  `create index refund_payment on refund (payment_id)`,
  `create or replace function refund_not_over() returns trigger language plpgsql as $$ declare paid bigint; begin
     if new.status = 'failed' or (tg_op = 'UPDATE' and old.status <> 'failed'
        and (new.cents, new.tender, new.order_id, new.payment_id) is not distinct from (old.cents, old.tender, old.order_id,
          old.payment_id)) then
       return null;
     end if;
     select case new.tender when 'voucher' then o.voucher when 'balance' then o.balance
         else o.online + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0) end
       into paid from orders o where o.id = new.order_id for no key update of o;
     if (select sum(cents) from refund where order_id = new.order_id and tender = new.tender and status <> 'failed') > paid then
       raise exception 'more would go back to the % of order % than it paid', new.tender,
         new.order_id using errcode = '23514', constraint = 'refund_not_over_tender';
     end if;
     select amount into paid from payment where id = new.payment_id for no key update;
     if (select sum(cents) from refund where payment_id = new.payment_id and status <> 'failed') > paid then
       raise exception 'more would go back than came' using errcode = '23514', constraint = 'refund_not_over_payment';
     end if;
     return null;
   end $$`,
])
