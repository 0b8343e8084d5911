import type {
  PurchaseAdvice,
  PurchaseAdviceRow,
  PurchaseDaysBasis,
  PurchasePlan,
  PurchasePlanLine,
  UnreadSheetRow,
} from '../../generated/resolvers-types.ts'
import type { RestPlan, RestPlanAdvice, RestPlanAdviceRow, RestPlanItem, RestPlanLine, RestPlanUnread } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

type LineModel = Omit<PurchasePlanLine, 'goods'> & { readonly goods: GoodsModel }
/** A list's row has no lines; they are read when they are asked for. */
export type PlanModel = Omit<PurchasePlan, 'lines'> & { readonly lines?: readonly LineModel[] }
export type AdviceRowModel = Omit<PurchaseAdviceRow, 'goods'> & { readonly goods: GoodsModel }
export type AdviceModel = Omit<PurchaseAdvice, 'rows'> & { readonly rows: readonly AdviceRowModel[] }

const bases: Readonly<Record<string, PurchaseDaysBasis>> = { chosen: 'CHOSEN', rhythm: 'RHYTHM', standard: 'STANDARD' }

export function toPlan(body: unknown): PlanModel {
  const row = new Row<RestPlanItem>(body, 'plan')
  const planID = row.id('id')
  return {
    id: toGlobalId('PurchasePlan', planID),
    planID,
    name: row.text('name'),
    isShared: row.flag('is_shared'),
    isOwn: row.flag('is_own'),
    company: row.text('company'),
    version: row.integer('version'),
    goodsCount: row.integer('line_count'),
    updatedAt: row.moment('changed_at'),
  }
}

export function toPlanWithLines(body: unknown): PlanModel {
  return { ...toPlan(body), lines: new Row<RestPlan>(body, 'plan').list('lines', toLine) }
}

function toLine(body: unknown): LineModel {
  const row = new Row<RestPlanLine>(body, 'plan line')
  return { goods: row.object('goods', toGoods), quantity: row.integer('number') }
}

export function toAdvice(body: unknown): AdviceModel {
  const row = new Row<RestPlanAdvice>(body, 'plan advice')
  return {
    days: row.integer('days'),
    daysBy: bases[row.optionalText('days_by') ?? ''] ?? null,
    rows: row.list('rows', toAdviceRow),
    enoughGoodsIDs: row.list('enough', String),
    unreadRows: row.list('unread', toUnread),
  }
}

function toAdviceRow(body: unknown): AdviceRowModel {
  const row = new Row<RestPlanAdviceRow>(body, 'plan advice row')
  return {
    goods: row.object('goods', toGoods),
    quantity: row.integer('number'),
    explanation: row.text('why'),
    problem: toReason(row.optionalText('problem')),
  }
}

function toUnread(body: unknown): UnreadSheetRow {
  const row = new Row<RestPlanUnread>(body, 'plan advice unread')
  return { line: row.integer('line'), input: row.text('input'), note: row.text('note') }
}
