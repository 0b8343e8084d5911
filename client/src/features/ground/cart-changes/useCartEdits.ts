import { useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { CART_ADD_DELAY_MS } from 'rules/constants'
import { useReportError } from '../../../errors/useReportError.ts'
import type { CartChange, LineRef, NamedLine } from './cartChange.ts'
import { type Resting, type Settle, useCartDesk } from './cartDesk.ts'
import { quantityOffer } from './quantityOffer.ts'

/** The frame that shows the tick comes before the work of sending it. */
const AFTER_FRAME_MS = 50

export type CartEdits = {
  /** Sets a line's quantity at once; quick steps go out as one request. */
  readonly edit: (line: NamedLine, quantity: number) => void
  /** Ticks or unticks lines: a single one, a warehouse's, or all. */
  readonly select: (lines: readonly LineRef[], isSelected: boolean) => void
  /** Removes lines from sight at once. They are gone when that is sent: now, or when the chance to undo it is over. */
  readonly remove: (lines: readonly NamedLine[], isUndoable?: boolean) => Resting | null
}

/** What a buyer does to the lines of the cart: shown at once, sent a moment later. */
export function useCartEdits(): CartEdits {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()
  return useMemo(() => {
    const send = async (change: CartChange, settle: Settle): Promise<void> =>
      (await desk.mutations()).sendChange(environment, change, settle)
    const edit: CartEdits['edit'] = (line, quantity) =>
      void desk.submit({
        change: { type: 'edit', line, quantity },
        delayMs: CART_ADD_DELAY_MS,
        send,
        onError: (error) => report(error, { subject: line.name, action: quantityOffer(error, {}, (allowed) => edit(line, allowed)) }),
      })
    return {
      edit,
      select(lines, isSelected) {
        if (lines.length === 0) return
        desk.submit({ change: { type: 'select', lines, isSelected }, delayMs: AFTER_FRAME_MS, send, onError: (error) => report(error) })
      },
      remove(lines, isUndoable = false) {
        const [first] = lines
        if (first === undefined) return null
        const subject = lines.length === 1 ? first.name : `${first.name} 等 ${lines.length} 种商品`
        return desk.submit({
          change: { type: 'delete', lines },
          delayMs: isUndoable ? Number.POSITIVE_INFINITY : 0,
          send,
          onError: (error) => report(error, { subject }),
        })
      },
    }
  }, [desk, environment, report])
}
