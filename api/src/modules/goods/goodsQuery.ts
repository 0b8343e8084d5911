import type { ExpirySpan } from 'rules/time'
import type { Zone } from '../../db/tables/zones.ts'
import type { MemberView } from '../user/memberView.ts'
import type { TagKind } from './goodsTag.ts'
import type { PriceSpan } from './priceSpan.ts'

export const ZONES = ['yx', 'jxq', 'qx', 'zy', 'kx', 'brand', 'welfare'] as const satisfies readonly Zone[]

export const GOODS_SORTS = ['default', 'sales', 'price_asc', 'price_desc', 'expiry', 'new'] as const
export type GoodsSort = (typeof GOODS_SORTS)[number]

/** How strictly a device is supervised, from 1 on. */
export const DEVICE_CLASSES = ['1', '2', '3'] as const
type DeviceClass = (typeof DEVICE_CLASSES)[number]

/** How freely a medicine is sold; what has no class cannot be chosen by it. */
export const RX_CLASSES = ['rx', 'otc_a', 'otc_b'] as const
type RxChoice = (typeof RX_CLASSES)[number]

/** What a buyer ticks; within one of them any value will do. */
export interface Chosen {
  /** Ids or full names of manufacturers. */
  readonly manufacturer: readonly string[]
  readonly dosage_form: readonly string[]
  readonly spec: readonly string[]
  readonly expiry: readonly ExpirySpan[]
  readonly tags: readonly TagKind[]
  readonly device_class: readonly DeviceClass[]
  readonly rx_class: readonly RxChoice[]
  /** What the shop itself pays for one; nobody without prices finds anything by it. */
  readonly price: readonly PriceSpan[]
  /** What the shop has bought before; nobody else finds anything by it. */
  readonly bought: readonly '1'[]
}
export type Facet = keyof Chosen
export const NOTHING_CHOSEN: Chosen = {
  manufacturer: [],
  dosage_form: [],
  spec: [],
  expiry: [],
  tags: [],
  device_class: [],
  rx_class: [],
  price: [],
  bought: [],
}
export const FACETS = Object.keys(NOTHING_CHOSEN) as readonly Facet[]

/** Which goods. */
export interface GoodsSet {
  readonly zone: Zone | null
  readonly categoryId: number | null
  /** As typed, trimmed; empty for none. */
  readonly keywords: string
  /** Keywords are looked for in manufacturers only. */
  readonly byMaker: boolean
  readonly inStock: boolean
  readonly chosen: Chosen
}

/** For whom and when. */
export interface Looking {
  /** The member whose prices count, or null for one who may see none: then nothing may tell them. */
  readonly priceViewer: MemberView | null
  readonly now: Date
}

export function hasChoice(chosen: Chosen): boolean {
  return FACETS.some((facet) => chosen[facet].length > 0)
}
