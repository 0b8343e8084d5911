import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { cartActs } from './cartActs.ts'
import type { NamedLine } from './cartChange.ts'
import { useCartDesk } from './cartDesk.ts'
import type { Resting } from './cartWrites.ts'

/** Removes lines from sight at once. They are gone when that is sent: now, or when the chance to undo it is over. */
export function useDeleteCartLines(): (lines: readonly NamedLine[], isUndoable?: boolean) => Resting | null {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback(
    (lines, isUndoable = false) => {
      const [first] = lines
      if (first === undefined) return null
      return desk.submit({
        change: { type: 'delete', lines },
        delayMs: isUndoable ? Number.POSITIVE_INFINITY : 0,
        send: async (_change, settle) =>
          (await cartActs()).deleteLines(
            environment,
            lines.map((line) => line.lineID),
            settle,
          ),
        onError: (error) => report(error, { subject: lines.length === 1 ? first.name : `${first.name} 等 ${lines.length} 种商品` }),
      })
    },
    [desk, environment, report],
  )
}
