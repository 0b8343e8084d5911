import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { PriceExplanationQuery } from '../../../__generated__/PriceExplanationQuery.graphql.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { color } from '../../../ui/tokens.ts'

const list = css`
  margin-top: 12px;
  padding: 12px;
  background: ${color.ground};
  li { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; }
  li.sum { font-weight: 600; }
`

export type PriceExplanationProps = { readonly orderID: string }

/** The order's price reckoned again, step by step, from what was in force when it was placed. */
export function PriceExplanation({ orderID }: PriceExplanationProps) {
  const { data, hasFailed } = useFetched<PriceExplanationQuery>(
    graphql`
      query PriceExplanationQuery($orderID: ID!) {
        order(orderID: $orderID) {
          explanation {
            steps { phase title amount lineIDs }
            stored { list payable shipping }
            cashback { promotionID name promised heldBack }
            isEqual
          }
        }
      }
    `,
    useMemo(() => ({ orderID }), [orderID]),
  )
  const explained = data?.order?.explanation ?? null
  if (hasFailed || (data !== null && explained === null)) return <Notice tone="warning">暂时取不到价格说明，请稍后再试。</Notice>
  if (explained === null) return <output>正在重新计算…</output>
  return (
    <ul className={list} aria-label="价格说明">
      <li>
        <span>按原价</span>
        <span>¥{formatYuan(parseMoney(explained.stored.list))}</span>
      </li>
      {explained.steps.map((step) => (
        <li key={`${step.phase} ${step.title} ${step.lineIDs.join(' ')}`}>
          <span>
            {step.title}（{step.lineIDs.length} 种商品）
          </span>
          <span>−¥{formatYuan(parseMoney(step.amount))}</span>
        </li>
      ))}
      <li>
        <span>运费</span>
        <span>¥{explained.stored.shipping}</span>
      </li>
      <li className="sum">
        <span>按下单时的规则重新计算，{explained.isEqual ? '与订单一致' : '与订单不一致，请联系客户经理'}</span>
        <span>¥{formatYuan(parseMoney(explained.stored.payable))}</span>
      </li>
      {explained.cashback.map(({ promotionID, name, promised, heldBack }) => (
        <li key={promotionID}>
          <span>{name}，不计入应付</span>
          <span>
            返 ¥{formatYuan(parseMoney(promised))}
            {parseMoney(heldBack) > 0 && `，退货扣回 ¥${formatYuan(parseMoney(heldBack))}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
