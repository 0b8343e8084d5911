import type { ComponentProps, ReactNode } from 'react'
import { Table } from '../../../ui/Table.tsx'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { moveBetweenRows } from '../goods/rowKeys.ts'

type TableProps = {
  readonly caption: string
  readonly className: string
  /** What stands above picture and name, and above each column after them, by its class. */
  readonly heads: readonly (readonly [column: string, words: string])[]
  readonly children: ReactNode
}

/** Goods of a zone as a table that compares what the zone is about; its look is zoneTable.ts. */
export function ZoneTable({ caption, className, heads, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only add to what the links and fields do
    <div onKeyDown={moveBetweenRows}>
      <Table caption={caption} className={className} isFluid>
        <colgroup>
          <col className="picture" />
          {heads.map(([column]) => (
            <col key={column} className={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map(([column, words], nth) => (
              <th key={column} scope="col" colSpan={nth === 0 ? 2 : undefined}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-far="rows">{children}</tbody>
      </Table>
    </div>
  )
}

type HeadProps = {
  readonly goods: ComponentProps<typeof GoodsNameLink>['goods'] &
    ComponentProps<typeof GoodsPictureLink>['goods'] &
    ComponentProps<typeof GoodsMarks>['goods'] &
    ComponentProps<typeof FavoriteButton>['goods']
  /** Beside the name. */
  readonly tag?: ReactNode
  /** Below it, a line each. */
  readonly lines: readonly string[]
}

/** What each row begins with: picture, name, marks and heart. */
export function ZoneRowHead({ goods, tag, lines }: HeadProps) {
  return (
    <>
      <td className="picture">
        <GoodsPictureLink goods={goods} size={56} />
      </td>
      <th scope="row" className="name">
        <span className="title">
          <GoodsNameLink goods={goods} />
          {tag}
          <GoodsMarks goods={goods} />
        </span>
        {lines.map((line) => (
          <span key={line} className="second">
            {line}
          </span>
        ))}
        <FavoriteButton goods={goods} className="heart" />
      </th>
    </>
  )
}
