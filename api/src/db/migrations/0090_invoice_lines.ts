import { longMigrationOf } from './statements.ts'

const refuse = (said: string, name: string) =>
  `raise exception ${said} using errcode = '23514', constraint = '${name}', table = 'invoice_line';`

const checked = (name: string, rule: string): string[] => [
  `alter table goods drop constraint if exists ${name}, add constraint ${name} check (${rule}) not valid`,
  `alter table goods validate constraint ${name}`,
]

const RATES = `('13','9','6','3','1','0','exempt')`

/** The tax class of goods, and the lines of invoices: what each is over without tax, its rate and its tax. */
export const invoiceLines = longMigrationOf(
  [
    `alter table goods add column if not exists tax_code text, add column if not exists tax_name text,
       add column if not exists tax_rate text`,
    ...checked('goods_tax_code', `tax_code ~ '^[0-9]{19}$'`),
    ...checked('goods_tax_name', `length(tax_name) between 1 and 20 and tax_name !~ '[*]'`),
    ...checked('goods_tax_rate', `tax_rate in ${RATES}`),
    ...checked('goods_tax_whole', 'num_nulls(tax_code, tax_name, tax_rate) in (0, 3)'),
    `create table if not exists invoice_line (
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
    'create index if not exists invoice_line_reversed on invoice_line (blue_id, blue_line) where blue_id is not null',
    'create index if not exists invoice_line_order_line on invoice_line (order_line_id)',
    // All lines of an invoice come in one statement, so that they can be summed up in one.
    `create or replace function invoice_lines_whole() returns trigger language plpgsql as $$ begin
       if exists (select from invoice i where i.id in (select invoice_id from written)
         and i.cents <> (select sum(l.net + l.tax) from invoice_line l where l.invoice_id = i.id)) then
         ${refuse(`'lines do not come to their invoice'`, 'invoice_line_sum')}
       end if;
       if exists (select from written l left join invoice_line d on d.invoice_id = l.invoice_id
           and d.line_no = case l.nature when '01' then l.line_no - 1 else l.line_no + 1 end
         where l.nature <> '00' and (d.nature is distinct from case l.nature when '01' then '02' else '01' end
           or (d.tax_code, d.rate) is distinct from (l.tax_code, l.rate)
           or case l.nature when '02' then l.net + d.net < 0 or l.tax + d.tax < 0 else false end)) then
         ${refuse(`'a discount is beside its line'`, 'invoice_line_discount')}
       end if;
       if exists (select from written l join invoice i on i.id = l.invoice_id where l.blue_id is distinct from i.red_of)
         or exists (select from written l join invoice_line b on (b.invoice_id, b.line_no) = (l.blue_id, l.blue_line)
           where b.nature = '01' or (b.tax_code, b.rate, b.order_id) is distinct from (l.tax_code, l.rate, l.order_id)) then
         ${refuse(`'a line takes back another than it says'`, 'invoice_line_of_red')}
       end if;
       if exists (select from (select distinct blue_id, blue_line from written where blue_id is not null) w
         join lateral (select sum(b.net) as net, sum(b.tax) as tax, max(b.qty) as qty from invoice_line b where b.invoice_id = w.blue_id
           and (b.line_no = w.blue_line or (b.line_no = w.blue_line + 1 and b.nature = '01'))) blue on true
         join lateral (select sum(r.net) as net, sum(r.tax) as tax, coalesce(sum(r.qty), 0) as qty from invoice_line r
           where (r.blue_id, r.blue_line) = (w.blue_id, w.blue_line)) red on true
         where blue.net + red.net < 0 or blue.tax + red.tax < 0 or coalesce(blue.qty, 0) + red.qty < 0) then
         ${refuse(`'more is taken back than a line has'`, 'invoice_line_left')}
       end if;
       return null;
     end $$`,
    `create or replace trigger invoice_lines_whole after insert on invoice_line referencing new table as written
       for each statement execute function invoice_lines_whole()`,
    `create or replace trigger invoice_line_append_only before update or delete on invoice_line for each row execute function append_only()`,
    `create or replace trigger invoice_line_not_emptied before truncate on invoice_line for each statement execute function append_only()`,
  ],
  { isAdditive: true },
)
