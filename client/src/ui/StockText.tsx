import { css } from '@emotion/css'
import { color } from './tokens.ts'

const text = css`
  white-space: nowrap;
  color: ${color.second};
  &[data-tone='low'] { color: ${color.amber}; }
  &[data-tone='out'] { color: ${color.price}; }
`

/** Fewer packs than this are worth a word. */
const LOW_PACKS = 5
const SHOWN_MAX = 9999

export interface StockTextProps {
  stock: number
  unit: string
  packQuantity: number
  /** A label 库存 stands before it already. */
  isLabelled?: boolean | undefined
  /** Says only that little is left: where there is no room for more, and what cannot be bought is said elsewhere. */
  isOnlyLow?: boolean | undefined
}

export function StockText({ stock, unit, packQuantity, isLabelled = false, isOnlyLow = false }: StockTextProps) {
  if (isOnlyLow && (stock <= 0 || stock >= LOW_PACKS * packQuantity)) return null
  if (stock <= 0)
    return (
      <span className={text} data-tone="out">
        缺货
      </span>
    )
  if (stock < LOW_PACKS * packQuantity) return <span className={text} data-tone="low">{`仅剩 ${stock} ${unit}`}</span>
  const shown = stock > SHOWN_MAX ? `${SHOWN_MAX}+` : String(stock)
  return <span className={text}>{`${isLabelled ? '' : '库存 '}${shown} ${unit}`}</span>
}
