import { css } from '@emotion/css'
import { memo, type ReactNode } from 'react'
import type { CartContents_cart$data } from '../../../__generated__/CartContents_cart.graphql.ts'
import { media } from '../../../ui/tokens.ts'
import { namedLine } from './cartChange.ts'
import { CartLineRow, type LineActs } from './CartLineRow.tsx'
import type { LineHint } from './lineHints.ts'
import { runRoom } from './runRoom.ts'
import { isSameRun, runsOf, type Start, useRun } from './useRun.ts'

export type CartLine = CartContents_cart$data['lines'][number]

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
    const { ref, isNear, height } = useRun<HTMLTableSectionElement>(lines, start)
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

/** Eight runs, passed over as one where no line of theirs has changed. */
const MANY = 64

type ManyProps = {
  readonly lines: readonly CartLine[]
  /** So many lines of the cart come first, which has so many `inAll`. */
  readonly before: number
  readonly inAll: number
  readonly from: number
  readonly shared: RowsProps
}

const CartRuns = memo(
  function CartRuns({ lines, before, inAll, from, shared }: ManyProps) {
    return runsOf(lines, before, inAll).map(({ at, lines: some, start }) => (
      <CartRun key={at} lines={some} start={start} from={from + at} shared={shared} />
    ))
  },
  (one, other) =>
    one.before === other.before &&
    one.inAll === other.inAll &&
    one.from === other.from &&
    one.shared === other.shared &&
    isSameRun(one.lines, other.lines),
)

/** The rows of one table. */
export function cartRows(lines: readonly CartLine[], before: number, inAll: number, shared: RowsProps): ReactNode {
  return Array.from({ length: Math.ceil(lines.length / MANY) }, (_, many) => {
    const at = many * MANY
    return <CartRuns key={at} lines={lines.slice(at, at + MANY)} before={before + at} inAll={inAll} from={at + 2} shared={shared} />
  })
}
