import { formatDateTime } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { LineRow, OrderRow } from '../order/read.repo.ts'
import { Sheet, type Column } from '../paper/sheet.ts'

const moment = (at: Date): string => formatDateTime(seconds(at))

/** Of what had lapsed before it was sent, papers say nothing. */
const sent = (lines: readonly LineRow[]) => lines.filter((line) => line.lapsed.qty < line.qty)

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
