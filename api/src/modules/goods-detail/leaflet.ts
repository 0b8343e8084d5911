import { LEAFLET_TEXTS, type GoodsKind, type LeafletText } from '../../db/tables/catalogue.ts'

type Titles = Readonly<Record<LeafletText, string>>

/** As leaflets print their headings (药品说明书和标签管理规定). */
export const LEAFLET_TITLES: Titles = {
  ingredients: '成份',
  appearance: '性状',
  indications: '适应症/功能主治',
  usage: '用法用量',
  adverse_reactions: '不良反应',
  contraindications: '禁忌',
  precautions: '注意事项',
  pregnancy: '孕妇及哺乳期妇女用药',
  children: '儿童用药',
  elderly: '老年用药',
  interactions: '药物相互作用',
  pharmacology: '药理作用',
  storage: '贮藏',
  packing: '包装',
  shelf_life: '有效期',
  standard: '执行标准',
}

/** Devices have a scope and are handled; what a patent medicine treats is its 功能主治. */
const OF_KIND: Readonly<Partial<Record<GoodsKind, Partial<Titles>>>> = {
  western: { indications: '适应症' },
  tcm: { indications: '功能主治' },
  herb: { indications: '功能与主治' },
  device: { ingredients: '结构及组成', indications: '适用范围', usage: '使用方法', storage: '贮存条件' },
}

export interface LeafletRow extends Readonly<Record<LeafletText, string | null>> {
  readonly is_sample: boolean
  readonly revised_on: string | null
}

export interface LeafletSection {
  readonly title: string
  readonly text: string
}

/** What is written of it, in the order of print. */
export function leafletSections(row: LeafletRow, kind: GoodsKind): LeafletSection[] {
  return LEAFLET_TEXTS.flatMap((name) => {
    const text = row[name]
    return text === null ? [] : [{ title: OF_KIND[kind]?.[name] ?? LEAFLET_TITLES[name], text }]
  })
}
