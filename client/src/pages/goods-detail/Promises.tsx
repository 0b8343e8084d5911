import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Promises_goods$data, Promises_goods$key } from '../../__generated__/Promises_goods.graphql.ts'
import { color } from '../../ui/tokens.ts'

const sentences = css`display: grid; gap: 4px;`
const missing = css`margin-left: 8px; color: ${color.amber};`
const reached = css`margin-left: 8px; color: ${color.brand700};`

interface Sentence {
  readonly text: string
  /** Units missing; 0 when reached. */
  readonly short: number | null
}

function freightSentences(goods: Promises_goods$data, total: number): Sentence[] {
  const from = goods.freeShippingQuantity
  if (typeof from !== 'number') return []
  const short = Math.max(0, from - total)
  const found: Sentence[] = []
  if (goods.isFreeShipping) found.push({ text: `买满 ${from} ${goods.packUnit}，本仓订单免运费`, short })
  if (goods.isSingleFreeShipping) found.push({ text: `买满 ${from} ${goods.packUnit}，本品免运费`, short })
  return found
}

function shipmentSentences(goods: Promises_goods$data): string[] {
  return [
    `由${goods.warehouse.name}发货`,
    ...(goods.isColdChain ? ['冷链运输，单独成单'] : []),
    ...(goods.isEphedrine ? ['含麻黄碱复方制剂，单独成单，收货后须回传盖章回执'] : []),
  ]
}

/** Promotions and delivery as sentences; those with a quantity say what is missing. */
export function Promises({ goods: key, quantity, rowClass }: { goods: Promises_goods$key; quantity: number; rowClass: string }) {
  const goods = useFragment(
    graphql`
      fragment Promises_goods on Goods {
        packUnit
        cartQuantity
        isFreeShipping
        isSingleFreeShipping
        freeShippingQuantity
        isColdChain
        isEphedrine
        isBuyable
        warehouse {
          name
        }
      }
    `,
    key,
  )
  const freight = freightSentences(goods, goods.cartQuantity + quantity)
  return (
    <>
      {freight.length > 0 && (
        <div className={rowClass}>
          <span>包邮</span>
          <div className={sentences}>
            {freight.map(({ text, short }) => (
              <p key={text}>
                {text}
                {goods.isBuyable && (
                  <span className={short === 0 ? reached : missing}>{short === 0 ? '已达到' : `还差 ${short} ${goods.packUnit}`}</span>
                )}
              </p>
            ))}
          </div>
        </div>
      )}
      <div className={rowClass}>
        <span>配送</span>
        <div className={sentences}>
          {shipmentSentences(goods).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </>
  )
}
