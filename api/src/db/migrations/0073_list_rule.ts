import { migrationOf } from './statements.ts'

/** What decides for a shop among goods that its purchase list may mean alike. */
export const listRule = migrationOf(
  [
    `alter table member add column list_rule text not null default 'last'
       constraint member_list_rule check (list_rule in ('last', 'price', 'expiry', 'stock'))`,
  ],
  { isAdditive: true },
)
