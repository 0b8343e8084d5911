import { useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { PlaceOrderInput, usePlaceOrderMutation } from '../../../__generated__/usePlaceOrderMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { commit } from '../../../relay/commit.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { forgetDraft } from './confirmDraft.ts'

const mutation = graphql`
  mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      refusals { ...refusal_told @alias }
      trade { tradeID payStatus payMode }
      quote { quoteID }
      warnings @required(action: NONE) { code message }
    }
  }
`

/** Why an order was not placed, where the buyer can do something about it here. */
export type Hindrance = { readonly kind: 'changed' | 'lapsed'; readonly message: string }

/** Places the order and goes on to pay it; a quote that changed is shown in the place of the old one. */
export function usePlaceOrder(
  onHindrance: (hindrance: Hindrance) => void,
): [place: (input: PlaceOrderInput) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  // Known at once, before the next render: the second half of a double click finds it.
  const isSending = useRef(false)

  const send = async (input: PlaceOrderInput): Promise<void> => {
    const { placeOrder } = await commit<usePlaceOrderMutation>(environment, { mutation, variables: { input } })
    if (placeOrder?.quote) {
      const message = placeOrder.warnings.find(({ code }) => code === 'QUOTE_CHANGED')?.message ?? '价格或库存有变动，请核对后重新提交'
      onHindrance({ kind: 'changed', message })
      await navigate(paths.confirmOrder(placeOrder.quote.quoteID), { replace: true })
      return
    }
    if (!placeOrder?.trade) return
    const { tradeID, payStatus, payMode } = placeOrder.trade
    forgetDraft()
    void import('../../ground/cart-changes/refetchCart.ts').then(({ refetchCart }) => refetchCart(environment)).catch(() => {})
    await navigate(
      payStatus !== 'UNPAID' ? paths.payDone(tradeID) : payMode === 'TRANSFER' ? paths.bankTransfer(tradeID) : paths.pay(tradeID),
      { replace: true },
    )
  }
  const place = async (input: PlaceOrderInput): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await send(input)
    } catch (thrown) {
      const error = toGatewayError(thrown)
      if (error.reason === 'QUOTE_EXPIRED') onHindrance({ kind: 'lapsed', message: error.userMessage ?? '订单确认已超时，请重新结算' })
      else if (error.reason === 'IDEMPOTENCY_REUSED') {
        // Another tab, or this one before its answer was lost, has ordered the same quote.
        toasts.show({ kind: 'info', text: '这份结算单已经提交过，请在我的订单中查看' })
        void navigate(paths.orders(), { replace: true })
      } else report(error)
    }
    isSending.current = false
    setBusy(false)
  }
  return [place, isBusy]
}
