import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { Table } from '../../../ui/Table.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

/* Grids instead of the browser's table: with five hundred rows only those in sight cost layout and paint. */
const table = css`
  &, thead, tbody { display: block; }
  tr { display: grid; align-items: center; }
  tr { grid-template-columns: 40px 64px minmax(0, 3fr) minmax(84px, 1fr) minmax(120px, 1fr) minmax(84px, 1fr) 116px; }
  tbody + tbody { border-top: 1px solid ${color.line}; }
  ${media.phone} { thead { display: none; } }
`

/** The frame of the cart's rows, which come in runs: a body each. */
export function CartLinesTable({ caption, rowCount, children }: { caption: string; rowCount: number; children: ReactNode }) {
  return (
    <Table caption={caption} className={table} rowCount={rowCount + 1}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>选择</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>图片</VisuallyHidden>
          </th>
          <th scope="col">商品</th>
          <th scope="col" className="number">
            单价
          </th>
          <th scope="col">数量</th>
          <th scope="col" className="number">
            小计
          </th>
          <th scope="col">
            <VisuallyHidden>操作</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </Table>
  )
}
