import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { Table } from '../../ui/Table.tsx'
import { media } from '../../ui/tokens.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

const table = css`
  col.tick { width: 48px; }
  col.picture { width: 72px; }
  col.price, col.amount { width: 120px; }
  col.quantity { width: 148px; }
  col.acts { width: 112px; }
  ${media.tablet} { col.tick { width: 40px; } col.picture { width: 64px; } col.price, col.amount { width: 92px; } col.quantity { width: 132px; } col.acts { width: 100px; } }
  ${media.phone} {
    &, tbody { display: block; }
    thead, colgroup { display: none; }
  }
`

/** The frame of the cart's rows. */
export function CartLinesTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Table caption={caption} className={table}>
      <colgroup>
        <col className="tick" /><col className="picture" /><col /><col className="price" /><col className="quantity" /><col className="amount" /><col className="acts" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col"><VisuallyHidden>选择</VisuallyHidden></th><th scope="col"><VisuallyHidden>图片</VisuallyHidden></th><th scope="col">商品</th>
          <th scope="col" className="number">单价</th><th scope="col">数量</th><th scope="col" className="number">小计</th><th scope="col"><VisuallyHidden>操作</VisuallyHidden></th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
