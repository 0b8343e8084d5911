import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FlashOffer_goods$key } from '../../__generated__/FlashOffer_goods.graphql.ts'
import { useAddFlash } from '../../features/ground/cart-changes/useAddFlash.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** The flash sale these goods are in, with what is left of it for this buyer. */
export function FlashOffer({ goods: key, quantity }: { goods: FlashOffer_goods$key; quantity: number }) {
  const goods = useFragment(
    graphql`
      fragment FlashOffer_goods on Goods {
        goodsID
        name
        packUnit
        isBuyable
        warehouse { warehouseID }
        detail {
          promotions {
            serverTime
            flash { name price total left perMember boughtCount endsAt }
          }
        }
      }
    `,
    key,
  )
  const promotions = goods.detail?.promotions
  const flash = promotions?.flash
  const [isOver, setOver] = useState(false)
  const [add, isBusy] = useAddFlash({
    goodsID: goods.goodsID,
    name: goods.name,
    seenPrice: flash?.price ?? '0.00',
    warehouseID: goods.warehouse.warehouseID,
  })
  if (!promotions || !flash || isOver) return null
  const unit = goods.packUnit
  const rest = Math.min(flash.left, Math.max(0, flash.perMember - flash.boughtCount))
  const asked = Math.min(rest, quantity)
  return (
    <li>
      <Tag>秒</Tag>
      <div>
        {flash.price ? (
          <>
            秒杀价 <Price amount={flash.price} unit={unit} />
          </>
        ) : (
          '正在秒杀'
        )}
        ，{flash.left > 0 ? `剩余 ${flash.left} ${unit}` : '已抢光'}，每店限购 {flash.perMember} {unit}
        {flash.boughtCount > 0 && `（已抢 ${flash.boughtCount}）`}{' '}
        <Countdown until={flash.endsAt} serverTime={promotions.serverTime} onEnd={() => setOver(true)} />
        {flash.price && goods.isBuyable && asked > 0 && (
          <>
            {' '}
            <Button size="small" variant="outline" isBusy={isBusy} onClick={() => void add(asked)}>
              秒杀价加入 {asked} {unit}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
