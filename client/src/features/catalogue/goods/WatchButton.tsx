import { Button } from '../../../ui/Button.tsx'
import { useWatchGoods } from './useWatchGoods.ts'

export interface WatchButtonProps {
  readonly goods: {
    readonly goodsID: string
    readonly name: string
    readonly stock: number
    readonly price?: string | null | undefined
  }
  /** In a row of a list, where other goods have the same button. */
  readonly isSmall?: boolean
}

/** 到货提醒 for what is sold out, 降价提醒 for what has a price; nothing for whom neither would help. */
export function WatchButton({ goods: { goodsID, name, stock, price }, isSmall = false }: WatchButtonProps) {
  const isSoldOut = stock <= 0
  const [watch, state] = useWatchGoods(goodsID, isSoldOut ? 'ARRIVAL' : 'PRICE')
  if (price === null || price === undefined) return null
  const words = isSoldOut ? '到货' : '降价'
  if (state === 'set')
    return (
      <output ref={holdFocus} tabIndex={-1}>
        已设置{words}提醒{!isSmall && `，${words}后将发送消息`}
      </output>
    )
  return (
    <Button
      variant={isSmall ? 'outline' : isSoldOut ? 'primary' : 'ghost'}
      size={isSmall ? 'small' : isSoldOut ? 'large' : 'normal'}
      isBusy={state === 'busy'}
      aria-label={isSmall ? `${words}提醒我：${name}` : undefined}
      onClick={() => void watch()}
    >
      {words}提醒我
    </Button>
  )
}

/** The button that was pressed is gone, and the focus with it: who goes by keys goes on from here, and hears what became of it. */
function holdFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
