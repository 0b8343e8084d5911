export interface Sentence {
  /** Said when no value is known. */
  readonly plain: string
  /** Said with the value in place of {value}. */
  readonly valued?: string
}

/** Why goods cannot be bought in any quantity, as lists say it: the sentences for all other acts stay away from them. */
export const GOODS_SENTENCES = {
  NOT_REVIEWED: { plain: '您的资质尚未审核通过，审核通过后即可购买' },
  CERT_EXPIRED: { plain: '您的资质证照已过期，请更新后再购买', valued: '您的{value}已过期，请更新后再购买' },
  SCOPE_DENIED: { plain: '您提供的资质不具备购买该商品的权限', valued: '您提供的资质不具备购买{value}的权限' },
  REGION_DENIED: { plain: '该商品不在您所在的销售区域内' },
  MEMBER_DENIED: { plain: '该商品为控销商品，您暂无购买权限' },
  EPH_NOT_ALLOWED: { plain: '您尚未开通含麻黄碱类商品的购买权限' },
  EPH_RECEIPT_DUE: { plain: '您有麻黄碱订单未收到回执，补交回执后即可购买' },
  NOT_ON_SALE: { plain: '该商品已下架' },
  NOT_BUYABLE: { plain: '该商品暂不可购买' },
  OUT_OF_STOCK: { plain: '该商品已售罄，可设置到货提醒' },
  RECALLED: { plain: '该商品的批号已被召回，暂停销售' },
} as const satisfies Readonly<Record<string, Sentence>>

export type GoodsReason = keyof typeof GOODS_SENTENCES

export function isGoodsReason(text: unknown): text is GoodsReason {
  return typeof text === 'string' && Object.hasOwn(GOODS_SENTENCES, text)
}
