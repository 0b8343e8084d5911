import { migrationOf } from './statements.ts'

const SLOTS = ['home', 'floor', 'top', 'right', 'login', 'yx', 'xrtj', 'ppzq', 'kxzq', 'new_kxzq', 'zyzq', 'demo', 'draw']

const articles = [
  // Where an entry leads: a path or page of the web; `*` before it or `#words` after it say that it is not open yet.
  `create domain site_url as text check (value ~ '^[*]?(/([^/].*)?|https?://[^/].*)?(#.*)?$' and value <> ''
    and value !~ '[[:space:]<>"\\\\]' and length(value) <= 500)`,
  `create table article_category (
     id int primary key, kind text not null check (kind in ('help','news','notice')),
       slug text not null unique check (slug ~ '^[a-z]{2,20}$'),
     name text not null check (length(name) between 1 and 20), sort int not null default 0)`,
  `create table article (
     id int primary key, category_id int not null references article_category, slug text not null check (slug ~ '^[a-z0-9]{2,20}$'),
     title text not null check (length(title) between 1 and 60), body text not null check (body <> ''),
     published_at timestamptz not null, updated_at timestamptz not null, unique (category_id, slug),
     constraint article_times check (updated_at >= published_at))`,
  `create index article_newest on article (category_id, published_at desc, id desc)`,
]

const storefront = [
  `create table nav_entry (
     id int primary key, parent_id int references nav_entry, name text not null check (length(name) between 1 and 12),
       url site_url not null,
     image text, is_open boolean not null default false, sort int not null default 0, constraint nav_not_its_own check (parent_id <> id))`,
  `create table hot_word (word text primary key check (length(word) between 1 and 20), url site_url not null, sort int not null default 0)`,
  `create table site_link (id int primary key, name text not null check (length(name) between 1 and 30), url site_url not null,
    sort int not null default 0)`,
  `create table home_floor (
     id int primary key, name text not null check (length(name) between 1 and 12), subtitle text not null check (length(subtitle) <= 30),
       url site_url not null,
     zone text check (zone in ('yx','jxq','qx','zy','kx','brand')), category_id int references category, sort int not null default 0,
     constraint home_floor_one check (num_nonnulls(zone, category_id) = 1))`,
  `create table banner (
     id int primary key, slot text not null check (slot in (${SLOTS.map((slot) => `'${slot}'`).join(',')})),
       floor_id int references home_floor,
     title text not null check (length(title) between 1 and 20), subtitle text not null check (length(subtitle) <= 30),
       url site_url not null,
     palette text not null check (palette in ('teal','blue','red','amber','green','ink')),
       shape text not null check (shape in ('wide','tall','strip','card')),
     sort int not null default 0, starts_at timestamptz not null, ends_at timestamptz,
     constraint banner_times check (ends_at > starts_at), constraint banner_of_floor check ((slot = 'floor') = (floor_id is not null)))`,
  `create index banner_slot on banner (slot, sort)`,
  `create table banner_goods (
     banner_id int not null references banner on delete cascade, place smallint not null check (place between 1 and 3),
       goods_id bigint not null references goods,
     primary key (banner_id, place))`,
  `create table activity_page (
     path text primary key check (path ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+){0,2}$'), page site_url not null check (page ~ '^/'),
     message text not null default '' check (length(message) <= 100), starts_at timestamptz not null, ends_at timestamptz not null,
     constraint activity_page_times check (ends_at > starts_at))`,
]

const draws = [
  `create table draw (
     id bigint generated always as identity primary key, name text not null check (length(name) between 1 and 30), remarks text not null,
       rules text not null check (rules <> ''),
     needs_order boolean not null default true, starts_at timestamptz not null,
       ends_at timestamptz not null, constraint draw_times check (ends_at > starts_at))`,
  `create table draw_prize (
     id bigint generated always as identity primary key, draw_id bigint not null references draw,
       name text not null check (length(name) between 1 and 30), remarks text not null,
     kind text not null check (kind in ('goods','voucher','points','none')), amount int check (amount > 0),
       weight int not null check (weight between 0 and 1000000),
     total int check (total > 0), given int not null default 0, sort int not null default 0, unique (draw_id, id),
     constraint draw_prize_no_overgive check (given >= 0 and (total is null or given <= total)),
     constraint draw_prize_amount check ((amount is not null) = (kind in ('voucher','points'))),
     constraint draw_prize_endless check ((total is null) = (kind = 'none')))`,
  `create table draw_record (
     id bigint generated always as identity primary key, draw_id bigint not null references draw,
       member_id bigint not null references member, prize_id bigint not null,
     at timestamptz not null, constraint draw_once unique (draw_id, member_id), constraint draw_record_prize foreign key (draw_id, prize_id)
       references draw_prize (draw_id, id))`,
  `create index draw_record_member on draw_record (member_id, id desc)`,
  `create trigger draw_record_append_only before update or delete on draw_record for each row execute function append_only()`,
]

/** What stands on the storefront's pages beside goods, and the prize draw. */
export const content = migrationOf([...articles, ...storefront, ...draws])
