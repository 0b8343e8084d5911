import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSelectCartLinesMutation } from '../../__generated__/useSelectCartLinesMutation.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'
import type { LineRef } from './cartChange.ts'
import { useCartDesk } from './cartDesk.ts'
import { adoptCart } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'

const mutation = graphql`
  mutation useSelectCartLinesMutation($input: SelectCartLinesInput!) {
    selectCartLines(input: $input) {
      cart { ...cartState_cart }
      warnings { code message }
    }
  }
`

/** Ticks or unticks lines: one, a warehouse's, or all. */
export function useSelectCartLines(): (lines: readonly LineRef[], isSelected: boolean) => void {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback((lines, isSelected) => {
    if (lines.length === 0) return
    desk.submit({
      change: { type: 'select', lines, isSelected },
      delayMs: 0,
      async send(_change, settle) {
        const { selectCartLines } = await commit<useSelectCartLinesMutation>(environment, {
          mutation,
          variables: { input: { lineIDs: lines.map((line) => line.lineID), isSelected } },
          updater(store) {
            adoptCart(store, store.getRootField('selectCartLines'))
            settle()
          },
        })
        showWarnings(selectCartLines?.warnings)
      },
      onError: (error) => report(error),
    })
  }, [desk, environment, report])
}
