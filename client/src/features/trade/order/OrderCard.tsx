import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderCard_order$key } from '../../../__generated__/OrderCard_order.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { LinePicture } from './LinePicture.tsx'
import { OrderActions } from './OrderActions.tsx'
import { shipmentKindWord, statusTone } from './orderWords.ts'

const card = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};
  ${type.small}
  color: ${color.second};
  > :last-child { margin-left: auto; }
  ${media.phone} { gap: 4px 8px; padding: 8px 12px; }
`
const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px 128px;
  align-items: center;
  gap: 12px 16px;
  padding: 12px 16px;
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
  ${media.broad} {
    grid-template-columns: minmax(0, 1fr) 128px 240px;
    > :last-child { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
  }
  ${media.phone} { padding: 12px; }
`
const lines = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 32px;
  ${media.broad} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  li { display: flex; align-items: center; gap: 12px; }
  li > div { flex: 1; min-width: 0; }
  li > div > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  a { color: ${color.ink}; }
  small { ${type.small} color: ${color.second}; }
  li > span:last-child { color: ${color.second}; white-space: nowrap; }
  ${media.phone} { a { margin: -11px 0; padding: 11px 0 12px; } }
`
const sum = css`
  text-align: right;
  > small { display: block; ${type.small} color: ${color.second}; }
  @media (max-width: 1023.98px) { display: flex; align-items: baseline; justify-content: flex-end; gap: 8px; }
`
const word = css`${media.phone} { display: none; }`
const time = css`color: ${color.amber};`

/** One order of the list: what, how much, where it stands, and what can be done. */
export function OrderCard({ order: key, serverTime }: { order: OrderCard_order$key; serverTime: string | null }) {
  const order = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        orderID
        orderNo
        createdAt
        kind
        status
        statusText
        payable
        payDueAt
        lineCount
        invoicing { statusText }
        warehouse { name }
        firstLines { lineID name spec manufacturer packUnit quantity images { url } kind }
        ...OrderActions_order
      }
    `,
    key,
  )
  const kindWord = shipmentKindWord(order.kind)
  const more = order.lineCount - order.firstLines.length
  const payDueAt = order.status === 'UNPAID' ? order.payDueAt : null
  return (
    <article className={card} aria-label={`订单 ${order.orderNo}`}>
      <div className={head}>
        <span>{dateTime(order.createdAt)}</span>
        <span>
          <span className={word}>订单号 </span>
          <Link href={paths.order(order.orderID)}>
            <LongNumber number={order.orderNo} />
          </Link>
          <CopyNumber number={order.orderNo} name="订单号" />
        </span>
        <span>{order.warehouse.name}</span>
        {kindWord !== null && <Tag tone="blue">{kindWord}</Tag>}
        <Tag tone={statusTone(order.status)}>{order.statusText}</Tag>
      </div>
      <div className={body}>
        <ul className={lines}>
          {order.firstLines.map((line) => (
            <li key={line.lineID}>
              <LinePicture images={line.images} />
              <div>
                <Link href={paths.order(order.orderID)}>{line.name}</Link>
                <small>
                  {line.spec}　{line.manufacturer}
                </small>
              </div>
              <span>
                ×{line.quantity}
                {line.packUnit}
              </span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <small>等共 {order.lineCount} 种商品</small>
            </li>
          )}
        </ul>
        <div className={sum}>
          <Price amount={order.payable} tone="ink" />
          <small>共 {order.lineCount} 种</small>
          {order.invoicing && <small>发票：{order.invoicing.statusText}</small>}
          {typeof payDueAt === 'string' && serverTime !== null && (
            <small className={time}>
              <Countdown until={payDueAt} serverTime={serverTime} label="剩余" />
            </small>
          )}
        </div>
        <OrderActions order={order} />
      </div>
    </article>
  )
}
