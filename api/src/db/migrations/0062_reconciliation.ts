import { migrationOf } from './statements.ts'

/** Statements of payment channels and of the bank as they came, and where they and our books do not agree. */
export const reconciliation = migrationOf(
  [
    `create table channel_file (
       id bigint generated always as identity primary key, channel text not null check (channel in ('wechat','alipay','bank')),
       first_day date not null, last_day date not null, lines int not null check (lines >= 0), columns jsonb,
       staff text not null check (staff <> ''), at timestamptz not null,
       constraint channel_file_days check (last_day between first_day and first_day + 400))`,
    `create table channel_line (
       id bigint generated always as identity primary key, file_id bigint not null references channel_file,
       line int not null check (line > 0), channel text not null check (channel in ('wechat','alipay','bank')),
       direction text not null check (direction in ('in','out')), txn text not null check (length(txn) between 1 and 100),
       our_no text check (length(our_no) between 1 and 64), at timestamptz not null, cents cents not null check (cents > 0),
       fee bigint, fee_due bigint, note text not null default '' check (length(note) <= 200),
       constraint channel_line_once unique (channel, txn))`,
    `create index channel_line_no on channel_line (channel, our_no)`,
    `create index channel_line_at on channel_line (channel, at)`,
    `create trigger channel_line_append_only before update or delete on channel_line for each row execute function append_only()`,
    `create table channel_difference (
       id bigint generated always as identity primary key, key text not null unique check (key <> ''),
       channel text not null check (channel in ('wechat','alipay','bank')),
       kind text not null check (kind in ('only_there','only_here','amount','day','fee','double')),
       line_id bigint references channel_line, subject text check (subject in ('payment','recharge','refund','withdrawal')),
       subject_id bigint, there text, here text, found_at timestamptz not null,
       state text not null default 'open' check (state in ('open','decided','cleared')),
       decision text check (decision in ('accepted','corrected','refund_asked','settled')),
       word text check (length(word) between 1 and 200), decided_by text, decided_at timestamptz,
       constraint channel_difference_subject check ((subject is null) = (subject_id is null)
         and (line_id is not null or subject is not null)),
       constraint channel_difference_side check ((kind = 'only_here') = (line_id is null)),
       constraint channel_difference_decided check ((state = 'decided') = (decision is not null)
         and num_nulls(decision, word, decided_by, decided_at) in (0, 4)))`,
    `create index channel_difference_open on channel_difference (id) where state = 'open'`,
    `create index channel_difference_line on channel_difference (line_id)`,
    // What was decided stays decided, by the one who did.
    `create function channel_difference_guard() returns trigger language plpgsql as $$ begin
       if tg_op = 'DELETE' or old.state = 'decided'
          or (new.key, new.channel, new.kind, new.line_id) is distinct from (old.key, old.channel, old.kind, old.line_id) then
         raise exception 'difference % stays as it was decided', old.id using errcode = '23514', constraint = 'channel_difference_fixed';
       end if;
       return new;
     end $$`,
    `create trigger channel_difference_guard before update or delete on channel_difference
       for each row execute function channel_difference_guard()`,
  ],
  { isAdditive: true },
)
