import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { cartActs } from './cartActs.ts'
import type { LineRef } from './cartChange.ts'
import { useCartDesk } from './cartDesk.ts'

/** The frame that shows the tick comes before the work of sending it. */
const AFTER_FRAME_MS = 50

/** Ticks or unticks lines: one, a warehouse's, or all. */
export function useSelectCartLines(): (lines: readonly LineRef[], isSelected: boolean) => void {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback(
    (lines, isSelected) => {
      if (lines.length === 0) return
      desk.submit({
        change: { type: 'select', lines, isSelected },
        delayMs: AFTER_FRAME_MS,
        send: async (_change, settle) =>
          (await cartActs()).selectLines(environment, { lineIDs: lines.map((line) => line.lineID), isSelected }, settle),
        onError: (error) => report(error),
      })
    },
    [desk, environment, report],
  )
}
