import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsTerms_goods$key } from '../../../__generated__/GoodsTerms_goods.graphql.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, type } from '../../../ui/tokens.ts'

const line = css`display: flex; flex-wrap: wrap; gap: 0 10px; ${type.small} color: ${color.second};`

type Props = {
  readonly goods: GoodsTerms_goods$key
  /** Now, in milliseconds: how near an expiry date is. */
  readonly now: number
  /** What only this card has, in `<span>`s. */
  readonly children?: ReactNode
}

/** What decides beside the price: until when goods last, how many there are, and in which packs. */
export function GoodsTerms({ goods: key, now, children }: Props) {
  const { expiresOn, stock, packUnit, packQuantity } = useFragment(
    graphql`
      fragment GoodsTerms_goods on Goods {
        expiresOn
        stock
        packUnit
        packQuantity
      }
    `,
    key,
  )
  return (
    <p className={line}>
      {expiresOn && (
        <span>
          效期 <ExpiryText expiresOn={expiresOn} now={now} isInline />
        </span>
      )}
      {stock > 0 && <StockText stock={stock} unit={packUnit} packQuantity={packQuantity} />}
      <span>{`中包装 ${packQuantity} ${packUnit}`}</span>
      {children}
    </p>
  )
}
