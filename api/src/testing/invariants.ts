import { sql } from 'kysely'
import { formatMoney } from 'rules/money'
import type { Db } from '../db/schema.ts'

const PROMISES = 'once lots are marked lapsed, recalled or held, no more is promised than the others hold'

/** What must hold in every database at every moment; each query finds the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'sold and reserved goods never exceed the stock': `select goods_id from stock where reserved > on_hand or reserved < 0`,
  'the stock’s reservation is what its held reservations add up to': `select s.goods_id from stock s
    where s.reserved <> coalesce((select sum(r.qty) from stock_reservation r
      where r.goods_id = s.goods_id and r.ck_id = s.ck_id and r.state = 'held'), 0)`,
  'what is on hand lies in lots': `select s.goods_id from stock s
    where s.on_hand <> coalesce((select sum(b.on_hand) from goods_batch b where b.goods_id = s.goods_id and b.ck_id = s.ck_id), 0)`,
  [PROMISES]: `select s.goods_id from stock s
    where s.reserved > s.on_hand - coalesce((select sum(b.on_hand) from goods_batch b
      where b.goods_id = s.goods_id and b.ck_id = s.ck_id and (b.is_lapsed or b.recall_id is not null or b.hold_id is not null)), 0)`,
  'a lot is in quarantine as its hold says': `select b.id from goods_batch b
    left join lot_hold h on h.batch_id = b.id and h.state <> 'released' where b.hold_id is distinct from h.id`,
  'what was accepted is what came into the stock': `select i.id from intake i left join stock_move m on m.ref = 'intake:' || i.id
    where coalesce(i.accepted, 0) <> coalesce(m.d_on_hand, 0)`,
  'what was destroyed has left the stock': `select d.id from destruction d left join stock_move m on m.ref = d.client_key
    and m.reason = 'write_off' where m.d_on_hand is distinct from -d.qty`,
  'nothing was shipped of a frozen lot after its freeze': `select l.shipment_id from shipment_line l
    join shipment s on s.id = l.shipment_id join goods_batch b on b.id = l.batch_id join recall r on r.id = b.recall_id
    where s.at > r.opened_at`,
  'the lots of a recall are frozen in every warehouse, and no others': `select b.id from goods_batch b
    left join (select l.goods_id, l.lot_no, l.recall_id from recall_lot l join recall r on r.id = l.recall_id and r.state <> 'lifted') f
      on f.goods_id = b.goods_id and f.lot_no = b.lot_no
    where b.recall_id is distinct from f.recall_id`,
  'bills name each code of a parcel once, and all of them': `select p.shipment_id from platform_deed d
    join parcel_code p on p.shipment_id = d.shipment_id left join platform_code c on c.deed_id = d.id and c.code = p.code
    where d.billed_at is not null group by 1 having count(distinct p.code) <> count(c.code)`,
  'every parcel with codes is told to the platform': `select p.shipment_id from parcel_code p
    left join platform_deed d on d.shipment_id = p.shipment_id where d.id is null`,
  'no parcel took what had lapsed when it left': `select l.shipment_id from shipment_line l join shipment s on s.id = l.shipment_id
    join goods_batch b on b.id = l.batch_id
    where b.expires <= (s.at at time zone 'Asia/Shanghai')::date`,
  'what an order did without is returned on its lines': `select l.id from order_line l join orders o on o.id = l.order_id
    where o.status <> 'refunded' and (select coalesce(sum(p.qty), 0) from line_lapse p where p.order_line_id = l.id) > l.returned_qty`,
  'every reservation has its moves': `select r.order_line_id from stock_reservation r
    left join (select split_part(ref, ':', 2) as line, sum(d_reserved) as moved from stock_move where ref like 'line:%' group by 1) m
      on m.line = r.order_line_id::text
    where coalesce(m.moved, 0) <> case r.state when 'held' then r.qty else 0 end`,
  'ledger entries add up to the balance': `select a.id from ledger_account a
    where a.balance <> coalesce((select sum(e.delta) from ledger_entry e where e.account_id = a.id), 0) or a.seq <> (select count(*)
      from ledger_entry e where e.account_id = a.id)`,
  'vouchers add up to their ledger': `select a.id from ledger_account a where a.kind = 'voucher'
    and a.balance <> coalesce((select sum(v.left_cents) from voucher v where v.member_id = a.member_id), 0)`,
  'what a voucher lost is in its ledger': `select v.id from voucher v
    where v.written_off <> coalesce((select -sum(e.delta) from ledger_entry e
    where e.reason = 'voucher_expire' and split_part(e.ref, ':', 2)::bigint = v.id), 0)`,
  'a recharge is on the balance exactly when its money came': `select r.id from recharge r
    join ledger_account a on a.member_id = r.member_id and a.kind = 'balance'
    where (select coalesce(sum(e.delta), 0) from ledger_entry e where e.account_id = a.id and e.ref = 'recharge:' || r.id) <> case r.status
      when 'settled' then r.amount else 0 end`,
  'a withdrawal is off the balance until it is refused': `select w.id from withdrawal w
    where (select coalesce(sum(e.delta), 0) from ledger_entry e
      where e.account_id = w.ledger_account_id and e.ref = 'withdraw:' || w.no) <> case w.status when 'rejected' then 0 else -w.amount end`,
  'every key has one answer': `select key from idempotency where state <> 'done'`,
  'one trade a key': `select client_key from trade group by member_id, client_key having count(*) > 1`,
  'lines add up to their order, orders to their trade': `select o.id from orders o
    where o.goods_cents <> (select coalesce(sum(l.net_cents), 0) from order_line l where l.order_id = o.id)
    union select t.id from trade t where t.payable <> (select coalesce(sum(o.payable), 0) from orders o where o.trade_id = t.id)`,
  'a trade is paid exactly when its orders are': `select o.id from orders o join trade t on t.id = o.trade_id
    where (t.pay_status = 'unpaid') <> (o.status = 'unpaid') or (t.pay_status = 'closed') <> (o.status in ('cancelled', 'timeout'))`,
  'a closed trade holds nothing': `select r.order_line_id from stock_reservation r join order_line l on l.id = r.order_line_id
    join orders o on o.id = l.order_id
    where r.state = 'held' and o.status in ('cancelled', 'timeout', 'refunded')`,
  'money that came is settled, or on its way back': `select p.id from payment p join trade t on t.id = p.trade_id
    where p.status = 'settled' and t.pay_status in ('unpaid', 'closed')`,
  'a paid trade has its payment or needed none': `select t.id from trade t where t.pay_status = 'paid'
    and t.online + coalesce((select sum(f.cents) from order_fee f join orders o on o.id = f.order_id where o.trade_id = t.id), 0)
      <> coalesce((select sum(p.amount) from payment p where p.trade_id = t.id and p.status = 'settled'), 0)`,
  'flash sales count what was taken': `select f.id from flash_item f where f.taken > f.total
    or f.taken <> coalesce((select sum(t.qty) from flash_taken t where t.flash_item_id = f.id), 0)
    or f.taken <> coalesce((select sum(k.qty) from promotion_take k where k.flash_item_id = f.id and not k.is_returned), 0)`,
  'a coupon is used by one living trade': `select c.id from coupon c join trade t on t.id = c.trade_id
    where c.status = 'used' and t.pay_status in ('closed', 'refunded')`,
  'a line’s refund is its share of what it cost, by units': `select id from order_line
    where refunded_cents <> net_cents * returned_qty / qty`,
  'a payment gives back no more than came of it': `select p.id from payment p where p.amount < coalesce((select sum(r.cents) from refund r where r.payment_id = p.id and r.status <> 'failed'), 0)`,
  'a tender of an order gives back no more than it paid': `select o.id,
    r.tender from orders o join refund r on r.order_id = o.id group by o.id, r.tender
    having sum(r.cents) > case r.tender when 'voucher' then o.voucher when 'balance' then o.balance
      else o.online + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0) end`,
  'what went back of an order is what its lines say, as far as it was paid': `select o.id from orders o
    cross join lateral (select coalesce(sum(f.cents), 0) as cents from order_fee f where f.order_id = o.id) fees
    where (select coalesce(sum(r.cents), 0) from refund r where r.order_id = o.id) <> case o.status when 'refunded'
      then o.payable + fees.cents else
      least((select sum(l.refunded_cents) from order_line l where l.order_id = o.id),
        o.voucher + greatest(0, o.balance - o.shipping_cents) + o.online + fees.cents) end`,
  'refunds to the balance are in its ledger': `select r.id from refund r join orders o on o.id = r.order_id
    where r.tender = 'balance' and not r.is_held_back and r.cents <> coalesce((select e.delta
    from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.member_id = o.member_id and a.kind = 'balance' and e.reason = 'order_return' and e.ref = r.cause), 0)`,
  'an invoice and what takes it back come to what its order says': `select o.id from orders o
    join invoice_order io on io.order_id = o.id and io.is_live join invoice i on i.id = io.invoice_id
    where not exists (select 1 from refund r where r.order_id = o.id and r.status = 'failed')
      and (select (e ->> 'cents')::bigint from jsonb_array_elements(i.content -> 'orders') e where (e ->> 'id')::bigint = o.id)
        + coalesce((select sum(r.cents) from invoice r join invoice_order x on x.invoice_id = r.id
          where r.red_of = i.id and x.order_id = o.id), 0)
      <> o.online + o.balance + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0)
        - coalesce((select sum(r.cents) from refund r where r.order_id = o.id and r.tender <> 'voucher'), 0)`,
  'what returns held back is what the promises of their orders say': `select o.id from orders o
    where coalesce((select sum(r.cents) from refund r where r.order_id = o.id and r.is_held_back), 0)
      <> coalesce((select sum(c.held_back) from order_cashback c where c.order_id = o.id), 0)`,
  'cashback on a balance is what orders were credited': `select a.id from ledger_account a where a.kind = 'balance'
    and coalesce((select sum(e.delta) from ledger_entry e where e.account_id = a.id and e.reason = 'cashback'), 0)
      <> coalesce((select sum(c.due) from order_cashback c where c.ledger_account_id = a.id), 0)`,
  'the bounds of a cashback count what paid orders are promised': `select p.id from promotion p where p.kind = 'cashback' and (
      p.taken <> coalesce((select sum(c.due) from order_cashback c where c.promotion_id = p.id and c.is_counted), 0)
      or exists (select from promotion_member m where m.promotion_id = p.id and m.taken <> coalesce((select sum(c.due)
        from order_cashback c join orders o on o.id = c.order_id
        where c.promotion_id = p.id and c.is_taken and o.member_id = m.member_id), 0)))`,
  'a closed order keeps none of the balance or the vouchers': `select o.id from orders o where o.status in ('cancelled', 'timeout')
    and o.balance + o.voucher > 0 and (select coalesce(sum(e.delta), 0) from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.member_id = o.member_id and a.kind in ('balance', 'voucher') and e.ref = 'order:' || o.id) <> 0`,
  'an order earns no more points than what was paid for its goods': `select o.id from orders o
    where (select coalesce(sum(e.delta), 0) from ledger_entry e where e.reason = 'order_points' and e.ref = 'order:' || o.id)
      > o.goods_cents / 100`,
  'money that came too late is on its way back': `select p.id from payment p where p.status in ('refund_due', 'refunded')
    and not exists (select from refund r where r.payment_id = p.id)`,
  'an order that ended promises nothing': `select c.order_id from order_cashback c join orders o on o.id = c.order_id
    where c.due > 0 and o.status in ('cancelled', 'timeout', 'refunded')`,
  'every order has all its events': `select o.id from orders o where o.version + 1 <> (select count(*) from order_event e
    where e.order_id = o.id)`,
}

const brokenBy = async (db: Db, name: string): Promise<unknown[]> => (await sql.raw(`${INVARIANTS[name]} limit 3`).execute(db)).rows

/** Lots are frozen and have lapsed in one transaction, and orders give way in those that follow; until then this is so. */
export const isOverPromised = async (db: Db): Promise<boolean> => (await brokenBy(db, PROMISES)).length > 0

/** The invariants that are broken, with the first rows that break them; empty when all hold. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const name of Object.keys(INVARIANTS)) {
    const rows = await brokenBy(db, name)
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return broken
}

const FIGURES = sql<{ name: string; left: number; right: number }>`
  select 'reserved' as name, coalesce(sum(reserved), 0)::bigint as "left", coalesce(sum(on_hand), 0)::bigint as "right" from stock
  union all select 'reservations', coalesce(sum(qty), 0)::bigint, (select coalesce(sum(reserved), 0)::bigint from stock) from stock_reservation where state = 'held'
  union all select 'ledger', coalesce(sum(e.delta), 0)::bigint, (select coalesce(sum(balance), 0)::bigint from ledger_account where kind <> 'points')
    from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind <> 'points'
  union all select 'keys', count(*), count(*) filter (where state = 'done' and response is not null) from idempotency
  union all select 'trades', count(*) filter (where pay_status = 'paid'), count(*) filter (where pay_status = 'closed') from trade
  union all select 'money', coalesce(sum(p.amount), 0)::bigint,
    (select coalesce(sum(r.cents), 0)::bigint from refund r where r.payment_id is not null)
    from payment p where p.status in ('settled', 'refund_due', 'refunded')`

/** The figures behind the invariants in one line, for a reader; throws when one of them is broken. */
export async function invariantsReport(db: Db): Promise<string> {
  const broken = await brokenInvariants(db)
  if (broken.length > 0) throw new Error(broken.join('\n'))
  const rows = new Map((await FIGURES.execute(db)).rows.map((row) => [row.name, row]))
  const figuresOf = (name: string): readonly [number, number] => [rows.get(name)?.left ?? 0, rows.get(name)?.right ?? 0]
  const [reserved, stock] = figuresOf('reserved')
  const [paid, closed] = figuresOf('trades')
  const [came, back] = figuresOf('money')
  return [
    `reserved ${reserved} ≤ stock ${stock}`,
    `reservations ${figuresOf('reservations').join(' = ')} reserved`,
    `ledger sum ${figuresOf('ledger').map(formatMoney).join(' = ')} balances`,
    `${figuresOf('keys').join(' keys = ')} answers`,
    `${paid} paid xor ${closed} closed`,
    `money came ${formatMoney(came)}, went back ${formatMoney(back)}`,
    `${Object.keys(INVARIANTS).length} invariants hold`,
  ].join('; ')
}
