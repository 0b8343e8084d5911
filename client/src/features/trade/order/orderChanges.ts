import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { CancelReason, orderChangesCancelMutation } from '../../../__generated__/orderChangesCancelMutation.graphql.ts'
import type { ConfirmReceiptInput, orderChangesConfirmMutation } from '../../../__generated__/orderChangesConfirmMutation.graphql.ts'
import type { orderChangesDeleteMutation } from '../../../__generated__/orderChangesDeleteMutation.graphql.ts'
import type { orderChangesRefundMutation } from '../../../__generated__/orderChangesRefundMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Cancels an unpaid order and those of its trade; answers what came back. */
export async function cancelOrder(environment: IEnvironment, orderID: string, reason: CancelReason, clientKey: string): Promise<string> {
  const { cancelOrder: answer } = await commit<orderChangesCancelMutation>(environment, {
    mutation: graphql`
      mutation orderChangesCancelMutation($input: CancelOrderInput!) {
        cancelOrder(input: $input) {
          refusals { ...refusal_told @alias }
          order { status statusText actions payUntil }
          trade { payStatus orders { orderID status statusText } }
          returned { coupons voucher balance }
        }
      }
    `,
    variables: { input: { orderID, reason, clientKey } },
  })
  const { coupons = 0, voucher = '0.00', balance = '0.00' } = answer?.returned ?? {}
  const back = [
    coupons > 0 ? `优惠券 ${coupons} 张` : '',
    voucher === '0.00' ? '' : `现金券 ¥${voucher}`,
    balance === '0.00' ? '' : `余额 ¥${balance}`,
  ].filter((text) => text !== '')
  return back.length === 0 ? '订单已取消' : `订单已取消，已退回${back.join('、')}`
}

export async function requestRefund(environment: IEnvironment, orderID: string, reason: string): Promise<void> {
  await commit<orderChangesRefundMutation>(environment, {
    mutation: graphql`
      mutation orderChangesRefundMutation($input: RequestRefundInput!) {
        requestRefund(input: $input) {
          refusals { ...refusal_told @alias }
          order { status statusText actions }
        }
      }
    `,
    variables: { input: { orderID, reason } },
  })
}

export async function confirmReceipt(environment: IEnvironment, input: ConfirmReceiptInput): Promise<void> {
  await commit<orderChangesConfirmMutation>(environment, {
    mutation: graphql`
      mutation orderChangesConfirmMutation($input: ConfirmReceiptInput!) {
        confirmReceipt(input: $input) {
          refusals { ...refusal_told @alias }
          order { status statusText actions }
        }
      }
    `,
    variables: { input },
  })
}

export async function deleteOrder(environment: IEnvironment, orderID: string): Promise<void> {
  await commit<orderChangesDeleteMutation>(environment, {
    mutation: graphql`
      mutation orderChangesDeleteMutation($input: DeleteOrderInput!) {
        deleteOrder(input: $input) {
          refusals { ...refusal_told @alias }
          deletedOrderId
        }
      }
    `,
    variables: { input: { orderID } },
  })
}
