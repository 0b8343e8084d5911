import type { PackageGoods } from './packageGoods.ts'

export const PACKAGE_FORMS = [
  'tabletBox',
  'capsuleBox',
  'softgelBox',
  'pillBottle',
  'pillJar',
  'honeyPillBox',
  'sachetBox',
  'pouch',
  'vialBox',
  'syrup',
  'flask',
  'dropper',
  'tube',
  'inhaler',
  'sprayCan',
  'nasalSpray',
  'patch',
  'herbBag',
  'blockBox',
  'deviceBox',
  'devicePouch',
] as const

export type PackageForm = (typeof PACKAGE_FORMS)[number]

type Rule = readonly [jx: RegExp, form: PackageForm | ((goods: PackageGoods) => PackageForm)]

const bottled =
  (inBottle: PackageForm, boxed: PackageForm) =>
  (goods: PackageGoods): PackageForm =>
    goods.packUnit === '瓶' ? inBottle : boxed

/** First match wins; a dosage form in none of the rows has no picture and the seed's test says so. */
const RULES: readonly Rule[] = [
  [/^饮片$/, (goods) => (goods.packUnit === '袋' ? 'herbBag' : 'sachetBox')],
  [/^块状$/, 'blockBox'],
  [/软胶囊/, bottled('pillBottle', 'softgelBox')],
  [/胶囊/, bottled('pillBottle', 'capsuleBox')],
  [/大蜜丸/, 'honeyPillBox'],
  [/丸/, (goods) => (/袋/.test(goods.spec) ? 'sachetBox' : 'pillJar')],
  [/颗粒|^散剂/, (goods) => (goods.packUnit === '包' ? 'pouch' : 'sachetBox')],
  [/糖浆|混悬/, 'syrup'],
  [/口服溶液|合剂|酊剂/, bottled('syrup', 'vialBox')],
  [/^(?:溶液剂|洗剂)/, bottled('flask', 'vialBox')],
  [/^滴(?:眼|鼻|耳)?剂/, 'dropper'],
  [/软膏|乳膏|眼膏|凝胶/, 'tube'],
  [/气雾/, (goods) => (/吸入/.test(goods.name) ? 'inhaler' : 'sprayCan')],
  [/喷/, 'nasalSpray'],
  [/橡胶膏|贴膏|贴剂/, 'patch'],
  [/片/, bottled('pillBottle', 'tabletBox')],
]

/** The package a dosage form is sold in, or null when the form is unknown. */
export function knownForm(goods: PackageGoods): PackageForm | null {
  if (goods.kind === 'device') return /^[包只支]$/.test(goods.packUnit) && !/体温计/.test(goods.name) ? 'devicePouch' : 'deviceBox'
  for (const [jx, form] of RULES) {
    if (jx.test(goods.dosageForm)) return typeof form === 'string' ? form : form(goods)
  }
  return null
}

/** An unknown dosage form is still sold in a carton. */
export function packageForm(goods: PackageGoods): PackageForm {
  return knownForm(goods) ?? 'tabletBox'
}

/** Whether the pack carries the 外 mark of medicines for external use. */
export function isExternal(goods: PackageGoods): boolean {
  if (goods.kind !== 'western' && goods.kind !== 'tcm') return false
  if (/吸入/.test(goods.name) || /口服/.test(goods.dosageForm)) return false
  return /软膏|乳膏|眼膏|凝胶|滴眼|滴鼻|滴耳|喷|气雾|洗剂|橡胶膏|贴|^溶液剂|搽剂/.test(goods.dosageForm)
}
