import { css } from '@emotion/css'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { MoreOfGoodsQuery } from '../../__generated__/MoreOfGoodsQuery.graphql.ts'
import { color, type } from '../../ui/tokens.ts'
import { PriceHistory } from './PriceHistory.tsx'
import { Substitutes } from './Substitutes.tsx'

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > section { padding: 16px; border: 1px solid ${color.line}; border-radius: 4px; background: ${color.paper}; }
  h2 { ${type.price} margin-bottom: 8px; font-weight: 600; }
`

export interface MoreOfGoodsProps {
  goodsID: string
  now: number
}

export function MoreOfGoods({ goodsID, now }: MoreOfGoodsProps) {
  const { goods } = useLazyLoadQuery<MoreOfGoodsQuery>(
    graphql`
      query MoreOfGoodsQuery($goodsID: ID!) {
        goods(goodsID: $goodsID) @catch(to: NULL) {
          ...Substitutes_goods
          ...PriceHistory_goods
        }
      }
    `,
    { goodsID },
  )
  if (!goods) return null
  return (
    <div className={stack}>
      <Substitutes goods={goods} now={now} />
      <PriceHistory goods={goods} now={now} />
    </div>
  )
}
