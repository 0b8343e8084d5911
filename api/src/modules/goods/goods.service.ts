import { EXPIRY_SPANS } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import type { NoticeKind } from '../../db/tables/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { findNaming } from '../promotion/tags.repo.ts'
import type { MemberView } from '../user/memberView.ts'
import { findBatches, findCategories, findGoods, findMakerNames, type BatchRow, type CategoryRow } from './goods.repo.ts'
import type { CategoryWire } from './goods.schemas.ts'
import { findFacets } from './goodsFacets.repo.ts'
import { addNotice, findBestNames, findLastPurchases, findSubstitutes, type LastPurchase } from './goodsHistory.repo.ts'
import type { Correction } from './goodsMatch.repo.ts'
import { FACETS, type Facet, type GoodsSet, type Looking } from './goodsQuery.ts'
import { findGoodsPage, OFFSET_MAX, type PageRequest } from './goodsSearch.repo.ts'
import { findSuggestions, type Suggestion } from './goodsSuggest.repo.ts'
import { TAG_KINDS, TAG_TEXTS } from './goodsTag.ts'
import { keptValue } from '../../db/keptValue.ts'
import { PRICE_SPANS } from './priceSpan.ts'
import { seesPrices, viewGoods, type GoodsView } from './goodsView.ts'

const DEVICE_CLASS_TEXTS: Readonly<Record<string, string>> = { 1: '一类器械', 2: '二类器械', 3: '三类器械' }
const RX_CLASS_TEXTS: Readonly<Record<string, string>> = { rx: '处方药', otc_a: '甲类OTC', otc_b: '乙类OTC' }
const TAG_ORDER: readonly string[] = TAG_KINDS
const HOT_WORDS = 10
const HOT_LOOKED_AT = 300
const SUBSTITUTES_MAX = 20

/** Goods by id as the viewer sees them; ids that do not exist are missing from the answer. */
export async function goodsByIds(
  db: Db,
  ids: readonly number[],
  viewer: MemberView | null,
  now: Date,
): Promise<ReadonlyMap<number, GoodsView>> {
  const wanted = [...new Set(ids)]
  const rows = await findGoods(db, wanted, viewer, now)
  const naming = await findNaming(db, wanted, viewer?.memberId ?? null, now)
  return new Map(rows.map((row) => [row.id, viewGoods(row, viewer, now, naming.get(row.id))]))
}

const lookingOf = (viewer: MemberView | null, now: Date): Looking => ({ priceViewer: seesPrices(viewer) ? viewer : null, now })

interface GoodsList {
  readonly goods: readonly GoodsView[]
  readonly total: number
  readonly lastPage: number
  readonly correction: Correction | null
}

export async function goodsList(deps: Deps, set: GoodsSet, request: PageRequest, viewer: MemberView | null): Promise<GoodsList> {
  const now = deps.clock.now()
  const { ids, total, correction } = await findGoodsPage(deps.db, set, request, lookingOf(viewer, now))
  const pages = Math.min(Math.ceil(total / request.perPage), Math.floor(OFFSET_MAX / request.perPage))
  return { goods: await goodsInOrder(deps, ids, viewer), total, lastPage: Math.max(1, pages), correction }
}

/** Goods in that order, with what the viewer bought of them last where prices are shown. */
export async function goodsInOrder(deps: Deps, ids: readonly number[], viewer: MemberView | null): Promise<GoodsView[]> {
  const byId = await goodsByIds(deps.db, ids, viewer, deps.clock.now())
  const bought = viewer === null ? new Map<number, LastPurchase>() : await findLastPurchases(deps.db, viewer.memberId, ids)
  return ids.flatMap((id) => {
    const goods = byId.get(id)
    return goods === undefined ? [] : [{ ...goods, lastPurchase: goods.basePrice === null ? null : (bought.get(id) ?? null) }]
  })
}

export function goodsSuggestions(deps: Deps, set: GoodsSet, kind: Suggestion['type'] | null): Promise<Suggestion[]> {
  return findSuggestions(deps.db, set.keywords, { kind, now: deps.clock.now() })
}

export interface FacetValue {
  readonly value: string
  readonly text: string
  readonly count: number
}

/** The values of every filter with the number of goods each would leave. */
export async function goodsFacets(deps: Deps, set: GoodsSet, viewer: MemberView | null): Promise<Record<Facet, FacetValue[]>> {
  const counts = await findFacets(deps.db, set, lookingOf(viewer, deps.clock.now()))
  const makers = await findMakerNames(
    deps.db,
    counts.filter((counted) => counted.facet === 'manufacturer').map((counted) => Number(counted.value)),
  )
  const textOf: Record<Facet, (value: string) => string> = {
    manufacturer: (value) => makers.get(Number(value)) ?? value,
    dosage_form: (value) => value,
    spec: (value) => value,
    expiry: (value) => EXPIRY_SPANS.find((range) => range.key === value)?.label ?? value,
    device_class: (value) => DEVICE_CLASS_TEXTS[value] ?? value,
    rx_class: (value) => RX_CLASS_TEXTS[value] ?? value,
    price: (value) => PRICE_SPANS.find((span) => span.value === value)?.text ?? value,
    bought: () => '买过的',
    tags: (value) => TAG_KINDS.flatMap((kind) => (kind === value ? [TAG_TEXTS[kind]] : [])).join(''),
  }
  const valuesOf = (facet: Facet): FacetValue[] =>
    counts
      .filter((counted) => counted.facet === facet && counted.count > 0 && !(facet === 'rx_class' && counted.value === 'none'))
      .map(({ value, count }) => ({ value, text: textOf[facet](value), count }))
      .toSorted((a, b) => (facet === 'tags' ? TAG_ORDER.indexOf(a.value) - TAG_ORDER.indexOf(b.value) : 0))
  return Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)])) as Record<Facet, FacetValue[]>
}

/** Generic names of the best-sold goods: the words under the search box. */
export function hotWords(deps: Deps): Promise<string[]> {
  return keptValue(deps.db, 'hot', deps.clock.now(), () => findBestNames(deps.db, HOT_LOOKED_AT, HOT_WORDS))
}

export async function existingGoods(deps: Deps, id: number, viewer: MemberView | null): Promise<GoodsView> {
  const [goods] = await goodsInOrder(deps, [id], viewer)
  if (goods === undefined) throw notFound('您访问的商品不存在')
  return goods
}

export async function goodsBatches(deps: Deps, id: number): Promise<Lot[]> {
  const { stock } = await existingGoods(deps, id, null)
  return freeLots(await findBatches(deps.db, id, deps.clock.now()), stock)
}

export async function goodsSubstitutes(deps: Deps, id: number, viewer: MemberView | null): Promise<GoodsView[]> {
  await existingGoods(deps, id, null)
  return goodsInOrder(deps, await findSubstitutes(deps.db, id, SUBSTITUTES_MAX, deps.clock.now()), viewer)
}

export async function askNotice(deps: Deps, id: number, memberId: number, kind: NoticeKind): Promise<void> {
  await existingGoods(deps, id, null)
  await addNotice(deps.db, memberId, id, kind, deps.clock.now())
}

export interface Lot {
  readonly lot: string
  readonly expires: string
  readonly left: number
}

/** What is free of each lot: goods already promised leave from the first-expiring lots. */
export function freeLots(batches: readonly BatchRow[], free: number): Lot[] {
  let promised = Math.max(0, batches.reduce((sum, batch) => sum + batch.on_hand, 0) - free)
  return batches.flatMap((batch) => {
    const gone = Math.min(promised, batch.on_hand)
    promised -= gone
    return gone === batch.on_hand ? [] : [{ lot: batch.lot_no, expires: batch.expires, left: batch.on_hand - gone }]
  })
}

/** The common category tree with counts; a picture of its best seller stands for each category. */
export async function categoryTree(deps: Deps): Promise<CategoryWire[]> {
  const rows = await findCategories(deps.db)
  const tops = await goodsByIds(
    deps.db,
    rows.flatMap((row) => row.top_goods ?? []),
    null,
    deps.clock.now(),
  )
  const build = (row: CategoryRow): CategoryWire => {
    const children = rows.filter((child) => child.parent_id === row.id).map(build)
    const image = row.top_goods === null ? undefined : tops.get(row.top_goods)?.image
    return {
      id: String(row.id),
      name: row.name,
      logo1: image ?? children.find((child) => child.logo1 !== null)?.logo1 ?? null,
      count: children.reduce((sum, child) => sum + child.count, row.goods),
      children,
    }
  }
  return rows.filter((row) => row.parent_id === null).map(build)
}
