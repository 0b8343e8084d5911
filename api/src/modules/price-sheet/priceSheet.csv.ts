import { formatMoney } from 'rules/money'
import type { GoodsView } from '../goods/goodsView.ts'
import { PRICE_TEXTS } from '../goods/priceStatus.ts'
import { csvCell } from '../upload/sheet/csvCell.ts'

const HEAD = ['商品编号', '商品名称', '规格', '单位', '生产厂家', '批准文号', '中包装', '件装量', '起购量', '价格（元）', '库存', '效期']

function row(goods: GoodsView): string {
  const price = goods.basePrice === null ? PRICE_TEXTS[goods.priceStatus] : formatMoney(goods.specialPrice ?? goods.basePrice)
  return [
    goods.id,
    goods.name,
    goods.spec,
    goods.packUnit,
    goods.manufacturer,
    goods.approvalNumber,
    goods.packQuantity,
    goods.caseQuantity,
    goods.minimumQuantity,
    price,
    goods.stock > 0 ? '有货' : '缺货',
    goods.expiresOn,
  ]
    .map(csvCell)
    .join(',')
}

/** The mark in front tells spreadsheets that it is UTF-8. */
export const csvHead = (): string => `\uFEFF${HEAD.join(',')}\r\n`
/** As the viewer sees them. */
export const csvRows = (goods: readonly GoodsView[]): string => goods.map((view) => `${row(view)}\r\n`).join('')
