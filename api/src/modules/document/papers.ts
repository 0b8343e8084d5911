import { formatCapital } from 'rules/capital'
import { formatMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { LineRow, OrderRow } from '../order/read.repo.ts'
import { Sheet, type Column } from '../paper/sheet.ts'

const moment = (at: Date): string => formatDateTime(seconds(at))

const NOTE_COLUMNS: readonly Column[] = [
  { title: '序号', width: 7 },
  { title: '品名与规格', width: 27 },
  { title: '生产厂家', width: 20 },
  { title: '批准文号', width: 17 },
  { title: '批号', width: 13 },
  { title: '有效期至', width: 12 },
  { title: '数量', width: 9, align: 'right' },
  { title: '金额', width: 12, align: 'right' },
]

/** Of what had lapsed before it was sent, papers say nothing. */
const sent = (lines: readonly LineRow[]) => lines.filter((line) => line.lapsed.qty < line.qty)

/** What was sent, each lot on a row of its own. */
export function noteRows(lines: readonly LineRow[]): string[][] {
  return sent(lines).flatMap((line, at) => {
    const { name, spec, maker, approval_no: approval, unit } = line.snapshot
    const lots = line.lots.length > 0 ? line.lots : [{ lot: '—', expires: '—', qty: line.qty - line.lapsed.qty }]
    return lots.map((lot, nth) => [
      nth === 0 ? String(at + 1) : '',
      `${name} ${spec}${line.type === 9 ? '（赠品）' : ''}`,
      maker,
      approval ?? '—',
      lot.lot,
      lot.expires,
      `${lot.qty}${unit}`,
      nth === 0 ? formatMoney(line.net_cents - line.lapsed.cents) : '',
    ])
  })
}

/** The delivery note that goes with the goods. */
export function deliveryNote(
  order: OrderRow,
  lines: readonly LineRow[],
  company: string,
  shipments: readonly { carrier: string; tracking_no: string }[],
): Promise<Buffer> {
  const without = lines.reduce((cents, line) => cents + line.lapsed.cents, 0)
  const [goods, payable] = [order.goods_cents - without, order.payable - without]
  const sheet = new Sheet(`随货同行单 ${order.no}`, order.created_at).title('药品随货同行单', `单号 ${order.no}`).facts([
    ['购货单位', company],
    ['发货仓库', order.ck_name],
    ['收货人', `${order.address.name} ${order.address.phone}`],
    ['收货地址', order.address.address],
    ['下单时间', moment(order.created_at)],
    ['承运', shipments.map((shipment) => `${shipment.carrier} ${shipment.tracking_no}`).join('，') || '—'],
  ])
  return sheet
    .table(NOTE_COLUMNS, noteRows(lines))
    .text(
      [
        `商品金额 ${formatMoney(goods)} 元`,
        `运费 ${formatMoney(order.shipping_cents)} 元`,
        `合计 ${formatMoney(payable)} 元（${formatCapital(payable)}）`,
      ].join('　'),
    )
    .gap(18)
    .text('出库复核：　　　　　　　　　　收货人签章：　　　　　　　　　　收货日期：')
    .finish()
}

/** What is stamped and sent back for an ephedrine order. */
export function receiptTemplate(order: OrderRow, lines: readonly LineRow[], company: string, dueAt: Date): Promise<Buffer> {
  const columns: readonly Column[] = [
    { title: '品名', width: 30 },
    { title: '规格', width: 20 },
    { title: '生产厂家', width: 28 },
    { title: '批号', width: 14 },
    { title: '数量', width: 10, align: 'right' },
  ]
  const rows = sent(lines).map(({ snapshot, lots, qty, lapsed }) => [
    snapshot.name,
    snapshot.spec,
    snapshot.maker,
    lots.map((lot) => lot.lot).join('、') || '—',
    `${qty - lapsed.qty}${snapshot.unit}`,
  ])
  return new Sheet(`含麻黄碱类复方制剂收货回执 ${order.no}`, order.created_at)
    .title('含麻黄碱类复方制剂收货回执', `订单 ${order.no}`)
    .facts([
      ['购货单位', company],
      ['收货地址', order.address.address],
      ['下单时间', moment(order.created_at)],
      ['请于此前交回', moment(dueAt)],
    ])
    .table(columns, rows)
    .text('本单位已收到上述药品，品名、规格、批号、数量与实物一致，货款由本单位账户支付，药品仅供本单位合法经营或使用。')
    .gap(40)
    .text('收货单位（盖章）：　　　　　　　　　　　　　　收货人（签名）：')
    .gap(16)
    .text('收货日期：　　　　年　　　月　　　日')
    .gap(24)
    .text('请加盖企业公章后拍照或扫描，在“订单中心－麻黄碱回执”上传。交回之前，不能再次购买含麻黄碱类药品。', {
      size: 9,
      colour: '#57606a',
    })
    .finish()
}
