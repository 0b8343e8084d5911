import { migrationOf } from './statements.ts'

const refuse = (said: string, name: string, table = 'red_letter') =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = '${table}';`

const LIVING = `('applied','awaits_buyer','awaits_seller','confirmed','not_needed')`

const STEPS = `('applied','not_needed','system'),('applied','awaits_buyer','system'),('applied','refused','system'),
  ('applied','withdrawn','system'),
  ('awaits_buyer','confirmed','buyer'),('awaits_buyer','confirmed','system'),('awaits_buyer','refused','buyer'),
  ('awaits_buyer','refused','system'),('awaits_buyer','lapsed','system'),('awaits_buyer','withdrawn','system'),
  ('awaits_seller','confirmed','erp'),('awaits_seller','refused','erp'),('awaits_seller','lapsed','system'),
  ('awaits_seller','withdrawn','system')`

const RATES = `('13','9','6','3','1','0','exempt')`

const lines = [
  `create table invoice_line (
     invoice_id bigint not null, line_no int not null, nature text not null, order_id bigint not null,
       order_line_id bigint references order_line, name text not null, tax_code text not null, tax_name text not null,
       spec text not null, unit text not null, qty int, price numeric(20, 8), net bigint not null, rate text not null, tax bigint not null,
       blue_id bigint, blue_line int,
     primary key (invoice_id, line_no),
     constraint invoice_line_order foreign key (invoice_id, order_id) references invoice_order (invoice_id, order_id),
     constraint invoice_line_of_blue foreign key (blue_id, blue_line) references invoice_line (invoice_id, line_no),
     constraint invoice_line_no check (line_no > 0),
     constraint invoice_line_nature check (nature in ('00','01','02') and (blue_id is null or nature = '00')),
     constraint invoice_line_class check (tax_code ~ '^[0-9]{19}$' and length(tax_name) between 1 and 20),
     constraint invoice_line_rate check (rate in ${RATES}),
     constraint invoice_line_tax check (abs(tax * 100 - net * case when rate = 'exempt' then 0 else rate::int end) <= 600),
     constraint invoice_line_sign check (case when blue_id is null and nature <> '01' then least(net, tax) >= 0 and coalesce(qty > 0, true)
       else greatest(net, tax) <= 0 and coalesce(qty < 0, true) end),
     constraint invoice_line_price check ((qty is null) = (price is null) and price >= 0 and (qty is null or nature <> '01')),
     constraint invoice_line_blue check ((blue_id is null) = (blue_line is null)))`,
  'create index invoice_line_reversed on invoice_line (blue_id, blue_line) where blue_id is not null',
  'create index invoice_line_order_line on invoice_line (order_line_id)',
  // All lines of an invoice come in one statement, so that they can be summed up in one.
  `create function invoice_lines_whole() returns trigger language plpgsql as $$ begin
     if exists (select from invoice i where i.id in (select invoice_id from written)
       and i.cents <> (select sum(l.net + l.tax) from invoice_line l where l.invoice_id = i.id)) then
       ${refuse(`'lines do not come to their invoice'`, 'invoice_line_sum', 'invoice_line')}
     end if;
     if exists (select from written l left join invoice_line d on d.invoice_id = l.invoice_id
         and d.line_no = case l.nature when '01' then l.line_no - 1 else l.line_no + 1 end
       where l.nature <> '00' and (d.nature is distinct from case l.nature when '01' then '02' else '01' end
         or (d.tax_code, d.rate) is distinct from (l.tax_code, l.rate)
         or case l.nature when '02' then l.net + d.net < 0 or l.tax + d.tax < 0 else false end)) then
       ${refuse(`'a discount is beside its line'`, 'invoice_line_discount', 'invoice_line')}
     end if;
     if exists (select from written l join invoice i on i.id = l.invoice_id where l.blue_id is distinct from i.red_of)
       or exists (select from written l join invoice_line b on (b.invoice_id, b.line_no) = (l.blue_id, l.blue_line)
         where b.nature = '01' or (b.tax_code, b.rate, b.order_id) is distinct from (l.tax_code, l.rate, l.order_id)) then
       ${refuse(`'a line takes back another than it says'`, 'invoice_line_of_red', 'invoice_line')}
     end if;
     if exists (select from (select distinct blue_id, blue_line from written where blue_id is not null) w
       join lateral (select sum(b.net) as net, sum(b.tax) as tax, max(b.qty) as qty from invoice_line b where b.invoice_id = w.blue_id
         and (b.line_no = w.blue_line or (b.line_no = w.blue_line + 1 and b.nature = '01'))) blue on true
       join lateral (select sum(r.net) as net, sum(r.tax) as tax, coalesce(sum(r.qty), 0) as qty from invoice_line r
         where (r.blue_id, r.blue_line) = (w.blue_id, w.blue_line)) red on true
       where blue.net + red.net < 0 or blue.tax + red.tax < 0 or coalesce(blue.qty, 0) + red.qty < 0) then
       ${refuse(`'more is taken back than a line has'`, 'invoice_line_left', 'invoice_line')}
     end if;
     return null;
   end $$`,
  `create trigger invoice_lines_whole after insert on invoice_line referencing new table as written
     for each statement execute function invoice_lines_whole()`,
  `create trigger invoice_line_append_only before update or delete on invoice_line for each row execute function append_only()`,
  `create trigger invoice_line_not_emptied before truncate on invoice_line for each statement execute function append_only()`,
]

const letters = [
  `create table red_letter (
     id bigint generated always as identity primary key, no text not null unique, blue_id bigint not null, member_id bigint not null,
       red_id bigint, reason text not null, side text not null, state text not null, note text, applied_at timestamptz not null,
       due_at timestamptz, decided_at timestamptz, desk_no text unique,
     constraint red_letter_blue foreign key (blue_id, member_id) references invoice (id, member_id),
     constraint red_letter_red foreign key (red_id, member_id) references invoice (id, member_id),
     constraint red_letter_reason check (reason in ('wrong','return')),
     constraint red_letter_side check (side in ('seller','buyer')),
     constraint red_letter_state check (state in ('applied','awaits_buyer','awaits_seller','confirmed','not_needed','refused','lapsed',
       'withdrawn')),
     constraint red_letter_note check (length(note) between 1 and 200),
     constraint red_letter_desk_no check (desk_no ~ '^[0-9A-Za-z-]{8,40}$'),
     constraint red_letter_due check ((state not in ('awaits_buyer','awaits_seller') or due_at is not null) and due_at > applied_at),
     constraint red_letter_decided check ((state in ('applied','awaits_buyer','awaits_seller')) = (decided_at is null)),
     constraint red_letter_returned check (reason = 'wrong' or (red_id is not null and side = 'seller')),
     constraint red_letter_whole check (reason = 'return' or (red_id is not null) = (state in ('confirmed','not_needed'))))`,
  `create index red_letter_of_blue on red_letter (blue_id, id desc)`,
  `create unique index red_letter_one_of_red on red_letter (red_id) where red_id is not null and state in ${LIVING}`,
  `create unique index red_letter_one_wrong on red_letter (blue_id) where reason = 'wrong' and state in ${LIVING}`,
  `create index red_letter_open on red_letter (due_at) where state in ('awaits_buyer','awaits_seller')`,
  `create index red_letter_untold on red_letter (id) where state in ('applied','awaits_buyer','confirmed')`,
  `create table red_letter_transition (
     from_state text not null, to_state text not null, actor text not null check (actor in ('buyer','system','erp')),
     primary key (from_state, to_state, actor))`,
  `insert into red_letter_transition values ${STEPS}`,
  ...['update or delete', 'truncate'].map(
    (event) => `create trigger red_letter_transition_${event === 'truncate' ? 'not_emptied' : 'append_only'} before ${event}
      on red_letter_transition for each ${event === 'truncate' ? 'statement' : 'row'} execute function append_only()`,
  ),
]

const guards = [
  `create function red_letter_guard() returns trigger language plpgsql as $$
   declare who text := coalesce(nullif(current_setting('app.actor', true), ''), 'nobody');
   begin
     if tg_op = 'INSERT' then
       if new.state not in ('applied','awaits_buyer','not_needed') and (new.side, new.state) <> ('buyer','awaits_seller')
         or (new.side = 'buyer' and new.state <> 'awaits_seller') then
         ${refuse(`'a letter of the % does not begin %', new.side, new.state`, 'red_letter_begins')}
       end if;
       if new.red_id is not null and (select red_of from invoice where id = new.red_id) is distinct from new.blue_id then
         ${refuse(`'% takes back another invoice', new.red_id`, 'red_letter_of_blue')}
       end if;
       if new.reason = 'wrong' and new.red_id is null and exists (select from invoice where red_of = new.blue_id) then
         ${refuse(`'a part of % is taken back already', new.blue_id`, 'red_letter_of_all')}
       end if;
       if (select status from invoice where id = new.blue_id) <> 'issued' then
         ${refuse(`'invoice % is not issued', new.blue_id`, 'red_letter_of_issued')}
       end if;
       return new;
     end if;
     if tg_op = 'DELETE' or (new.no, new.blue_id, new.member_id, new.reason, new.side, new.note, new.applied_at)
         is distinct from (old.no, old.blue_id, old.member_id, old.reason, old.side, old.note, old.applied_at)
       or (old.red_id is not null and new.red_id is distinct from old.red_id)
       or (old.due_at is not null and new.due_at is distinct from old.due_at)
       or (old.desk_no is not null and new.desk_no is distinct from old.desk_no) then
       ${refuse(`'letter % stays as it was applied for', old.no`, 'red_letter_fixed')}
     end if;
     if new.red_id is distinct from old.red_id and (select red_of from invoice where id = new.red_id) is distinct from new.blue_id then
       ${refuse(`'% takes back another invoice', new.red_id`, 'red_letter_of_blue')}
     end if;
     if new.state <> old.state then
       if not exists (select from red_letter_transition t where (t.from_state, t.to_state, t.actor) = (old.state, new.state, who)) then
         ${refuse(`'letter % may not go from % to % by %', old.no, old.state, new.state, who`, 'red_letter_transition_known')}
       end if;
       if (new.state in ('confirmed','refused') and old.due_at <= told_now()) or (new.state = 'lapsed' and old.due_at > told_now()) then
         ${refuse(`'letter % is due at %', old.no, old.due_at`, 'red_letter_in_time')}
       end if;
     end if;
     return new;
   end $$`,
  `create trigger red_letter_guard before insert or update or delete on red_letter for each row execute function red_letter_guard()`,
  // Reversals of before have no letter, and versions of before write none.
  `create function invoice_red_letter() returns trigger language plpgsql as $$ begin
     if exists (select from red_letter where red_id = new.id)
       and not exists (select from red_letter where red_id = new.id and state in ('confirmed','not_needed')) then
       raise exception 'invoice % waits for its red letter', new.no using errcode = '23514', constraint = 'invoice_red_letter',
         table = 'invoice';
     end if;
     return new;
   end $$`,
  `create trigger invoice_red_letter before update of status on invoice for each row
     when (new.status = 'issued' and old.status = 'applied' and new.red_of is not null) execute function invoice_red_letter()`,
]

const calls = [
  `create table desk_call (
     kind text not null, ref_id bigint not null, state text not null default 'waiting', attempts int not null default 0,
       next_at timestamptz not null, holder text, error text, done_at timestamptz,
     primary key (kind, ref_id),
     constraint desk_call_kind check (kind in ('issue','red_apply','red_confirm','red_query')),
     constraint desk_call_state check (state in ('waiting','handed','done','failed')),
     constraint desk_call_handed check ((state = 'handed') = (holder is not null) and (state <> 'handed' or attempts > 0)),
     constraint desk_call_done check ((state in ('done','failed')) = (done_at is not null)))`,
  `create index desk_call_due on desk_call (next_at) where state in ('waiting','handed')`,
  // What was handed over may be issued by now: nobody decides of it meanwhile.
  `create function invoice_handed() returns trigger language plpgsql as $$ begin
     if current_setting('app.desk', true) is distinct from 'answers'
       and exists (select from desk_call where kind = 'issue' and ref_id = new.id and state = 'handed') then
       raise exception 'invoice % is at the desk', new.no using errcode = '23514', constraint = 'invoice_handed', table = 'invoice';
     end if;
     return new;
   end $$`,
  `create trigger invoice_handed before update of status on invoice for each row when (old.status = 'applied')
     execute function invoice_handed()`,
]

/** Lines of invoices with their tax; red letters (红字确认单), for which reversals wait; and the calls of the desk that issues invoices. */
export const invoiceLines = migrationOf([...lines, ...letters, ...guards, ...calls], { isAdditive: true })
