import { migrationOf } from './statements.ts'

const SEALED = 'sealed:[A-Za-z0-9_-]{1,16}:[A-Za-z0-9_-]{39,250}'

interface Guard {
  readonly table: string
  readonly events: string
  readonly guard: string
  readonly run: string
  /** What may change of a row that is tended; `rows` may go whole. */
  readonly tended: readonly string[] | 'rows'
}
const history = (table: string, tended: Guard['tended']): Guard => ({
  table,
  events: 'update or delete',
  guard: `${table}_append_only`,
  run: 'append_only',
  tended,
})

const GUARDS: readonly Guard[] = [
  history('audit_log', ['before', 'after']),
  history('order_event', ['note']),
  history('after_sale_event', ['note']),
  history('chat_message', 'rows'),
  history('feedback_reply', 'rows'),
  history('wanted_reply', 'rows'),
  { table: 'invoice', events: 'update', guard: 'invoice_guard', run: 'invoice_guard', tended: ['buyer'] },
  {
    table: 'trade',
    events: 'update',
    guard: 'trade_invoice_guard',
    run: 'trade_invoice_guard',
    tended: ['invoice_kind', 'invoice_buyer', 'remark'],
  },
  {
    table: 'withdrawal',
    events: 'insert or update or delete',
    guard: 'withdrawal_guard',
    run: 'withdrawal_guard',
    tended: ['holder', 'bank_account'],
  },
]

/** The guard stands aside for the transaction that tends its table, and another holds what that one may not touch. */
const tending = ({ table, events, guard, run, tended }: Guard): string[] => [
  `create or replace trigger ${guard} before ${events} on ${table} for each row when (not tends('${table}')) execute function ${run}()`,
  `create trigger ${table}_tended before update or delete on ${table} for each row when (tends('${table}'))
     execute function tended(${(tended === 'rows' ? ['rows'] : tended).map((name) => `'${name}'`).join(', ')})`,
]

/** People's data: bank accounts and tax numbers are sealed, and a closed account keeps nothing that names its person. */
export const people = migrationOf(
  [
    `create function tends(name text) returns boolean language sql stable as $$
       select coalesce(current_setting('app.tending', true), '') = name $$`,
    `create function tended() returns trigger language plpgsql as $$ begin
       if tg_argv[0] = 'rows' then
         if tg_op = 'DELETE' then return old; end if;
       elsif tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then return new; end if;
       raise exception '% keeps all but what a person may ask to be forgotten', tg_table_name using errcode = '23514',
         constraint = tg_table_name || '_tended', table = tg_table_name;
     end $$`,
    // 王店长 as 王**, 13800000001 as 138****0001, 027-12345678 as 027****5678.
    `create function mask_name(name text) returns text language sql immutable as $$ select left(name, 1) || '**' $$`,
    `create function mask_phone(phone text) returns text language sql immutable as $$
       select left(phone, 3) || '****' || right(phone, 4) $$`,
    ...GUARDS.flatMap(tending),
    `alter table account alter column phone drop not null, add column closed_at timestamptz, add column known_by bytea,
       add constraint account_phone_there check (phone is not null or status = 'closed'),
       add constraint account_known_by check (known_by is null or status = 'closed' and octet_length(known_by) = 32)`,
    `create index account_known_by on account (known_by) where known_by is not null`,
    `alter table member add column closed_at timestamptz`,
    `alter table withdrawal drop constraint withdrawal_bank_account_check,
       add constraint withdrawal_bank_account_check check (bank_account ~ '^([0-9]{8,30}|[*]{4}[0-9]{4}|${SEALED})$')`,
    `alter table invoice_profile drop constraint invoice_profile_tax_no,
       add constraint invoice_profile_tax_no check (tax_no ~ '^([0-9A-Z]{15,20}|${SEALED})$')`,
  ],
  { isAdditive: true },
)
