import type { ReactNode } from 'react'
import { moveBetweenRows } from './rowKeys.ts'

/** A list of goods, one `li` with `data-row` each, through which the arrow keys lead. */
export function GoodsList({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do
    <ul className={className} data-far="rows" onKeyDown={moveBetweenRows}>
      {children}
    </ul>
  )
}
