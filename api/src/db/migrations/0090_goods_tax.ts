import { longMigrationOf } from './statements.ts'

const checked = (name: string, rule: string): string[] => [
  `alter table goods drop constraint if exists ${name}, add constraint ${name} check (${rule}) not valid`,
  `alter table goods validate constraint ${name}`,
]

/** The tax class of goods and their rate, all three or none. */
export const goodsTax = longMigrationOf(
  [
    `alter table goods add column if not exists tax_code text, add column if not exists tax_name text,
       add column if not exists tax_rate text`,
    ...checked('goods_tax_code', `tax_code ~ '^[0-9]{19}$'`),
    ...checked('goods_tax_name', `length(tax_name) between 1 and 20 and tax_name !~ '[*]'`),
    ...checked('goods_tax_rate', `tax_rate in ('13','9','6','3','1','0','exempt')`),
    ...checked('goods_tax_whole', 'num_nulls(tax_code, tax_name, tax_rate) in (0, 3)'),
  ],
  { isAdditive: true },
)
