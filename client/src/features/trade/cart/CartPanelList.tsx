import { css } from '@emotion/css'
import { type ComponentType, createElement, useCallback, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import type { CartPanelList_query$key } from '../../../__generated__/CartPanelList_query.graphql.ts'
import type { CartPanelListQuery } from '../../../__generated__/CartPanelListQuery.graphql.ts'
import { useLocation } from 'react-router-dom'
import { useReportError } from '../../../errors/useReportError.ts'
import { isCartPath, paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { color } from '../../../ui/tokens.ts'
import { useFocusAfterRow } from '../../../ui/useFocusAfterRow.ts'
import { CartPanelRun } from './CartPanelRun.tsx'
import { CartPanelTotal } from './CartPanelTotal.tsx'
import type { DeleteLinesDialogProps } from './DeleteLinesDialog.tsx'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { useCartEdits } from '../../ground/cart-changes/useCartEdits.ts'
import { useCartLines } from '../../ground/cart-changes/useCartLines.ts'
import { runsOf } from './lineRuns.ts'

const frame = css`display: flex; flex-direction: column; min-height: 0; height: 100%; &[data-pricing] .priced { visibility: hidden; }`
const list = css`flex: 1; min-height: 0; padding: 0 12px; overflow-y: auto; overscroll-behavior: contain;`
const foot = css`display: grid; gap: 8px; padding: 12px; border-top: 1px solid ${color.line};`

/** The lines of the cart with their total, for the panel and the phone's dialog. */
export function CartPanelList({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const data = useLazyLoadQuery<CartPanelListQuery>(
    graphql`query CartPanelListQuery { ...CartPanelList_query }`,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const { cart } = useFragment<CartPanelList_query$key>(
    graphql`
      fragment CartPanelList_query on Query {
        cart {
          ...cartState_cart
          ...CartPanelTotal_cart
          isPricing
          lines { id ...CartPanelRun_lines ...CartPanelLine_line }
        }
      }
    `,
    data,
  )
  const [doomed, setDoomed] = useState<readonly NamedLine[] | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<DeleteLinesDialogProps> | null>(null)
  const report = useReportError()
  const keepFocus = useFocusAfterRow()
  const doom = useCallback(
    (line: NamedLine) => {
      keepFocus()
      import('./DeleteLinesDialog.tsx').then(({ DeleteLinesDialog }) => {
        setDialog(() => DeleteLinesDialog)
        setDoomed([line])
      }, report)
    },
    [keepFocus, report],
  )
  const { remove } = useCartEdits()
  useCartLines()
  const lines = cart?.lines ?? []
  const isOnPage = isCartPath(useLocation().pathname)

  if (lines.length === 0) {
    return (
      <EmptyState
        picture="cart"
        title="采购单是空的"
        level={3}
        action={
          <Link className={buttonClass('secondary')} href={paths.goodsList()} onClick={onFollow}>
            去选商品
          </Link>
        }
      />
    )
  }
  const confirm = (chosen: readonly NamedLine[]): void => {
    setDoomed(null)
    remove(chosen)
  }
  return (
    <div className={frame} data-pricing={cart?.isPricing ?? undefined}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its items come in runs */}
      <div role="list" className={list} aria-label="采购单商品" data-scroller="">
        {runsOf(lines, 0, lines.length).map((run) => (
          <CartPanelRun key={run.at} lines={run.lines} start={run.start} onDelete={doom} />
        ))}
      </div>
      <div className={foot}>
        {cart && <CartPanelTotal cart={cart} />}
        {!isOnPage && (
          <Link className={buttonClass('primary')} href={paths.cart()} onClick={onFollow}>
            去采购单
          </Link>
        )}
      </div>
      {Dialog && createElement(Dialog, { lines: doomed, onConfirm: confirm, onCancel: () => setDoomed(null) })}
    </div>
  )
}
