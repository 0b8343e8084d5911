import { css } from '@emotion/css'
import { memo } from 'react'
import type { CartPanelList_query$data } from '../../__generated__/CartPanelList_query.graphql.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import type { NamedLine } from './cartChange.ts'
import { CartPanelLine } from './CartPanelLine.tsx'
import { runRoom } from './runRoom.ts'
import { isSameRun, type Start, useRun } from './useRun.ts'

type Line = NonNullable<CartPanelList_query$data['cart']>['lines'][number]

/* As high as eight lines. */
const room = joinClasses(runRoom, css`height: 488px; padding-left: 52px;`)

type Props = { readonly lines: readonly Line[]; readonly start: Start; readonly onDelete: (line: NamedLine) => void }

/** Some lines of the panel, or the room they take while they are far from what is in sight. */
export const CartPanelRun = memo(
  function CartPanelRun({ lines, start, onDelete }: Props) {
    const { ref, isNear, height } = useRun<HTMLDivElement>(lines, start)
    return (
      <div ref={ref} role="none">
        {isNear
          ? lines.map((line) => <CartPanelLine key={line.id} line={line} onDelete={onDelete} />)
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see CartPanelLine
          : <div role="none" className={room} style={height === null ? undefined : { height }}>{lines.map((line) => <div key={line.id} role="listitem">{line.goods.name}</div>)}</div>}
      </div>
    )
  },
  (before, after) => before.start === after.start && before.onDelete === after.onDelete && isSameRun(before.lines, after.lines),
)
