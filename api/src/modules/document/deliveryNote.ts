import { formatCapital } from 'rules/capital'
import { formatMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'
import type { Seal } from '../company/seal.repo.ts'
import { Sheet, type Column, type Stamp } from '../paper/sheet.ts'
import type { Delivery, DeliveryLine } from './delivery.schemas.ts'

type NoteColumn = Column & { readonly cell: (line: DeliveryLine) => string }

/** In one table with their widths: what the law lists of each lot. */
const COLUMNS: readonly NoteColumn[] = [
  { title: '序号', width: 4.5, cell: ({ number }) => String(number) },
  { title: '通用名称', width: 13, cell: nameOf },
  { title: '剂型', width: 7, cell: (line) => line.dosage_form },
  { title: '规格', width: 10, cell: ({ spec }) => spec },
  { title: '上市许可持有人', width: 11.5, cell: ({ holder }) => holder ?? '—' },
  { title: '生产厂商', width: 11.5, cell: ({ maker }) => maker },
  { title: '产地', width: 6, cell: ({ origin }) => origin ?? '—' },
  { title: '批准文号', width: 10, cell: (line) => line.approval_no ?? '—' },
  { title: '批号', width: 9.5, cell: ({ lot }) => lot },
  { title: '生产日期', width: 8.5, cell: ({ produced }) => produced },
  { title: '有效期至', width: 8.5, cell: ({ expires }) => expires },
  { title: '数量', width: 6.5, align: 'right', cell: ({ quantity, unit }) => `${quantity}${unit}` },
  { title: '单价', width: 7.5, align: 'right', cell: (line) => formatMoney(line.unit_price_cents) },
  { title: '优惠', width: 7.5, align: 'right', cell: (line) => formatMoney(line.discount_cents) },
  { title: '金额', width: 8.5, align: 'right', cell: (line) => formatMoney(line.amount_cents) },
]

type Series = Delivery['temperatures'][number]
type SeriesColumn = Column & { readonly cell: (series: Series) => string }
const degrees = (tenths: number): string => `${(tenths / 10).toFixed(1)}℃`

/** What each logger measured on the way, a line each. */
const SERIES_COLUMNS: readonly SeriesColumn[] = [
  { title: '记录仪', width: 10, cell: ({ logger }) => logger },
  { title: '规定温度', width: 8, cell: (series) => series.bounds_text },
  { title: '最低', width: 6, align: 'right', cell: ({ lowest }) => degrees(lowest) },
  { title: '最高', width: 6, align: 'right', cell: ({ highest }) => degrees(highest) },
  { title: '平均', width: 6, align: 'right', cell: ({ mean }) => degrees(mean) },
  { title: '数据', width: 5, align: 'right', cell: ({ samples }) => String(samples) },
  { title: '开始时间', width: 14, cell: (series) => formatDateTime(series.started_at) },
  { title: '结束时间', width: 14, cell: (series) => formatDateTime(series.ended_at) },
  { title: '数据间隔', width: 17, cell: (series) => series.gap_text ?? '—' },
  { title: '结论', width: 18, cell: ({ state_text: state, reason }) => `${state}${reason === null ? '' : `：${reason}`}` },
]

/** The name of the trade behind the generic one, where they differ. */
function nameOf({ generic_name: generic, name, is_gift }: DeliveryLine): string {
  return `${generic}${name === generic ? '' : `（${name}）`}${is_gift === 1 ? '（赠品）' : ''}`
}

/** The delivery note that goes with a parcel. A column that no line has anything in is left out, where the law asks it of herbs alone. */
export function deliveryNote(delivery: Delivery, seal: Seal | null): Promise<Buffer> {
  const columns = COLUMNS.filter(({ title }) => title !== '产地' || delivery.lines.some(({ origin }) => origin !== null))
  const sum =
    delivery.is_resent === 1
      ? '售后补发，货款已随原单结清。'
      : [
          `金额合计 ${formatMoney(delivery.goods_cents)} 元`,
          `运费 ${formatMoney(delivery.freight_cents)} 元`,
          `合计 ${formatMoney(delivery.total_cents)} 元（${formatCapital(delivery.total_cents)}）`,
        ].join('　')
  const sheet = new Sheet(`随货同行单 ${delivery.note_no}`, new Date(delivery.shipped_at * 1_000), { isWide: true })
    .title('药品随货同行单', `单号 ${delivery.note_no}`)
    .facts([
      ['供货单位', delivery.supplier],
      ['收货单位', delivery.receiver],
      ['发货仓库', delivery.warehouse],
      ['收货地址', delivery.address],
      ['发货日期', delivery.shipped_on],
      ['收货人', `${delivery.contact} ${delivery.phone}`],
      ['订单号', delivery.order_no],
      ['承运', `${delivery.carrier} ${delivery.tracking_no}`],
    ])
    .table(
      columns,
      delivery.lines.map((line) => columns.map(({ cell }) => cell(line))),
    )
    .text(sum)
    .gap(10)
  if (delivery.temperatures.length > 0)
    sheet.text('运输温度', { size: 9 }).table(
      SERIES_COLUMNS,
      delivery.temperatures.map((series) => SERIES_COLUMNS.map(({ cell }) => cell(series))),
    )
  return sheet
    .sealed(['出库复核：', '收货人签章：　　　　　　　　　　收货日期：'], stampOf(seal, delivery.supplier), '药品出库专用章')
    .finish()
}

function stampOf(seal: Seal | null, supplier: string): Stamp {
  if (seal === null) return null
  return seal.picture === null ? { sample: supplier } : { picture: seal.picture }
}
