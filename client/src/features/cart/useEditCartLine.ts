import { useCallback } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { CART_ADD_DELAY_MS } from 'rules/constants'
import type { useEditCartLine_line$key } from '../../__generated__/useEditCartLine_line.graphql.ts'
import type { useEditCartLineMutation } from '../../__generated__/useEditCartLineMutation.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'
import { useCartDesk } from './cartDesk.ts'
import { adoptCart } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'

const lineFragment = graphql`
  fragment useEditCartLine_line on CartLine {
    lineID
    goods { goodsID name }
  }
`

const mutation = graphql`
  mutation useEditCartLineMutation($input: EditCartLineInput!) {
    editCartLine(input: $input) {
      cart { ...cartState_cart }
      warnings { code message }
    }
  }
`

/** Sets a line's quantity at once; quick steps go out as one request. */
export function useEditCartLine(lineKey: useEditCartLine_line$key): (quantity: number) => void {
  const { lineID, goods: { goodsID, name } } = useFragment(lineFragment, lineKey)
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()

  return useCallback((quantity) => {
    desk.submit({
      change: { type: 'edit', line: { lineID, goodsID }, quantity },
      delayMs: CART_ADD_DELAY_MS,
      async send(change, settle) {
        if (change.type !== 'edit') return
        const { editCartLine } = await commit<useEditCartLineMutation>(environment, {
          mutation,
          variables: { input: { lineID, quantity: change.quantity } },
          updater(store) {
            adoptCart(store, store.getRootField('editCartLine'))
            settle()
          },
        })
        showWarnings(editCartLine?.warnings)
      },
      onError: (error) => report(error, { subject: name }),
    })
  }, [desk, environment, lineID, goodsID, name, report])
}
