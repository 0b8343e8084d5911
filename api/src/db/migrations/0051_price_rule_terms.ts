import { migrationOf } from './statements.ts'

/** A price of a shop, a kind of shops or a region may hold for a time only. */
export const priceRuleTerms = migrationOf(
  [
    `alter table price_rule add column starts_at timestamptz, add column ends_at timestamptz,
       add constraint price_rule_terms check (ends_at > starts_at)`,
  ],
  { isAdditive: true },
)
