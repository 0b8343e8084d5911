import { migrationOf } from './statements.ts'

/** A column pair that names one entry of a ledger, used by one row only. */
const entry = (table: string, name: string, account: string, seq: string) =>
  [
    `constraint ${table}_${name} foreign key (${account}, ${seq}) references ledger_entry (account_id, seq)`,
    `constraint ${table}_${name}_once unique (${account}, ${seq})`,
  ].join(', ')

/** Whether an entry moved that sum on the balance of that shop. */
const isEntry = (seq: string, cents: string) => `exists (select from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.account_id = new.ledger_account_id and e.seq = ${seq} and e.delta = ${cents} and a.member_id = new.member_id
          and a.kind = 'balance')`

const recharges = [
  `create table recharge (
     id bigint generated always as identity primary key, no text not null unique check (no ~ '^C[0-9]{22}$'),
       member_id bigint not null references member, account_id bigint references account,
     channel text not null check (channel in ('wechat','alipay','sandbox')), amount cents not null,
     status text not null default 'created' check (status in ('created','pending','settled','failed','closed')),
     kind text check (kind in ('qr','form','none')), code_url text, page_url text, channel_txn text, ledger_account_id bigint,
       ledger_seq int,
     created_at timestamptz not null, expires_at timestamptz not null, settled_at timestamptz,
     constraint recharge_amount check (amount > 0), constraint recharge_times check (expires_at > created_at),
     constraint recharge_started check (status <> 'pending' or kind is not null),
     constraint recharge_credited check ((status = 'settled') = (ledger_seq is not null)
       and (ledger_seq is null) = (ledger_account_id is null)
       and (ledger_seq is null) = (settled_at is null) and (ledger_seq is null) = (channel_txn is null)),
     constraint recharge_txn_once unique (channel, channel_txn), ${entry('recharge', 'entry', 'ledger_account_id', 'ledger_seq')})`,
  `create index recharge_member on recharge (member_id, id desc)`,
  // Money that came late is the shop's all the same: a recharge that failed or lapsed may still settle, a settled one stays.
  `create function recharge_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' then
       if new.status <> 'created' then raise exception 'a recharge begins created' using errcode = '23514',
         constraint = 'recharge_begins_created'; end if;
       return new;
     end if;
     if tg_op = 'DELETE' or old.status = 'settled' or (new.no, new.member_id, new.account_id, new.channel, new.amount, new.created_at,
       new.expires_at)
        is distinct from (old.no, old.member_id, old.account_id, old.channel, old.amount, old.created_at, old.expires_at)
        or (new.status <> old.status and old.status in ('failed','closed') and new.status <> 'settled') then
       raise exception 'recharge % stays what it is', old.no using errcode = '23514', constraint = 'recharge_fixed';
     end if;
     if new.status = 'settled' and not ${isEntry('new.ledger_seq', 'new.amount')} then
       raise exception 'recharge % is not what its entry credited', old.no using errcode = '23514', constraint = 'recharge_is_credited';
     end if;
     return new;
   end $$`,
  `create trigger recharge_guard before insert or update or delete on recharge for each row execute function recharge_guard()`,
]

const withdrawals = [
  `create table withdrawal (
     id bigint generated always as identity primary key, no text not null unique check (no ~ '^W[0-9]{22}$'),
       member_id bigint not null references member, account_id bigint references account,
     amount cents not null, holder text not null check (length(holder) between 2 and 50),
       bank text not null check (length(bank) between 2 and 60),
     bank_account text not null check (bank_account ~ '^[0-9]{8,30}$'),
       status text not null default 'requested' check (status in ('requested','paid','rejected')),
     ledger_account_id bigint not null, ledger_seq int not null, back_seq int, note text check (length(note) between 1 and 200),
       bank_txn text unique check (length(bank_txn) between 1 and 64), staff text,
     created_at timestamptz not null, decided_at timestamptz,
     constraint withdrawal_amount check (amount > 0),
     constraint withdrawal_decided check ((status = 'requested') = (decided_at is null) and (decided_at is null) = (staff is null)),
     constraint withdrawal_paid check ((status = 'paid') = (bank_txn is not null)),
     constraint withdrawal_rejected check ((status = 'rejected') = (back_seq is not null) and (status <> 'rejected' or note is not null)),
     ${entry('withdrawal', 'entry', 'ledger_account_id', 'ledger_seq')}, ${entry('withdrawal', 'back', 'ledger_account_id', 'back_seq')})`,
  `create index withdrawal_member on withdrawal (member_id, id desc)`,
  `create index withdrawal_waiting on withdrawal (id) where status = 'requested'`,
  // The money has left the balance when a request is written, and is back on it when the request is refused.
  `create function withdrawal_guard() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' then
       if new.status <> 'requested' or not ${isEntry('new.ledger_seq', '-new.amount')} then
         raise exception 'withdrawal % is not what its entry took', new.no using errcode = '23514', constraint = 'withdrawal_is_taken';
       end if;
       return new;
     end if;
     if tg_op = 'DELETE' or old.status <> 'requested' or (new.no, new.member_id, new.account_id, new.amount, new.holder, new.bank,
       new.bank_account, new.ledger_account_id, new.ledger_seq, new.created_at)
        is distinct from (old.no, old.member_id, old.account_id, old.amount, old.holder, old.bank, old.bank_account, old.ledger_account_id,
          old.ledger_seq, old.created_at) then
       raise exception 'withdrawal % stays what it is', old.no using errcode = '23514', constraint = 'withdrawal_fixed';
     end if;
     if new.status = 'rejected' and not ${isEntry('new.back_seq', 'new.amount')} then
       raise exception 'withdrawal % did not come back', old.no using errcode = '23514', constraint = 'withdrawal_is_back';
     end if;
     return new;
   end $$`,
  `create trigger withdrawal_guard before insert or update or delete on withdrawal for each row execute function withdrawal_guard()`,
]

/** Money put on the balance and taken off it; the ledger itself is of 0005. */
export const wallet = migrationOf([...recharges, ...withdrawals])
