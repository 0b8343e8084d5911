import { maxQuantity, normalizeQuantity, type QuantityRules } from 'rules/quantity'
import { reasonText, type Reason } from 'rules/reasons'
import { weightText } from 'rules/weight'
import type { Db } from '../../db/schema.ts'
import type { ListRule } from '../../db/tables/identity.ts'
import type { Deps } from '../../deps.ts'
import { findMakersWithBrands } from '../goods/brand.repo.ts'
import { splitBrand, type Maker } from '../goods/brand.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { findLastPurchases } from '../goods/goodsHistory.repo.ts'
import { withIndexes } from '../goods/goodsSearch.repo.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { wordsOf } from '../goods/goodsWords.ts'
import { plainName } from '../goods/plainName.ts'
import { substitutesFor } from '../order/rebuy.service.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import type { MemberView } from '../user/memberView.ts'
import { memberView } from '../user/user.service.ts'
import type { AskedRow } from '../upload/sheet/askedRow.ts'
import { chooseGoods, type Meant } from './chooseGoods.ts'
import { CANDIDATES_MAX, pickGoods, type Choice, type PickedBy, type Picking } from './pickGoods.ts'
import { findCoded, findMakersBought, findNamed, findNearlyNamed, type CodedGoods, type FoundGoods } from './quickMatch.repo.ts'

/** `matched` may be added as it is; of `ambiguous` one has to be chosen; `blocked` is known but cannot be had; `missing` is unknown. */
export type RowState = 'matched' | 'ambiguous' | 'blocked' | 'missing'

export interface ParsedRow {
  readonly asked: AskedRow
  readonly state: RowState
  readonly match: GoodsView | null
  /** What decided for the match; null without one. */
  readonly pickedBy: PickedBy | null
  readonly candidates: readonly GoodsView[]
  readonly substitutes: readonly GoodsView[]
  /** What would be added; 0 when nothing can be. */
  readonly quantity: number
  readonly problem: Reason | null
  /** Sentences for the buyer: what was rounded, chosen or is in the way. */
  readonly notes: readonly string[]
}

interface Found {
  readonly row: AskedRow
  readonly goods: readonly FoundGoods[]
  readonly isNear: boolean
}
interface Known {
  readonly viewer: MemberView
  readonly goods: ReadonlyMap<number, GoodsView>
  readonly limits: ReadonlyMap<number, number>
  readonly taken: Map<number, { number: number; line: number }>
}

/** Every row of a list with what it means, what would be added, and what is in the way. */
export async function parseList(deps: Deps, memberId: number, rows: readonly AskedRow[], rule: ListRule): Promise<ParsedRow[]> {
  const viewer = await memberView(deps, memberId)
  const now = deps.clock.now()
  const found = await withIndexes(deps.db, (db) => lookUp(db, rows))
  const meant = found.map(({ row, goods, isNear }) => chooseGoods(row, goods, isNear))
  const ids = [...new Set(meant.flatMap((choice) => [...choice.ids, ...choice.others.slice(0, CANDIDATES_MAX)]))]
  const bought = await findLastPurchases(deps.db, memberId, ids)
  const goods = new Map(
    [...(await goodsByIds(deps.db, ids, viewer, now))].map(([id, view]): [number, GoodsView] => [
      id,
      { ...view, lastPurchase: view.basePrice === null ? null : (bought.get(id) ?? null) },
    ]),
  )
  const known: Known = { viewer, taken: new Map(), goods, limits: await findLimits(deps.db, ids, memberId, now) }
  const picking: Picking = {
    rule,
    wantedBefore: (id) => known.taken.get(id)?.number ?? 0,
    goods,
    boughtAt: new Map([...bought].map(([id, { at }]) => [id, at.getTime()])),
    makerAt: await findMakersBought(deps.db, memberId),
  }
  const parsed: ParsedRow[] = []
  for (const [at, choice] of meant.entries()) {
    const asked = rows[at]
    if (asked === undefined) continue
    parsed.push(await parseRow(deps, known, ...inUnits(asked, pickGoods(choice, asked.quantity ?? 1, picking), choice.weighed, known)))
  }
  return parsed
}

/** A weight that is wished, in units of the herb that was picked; what may take its place holds as much. */
function inUnits(asked: AskedRow, choice: Choice, weighed: Meant['weighed'], { goods }: Known): [AskedRow, Choice] {
  const id = choice.id ?? 0
  const each = weighed?.each.get(id)
  if (weighed === null || each === undefined) return [asked, choice]
  const note = `${weightText(weighed.grams)} 按每${goods.get(id)?.packUnit ?? ''} ${weightText(each)} 换算`
  const candidates = choice.candidates.filter((other) => weighed.each.get(other) === each)
  return [
    { ...asked, quantity: Math.ceil(weighed.grams / each) },
    { ...choice, candidates, notes: [...choice.notes, note] },
  ]
}

/** By code where there is one, else by the words; equal words are looked up once. */
async function lookUp(db: Db, rows: readonly AskedRow[]): Promise<Found[]> {
  const coded = Map.groupBy(await findCoded(db, [...new Set(rows.flatMap(({ code }) => code ?? []))]), ({ code }) => code)
  const makers = await findMakersWithBrands(db)
  const byWords = new Map<string, Promise<NamedGoods>>()
  const found: Found[] = []
  for (const row of rows) {
    const byCode = row.code === null ? undefined : coded.get(row.code)
    if (byCode !== undefined) {
      found.push({ row, goods: onSaleFirst(byCode), isNear: false })
      continue
    }
    const named = byWords.get(row.name) ?? findByWords(db, row.name, makers)
    byWords.set(row.name, named)
    const { brand, name, ...rest } = await named
    found.push({ row: { ...row, name, maker: row.maker ?? brand }, ...rest })
  }
  return found
}

/** What is no longer sold is shown only when nothing else has its number. */
function onSaleFirst(goods: readonly CodedGoods[]): readonly CodedGoods[] {
  const onSale = goods.filter(({ isOnSale }) => isOnSale)
  return onSale.length > 0 ? onSale : goods
}

type NamedGoods = Omit<Found, 'row'> & { readonly brand: string | null; readonly name: string }

async function findByWords(db: Db, written: string, makers: readonly Maker[]): Promise<NamedGoods> {
  const branded = splitBrand(written, makers)
  const exact = await findNamed(db, wordsOf(written))
  if (exact.length > 0 && (branded === null || exact.some(({ rank }) => rank === 0)))
    return { goods: exact, isNear: false, brand: null, name: written }
  const bare = branded === null ? [] : await findNamed(db, wordsOf(branded.name))
  if (branded !== null && bare.length > 0) return { goods: bare, isNear: false, brand: branded.brand, name: branded.name }
  const whole = { brand: null, name: written }
  if (exact.length > 0) return { goods: exact, isNear: false, ...whole }
  const bracketed = await findWithoutBrackets(db, written)
  if (bracketed !== null) return bracketed
  const words = wordsOf(written)
  const near = await findNearlyNamed(db, words)
  if (near.length > 0 || words.length < 2) return { goods: near, isNear: true, ...whole }
  // A word too many, such as a brand that is not kept: what the first one says is offered.
  return { goods: await findNamed(db, words.slice(0, 1)), isNear: true, ...whole }
}

/** «布洛芬缓释胶囊(芬必得)»: what is in brackets is no part of the name here, but a brand or a form that was meant. */
async function findWithoutBrackets(db: Db, written: string): Promise<NamedGoods | null> {
  const [, before = '', brand, after = ''] = /^(.{2,})\(([^()]*\p{Script=Han}[^()]*)\)(.*)$/u.exec(plainName(written)) ?? []
  if (brand === undefined) return null
  const name = `${before}${after}`.trim()
  const goods = await findNamed(db, wordsOf(name))
  return goods.length === 0 ? null : { goods, isNear: false, brand, name }
}

async function parseRow(deps: Deps, known: Known, asked: AskedRow, { id, candidates, notes, pickedBy }: Choice): Promise<ParsedRow> {
  const match = id === null ? null : (known.goods.get(id) ?? null)
  const views = candidates.flatMap((candidate) => known.goods.get(candidate) ?? [])
  const base = { asked, match, pickedBy, candidates: views.length > 1 || match === null ? views : [], substitutes: [] }
  if (match === null) {
    return views.length === 0
      ? {
          ...base,
          state: 'missing',
          quantity: 0,
          problem: null,
          notes: [asked.name === '' && asked.code === null ? '这一行没有商品名称' : '没有找到这个商品，可换个写法或提交求购'],
        }
      : { ...base, state: 'ambiguous', quantity: 0, problem: null, notes: notes.length > 0 ? notes : ['有多个商品符合，请选择'] }
  }
  const amount = amountOf(known, asked, match)
  if (amount.problem === null)
    return { ...base, state: 'matched', quantity: amount.quantity, problem: null, notes: [...notes, ...amount.notes] }
  return {
    ...base,
    state: 'blocked',
    quantity: 0,
    problem: amount.problem,
    notes: [...notes, ...amount.notes],
    substitutes: await substitutesFor(deps, known.viewer, match.id),
  }
}

interface Amount {
  readonly quantity: number
  readonly problem: Reason | null
  readonly notes: readonly string[]
}

/** The quantity by the cart's own rules, with what lies in the cart and what earlier rows take. */
function amountOf({ limits, taken }: Known, asked: AskedRow, goods: GoodsView): Amount {
  if (goods.refusal !== null)
    return { quantity: 0, problem: goods.refusal.reason, notes: [reasonText(goods.refusal.reason, goods.refusal.value)] }
  if (!goods.isBuyable) return { quantity: 0, problem: 'NOT_BUYABLE', notes: [reasonText('NOT_BUYABLE')] }
  const before = taken.get(goods.id)
  const had = goods.cartQuantity + (before?.number ?? 0)
  const limit = limits.get(goods.id)
  const rules = rulesBeside(goods, had, limit)
  if (maxQuantity(rules) === 0) {
    const isLimited = limit !== undefined && limit - had < goods.packQuantity
    const problem: Reason = isLimited ? 'BUY_LIMIT' : 'STOCK_SHORT'
    return {
      quantity: 0,
      problem,
      notes: [
        had > 0
          ? `采购单或前面的行已有 ${had}${goods.packUnit}，不能再加`
          : reasonText(problem, isLimited ? Math.max(0, limit) : goods.stock),
      ],
    }
  }
  const wanted = wantedOf(asked, goods)
  const quantity = normalizeQuantity(wanted ?? 1, rules)
  taken.set(goods.id, { number: (before?.number ?? 0) + quantity, line: before?.line ?? asked.line })
  return { quantity, problem: null, notes: notesOf({ asked, goods, wanted, quantity, rules, sameAs: before?.line ?? null }) }
}

/** What the cart's rules allow beside what is had already; `limit` is what the shop may still buy. */
export function rulesBeside(goods: GoodsView, had: number, limit: number | undefined): QuantityRules {
  return {
    packQuantity: goods.packQuantity,
    minimumQuantity: had > 0 ? goods.packQuantity : goods.minimumQuantity,
    stock: goods.stock - had,
    limit: limit === undefined ? null : limit - had,
  }
}

function wantedOf({ quantity, isCases }: AskedRow, { caseQuantity }: GoodsView): number | null {
  return quantity !== null && isCases && caseQuantity !== null ? quantity * caseQuantity : quantity
}

interface Told {
  readonly asked: AskedRow
  readonly goods: GoodsView
  readonly wanted: number | null
  readonly quantity: number
  readonly rules: QuantityRules
  readonly sameAs: number | null
}

function notesOf({ asked, goods, wanted, quantity, rules, sameAs }: Told): string[] {
  const notes: string[] = []
  const { packUnit: unit, packQuantity: pack } = goods
  if (asked.isCases && goods.caseQuantity !== null && asked.quantity !== null)
    notes.push(`${asked.quantity} 件按每件 ${goods.caseQuantity}${unit} 换算`)
  if (wanted === null) notes.push(`没有写数量，先按 ${quantity}${unit}`)
  else if (quantity < wanted) notes.push(`最多可加 ${quantity}${unit}，已从 ${wanted} 调整`)
  else if (quantity > wanted && wanted < (rules.minimumQuantity ?? 1))
    notes.push(`起购 ${rules.minimumQuantity ?? pack}${unit}，已从 ${wanted} 调整为 ${quantity}`)
  else if (quantity > wanted) notes.push(`中包装 ${pack}${unit}，已从 ${wanted} 调整为 ${quantity}`)
  if (goods.cartQuantity > 0) notes.push(`采购单里已有 ${goods.cartQuantity}${unit}，会相加`)
  if (sameAs !== null) notes.push(`与第 ${sameAs} 行是同一商品，数量会相加`)
  return notes
}
