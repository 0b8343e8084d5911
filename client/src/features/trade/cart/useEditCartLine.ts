import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { CART_ADD_DELAY_MS } from 'rules/constants'
import { useReportError } from '../../../errors/useReportError.ts'
import { cartActs } from './cartActs.ts'
import type { NamedLine } from './cartChange.ts'
import { useCartDesk } from './cartDesk.ts'

/** Sets a line's quantity at once; quick steps go out as one request. */
export function useEditCartLine(): (line: NamedLine, quantity: number) => void {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback(
    (line, quantity) => {
      desk.submit({
        change: { type: 'edit', line, quantity },
        delayMs: CART_ADD_DELAY_MS,
        async send(change, settle) {
          if (change.type === 'edit')
            await (await cartActs()).editLine(environment, { lineID: line.lineID, quantity: change.quantity }, settle)
        },
        onError: (error) => report(error, { subject: line.name }),
      })
    },
    [desk, environment, report],
  )
}
