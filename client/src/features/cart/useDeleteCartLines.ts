import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useDeleteCartLinesMutation } from '../../__generated__/useDeleteCartLinesMutation.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'
import type { LineRef } from './cartChange.ts'
import { useCartDesk } from './cartDesk.ts'
import { adoptCart } from './cartState.ts'

const mutation = graphql`
  mutation useDeleteCartLinesMutation($input: DeleteCartLinesInput!) {
    deleteCartLines(input: $input) {
      cart { ...cartState_cart }
      deletedLineIds
    }
  }
`

export type DeletableLine = LineRef & { readonly name: string }

/** Removes lines at once; ask the buyer before. */
export function useDeleteCartLines(): (lines: readonly DeletableLine[]) => void {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback((lines) => {
    const [first] = lines
    if (first === undefined) return
    desk.submit({
      change: { type: 'delete', lines },
      delayMs: 0,
      async send(_change, settle) {
        await commit<useDeleteCartLinesMutation>(environment, {
          mutation,
          variables: { input: { lineIDs: lines.map((line) => line.lineID) } },
          updater(store, response) {
            adoptCart(store, store.getRootField('deleteCartLines'), response?.deleteCartLines?.deletedLineIds)
            settle()
          },
        })
      },
      onError: (error) => report(error, { subject: lines.length === 1 ? first.name : `${first.name} 等 ${lines.length} 种商品` }),
    })
  }, [desk, environment, report])
}
