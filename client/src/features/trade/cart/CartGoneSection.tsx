import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { color, radius } from '../../../ui/tokens.ts'
import { CartLinesTable } from './CartLinesTable.tsx'

const section = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > div:first-child { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 8px 16px; }
  h2 { font-weight: 600; }
  > div:last-child { border-width: 1px 0 0; border-radius: 0 0 ${radius} ${radius}; }
`

/** What can no longer be bought, at the end of the cart. */
export function CartGoneSection({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <section className={section} aria-label="失效商品">
      <div>
        <h2>失效商品 {count} 种</h2>
        <Button variant="ghost" size="small" onClick={onClear}>
          清空失效商品
        </Button>
      </div>
      <CartLinesTable caption="失效商品" rowCount={count}>
        {children}
      </CartLinesTable>
    </section>
  )
}
