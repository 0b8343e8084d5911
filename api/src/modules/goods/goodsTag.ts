import { KINDS, TAGGED_KINDS, type TaggedKind } from 'rules/kinds'

const PROMOTION_TEXTS = Object.fromEntries(TAGGED_KINDS.map((kind) => [kind, KINDS[kind].tag])) as Readonly<Record<TaggedKind, string>>

/** Every tag a list shows and filters by, and its words; those of promotions first. */
export const TAG_TEXTS = {
  ...PROMOTION_TEXTS,
  youx: '优',
  special: '特',
  new: '新',
  near_expiry: '近效期',
  controlled: '控销',
  eph: '含麻',
  codeine: '含可待因',
  diphenoxylate: '含地芬诺酯',
  liquorice: '甘草片',
  cold: '冷链',
  insurance_a: '医保甲',
  insurance_b: '医保乙',
  basic: '基药',
  procured: '集采',
} as const

export type TagKind = keyof typeof TAG_TEXTS
export const TAG_KINDS = Object.keys(TAG_TEXTS) as [TagKind, ...TagKind[]]

export interface GoodsTag {
  readonly text: string
  readonly kind: TagKind
  /** The promotions it stands for, where it stands for some. */
  readonly ids?: readonly number[]
}

/** Goods entered within so many days are new. */
export const NEW_DAYS = 30
