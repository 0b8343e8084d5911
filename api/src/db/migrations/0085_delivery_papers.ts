import { migrationOf } from './statements.ts'

/** The seals of the warehouses: a new one follows the last, so that a note shows the one of its day. */
export const deliveryPapers = migrationOf(
  [
    `create table warehouse_seal (
       id bigint generated always as identity primary key, ck_id int not null references warehouse, set_at timestamptz not null,
       picture bytea check (octet_length(picture) between 1 and 500000), mime text check (mime in ('image/png','image/jpeg')),
       digest text check (digest ~ '^[0-9a-f]{12}$'), is_sample boolean not null default false,
       constraint warehouse_seal_picture check (num_nulls(picture, mime, digest) = case when is_sample then 3 else 0 end))`,
    `create index warehouse_seal_of on warehouse_seal (ck_id, set_at)`,
  ],
  { isAdditive: true },
)
