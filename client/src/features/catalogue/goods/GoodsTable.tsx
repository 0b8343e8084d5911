import { cx, css } from '@emotion/css'
import { Table } from '../../../ui/Table.tsx'
import { GoodsRow } from './GoodsRow.tsx'
import type { GoodsRowsProps } from './GoodsResults.tsx'
import { goodsTable, goodsTableColumns, goodsTableFrame, goodsTableHead, plainGoodsTable } from './goodsTable.ts'
import { goOn, moveBetweenRows } from './rowKeys.ts'

const joined = cx(goodsTableFrame, css`> div { border-radius: 0 0 4px 4px; }`)

const plain = cx(goodsTable, plainGoodsTable)

/** A page of goods as a table: for those who know what they want. */
export function GoodsTable({ goods, now, isPlain = false }: GoodsRowsProps & { readonly isPlain?: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only add to what the links and fields do
    <div className={joined} onKeyDown={moveBetweenRows}>
      <Table caption="商品列表" className={isPlain ? plain : goodsTable} isFluid>
        <colgroup>
          {goodsTableColumns.map((column) => (isPlain && column === 'picture' ? null : <col key={column} className={column} />))}
        </colgroup>
        <thead>
          <tr>
            {goodsTableHead.map((column) => (
              <th key={column.key} scope="col" colSpan={isPlain ? undefined : column.span} className={column.key}>
                {column.words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-far="rows">
          {goods.map((item) => (
            <GoodsRow key={item.id} goods={item} now={now} isPlain={isPlain} onAdded={goOn} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** The table that loads no picture at all. */
export function PlainGoodsTable(props: GoodsRowsProps) {
  return <GoodsTable {...props} isPlain />
}
