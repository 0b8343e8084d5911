import type { CategoryTree } from '../db/tables/catalogue.ts'
import type { Generic } from './goodsCsv.ts'

export interface CategoryRow {
  readonly id: number
  readonly tree: CategoryTree
  readonly parent_id: number | null
  readonly name: string
  readonly sort: number
}

type Group = readonly [name: string, children: readonly string[]]

const HERB_PARTS = ['根及根茎类', '果实种子类', '花叶全草类', '皮类与菌类']
const DEVICE_PARTS = ['检测监护', '注射输液', '防护敷料', '康复护理']

/** Seven groups, as many as the category menu shows. */
const COMMON: readonly Group[] = [
  ['感冒呼吸与抗感染', ['抗感染', '呼吸与感冒', '含麻黄碱类复方制剂']],
  ['心脑血管与慢病', ['心脑血管', '内分泌', '神经与镇痛']],
  ['消化与营养', ['消化系统', '维生素与矿物质']],
  ['外用与五官', ['皮肤外用', '眼鼻五官']],
  ['中成药', ['感冒清热', '止咳化痰', '心脑', '胃肠肝胆', '补益', '妇儿骨伤']],
  ['中药饮片', HERB_PARTS],
  ['医疗器械', DEVICE_PARTS],
]

const TREES: readonly (readonly [tree: CategoryTree, first: number, groups: readonly Group[]])[] = [
  ['common', 100, COMMON],
  [
    'yx',
    1100,
    [
      ['优选西药', ['感冒与抗感染', '慢病常备', '日常护理']],
      ['优选中成药', ['内服', '外用']],
      ['优选器械', ['家用检测', '防护用品']],
    ],
  ],
  [
    'zy',
    2100,
    [
      ['中药饮片', HERB_PARTS],
      ['参茸贵细', ['滋补类', '粉剂']],
    ],
  ],
  [
    'qx',
    3100,
    [
      ['家用器械', ['检测监护', '康复护理']],
      ['医用耗材', ['注射输液', '防护敷料']],
    ],
  ],
]

/** A group has a round hundred; its children follow it. */
export const CATEGORIES: readonly CategoryRow[] = TREES.flatMap(([tree, first, groups]) =>
  groups.flatMap(([name, children], g) => {
    const id = first + g * 100
    const parent: CategoryRow = { id, tree, parent_id: null, name, sort: g + 1 }
    return [parent, ...children.map((child, c): CategoryRow => ({ id: id + c + 1, tree, parent_id: id, name: child, sort: c + 1 }))]
  }),
)

function idOf(tree: CategoryTree, group: string, name: string): number {
  const parent = CATEGORIES.find((category) => category.tree === tree && category.parent_id === null && category.name === group)
  const found = CATEGORIES.find((category) => category.tree === tree && category.parent_id === parent?.id && category.name === name)
  if (found === undefined) throw new Error(`no category ${tree}/${group}/${name}`)
  return found.id
}

function herbPart(name: string): string {
  if (/茯苓|黄柏|肉桂|陈皮/.test(name)) return '皮类与菌类'
  if (/子$|仁$|枣|山楂|连翘/.test(name)) return '果实种子类'
  return /花|荷叶|薄荷/.test(name) ? '花叶全草类' : '根及根茎类'
}

function devicePart(name: string): string {
  if (/血压|体温|额温|试纸|血糖|试剂/.test(name)) return '检测监护'
  if (/注射|输液/.test(name)) return '注射输液'
  return /口罩|棉签|纱布|创可贴|胶带|绷带/.test(name) ? '防护敷料' : '康复护理'
}

export function commonCategory(generic: Generic): number {
  if (generic.kind === 'herb') return idOf('common', '中药饮片', herbPart(generic.name))
  if (generic.kind === 'device') return idOf('common', '医疗器械', devicePart(generic.name))
  if (generic.kind === 'tcm') return idOf('common', '中成药', generic.category.replace('中成药·', ''))
  if (generic.category === '外用与五官') return idOf('common', '外用与五官', /眼|鼻/.test(generic.dosageForm) ? '眼鼻五官' : '皮肤外用')
  const group = COMMON.find(([, children]) => children.includes(generic.category))
  return idOf('common', group?.[0] ?? '', generic.category)
}

function youxCategory(generic: Generic): number {
  if (generic.kind === 'device') return idOf('yx', '优选器械', devicePart(generic.name) === '检测监护' ? '家用检测' : '防护用品')
  if (generic.kind === 'tcm') return idOf('yx', '优选中成药', /气雾|膏/.test(generic.dosageForm) ? '外用' : '内服')
  if (/抗感染|感冒/.test(generic.category)) return idOf('yx', '优选西药', '感冒与抗感染')
  return idOf('yx', '优选西药', /心脑|内分泌|神经/.test(generic.category) ? '慢病常备' : '日常护理')
}

/** Places in the trees of the zones, beside the goods' own category. */
export function zoneCategories(generic: Generic, isYoux: boolean): number[] {
  const ids: number[] = []
  if (isYoux) ids.push(youxCategory(generic))
  if (generic.kind === 'herb') ids.push(idOf('zy', '中药饮片', herbPart(generic.name)))
  if (/当归|枸杞|酸枣仁|黄芪|党参/.test(generic.name) && generic.kind === 'herb') ids.push(idOf('zy', '参茸贵细', '滋补类'))
  if (generic.kind === 'herb' && generic.name.endsWith('粉')) ids.push(idOf('zy', '参茸贵细', '粉剂'))
  if (generic.kind === 'device') {
    const part = devicePart(generic.name)
    ids.push(idOf('qx', part === '检测监护' || part === '康复护理' ? '家用器械' : '医用耗材', part))
  }
  return ids
}
