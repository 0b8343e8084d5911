import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { PointsOrderList_orders$key } from '../../../__generated__/PointsOrderList_orders.graphql.ts'
import type { PointsOrderListMutation } from '../../../__generated__/PointsOrderListMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { paths } from '../../../navigation/paths.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { LinePicture } from '../../trade/order/LinePicture.tsx'
import { grouped } from '../../../lib/grouped.ts'

const rows = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 220px; min-width: 0; }
  small { display: block; ${type.small} color: ${color.second}; }
  ${media.phone} {
    li { padding: 12px; }
    li > div { flex-basis: calc(100% - 60px); }
    li > b { margin-left: 60px; }
    li > button { margin-left: auto; }
  }
`

const mutation = graphql`
  mutation PointsOrderListMutation($input: ReceivePointsOrderInput!) {
    receivePointsOrder(input: $input) {
      refusals { ...refusal_told @alias }
      pointsOrder { status statusText canReceive receivedAt }
    }
  }
`

const fragment = graphql`
  fragment PointsOrderList_orders on PointsOrderConnection {
    edges {
      node {
        id
        pointsOrderID
        orderNo
        status
        statusText
        name
        spec
        image { url }
        quantity
        totalPoints
        address
        carrier
        trackingNumber
        createdAt
        canReceive
      }
    }
    pageCursors {
      last { page }
      around { page isCurrent }
    }
  }
`

/** Gifts that points were exchanged for, and where they are. */
export function PointsOrderList({ orders: key }: { orders: PointsOrderList_orders$key }) {
  const { edges, pageCursors } = useFragment(fragment, key)
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [busyID, setBusyID] = useState<string | null>(null)
  const confirm = async (pointsOrderID: string): Promise<void> => {
    setBusyID(pointsOrderID)
    try {
      await commit<PointsOrderListMutation>(environment, { mutation, variables: { input: { pointsOrderID } } })
      toasts.show({ kind: 'ok', text: '已确认收货' })
    } catch (error) {
      report(error)
    }
    setBusyID(null)
  }
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title="还没有积分订单">
        采购获得的积分可在积分商城兑换礼品
      </EmptyState>
    )
  return (
    <>
      <ul className={rows} aria-label="积分订单">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <LinePicture images={node.image ? [node.image] : []} />
            <div>
              {node.name} ×{node.quantity} <Tag tone={node.status === 'RECEIVED' ? 'green' : 'blue'}>{node.statusText}</Tag>
              <small>{node.spec}</small>
              <small>
                {`${dateTime(node.createdAt)}　订单 `}
                <LongNumber number={node.orderNo} /> <CopyNumber number={node.orderNo} name="订单号" />
              </small>
              <small>
                {node.address}
                {node.trackingNumber && `　${node.carrier ?? ''} ${node.trackingNumber}`}
              </small>
            </div>
            <b>{grouped(node.totalPoints)} 积分</b>
            {node.canReceive && (
              <Button isBusy={busyID === node.pointsOrderID} onClick={() => void confirm(node.pointsOrderID)}>
                确认收货
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={(page) => paths.pointsOrders({ page })} />
    </>
  )
}
