import { migrationOf } from './statements.ts'
import { touchedGoods } from './touchedGoods.ts'

const refuse = (said: string, name: string, table: string) =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = '${table}';`
const DAY = `(told_now() at time zone 'Asia/Shanghai')::date`

/** What was entered stays, what was decided stays, and nothing is taken away; `open` are the states in which it may be decided. */
const decidedOnce = (table: string, open: string, fixed: readonly string[], more = '') => [
  `create function ${table}_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'DELETE' or old.state not in (${open}) or (${fixed.map((column) => `new.${column}`).join(', ')})
       is distinct from (${fixed.map((column) => `old.${column}`).join(', ')}) then
       ${refuse(`'${table} % stays as it was entered and decided', old.id`, `${table}_fixed`, table)}
     end if;
     ${more}
     return new;
   end $$`,
  `create trigger ${table}_guard before update or delete on ${table} for each row execute function ${table}_guard()`,
]

const approvals = [
  `create table supplier_approval (
     id bigint generated always as identity primary key, supplier_id bigint not null references supplier, basis text not null,
       valid_to date not null, applied_by text not null, applied_at timestamptz not null, client_key text not null unique,
       state text not null default 'applied', checked_by text, checked_at timestamptz, decided_by text, decided_at timestamptz, note text,
     constraint supplier_approval_words check (length(basis) between 1 and 300 and applied_by <> ''),
     constraint supplier_approval_days check (valid_to > (applied_at at time zone 'Asia/Shanghai')::date),
     constraint supplier_approval_state check (state in ('applied','checked','approved','refused')),
     constraint supplier_approval_checked check ((checked_by is null) = (checked_at is null) and checked_by <> ''
       and (state <> 'applied' or checked_by is null) and (state not in ('checked','approved') or checked_by is not null)),
     constraint supplier_approval_decided check ((state in ('approved','refused')) = (decided_by is not null)
       and (decided_by is null) = (decided_at is null) and decided_by <> '' and (state <> 'refused' or note is not null)
       and length(note) between 1 and 200),
     constraint supplier_approval_names check (checked_by <> applied_by and decided_by <> applied_by
       and (state <> 'approved' or decided_by <> checked_by)))`,
  `create unique index supplier_approval_open on supplier_approval (supplier_id) where state in ('applied','checked')`,
  `create index supplier_approval_supplier on supplier_approval (supplier_id, valid_to) where state = 'approved'`,
  ...decidedOnce(
    'supplier_approval',
    `'applied','checked'`,
    ['supplier_id', 'basis', 'valid_to', 'applied_by', 'applied_at', 'client_key'],
    `if old.state = 'applied' and new.state not in ('checked','refused')
       or old.state = 'checked' and (new.state not in ('approved','refused')
       or (new.checked_by, new.checked_at) is distinct from (old.checked_by, old.checked_at)) then
       ${refuse(`'approval % is checked before it is decided', old.id`, 'supplier_approval_order', 'supplier_approval')}
     end if;`,
  ),
]

const intakes = [
  `create table intake (
     id bigint generated always as identity primary key, supplier_id bigint not null references supplier,
       goods_id bigint not null references goods, ck_id int not null references warehouse, lot_no text not null, produced date not null,
       expires date not null, arrived int not null, entered_by text not null, entered_at timestamptz not null,
       client_key text not null unique, state text not null default 'waiting', accepted int, decided_by text, decided_at timestamptz,
       note text,
     constraint intake_lot check (length(lot_no) between 1 and 30 and expires > produced and entered_by <> ''),
     constraint intake_arrived check (arrived between 1 and 1000000),
     constraint intake_state check (state in ('waiting','accepted','partly','refused')),
     constraint intake_accepted check (case state when 'waiting' then accepted is null
       when 'accepted' then accepted is not distinct from arrived
       when 'partly' then accepted is not null and accepted > 0 and accepted < arrived else accepted is not distinct from 0 end),
     constraint intake_decided check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)
       and decided_by <> '' and (state not in ('partly','refused') or note is not null) and length(note) between 1 and 200))`,
  `create unique index intake_waiting on intake (goods_id, ck_id, lot_no) where state = 'waiting'`,
  ...decidedOnce('intake', `'waiting'`, [
    'supplier_id',
    'goods_id',
    'ck_id',
    'lot_no',
    'produced',
    'expires',
    'arrived',
    'entered_by',
    'entered_at',
    'client_key',
  ]),
  `create function intake_supplier() returns trigger language plpgsql as $$ begin
     if new.accepted > 0 and not exists (select from supplier_approval a where a.supplier_id = new.supplier_id and a.state = 'approved'
       and a.valid_to >= ${DAY}) then
       ${refuse(`'supplier % has no approval in force', new.supplier_id`, 'intake_supplier', 'intake')}
     end if;
     return new;
   end $$`,
  `create trigger intake_supplier before insert or update of state on intake for each row execute function intake_supplier()`,
  // A lot that is new has no stock before it was accepted.
  `create function goods_batch_waiting() returns trigger language plpgsql as $$ begin
     if exists (select from intake i where i.goods_id = new.goods_id and i.ck_id = new.ck_id and i.lot_no = new.lot_no
       and i.state = 'waiting') then
       ${refuse(`'lot % waits for its acceptance', new.lot_no`, 'goods_batch_waiting', 'goods_batch')}
     end if;
     return new;
   end $$`,
  `create trigger goods_batch_waiting before insert on goods_batch for each row execute function goods_batch_waiting()`,
  `create function stock_move_intake() returns trigger language plpgsql as $$ begin
     if new.reason <> 'stock_in' or not exists (select from intake i where 'intake:' || i.id = new.ref and i.goods_id = new.goods_id
       and i.ck_id = new.ck_id and i.accepted = new.d_on_hand) then
       ${refuse(`'% is not what was accepted', new.ref`, 'stock_move_intake', 'stock_move')}
     end if;
     return new;
   end $$`,
  `create trigger stock_move_intake before insert on stock_move for each row when (new.ref like 'intake:%')
     execute function stock_move_intake()`,
]

// As in 0084; what is held is no goods' first expiry either.
const firstExpires = (['insert', 'update', 'delete'] as const).map(
  (event) =>
    `create or replace function batch_first_expires_${event}() returns trigger language plpgsql as $$ begin
     update goods g set first_expires = f.expires
     from (select c.goods_id,
             min(b.expires) filter (where b.on_hand > 0 and not b.is_lapsed and b.recall_id is null and b.hold_id is null) as expires
           from (${touchedGoods[event]}) c
           left join goods_batch b on b.goods_id = c.goods_id group by c.goods_id) f
     where g.id = f.goods_id and g.first_expires is distinct from f.expires;
     return null;
   end $$`,
)

const holds = [
  `create table lot_hold (
     id bigint generated always as identity primary key, batch_id bigint not null references goods_batch, reason text not null,
       opened_by text not null, opened_at timestamptz not null, client_key text not null unique, state text not null default 'held',
       decided_by text, decided_at timestamptz, note text,
     constraint lot_hold_words check (length(reason) between 1 and 200 and opened_by <> ''),
     constraint lot_hold_state check (state in ('held','released','condemned')),
     constraint lot_hold_decided check ((state = 'held') = (decided_by is null) and (decided_by is null) = (decided_at is null)
       and (decided_by is null) = (note is null) and decided_by <> '' and length(note) between 1 and 200 and decided_at >= opened_at),
     constraint lot_hold_second check (decided_by <> opened_by))`,
  `create unique index lot_hold_one on lot_hold (batch_id) where state <> 'released'`,
  ...decidedOnce('lot_hold', `'held'`, ['batch_id', 'reason', 'opened_by', 'opened_at', 'client_key']),
  `alter table goods_batch add column hold_id bigint references lot_hold`,
  `create index goods_batch_held on goods_batch (goods_id, ck_id) include (on_hand) where hold_id is not null and on_hand > 0`,
  ...firstExpires,
  `create function lot_hold_mark() returns trigger language plpgsql as $$ begin
     update goods_batch set hold_id = case when new.state = 'released' then null else new.id end where id = new.batch_id;
     return null;
   end $$`,
  `create trigger lot_hold_mark after insert or update on lot_hold for each row execute function lot_hold_mark()`,
  `create function goods_batch_hold() returns trigger language plpgsql as $$ begin
     if new.hold_id is distinct from (select h.id from lot_hold h where h.batch_id = new.id and h.state <> 'released') then
       ${refuse(`'lot % is held as its hold says', new.id`, 'goods_batch_hold', 'goods_batch')}
     end if;
     return new;
   end $$`,
  `create trigger goods_batch_hold before update of hold_id on goods_batch for each row execute function goods_batch_hold()`,
  `create function shipment_line_held() returns trigger language plpgsql as $$ begin
     if (select b.hold_id from goods_batch b where b.id = new.batch_id) is not null then
       ${refuse(`'lot % is in quarantine and leaves in no parcel', new.batch_id`, 'shipment_line_held', 'shipment_line')}
     end if;
     return new;
   end $$`,
  `create trigger shipment_line_held before insert or update of batch_id, qty on shipment_line for each row
    execute function shipment_line_held()`,
]

const destructions = [
  `create table destruction (
     id bigint generated always as identity primary key, batch_id bigint not null references goods_batch, qty int not null,
       reason text not null, method text not null, destroyed_by text not null, witness text not null, at timestamptz not null,
       client_key text not null unique,
     constraint destruction_qty check (qty > 0),
     constraint destruction_words check (length(reason) between 1 and 200 and length(method) between 1 and 100 and destroyed_by <> ''
       and length(witness) between 1 and 30),
     constraint destruction_witness check (witness <> destroyed_by))`,
  `create index destruction_lot on destruction (batch_id)`,
  `create trigger destruction_append_only before update or delete on destruction for each row execute function append_only()`,
  `create trigger destruction_not_emptied before truncate on destruction for each statement execute function append_only()`,
  `create function destruction_unfit() returns trigger language plpgsql as $$ begin
     if not exists (select from goods_batch b left join lot_hold h on h.id = b.hold_id
       where b.id = new.batch_id and (b.expires <= ${DAY} or b.recall_id is not null or h.state = 'condemned')) then
       ${refuse(`'lot % is not unfit', new.batch_id`, 'destruction_unfit', 'destruction')}
     end if;
     return new;
   end $$`,
  `create trigger destruction_unfit after insert on destruction for each row execute function destruction_unfit()`,
]

/** The supplier's side: who may deliver, what was accepted of what arrived, which lots are in quarantine, what was destroyed. */
export const quality = migrationOf([...approvals, ...intakes, ...holds, ...destructions], { isAdditive: true })
