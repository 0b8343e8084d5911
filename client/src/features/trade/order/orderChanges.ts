import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { CancelReason, orderChangesCancelMutation } from '../../../__generated__/orderChangesCancelMutation.graphql.ts'
import type { ReceiveOrderInput, orderChangesConfirmMutation } from '../../../__generated__/orderChangesConfirmMutation.graphql.ts'
import type { orderChangesDeleteMutation } from '../../../__generated__/orderChangesDeleteMutation.graphql.ts'
import type { orderChangesRefundMutation } from '../../../__generated__/orderChangesRefundMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

/** Cancels an unpaid order and those of its trade; answers what came back. */
export async function cancelOrder(environment: IEnvironment, orderID: string, reason: CancelReason, clientKey: string): Promise<string> {
  const { cancelOrder: answer } = await commit<orderChangesCancelMutation>(environment, {
    mutation: graphql`
      mutation orderChangesCancelMutation($input: CancelOrderInput!) {
        cancelOrder(input: $input) {
          refusals { ...refusal_told @alias }
          order { status statusText actions payDueAt }
          trade { payStatus orders { orderID status statusText } }
          returned { couponCount voucher balance }
        }
      }
    `,
    variables: { input: { orderID, reason, clientKey } },
  })
  const { couponCount = 0, voucher = '0.00', balance = '0.00' } = answer?.returned ?? {}
  const back = [
    couponCount > 0 ? `优惠券 ${couponCount} 张` : '',
    voucher === '0.00' ? '' : `现金券 ¥${voucher}`,
    balance === '0.00' ? '' : `余额 ¥${balance}`,
  ].filter((text) => text !== '')
  return back.length === 0 ? '订单已取消' : `订单已取消，已退回${back.join('、')}`
}

export async function requestRefund(environment: IEnvironment, orderID: string, reason: string): Promise<void> {
  await commitOnce<orderChangesRefundMutation>(environment, {
    mutation: graphql`
      mutation orderChangesRefundMutation($input: RequestRefundInput!) {
        requestRefund(input: $input) {
          refusals { ...refusal_told @alias }
          order { status statusText actions afterSales { afterSaleID kind kindText status statusText } }
        }
      }
    `,
    input: { orderID, reason },
  })
}

export async function receiveOrder(environment: IEnvironment, input: ReceiveOrderInput): Promise<void> {
  await commitOnce<orderChangesConfirmMutation>(environment, {
    mutation: graphql`
      mutation orderChangesConfirmMutation($input: ReceiveOrderInput!) {
        receiveOrder(input: $input) {
          refusals { ...refusal_told @alias }
          order { status statusText actions }
        }
      }
    `,
    input,
  })
}

export async function deleteOrder(environment: IEnvironment, orderID: string): Promise<void> {
  await commit<orderChangesDeleteMutation>(environment, {
    mutation: graphql`
      mutation orderChangesDeleteMutation($input: DeleteOrderInput!) {
        deleteOrder(input: $input) {
          refusals { ...refusal_told @alias }
          deletedID
        }
      }
    `,
    variables: { input: { orderID } },
  })
}
