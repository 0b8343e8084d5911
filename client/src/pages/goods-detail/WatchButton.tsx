import { graphql, useFragment } from 'react-relay/hooks'
import type { WatchButton_goods$key } from '../../__generated__/WatchButton_goods.graphql.ts'
import { useWatchGoods } from '../../features/catalogue/goods/useWatchGoods.ts'
import { Button } from '../../ui/Button.tsx'

/** 到货提醒 for what is sold out, 降价提醒 for what has a price; nothing for whom neither would help. */
export function WatchButton({ goods: key }: { goods: WatchButton_goods$key }) {
  const goods = useFragment(graphql`fragment WatchButton_goods on Goods { goodsID stock price }`, key)
  const isSoldOut = goods.stock <= 0
  const [watch, state] = useWatchGoods(goods.goodsID, isSoldOut ? 'ARRIVAL' : 'PRICE')
  if (goods.price === null || goods.price === undefined) return null
  const words = isSoldOut ? '到货' : '降价'
  if (state === 'set')
    return (
      <output>
        已设置{words}提醒，{words}后将发送消息
      </output>
    )
  return (
    <Button
      variant={isSoldOut ? 'primary' : 'ghost'}
      size={isSoldOut ? 'large' : 'normal'}
      isBusy={state === 'busy'}
      onClick={() => void watch()}
    >
      {words}提醒我
    </Button>
  )
}
