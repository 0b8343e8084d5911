/** TRADE §3 row 6, from who sees nothing to who sees the plain price. */
export const PRICE_TEXTS = {
  login: '登录后可见',
  certify: '资质认证后可见',
  review: '资质审核后可见',
  region: '不在销售区域内',
  sold_out: '缺货',
  special: '限时特价',
  normal: '正常价',
} as const

export type PriceStatus = keyof typeof PRICE_TEXTS
export const PRICE_STATES = Object.keys(PRICE_TEXTS) as [PriceStatus, ...PriceStatus[]]
