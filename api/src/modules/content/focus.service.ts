import type { BannerSlot } from '../../db/tables/content.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { goodsInOrder } from '../goods/goods.service.ts'
import { type GoodsWire, goodsWire } from '../goods/goods.schemas.ts'
import { NOTHING_CHOSEN, type GoodsSet, type GoodsSort } from '../goods/goodsQuery.ts'
import type { Zone } from '../../db/tables/zones.ts'
import { findGoodsPage } from '../goods/goodsSearch.repo.ts'
import { keptValue } from '../../db/keptValue.ts'
import type { MemberView } from '../user/memberView.ts'
import { bannersOf, bannerWires } from './banner.service.ts'
import { brandWire, commonData } from './common.service.ts'
import type { BannerWire, BrandWire, FloorWire, FocusWire, MenuCategoryWire } from './content.schemas.ts'
import { keptContent } from './keptContent.ts'
import { findBrand, findFloors, findRecommended, type FloorRow } from './focus.repo.ts'
import { sliceOf } from '../../server/paging.ts'

/** Ten cards are two rows of a floor; five tabs fit above them. */
const FLOOR_GOODS = 10
const SLOT_GOODS = 12
const FLOOR_TABS = 5

type Chosen = Pick<GoodsSet, 'zone' | 'categoryId'> & { readonly makerId?: number }

/** Ids of the goods on a floor. Which goods stand there is the same for all; what of them is shown is not. */
function goodsIn(deps: Deps, { zone, categoryId, makerId }: Chosen, count: number, sort: GoodsSort = 'default'): Promise<number[]> {
  const now = deps.clock.now()
  const chosen = makerId === undefined ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, manufacturer: [String(makerId)] }
  const set: GoodsSet = { zone, categoryId, keywords: '', byMaker: false, inStock: true, chosen }
  return keptValue(
    deps.db,
    `floor:${zone}:${categoryId}:${makerId}:${count}:${sort}`,
    now,
    async () => (await findGoodsPage(deps.db, set, { page: 1, perPage: count, sort }, { priceViewer: null, now })).ids,
  )
}

async function wires(deps: Deps, viewer: MemberView | null, ids: readonly number[]): Promise<GoodsWire[]> {
  return (await goodsInOrder(deps, ids, viewer)).map(goodsWire)
}

/** The home page: its banners, and its floors with the goods as the viewer sees them, all read together. */
export async function homeData(deps: Deps, viewer: MemberView | null): Promise<{ banner: BannerWire[]; floors: FloorWire[] }> {
  const rows = await keptContent(deps, 'floors', () => findFloors(deps.db))
  const idsOf = new Map<number, number[]>()
  for (const row of rows) idsOf.set(row.id, await goodsIn(deps, { zone: row.zone, categoryId: row.category_id }, FLOOR_GOODS))
  const goods = new Map((await wires(deps, viewer, [...new Set([...idsOf.values()].flat())])).map((wire) => [wire.id, wire]))
  const banners = await bannersOf(deps, 'floor')
  const common = await commonData(deps)
  const trees: Record<string, MenuCategoryWire[]> = {
    common: common.category,
    yx: common.category_yx,
    zy: common.category_zy,
    qx: common.category_qx,
  }
  const floors = rows.map((row): FloorWire => ({
    id: String(row.id),
    name: row.name,
    subtitle: row.subtitle,
    url: row.url,
    tabs: tabsOf(row, trees),
    banner: banners.filter(({ floorId }) => floorId === row.id).map(({ wire }) => wire),
    goods: (idsOf.get(row.id) ?? []).flatMap((id) => goods.get(String(id)) ?? []),
  }))
  return { banner: await bannerWires(deps, 'home'), floors }
}

function tabsOf(row: FloorRow, trees: Readonly<Record<string, readonly MenuCategoryWire[]>>): FloorWire['tabs'] {
  const under =
    row.category_id === null
      ? trees[row.zone ?? '']
      : trees['common']?.find((category) => category.id === String(row.category_id))?.children
  return (under ?? [])
    .filter((category) => category.count > 0)
    .slice(0, FLOOR_TABS)
    .map((category) => ({ name: category.name, url: `/list/other/${category.id}` }))
}

interface Slot {
  readonly name: string
  readonly slot: BannerSlot
  readonly zone?: Zone
  readonly sort?: GoodsSort
}

/** The calls `/api/focus/{name}` and what each is about. */
export const FOCUS_SLOTS = {
  top: { name: '页头广告', slot: 'top' },
  right: { name: '右侧广告', slot: 'right' },
  login: { name: '登录页', slot: 'login' },
  yx: { name: '优选包邮', slot: 'yx', zone: 'yx' },
  xrtj: { name: '新品推荐', slot: 'xrtj', sort: 'new' },
  ppzq: { name: '品牌专区', slot: 'ppzq', zone: 'brand' },
  kxzq: { name: '控销专区', slot: 'kxzq', zone: 'kx' },
  new_kxzq: { name: '新版控销专区', slot: 'new_kxzq', zone: 'kx', sort: 'new' },
  zyzq: { name: '中药饮片', slot: 'zyzq', zone: 'zy' },
} as const satisfies Record<string, Slot>

export async function focusSlot(deps: Deps, { name, slot, zone, sort }: Slot, viewer: MemberView | null): Promise<FocusWire> {
  const ids =
    zone === undefined && sort === undefined ? [] : await goodsIn(deps, { zone: zone ?? null, categoryId: null }, SLOT_GOODS, sort)
  return { name, banner: await bannerWires(deps, slot), goods: await wires(deps, viewer, ids) }
}

/** Banners of a slot, only those of these ids. */
export async function bannersById(deps: Deps, slot: BannerSlot, ids: readonly number[]): Promise<BannerWire[]> {
  return (await bannerWires(deps, slot)).filter((banner) => ids.includes(Number(banner.id)))
}

export async function brandFocus(
  deps: Deps,
  id: number,
  viewer: MemberView | null,
): Promise<{ brand: BrandWire; banner: BannerWire[]; goods: GoodsWire[] }> {
  const row = await findBrand(deps.db, id)
  if (row === null) throw notFound('您访问的品牌不存在')
  const ids = await goodsIn(deps, { zone: null, categoryId: null, makerId: id }, SLOT_GOODS)
  return { brand: brandWire(row), banner: await bannerWires(deps, 'ppzq'), goods: await wires(deps, viewer, ids) }
}

export async function recommended(
  deps: Deps,
  viewer: MemberView | null,
  page: number,
  perPage: number,
): Promise<{ data: GoodsWire[]; total: number }> {
  const { ids, total } = await findRecommended(deps.db, viewer?.memberId ?? null, sliceOf({ page, per_page: perPage }), deps.clock.now())
  return { data: await wires(deps, viewer, ids), total }
}
