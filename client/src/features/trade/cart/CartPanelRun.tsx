import { css } from '@emotion/css'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPanelList_query$data } from '../../../__generated__/CartPanelList_query.graphql.ts'
import type { CartPanelRun_lines$key } from '../../../__generated__/CartPanelRun_lines.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { CartPanelLine } from './CartPanelLine.tsx'
import { isSameRun, runRoom, type Start, useRun } from './lineRuns.ts'

type Line = NonNullable<CartPanelList_query$data['cart']>['lines'][number]

/* As high as eight lines. */
const room = joinClasses(runRoom, css`height: 488px; padding-left: 52px;`)

type Props = { readonly lines: readonly Line[]; readonly start: Start; readonly onDelete: (line: NamedLine) => void }

/** Some lines of the panel, or the room they take while they are far from what is in sight. */
export const CartPanelRun = memo(
  function CartPanelRun({ lines, start, onDelete }: Props) {
    const { ref, isNear, height } = useRun<HTMLDivElement>(start)
    return (
      <div ref={ref} role="none">
        {isNear ? (
          lines.map((line) => <CartPanelLine key={line.id} line={line} onDelete={onDelete} />)
        ) : (
          <div role="none" className={room} style={height === null ? undefined : { height }}>
            <Names lines={lines} />
          </div>
        )}
      </div>
    )
  },
  (before, after) => before.start === after.start && before.onDelete === after.onDelete && isSameRun(before.lines, after.lines),
)

/** Read here, so that the list itself reads next to nothing of its five hundred lines. */
function Names({ lines: keys }: { lines: CartPanelRun_lines$key }) {
  const lines = useFragment(graphql`fragment CartPanelRun_lines on CartLine @relay(plural: true) { id goods { name } }`, keys)
  return (
    <>
      {lines.map(({ id, goods }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see CartPanelLine
        <div key={id} role="listitem">
          {goods.name}
        </div>
      ))}
    </>
  )
}
