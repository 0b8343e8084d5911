import { invalidInput } from '../../errors/gatewayError.ts'
import type { ZoneKind } from '../../generated/resolvers-types.ts'

/** What the specification calls the zones. */
export const zoneNames: Readonly<Record<ZoneKind, string>> = {
  PREFERRED: 'yx',
  NEAR_EXPIRY: 'jxq',
  DEVICES: 'qx',
  HERBS: 'zy',
  CONTROLLED: 'kx',
  CONTROLLED_NEW: 'kx_new',
  BRANDS: 'brand',
  DAILY_SPECIALS: 'mrtj',
  WELFARE: 'welfare',
  FULL_REDUCTIONS: 'mj',
  CASHBACK: 'hb',
  COMBINATIONS: 'zhzq',
  COUPONS: 'lqzx',
  POINTS: 'jfsc',
  GROUPS: 'gyqg',
  SUPPLIERS: 'yyh',
  PRICES: 'price',
}

const goodsZones: ReadonlySet<ZoneKind> = new Set(['PREFERRED', 'NEAR_EXPIRY', 'DEVICES', 'HERBS', 'CONTROLLED', 'BRANDS', 'WELFARE'])

/** The other zones hold activities, coupons or gifts, which no list of goods can be narrowed to. */
export function goodsZoneName(zone: ZoneKind): string {
  if (!goodsZones.has(zone)) throw invalidInput('zone', '该专区不是商品列表，请换一个专区')
  return zoneNames[zone]
}
