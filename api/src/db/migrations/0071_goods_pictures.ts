import { migrationOf } from './statements.ts'

/**
 * Pictures of goods, in their order; goods without keep the drawn pack. A file is kept once and for good under the digest of its bytes:
 * versions name it, and an address stands for one picture for ever.
 */
export const goodsPictures = migrationOf(
  [
    `create table goods_file (
       key text primary key check (key ~ '^[0-9a-f]{40}[.](jpg|png|webp)$'), mime text not null, size int not null check (size > 0),
       created_at timestamptz not null)`,
    `create table goods_picture (
       goods_id bigint not null references goods on delete cascade, place smallint not null check (place between 1 and 9),
       file_key text not null references goods_file, primary key (goods_id, place),
       constraint goods_picture_once unique (goods_id, file_key))`,
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger goods_picture_public_${event} after ${event} on goods_picture
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function public_tell('goods')`,
    ),
  ],
  { isAdditive: true },
)
