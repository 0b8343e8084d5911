import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderProgress_order$key } from '../../../__generated__/OrderProgress_order.graphql.ts'
import { Steps } from '../../../ui/Steps.tsx'

const frame = css`display: grid; grid-template-columns: minmax(0, 640px); justify-content: center; padding: 16px 0 4px;`

const steps = ['提交订单', '付款', '仓库备货', '发货', '收货']
/** The step an order is at; those that left the way have none. */
const at: Readonly<Record<string, number>> = {
  UNPAID: 2,
  PAID: 3,
  BILLED: 3,
  PICKED: 3,
  OUTBOUND: 4,
  SHIPPED: 5,
  RECEIVED: 6,
  COMPLETED: 6,
}

/** How far an order has come. */
export function OrderProgress({ order: key }: { order: OrderProgress_order$key }) {
  const { status } = useFragment(graphql`fragment OrderProgress_order on Order { status }`, key)
  const current = at[status]
  return current === undefined ? null : (
    <div className={frame}>
      <Steps label="订单进度" steps={steps} current={current} />
    </div>
  )
}
