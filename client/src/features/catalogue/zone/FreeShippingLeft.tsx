import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { FreeShippingLeft_cart$key } from '../../../__generated__/FreeShippingLeft_cart.graphql.ts'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'

const grid = css`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr)); gap: 8px 24px;`

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

interface WarehouseSum {
  readonly goodsAmount: string
  readonly shipping: string | null | undefined
  readonly shortOfFree: string
}

/** Whether what the cart holds of a warehouse goes without freight. */
export function shipsFree({ goodsAmount, shipping, shortOfFree }: WarehouseSum): boolean {
  return parseMoney(shipping ?? shortOfFree) === 0 && parseMoney(goodsAmount) > 0
}

/** How far each warehouse of the cart is from shipping for nothing. */
export function FreeShippingLeft({ cart: key }: { cart: FreeShippingLeft_cart$key | null | undefined }) {
  const cart = useFragment(
    graphql`
      fragment FreeShippingLeft_cart on Cart {
        warehouses {
          warehouse { warehouseID name }
          goodsAmount
          freeOver
          shipping
          shortOfFree
        }
      }
    `,
    key ?? null,
  )
  const warehouses = cart?.warehouses ?? []
  if (warehouses.length === 0) return null
  return (
    <section className={grid} aria-label="采购单离包邮还差">
      {warehouses.map((sum) => {
        const { warehouse, goodsAmount, freeOver, shortOfFree } = sum
        const isFree = shipsFree(sum)
        return (
          <ProgressLine key={warehouse.warehouseID} part={isFree ? 1 : parseMoney(goodsAmount) / Math.max(1, parseMoney(freeOver))}>
            {warehouse.name}：{isFree ? '已包邮' : `再买 ${yuan(shortOfFree)} 满额包邮`}
          </ProgressLine>
        )
      })}
    </section>
  )
}
