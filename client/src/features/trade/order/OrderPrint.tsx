import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderPrint_order$key } from '../../../__generated__/OrderPrint_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { media } from '../../../ui/tokens.ts'
import type { PrintSheetProps } from './PrintSheet.tsx'

const acts = css`display: flex; gap: 4px; ${media.print} { display: none; }`

export type SheetKind = 'order' | 'delivery' | 'receipt'
const kinds: readonly (readonly [SheetKind, string])[] = [
  ['order', '打印订单'],
  ['delivery', '打印送货单'],
  ['receipt', '打印收据'],
]

/** Prints an order as one of three papers; the paper and its rules are fetched with the click. */
export function OrderPrint({ order: key }: { order: OrderPrint_order$key }) {
  const order = useFragment(graphql`fragment OrderPrint_order on Order { orderID status }`, key)
  const [sheet, setSheet] = useState<{ readonly View: ComponentType<PrintSheetProps>; readonly kind: SheetKind } | null>(null)
  const print = async (kind: SheetKind): Promise<void> => {
    const { PrintSheet } = await import('./PrintSheet.tsx')
    setSheet({ View: PrintSheet, kind })
  }
  const isPaid = order.status !== 'UNPAID' && order.status !== 'CANCELLED' && order.status !== 'TIMEOUT'
  return (
    <div className={acts}>
      {kinds
        .filter(([kind]) => kind === 'order' || isPaid)
        .map(([kind, words]) => (
          <Button key={kind} size="small" onClick={() => void print(kind).catch(() => {})}>
            {words}
          </Button>
        ))}
      {sheet && createElement(sheet.View, { orderID: order.orderID, kind: sheet.kind, onClose: () => setSheet(null) })}
    </div>
  )
}
