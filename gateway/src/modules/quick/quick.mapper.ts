import type {
  AddedGoods,
  FrequentGoods,
  PurchaseListRule,
  PurchaseRow,
  PurchaseRowPick,
  PurchaseRowStatus,
} from '../../generated/resolvers-types.ts'
import type {
  RestOftenBought,
  RestQuickAdded,
  RestQuickAddedRow,
  RestQuickList,
  RestQuickRow,
  RestQuickSkipped,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import { toGlobalId } from '../base/globalId.ts'
import type { SkippedGoodsModel } from '../goods/skippedGoods.ts'

export type PurchaseRowModel = Omit<PurchaseRow, 'match' | 'candidates' | 'substitutes'> & {
  readonly match: GoodsModel | null
  readonly candidates: readonly GoodsModel[]
  readonly substitutes: readonly GoodsModel[]
}
export type FrequentGoodsModel = Omit<FrequentGoods, 'goods'> & { readonly goods: GoodsModel }
export type AddedList = { readonly added: readonly AddedGoods[]; readonly skipped: readonly SkippedGoodsModel[] }

const states: Readonly<Record<string, PurchaseRowStatus>> = {
  matched: 'MATCHED',
  ambiguous: 'AMBIGUOUS',
  blocked: 'BLOCKED',
  missing: 'MISSING',
}

const rules: Readonly<Record<string, PurchaseListRule>> = {
  last: 'LAST_BOUGHT',
  price: 'LOWEST_PRICE',
  expiry: 'LONGEST_EXPIRY',
  stock: 'MOST_STOCK',
}
const picks: Readonly<Record<string, PurchaseRowPick>> = {
  words: 'WORDS',
  bought: 'BOUGHT',
  maker: 'MAKER',
  price: 'LOWEST_PRICE',
  expiry: 'LONGEST_EXPIRY',
  stock: 'MOST_STOCK',
}

export interface PurchaseListModel {
  readonly rows: PurchaseRowModel[]
  readonly rule: PurchaseListRule | null
}

export function toPurchaseList(body: unknown): PurchaseListModel {
  const list = new Row<RestQuickList>(body, 'quick')
  return { rows: list.list('rows', toPurchaseRow), rule: rules[list.optionalText('rule') ?? ''] ?? null }
}

function toPurchaseRow(body: unknown): PurchaseRowModel {
  const row = new Row<RestQuickRow>(body, 'quick.row')
  return {
    line: row.integer('line'),
    input: row.text('input'),
    status: row.oneOf('state', states),
    match: row.optionalObject('match', toGoods),
    pickedBy: picks[row.optionalText('picked_by') ?? ''] ?? null,
    candidates: row.list('candidates', toGoods),
    substitutes: row.list('substitutes', toGoods),
    askedQuantity: row.optionalInteger('asked'),
    quantity: row.integer('qty'),
    problem: toReason(row.optionalText('problem')),
    notes: row.list('notes', String),
  }
}

export function toAddedList(body: unknown): AddedList {
  const answer = new Row<RestQuickAdded>(body, 'quick.add')
  return { added: answer.list('added', toAdded), skipped: answer.list('skipped', toSkipped) }
}

function toAdded(body: unknown): AddedGoods {
  const row = new Row<RestQuickAddedRow>(body, 'quick.added')
  return { lineID: null, goodsID: row.id('goods_id'), quantity: row.integer('number') }
}

function toSkipped(body: unknown): SkippedGoodsModel {
  const row = new Row<RestQuickSkipped>(body, 'quick.skipped')
  return {
    lineID: null,
    goodsID: row.id('goods_id'),
    name: row.text('name'),
    quantity: row.integer('number'),
    reason: toReason(row.optionalText('reason')),
    message: row.text('message'),
    available: row.optionalInteger('available'),
  }
}

export function toFrequentGoods(body: unknown): FrequentGoodsModel {
  const row = new Row<RestOftenBought>(body, 'often bought')
  const goods = row.object('goods', toGoods)
  return {
    id: toGlobalId('FrequentGoods', goods.goodsID),
    goods,
    times: row.integer('times'),
    totalQuantity: row.integer('total_number'),
    usualQuantity: row.integer('usual_number'),
    lastBoughtAt: row.moment('last_at'),
  }
}
