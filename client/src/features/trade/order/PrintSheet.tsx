import { css } from '@emotion/css'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { graphql } from 'react-relay/hooks'
import { formatCapital } from 'rules/capital'
import { formatMoney, parseMoney } from 'rules/money'
import type { PrintSheetQuery, PrintSheetQuery$data } from '../../../__generated__/PrintSheetQuery.graphql.ts'
import { PRINTING } from '../../ground/print/printing.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { dateOf, dateTime } from '../../../lib/chinaTime.ts'
import type { SheetKind } from './OrderPrint.tsx'

const sheet = css`
  display: none;
  @media print { display: block; }
  font-size: 10pt;
  h1 { font-size: 16pt; text-align: center; margin-bottom: 4mm; }
  dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 1mm 4mm; margin-bottom: 4mm; }
  table { width: 100%; }
  th, td { padding: 1mm 2mm; border: 0.3mm solid #000; text-align: left; }
  td.number, th.number { text-align: right; }
  footer { display: flex; justify-content: space-between; margin-top: 8mm; }
`

const query = graphql`
  query PrintSheetQuery($orderID: ID!) {
    viewer { company }
    order(orderID: $orderID) {
      orderNo
      createdAt
      payable
      statusText
      warehouse { name }
      detail {
        paidAt
        shipping
        goodsAmount
        delivery { receiver phone address }
        shipments { carrier trackingNumber }
        lines { lineID kind name spec manufacturer approvalNumber packUnit quantity unitPrice amount
          lots { lotNumber expiresOn quantity } }
      }
    }
  }
`

export type PrintSheetProps = { readonly orderID: string; readonly kind: SheetKind; readonly onClose: () => void }
type Order = NonNullable<PrintSheetQuery$data['order']>

const titles: Readonly<Record<SheetKind, string>> = { order: '采购订单', delivery: '随货同行单', receipt: '收款收据' }

/** An order on A4: fetched whole, printed as soon as it stands, gone afterwards. */
export function PrintSheet({ orderID, kind, onClose }: PrintSheetProps) {
  const report = useReportError()
  const { data, error } = useFetched<PrintSheetQuery>(
    query,
    useMemo(() => ({ orderID }), [orderID]),
  )
  const close = useEffectEvent(onClose)
  const fail = useEffectEvent((reason: unknown) => {
    report(reason)
    onClose()
  })
  useEffect(() => {
    if (error !== null) fail(error)
  }, [error])
  useEffect(() => {
    if (!data?.order?.detail) return undefined
    document.body.classList.add(PRINTING)
    window.print()
    close()
    return () => document.body.classList.remove(PRINTING)
  }, [data])
  const order = data?.order
  if (!order?.detail) return null
  return createPortal(
    <div className={sheet} data-sheet>
      <h1>{titles[kind]}</h1>
      <Heads order={order} company={data?.viewer?.company ?? ''} kind={kind} />
      {kind === 'receipt' ? <Receipt order={order} /> : <Lines detail={order.detail} hasPrices={kind === 'order'} />}
      <footer>
        <span>{kind === 'delivery' ? '发货人：' : '开单：康采医药批发'}</span>
        <span>{kind === 'delivery' ? '收货人（签章）：' : '盖章：'}</span>
        <span>日期：　　　年　　月　　日</span>
      </footer>
    </div>,
    document.body,
  )
}

type Detail = NonNullable<Order['detail']>
type Line = Detail['lines'][number]
type Row = { readonly line: Line; readonly lot: Line['lots'][number] | null; readonly quantity: number }

function Heads({ order, company, kind }: { order: Order; company: string; kind: SheetKind }) {
  const detail = order.detail
  const facts: readonly (readonly [string, string])[] = [
    ['购货单位', company],
    ['订单号', order.orderNo],
    ['下单时间', dateTime(order.createdAt)],
    ['发货仓库', order.warehouse.name],
    ...(kind === 'receipt'
      ? []
      : [
          ['收货人', `${detail?.delivery.receiver ?? ''} ${detail?.delivery.phone ?? ''}`] as const,
          ['收货地址', detail?.delivery.address ?? ''] as const,
        ]),
    ...(kind === 'delivery'
      ? (detail?.shipments ?? []).map(({ carrier, trackingNumber }) => [carrier, trackingNumber] as const)
      : [['订单状态', order.statusText] as const]),
  ]
  return <dl>{facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}</dl>
}

/** The delivery note has a row for each lot, as the law wants it; the order has the prices. */
function Lines({ detail, hasPrices }: { detail: Detail; hasPrices: boolean }) {
  const rows = detail.lines.flatMap((line): Row[] =>
    hasPrices || line.lots.length === 0
      ? [{ line, lot: null, quantity: line.quantity }]
      : line.lots.map((lot) => ({ line, lot, quantity: lot.quantity })),
  )
  return (
    <table>
      <thead>
        <tr>
          <th>品名 / 规格</th>
          <th>生产厂家</th>
          <th>批准文号</th>
          <th>单位</th>
          <th className="number">数量</th>
          {hasPrices ? (
            <>
              <th className="number">单价</th>
              <th className="number">金额</th>
            </>
          ) : (
            <>
              <th>批号</th>
              <th>有效期至</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, lot, quantity }) => (
          <tr key={`${line.lineID} ${line.kind} ${lot?.lotNumber ?? ''}`}>
            <td>
              {line.name} {line.spec}
            </td>
            <td>{line.manufacturer}</td>
            <td>{line.approvalNumber}</td>
            <td>{line.packUnit}</td>
            <td className="number">{quantity}</td>
            {hasPrices ? (
              <>
                <td className="number">{line.unitPrice}</td>
                <td className="number">{line.amount}</td>
              </>
            ) : (
              <>
                <td>{lot?.lotNumber}</td>
                <td>{lot?.expiresOn}</td>
              </>
            )}
          </tr>
        ))}
        {hasPrices && (
          <tr>
            <td colSpan={6}>
              商品 {detail.goodsAmount}，运费 {detail.shipping}，合计
            </td>
            <td className="number">{formatMoney(parseMoney(detail.goodsAmount) + parseMoney(detail.shipping))}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Receipt({ order }: { order: Order }) {
  const paidAt = order.detail?.paidAt
  return (
    <table>
      <tbody>
        <tr>
          <th>收款事由</th>
          <td>订单 {order.orderNo} 货款</td>
        </tr>
        <tr>
          <th>金额（大写）</th>
          <td>{formatCapital(parseMoney(order.payable))}</td>
        </tr>
        <tr>
          <th>金额（小写）</th>
          <td>¥{order.payable}</td>
        </tr>
        <tr>
          <th>收款日期</th>
          <td>{typeof paidAt === 'string' ? dateOf(paidAt) : '—'}</td>
        </tr>
      </tbody>
    </table>
  )
}
