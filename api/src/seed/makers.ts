import type { GoodsKind } from '../db/tables/catalogue.ts'

export interface Maker {
  readonly name: string
  readonly kind: GoodsKind
}

const pairs = (text: string): string[] => text.split(' ')

/** Invented two-character names; none was taken from a list of real firms. */
const WESTERN = pairs(
  '青榕 栖川 云汀 霁蓝 澜谷 朔渚 砚池 岫白 泊远 澈岸 屿禾 昀川 衡渚 墨汀 星榆 沐岑 景洄 淇野 凌砾 予澄 瀚沅 榆川 禾砚 泽屿',
)
const PATENT = pairs('松峦 芷渡 兰涧 桐峤 杏渚 云芨 苓泽 菖野 葛汀 鹤浔 竹隐 麓青 梧溪 岚芷 槐序 葵川 芸坡 岐禾')
const HERB = pairs('澄野 山葭 蘅皋 陌蓼 芦渚 采蘅 棠坞 药屿 谷蓼')
const DEVICE = pairs('北砚 镜川 恒绎 迈屿 思蘅 臻澈 维岸 砾渊 弘砾')

const SUFFIXES: Readonly<Record<'western' | 'tcm' | 'herb' | 'device', readonly string[]>> = {
  western: ['制药有限公司', '药业有限公司', '药业股份有限公司', '制药厂', '生物制药有限公司'],
  tcm: ['药业有限公司', '制药有限公司', '中药有限公司', '药业股份有限公司'],
  herb: ['中药饮片厂', '中药饮片有限公司', '药材饮片有限公司'],
  device: ['医疗器械有限公司', '医疗科技有限公司', '医疗用品有限公司'],
}

function named(kind: keyof typeof SUFFIXES, names: readonly string[]): Maker[] {
  const suffixes = SUFFIXES[kind]
  return names.map((name, i) => ({ name: `${name}${suffixes[i % suffixes.length] ?? ''}`, kind }))
}

export const MAKERS: readonly Maker[] = [
  ...named('western', WESTERN),
  ...named('tcm', PATENT),
  ...named('herb', HERB),
  ...named('device', DEVICE),
]

const BRANDS_OF_KIND: Readonly<Record<'western' | 'tcm' | 'herb' | 'device', number>> = { western: 4, tcm: 3, herb: 1, device: 2 }

/** The ten that the brand zone shows. */
export const BRAND_MAKERS: ReadonlySet<string> = new Set(
  Object.entries(BRANDS_OF_KIND).flatMap(([kind, count]) =>
    MAKERS.filter((maker) => maker.kind === kind)
      .slice(0, count)
      .map((maker) => maker.name),
  ),
)

export const SUPPLIERS: readonly string[] = [
  '云汀医药有限公司',
  '栖川医药供应链有限公司',
  '屿禾医药有限公司',
  '砚池医药物流有限公司',
  '芷渡中药材有限公司',
  '山葭药材有限公司',
  '镜川医疗供应链有限公司',
  '维岸医疗用品有限公司',
]
