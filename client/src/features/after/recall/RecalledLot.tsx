import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, type } from '../../../ui/tokens.ts'

const words = css`
  font-weight: 600;
  small { ${type.small} color: ${color.second}; font-weight: 400; }
`
const links = css`display: flex; flex-wrap: wrap; gap: 0 12px; ${type.small}`

type Lot = {
  readonly name: string
  readonly spec: string
  readonly packUnit: string
  readonly lot: string
  readonly quantity: number
}

/** The goods of a recalled lot, and how many the shop bought of it. */
export function RecalledLot({ lot: { name, spec, packUnit, lot, quantity } }: { readonly lot: Lot }) {
  return (
    <span className={words}>
      {name} <small>{spec}</small>
      <br />
      批号 {lot} <small>{`购入 ${quantity} ${packUnit}`}</small>
    </span>
  )
}

type LinkProps = { readonly lot: { readonly orderIDs: readonly string[]; readonly afterSaleIDs: readonly string[] } }

/** To the orders that held the lot, and to what went back of it. */
export function LotLinks({ lot: { orderIDs, afterSaleIDs } }: LinkProps) {
  return (
    <p className={links}>
      {orderIDs.map((orderID, nth) => (
        <Link key={orderID} href={paths.order(orderID)}>
          {nth === 0 ? '查看订单' : `订单 ${nth + 1}`}
        </Link>
      ))}
      {afterSaleIDs.map((afterSaleID, nth) => (
        <Link key={afterSaleID} href={paths.afterSale(afterSaleID)}>
          退货售后{afterSaleIDs.length > 1 ? ` ${nth + 1}` : ''}
        </Link>
      ))}
    </p>
  )
}
