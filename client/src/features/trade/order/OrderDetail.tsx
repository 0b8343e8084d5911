import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderDetail_order$data, OrderDetail_order$key } from '../../../__generated__/OrderDetail_order.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { CopyNumber, numberFact } from '../../../ui/LongNumber.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { AskedPart } from './AskedPart.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderPrint } from './OrderPrint.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { afterSaleHref, afterSaleTone, shipmentKindWord, statusTone } from './orderWords.ts'
import { textLink } from '../../../ui/textLink.ts'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  > div:first-child { display: grid; gap: 4px; }
  > div:last-child { flex-direction: row; flex-wrap: wrap; }
  h3 { ${type.title} display: flex; gap: 8px; align-items: center; }
  small { ${type.small} color: ${color.second}; }
  > div > a { ${media.touch} { padding-block: 12px; } }
`
const halves = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  > * { margin-top: 0 !important; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const papers = css`display: flex; flex-wrap: wrap; gap: 12px;`
const parcelFrame = css`display: grid; gap: 12px;`

const fragment = graphql`
  fragment OrderDetail_order on Order {
    orderID
    orderNo
    tradeNo
    kind
    status
    statusText
    createdAt
    payDueAt
    warehouse { name }
    invoicing { kind statusText invoiceNo reason }
    afterSales { afterSaleID kind kindText status statusText }
    detail {
      paidAt
      receivedAt
      payMode
      cancelReason
      receiptHold
      hasTemperatures
      note
      dossierArchive
      delivery { receiver phone address }
      events { text note at to }
      shipments { carrier trackingNumber shippedAt traces { at text } }
    }
    ...OrderActions_order
    ...OrderProgress_order
    ...OrderGoods_order
    ...OrderMoney_order
    ...OrderPrint_order
  }
`

const loadPapers = async () => (await import('./OrderPapers.tsx')).OrderPapers
const loadDossier = async () => (await import('./OrderDossier.tsx')).OrderDossier
const loadTemperatures = async () => (await import('./OrderTemperatures.tsx')).OrderTemperatures
const loadCodes = async () => (await import('./OrderCodes.tsx')).OrderCodes

/** All of one order: where it stands, what was bought at which price and why, where it goes, and what has happened. */
export function OrderDetail({ order: key, serverTime }: { order: OrderDetail_order$key; serverTime: string | null }) {
  const order = useFragment(fragment, key)
  const go = useGo()
  const { detail } = order
  const kindWord = shipmentKindWord(order.kind)
  const payDueAt = order.status === 'UNPAID' ? order.payDueAt : null
  return (
    <div className={stack}>
      <Panel title={`订单号 ${order.orderNo}`} tools={<CopyNumber number={order.orderNo} name="订单号" />}>
        <div className={top}>
          <div>
            <h3>
              <Tag tone={statusTone(order.status)}>{order.statusText}</Tag>
              {kindWord !== null && <Tag tone="blue">{kindWord}</Tag>}
            </h3>
            {typeof payDueAt === 'string' && serverTime !== null && (
              <small>
                请在 {dateTime(payDueAt)} 前付款，
                <Countdown until={payDueAt} serverTime={serverTime} label="剩余" />
              </small>
            )}
            {detail?.cancelReason && <small>原因：{detail.cancelReason}</small>}
            {detail?.receiptHold && <small>{detail.receiptHold}</small>}
            {order.afterSales?.map((afterSale) => (
              <Link key={afterSale.afterSaleID} href={afterSaleHref(afterSale)}>
                售后：{afterSale.kindText} <Tag tone={afterSaleTone(afterSale.status)}>{afterSale.statusText}</Tag>
              </Link>
            ))}
          </div>
          <OrderActions order={order} onGone={() => go(paths.orders())} />
        </div>
        <OrderProgress order={order} />
      </Panel>
      <OrderGoods order={order} tools={<OrderPrint order={order} />} />
      <OrderMoney order={order} />
      {detail && (
        <>
          <div className={halves}>
            <Panel title="收货信息">
              <Facts
                facts={[
                  ['收货人', detail.delivery.receiver],
                  ['电话', detail.delivery.phone],
                  ['地址', detail.delivery.address],
                  ['备注', detail.note],
                ]}
              />
            </Panel>
            <Panel title="订单信息">
              <Facts
                facts={[
                  ['发货仓库', order.warehouse.name],
                  numberFact('交易号', order.tradeNo),
                  ['下单时间', dateTime(order.createdAt)],
                  ['支付方式', detail.payMode === 'TRANSFER' ? '银行汇款' : '在线支付'],
                  ['付款时间', typeof detail.paidAt === 'string' ? dateTime(detail.paidAt) : null],
                  ['收货时间', typeof detail.receivedAt === 'string' ? dateTime(detail.receivedAt) : null],
                  ['首营资料', dossierLink(detail.dossierArchive)],
                  ['发票', order.invoicing ? <InvoiceLine key="invoice" invoice={order.invoicing} /> : null],
                ]}
              />
            </Panel>
          </div>
          <Panel title="物流" tools={detail.shipments.length > 0 && <Link href={paths.receiveOrder(order.orderID)}>收货核对</Link>}>
            {detail.shipments.length === 0 ? (
              <p>还没有物流信息，发货后在这里查看承运商和运单号。</p>
            ) : (
              detail.shipments.map((parcel) => <Parcel key={parcel.trackingNumber} parcel={parcel} />)
            )}
          </Panel>
          <Panel title="单据与资料">
            <div className={papers}>
              <AskedPart orderID={order.orderID} title="随货资料与发票" label="查看同行单、药检报告、发票" load={loadPapers} />
              <AskedPart orderID={order.orderID} title="首营资料" label="查看与下载首营资料" load={loadDossier} />
              {(order.kind === 'COLD' || detail.hasTemperatures === true) && detail.shipments.length > 0 && (
                <AskedPart orderID={order.orderID} title="运输温度" label="查看温度与曲线" load={loadTemperatures} />
              )}
              {detail.shipments.length > 0 && (
                <AskedPart orderID={order.orderID} title="追溯码" label="查看与下载追溯码" load={loadCodes} />
              )}
            </div>
          </Panel>
          <Panel title="订单动态">
            <Timeline
              label="订单动态"
              entries={[...detail.events].reverse().map(({ text, note, at, to }) => ({
                key: `${at} ${to} ${text} ${note ?? ''}`,
                time: dateTime(at),
                text,
                note: note ?? null,
              }))}
            />
          </Panel>
        </>
      )}
      {!detail && <EmptyState picture="broken" title="订单的详细内容暂时取不到" action={<Link href={paths.orders()}>返回我的订单</Link>} />}
    </div>
  )
}

/** To the papers of first business of these goods, where they were chosen with the order. */
const dossierLink = (archive: string | null | undefined) =>
  typeof archive === 'string' ? (
    <a id="dossier" href={archive} download>
      下载随货资料包（ZIP）
    </a>
  ) : null

/** What was wished for, and what became of it. */
function InvoiceLine({ invoice: { kind, statusText, invoiceNo, reason } }: { invoice: NonNullable<OrderDetail_order$data['invoicing']> }) {
  return (
    <>
      {kind === 'SPECIAL' ? '电子专用发票' : '电子普通发票'}，
      <Link className={textLink} href={paths.invoices()}>
        {statusText}
      </Link>
      {[invoiceNo, reason].map((text) => (text ? `　${text}` : ''))}
    </>
  )
}

type ParcelData = NonNullable<OrderDetail_order$data['detail']>['shipments'][number]

/** A parcel and where it has been, the latest first. */
function Parcel({ parcel: { carrier, trackingNumber, shippedAt, traces } }: { parcel: ParcelData }) {
  return (
    <div className={parcelFrame}>
      <Facts facts={[['承运商', carrier], numberFact('运单号', trackingNumber), ['发货时间', dateTime(shippedAt)]]} />
      {traces.length > 0 && (
        <Timeline
          label={`${trackingNumber} 的物流`}
          entries={traces.map(({ at, text }) => ({ key: `${at} ${text}`, time: dateTime(at), text }))}
        />
      )}
    </div>
  )
}
