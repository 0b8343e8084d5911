import { css } from '@emotion/css'
import { memo, type ReactNode } from 'react'
import type { CartContents_line$data } from '../../../__generated__/CartContents_line.graphql.ts'
import { media } from '../../../ui/tokens.ts'
import { namedLine } from '../../ground/cart-changes/cartChange.ts'
import { CartLineRow, type LineActs } from './CartLineRow.tsx'
import type { LineHint } from './lineHints.ts'
import { isSameRun, runRoom, runsOf, type Start, useRun } from './lineRuns.ts'

export type CartLine = CartContents_line$data[number]

/** What the rows of all runs share; the same objects as long as nothing of it changes. */
export type RowsProps = {
  readonly acts: LineActs
  readonly leftOf: (line: CartLine) => number | null
  readonly hints: ReadonlyMap<string, LineHint>
  /** What is otherwise than the buyer saw it, by the line's id. */
  readonly warned: ReadonlyMap<string | null | undefined, string>
}

/* As high as its rows were, or as rows mostly are. */
const far = css`
  &&& { display: block; }
  && > td { height: 584px; padding: 0 0 0 144px; ${media.phone} { height: 1120px; padding-left: 112px; } }
`

type Props = {
  readonly lines: readonly CartLine[]
  readonly start: Start
  /** The place of its first row in the table, the head's counted. */
  readonly from: number
  readonly shared: RowsProps
}

/** Some rows of the cart, or the room they take while they are far from what is in sight. */
const CartRun = memo(
  function CartRun({ lines, start, from, shared: { acts, leftOf, hints, warned } }: Props) {
    const { ref, isNear, height } = useRun<HTMLTableSectionElement>(start)
    return (
      <tbody ref={ref}>
        {isNear ? (
          lines.map((line, at) => (
            <CartLineRow
              key={line.id}
              line={line}
              rowIndex={start === 'whole' ? undefined : from + at}
              acts={acts}
              left={leftOf(line)}
              hint={hints.get(line.lineID) ?? null}
              warning={line.refusal ? null : (warned.get(line.id) ?? null)}
            />
          ))
        ) : (
          <tr className={far} aria-rowindex={from}>
            <td className={runRoom} style={height === null ? undefined : { height }}>
              {lines.map((line) => (
                <p key={line.id}>{namedLine(line).name}</p>
              ))}
            </td>
          </tr>
        )}
      </tbody>
    )
  },
  (before, after) =>
    before.start === after.start && before.from === after.from && before.shared === after.shared && isSameRun(before.lines, after.lines),
)

/** The rows of one table; `before` lines of other tables come first, of so many `inAll`. */
export function cartRows(lines: readonly CartLine[], before: number, inAll: number, shared: RowsProps): ReactNode {
  return runsOf(lines, before, inAll).map(({ at, lines: some, start }) => (
    <CartRun key={at} lines={some} start={start} from={at + 2} shared={shared} />
  ))
}
