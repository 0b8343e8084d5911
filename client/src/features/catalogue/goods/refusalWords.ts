import { GOODS_SENTENCES, type GoodsReason, isGoodsReason } from 'rules/goodsReasons'

/** Said where a row has no room for the whole sentence. */
const SHORT: Readonly<Record<GoodsReason, string>> = {
  NOT_REVIEWED: '资质待审核',
  CERT_EXPIRED: '证照已过期',
  SCOPE_DENIED: '超出经营范围',
  REGION_DENIED: '不在销售区域',
  MEMBER_DENIED: '控销商品',
  EPH_NOT_ALLOWED: '无含麻权限',
  EPH_RECEIPT_DUE: '待补回执',
  NOT_ON_SALE: '已下架',
  NOT_BUYABLE: '暂不可购买',
  OUT_OF_STOCK: '缺货',
  RECALLED: '召回停售',
}

export interface Refusal {
  /** A word or two. */
  readonly short: string
  /** The sentence. */
  readonly text: string
}

/** The reason to show of goods that cannot be bought: a recall goes before what is sold out, and that before the shop's own. */
export function reasonShown(stock: number, reason: string | null | undefined): string | null | undefined {
  return stock > 0 || reason === 'RECALLED' ? reason : 'OUT_OF_STOCK'
}

/** Why goods cannot be bought, in words; a reason this build does not know is only called 暂不可购买. */
export function refusalWords(reason: string | null | undefined): Refusal {
  const known = isGoodsReason(reason) ? reason : 'NOT_BUYABLE'
  return { short: SHORT[known], text: GOODS_SENTENCES[known].plain }
}
