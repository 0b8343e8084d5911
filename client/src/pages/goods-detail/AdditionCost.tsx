import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { bestPrice, nextTierSaving } from 'rules/ladderPrice'
import { formatMoney, formatYuan } from 'rules/money'
import type { AdditionCost_goods$key } from '../../__generated__/AdditionCost_goods.graphql.ts'
import { ladderGoods } from '../../features/catalogue/goods/ownAmount.ts'
import { Price } from '../../ui/Price.tsx'
import { color, type } from '../../ui/tokens.ts'

const cost = css`display: inline-flex; align-items: baseline; gap: 4px; color: ${color.second};`
const saving = css`${type.small} color: ${color.amber};`

/** What this addition costs on top of what lies in the cart, and whether a little more would be cheaper. */
export function AdditionCost({ goods: key, quantity }: { goods: AdditionCost_goods$key; quantity: number }) {
  const goods = useFragment(
    graphql`
      fragment AdditionCost_goods on Goods {
        price
        tiers {
          quantity
          price
        }
        tierMode
        packUnit
        packQuantity
        stock
        cartQuantity
      }
    `,
    key,
  )
  const priced = ladderGoods(goods)
  if (priced === null) return null
  const total = goods.cartQuantity + quantity
  const before = goods.cartQuantity > 0 ? bestPrice(priced, goods.cartQuantity).amount : 0
  const next = nextTierSaving(priced, total)
  return (
    <>
      <span className={cost}>
        小计 <Price amount={formatMoney(bestPrice(priced, total).amount - before)} size="page" />
      </span>
      {next && total + next.addQty <= goods.stock && (
        <span className={saving}>
          再买 {next.addQty} {goods.packUnit}，总价反省 ¥{formatYuan(next.saves)}
        </span>
      )}
    </>
  )
}
