import { insertRows } from './insertRows.ts'
import type { Db } from '../db/schema.ts'
import { BANNERS, FLOORS } from './content/banners.ts'
import { ACTIVITIES, HOT_WORDS, LINKS, NAV } from './content/frame.ts'
import { helpDelivery } from './content/helpDelivery.ts'
import { helpGuide } from './content/helpGuide.ts'
import { helpAbout, helpService } from './content/helpService.ts'
import { companyNews, industryNews, notices } from './content/news.ts'
import type { SeedCategory } from './content/seedArticle.ts'

const DAY_MS = 86_400_000
const CATEGORIES: readonly SeedCategory[] = [notices, industryNews, companyNews, helpGuide, helpDelivery, helpService, helpAbout]
/** What stands in the help centre was written so long before the demo was filled. */
const HELP_DAYS_AGO = 90

/** All that the storefront shows beside goods. Goods must be there: banners are about some of them. */
export async function seedContent(db: Db, today: Date): Promise<void> {
  await seedArticles(db, today)
  await seedFrame(db, today)
  await seedBanners(db, today)
}

async function seedArticles(db: Db, today: Date): Promise<void> {
  await insertRows(
    db,
    'article_category',
    CATEGORIES.map(({ id, kind, slug, name }, nth) => ({ id, kind, slug, name, sort: nth + 1 })),
  )
  await insertRows(
    db,
    'article',
    CATEGORIES.flatMap(({ id: category_id, articles }) =>
      articles.map(({ id, slug, title, body, daysAgo = HELP_DAYS_AGO }) => {
        const at = new Date(today.getTime() - daysAgo * DAY_MS)
        return { id, category_id, slug, title, body, published_at: at, updated_at: at }
      }),
    ),
  )
}

async function seedFrame(db: Db, today: Date): Promise<void> {
  await insertRows(
    db,
    'nav_entry',
    NAV.map(({ name, url, isOpen }, nth) => ({ id: nth + 1, parent_id: null, name, url, image: null, is_open: isOpen, sort: nth + 1 })),
  )
  await insertRows(
    db,
    'nav_entry',
    NAV.flatMap(({ children = [] }, parent) =>
      children.map(([name, url], nth) => ({
        id: (parent + 1) * 100 + nth + 1,
        parent_id: parent + 1,
        name,
        url,
        image: null,
        is_open: true,
        sort: nth + 1,
      })),
    ),
  )
  await insertRows(
    db,
    'hot_word',
    HOT_WORDS.map((word, nth) => ({ word, url: `/search?keywords=${encodeURIComponent(word)}`, sort: nth + 1 })),
  )
  await insertRows(
    db,
    'site_link',
    LINKS.map(([name, url], nth) => ({ id: nth + 1, name, url, sort: nth + 1 })),
  )
  const day = (days: number) => new Date(today.getTime() + days * DAY_MS)
  await insertRows(
    db,
    'activity_page',
    ACTIVITIES.map(({ path, page, message = '', fromDays, toDays }) => ({
      path,
      page,
      message,
      starts_at: day(fromDays),
      ends_at: day(toDays),
    })),
  )
}

async function seedBanners(db: Db, today: Date): Promise<void> {
  await insertRows(
    db,
    'home_floor',
    FLOORS.map(({ id, name, subtitle, url, zone = null, categoryId = null }, nth) => ({
      id,
      name,
      subtitle,
      url,
      zone,
      category_id: categoryId,
      sort: nth + 1,
    })),
  )
  await insertRows(
    db,
    'banner',
    BANNERS.map(({ id, slot, floor = null, title, subtitle, url, palette, shape }) => ({
      id,
      slot,
      floor_id: floor,
      title,
      subtitle,
      url,
      palette,
      shape,
      sort: id,
      starts_at: today,
      ends_at: null,
    })),
  )
  await seedControlledAds(db, today)
  const goods = await bestOf(
    db,
    BANNERS.flatMap((banner) => banner.goods),
  )
  await insertRows(
    db,
    'banner_goods',
    BANNERS.flatMap(({ id, goods: names }) =>
      names.flatMap((name, nth) => {
        const goods_id = goods.get(name)
        return goods_id === undefined ? [] : [{ banner_id: id, place: nth + 1, goods_id }]
      }),
    ),
  )
}

const CONTROLLED_ADS = [
  { id: 31, palette: 'ink', subtitle: '区域独家，进店问价' },
  { id: 32, palette: 'teal', subtitle: '一县一店，授权经营' },
  { id: 33, palette: 'amber', subtitle: '新品招商，先申请先授权' },
] as const

/** Ads for those makers that have the most controlled goods, each leading to its maker's page and back to itself. */
async function seedControlledAds(db: Db, today: Date): Promise<void> {
  const makers = await db
    .selectFrom('goods as g')
    .innerJoin('manufacturer as m', 'm.id', 'g.sccj_id')
    .where('g.is_controlled', '=', true)
    .where('g.is_on_sale', '=', true)
    .groupBy(['m.id', 'm.name'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('m.id')
    .limit(CONTROLLED_ADS.length)
    .select((eb) => ['m.id', 'm.name', eb.fn.agg<number[]>('array_agg', ['g.id']).as('goods')])
    .execute()
  const ads = CONTROLLED_ADS.flatMap((ad, nth) => (makers[nth] === undefined ? [] : [{ ...ad, maker: makers[nth] }]))
  await insertRows(
    db,
    'banner',
    ads.map(({ id, palette, subtitle, maker }) => ({
      id,
      slot: 'kxzq' as const,
      floor_id: null,
      title: maker.name,
      subtitle,
      url: `/kxzq/goods/${maker.id}/${id}`,
      palette,
      shape: 'wide' as const,
      sort: id,
      starts_at: today,
      ends_at: null,
    })),
  )
  await insertRows(
    db,
    'banner_goods',
    ads.flatMap(({ id, maker }) =>
      maker.goods
        .toSorted((a, b) => a - b)
        .slice(0, 3)
        .map((goods_id, nth) => ({ banner_id: id, place: nth + 1, goods_id })),
    ),
  )
}

/** Of each name the one that sells best. */
async function bestOf(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('goods')
    .where('name', 'in', [...new Set(names)])
    .orderBy('sold')
    .orderBy('id', 'desc')
    .select(['name', 'id'])
    .execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}
