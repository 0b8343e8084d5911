import { lazy, Suspense } from 'react'
import type { WatchButtonProps } from './WatchButton.tsx'

/** Few goods are sold out. Where its code cannot be had, there is none. */
const WatchButton = lazy(() =>
  import('./WatchButton.tsx').then(
    (module) => ({ default: module.WatchButton }),
    () => ({ default: () => null }),
  ),
)

/** 到货提醒 in a row of a list, fetched where something is sold out. */
export function SoldOutWatch({ goods }: Pick<WatchButtonProps, 'goods'>) {
  return (
    <Suspense>
      <WatchButton goods={goods} isSmall />
    </Suspense>
  )
}
