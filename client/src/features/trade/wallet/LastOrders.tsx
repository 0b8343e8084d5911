import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LastOrders_orders$key } from '../../../__generated__/LastOrders_orders.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { LongNumber } from '../../../ui/LongNumber.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { statusTone } from '../order/orderWords.ts'

const rows = css`
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 4px 16px; padding: 10px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li > div > small { display: block; ${type.small} color: ${color.second}; }
  ${media.phone} { li { grid-template-columns: minmax(0, 1fr) auto; padding: 10px 12px; } li > :first-child { grid-column: 1 / -1; }
    li > :nth-child(2) { justify-self: start; }
    li > :last-child { text-align: right; } }
`
const none = css`display: grid; justify-items: start; gap: 8px; padding: 16px;`

/** The newest orders in a line each. */
export function LastOrders({ orders: key }: { orders: LastOrders_orders$key }) {
  const { edges } = useFragment(
    graphql`fragment LastOrders_orders on OrderConnection {
      edges { node { id orderID orderNo createdAt status statusText payable lineCount firstLines { lineID name } } }
    }`,
    key,
  )
  return (
    <Panel title="最近订单" isFlush tools={<Link href={paths.orders()}>全部订单</Link>}>
      {edges.length === 0 && (
        <div className={none}>
          <p>还没有订单。</p>
          <Link className={buttonClass('primary')} href={paths.goodsList()}>
            去采购
          </Link>
        </div>
      )}
      <ul className={rows} aria-label="最近订单">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              <p>
                {node.firstLines.map(({ name }) => name).join('、')}
                {node.lineCount > node.firstLines.length && ` 等 ${node.lineCount} 种`}
              </p>
              <small>
                <Link href={paths.order(node.orderID)}>
                  <LongNumber number={node.orderNo} />
                </Link>{' '}
                · {dateTime(node.createdAt)}
              </small>
            </div>
            <Tag tone={statusTone(node.status)}>{node.statusText}</Tag>
            <Price amount={node.payable} tone="ink" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
