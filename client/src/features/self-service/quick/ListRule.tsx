import { css } from '@emotion/css'
import type { PurchaseListRule } from '../../../__generated__/readListMutation.graphql.ts'
import { color, control, media, radius } from '../../../ui/tokens.ts'

const field = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${color.second};
  select {
    min-height: ${control.small};
    padding: 0 4px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    color: ${color.ink};
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
    ${media.touch} { min-height: 44px; }
  }
`

const RULES = [
  ['LAST_BOUGHT', '上次买的'],
  ['LOWEST_PRICE', '最低价'],
  ['LONGEST_EXPIRY', '效期最长'],
  ['MOST_STOCK', '有货优先'],
] as const satisfies readonly (readonly [PurchaseListRule, string])[]
export type ListRuleKey = (typeof RULES)[number][0]

export const isRule = (rule: string | null | undefined): rule is ListRuleKey => RULES.some(([key]) => key === rule)

interface ListRuleProps {
  readonly rule: ListRuleKey
  readonly isBusy: boolean
  readonly onChange: (rule: ListRuleKey) => void
}

/** What decides among goods of one name, for all rows that nobody settled by hand; the shop's next list begins with it. */
export function ListRule({ rule, isBusy, onChange }: ListRuleProps) {
  return (
    <label className={field}>
      同名商品按
      <select
        value={rule}
        disabled={isBusy}
        onChange={(event) => {
          const { value } = event.currentTarget
          if (isRule(value)) onChange(value)
        }}
      >
        {RULES.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
