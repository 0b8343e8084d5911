import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { StockText } from '../../../ui/StockText.tsx'
import { color, type } from '../../../ui/tokens.ts'
import type { ListedGoods } from './readList.ts'

const line = css`display: flex; flex-wrap: wrap; gap: 0 10px; ${type.small} color: ${color.second};`

type Props = {
  readonly goods: ListedGoods
  /** What only this place says, in `<span>`s. */
  readonly children?: ReactNode
}

/** What a purchaser tells goods of one name apart by; what is not known is left out. */
export function ListedTerms({ goods, children }: Props) {
  const { spec, manufacturer, expiresOn, lastPurchase, stock, packUnit, packQuantity } = goods
  return (
    <span className={line}>
      {spec !== '' && <span>{spec}</span>}
      {manufacturer !== '' && <span>{manufacturer}</span>}
      {expiresOn && <span>{`效期 ${expiresOn}`}</span>}
      {lastPurchase && <span>{`上次 ¥${lastPurchase.price}×${lastPurchase.quantity}`}</span>}
      {children}
      <StockText stock={stock} unit={packUnit} packQuantity={packQuantity} />
    </span>
  )
}
