import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { KINDS } from 'rules/kinds'
import { formatYuan, parseMoney } from 'rules/money'
import type { CashbackPromises_promise$key } from '../../../__generated__/CashbackPromises_promise.graphql.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { color } from '../../../ui/tokens.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 16px;
  border-top: 1px solid ${color.line};
  b { color: ${color.price}; font-weight: 600; }
  span:last-child:not(:first-child) { color: ${color.second}; }
`

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

/** What each activity brings one order to be after receipt, and what the next tier lacks; nothing where there is none. */
export function CashbackPromises({ promises }: { readonly promises: CashbackPromises_promise$key }) {
  const shown = useFragment(
    graphql`
      fragment CashbackPromises_promise on CashbackPromise @relay(plural: true) {
        promotionID
        name
        amount
        next { amount short }
      }
    `,
    promises,
  )
  return shown
    .filter(({ amount, next }) => parseMoney(amount) > 0 || next)
    .map(({ promotionID, name, amount, next }) => (
      <p key={promotionID} className={row}>
        <Tag title={name}>{KINDS.cashback.tag}</Tag>
        {parseMoney(amount) > 0 && <b className="priced">收货后返 {yuan(amount)}</b>}
        {next && (
          <span className="priced">
            还差 {yuan(next.short)} 可返 {yuan(next.amount)}
          </span>
        )}
      </p>
    ))
}
