import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReceiveOrder_order$key } from '../../../__generated__/ReceiveOrder_order.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { media } from '../../../ui/tokens.ts'
import { AskedPart } from '../../trade/order/AskedPart.tsx'
import { ReceiveEnd } from './ReceiveEnd.tsx'
import { ReceiveLines } from './ReceiveLines.tsx'
import { ScanDesk } from './ScanDesk.tsx'
import { sentOf, tallyOf } from './tally.ts'
import { useReceived } from './useReceived.ts'

const stage = css`
  display: grid;
  grid-template-columns: minmax(320px, 400px) minmax(0, 1fr);
  align-items: start;
  gap: 12px;
  > :first-child { position: sticky; top: 16px; display: grid; gap: 12px; > * { margin-top: 0 !important; } }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); > :first-child { position: static; } }
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); > :first-child { position: static; } }
`

const loadTemperatures = async () => (await import('../../trade/order/OrderTemperatures.tsx')).OrderTemperatures

/** Scanning at the door: each code is judged at once, with or without a network, and what is wrong becomes an after-sale. */
export function ReceiveOrder({ order: key }: { order: ReceiveOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment ReceiveOrder_order on Order {
        orderID
        orderNo
        actions
        kind
        codes {
          lots { lineID name spec packUnit lotNumber piecesEach codes }
          packs { code codes }
        }
        detail {
          receiptHold
          hasTemperatures
          lines { lineID name spec packUnit amount returnedQuantity }
          shipments { lines { lineID lotNumber quantity } }
        }
        afterSales { afterSaleID afterSaleNo kind kindText reason status statusText lines { lineID quantity } }
      }
    `,
    key,
  )
  const { orderID, orderNo, codes, detail, afterSales } = order
  const [received, change] = useReceived(orderID, orderNo)
  const sent = useMemo(() => sentOf({ codes, detail }), [codes, detail])
  const tally = useMemo(() => tallyOf(sent, received, afterSales ?? []), [sent, received, afterSales])
  if (sent.lines.length === 0)
    return (
      <EmptyState
        picture="box"
        title="这张订单还没有发货"
        action={
          <Link className={buttonClass('primary')} href={paths.order(orderID)}>
            查看订单
          </Link>
        }
      >
        发货后在这里逐盒扫码、核对到货
      </EmptyState>
    )
  const view = { sent, received, tally, change }
  return (
    <div className={stage}>
      <div>
        <ScanDesk {...view} orderID={orderID} orderNo={orderNo} />
        {(order.kind === 'COLD' || detail?.hasTemperatures === true) && (
          <Panel title="运输温度">
            <AskedPart orderID={orderID} label="查看温度与曲线" load={loadTemperatures} />
          </Panel>
        )}
        <ReceiveEnd {...view} order={order} />
      </div>
      <ReceiveLines {...view} />
    </div>
  )
}
