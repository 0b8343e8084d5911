import { migrationOf } from './statements.ts'

/** Purchase plans: a name, goods and their usual quantities. The version tells whether somebody saved it in between. */
export const plans = migrationOf(
  [
    `create table plan (
       id bigint generated always as identity primary key, member_id bigint not null references member, name text not null,
         is_shared boolean not null default false, version int not null default 1, created_at timestamptz not null,
         changed_at timestamptz not null,
       constraint plan_name check (length(name) between 1 and 40), constraint plan_version check (version >= 1),
       constraint plan_changed check (changed_at >= created_at))`,
    `create index plan_member on plan (member_id, id desc)`,
    `create table plan_line (
       plan_id bigint not null references plan on delete cascade, goods_id bigint not null references goods on delete cascade,
         nth int not null, qty int not null, primary key (plan_id, goods_id),
       constraint plan_line_place unique (plan_id, nth), constraint plan_line_nth check (nth between 1 and 200),
       constraint plan_line_qty check (qty between 1 and 50000))`,
    `create index plan_line_goods on plan_line (goods_id)`,
  ],
  { isAdditive: true },
)
