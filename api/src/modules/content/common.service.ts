import type { CategoryTree } from '../../db/tables/catalogue.ts'
import { seconds, type Deps } from '../../deps.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { bannerWires } from './banner.service.ts'
import { brandMarkAddress } from './brandMark.ts'
import { findBrands, findHotWords, findNav, findTrees, type BrandRow, type NavRow, type TreeRow } from './common.repo.ts'
import { keptContent } from './keptContent.ts'
import { companyOf } from '../company/company.service.ts'
import { loginWays } from './loginWays.ts'
import { wechatCode } from './wechatCode.ts'
import type { BrandWire, CommonWire, MenuCategoryWire, NavWire } from './content.schemas.ts'

/** What every page's frame shows. It is the same for everybody, so that it is read when something of it changes. */
export async function commonData(deps: Deps): Promise<CommonWire> {
  const now = deps.clock.now()
  const kept = await keptContent(deps, 'common', async () => {
    const trees = await menuTrees(deps)
    return {
      rnss: (await findHotWords(deps.db)).map(({ word, url }) => ({ name: word, url })),
      nav: navTree(await findNav(deps.db)),
      category: trees.common,
      category_yx: trees.yx,
      category_zy: trees.zy,
      category_qx: trees.qx,
      brand: (await findBrands(deps.db)).map(brandWire),
    }
  })
  const { hot_line, qq1, qq2 } = await keptContent(deps, 'company', () => companyOf(deps))
  const code = await wechatCode(deps)
  return {
    ...kept,
    banner: await bannerWires(deps, 'top'),
    timestamp: seconds(now),
    common_config: { hot_line, qq1, qq2, wechat_code: code?.address ?? null, login_ways: loginWays(deps.settings) },
  }
}

export function brandWire({ id, name, goods }: BrandRow): BrandWire {
  return {
    id: String(id),
    name,
    logo: brandMarkAddress(id, name),
    url: `/search?type=1&keywords=${encodeURIComponent(name)}`,
    count: goods,
  }
}

function navTree(rows: readonly NavRow[]): NavWire[] {
  const wire = ({ id, name, url, image }: NavRow) => ({ id: String(id), name, url, image, is_open: 1 as const })
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...wire(row), children: rows.filter((child) => child.parent_id === row.id).map(wire) }))
}

/** Each tree with counts; a best seller's picture stands for its category. */
async function menuTrees(deps: Deps): Promise<Record<CategoryTree, MenuCategoryWire[]>> {
  const rows = await findTrees(deps.db)
  const goods = await goodsByIds(
    deps.db,
    rows.flatMap((row) => row.top_goods ?? []),
    null,
    deps.clock.now(),
  )
  const build = (row: TreeRow): MenuCategoryWire => {
    const children = rows.filter((child) => child.parent_id === row.id).map(build)
    const image = row.top_goods === null ? undefined : goods.get(row.top_goods)?.image
    const logo = image ?? children.find((child) => child.logo !== null)?.logo ?? null
    return {
      id: String(row.id),
      name: row.name,
      logo,
      logo1: logo,
      count: children.reduce((sum, child) => sum + child.count, row.goods),
      children,
    }
  }
  const tree = (name: CategoryTree) => rows.filter((row) => row.tree === name && row.parent_id === null).map(build)
  return { common: tree('common'), yx: tree('yx'), zy: tree('zy'), qx: tree('qx') }
}
