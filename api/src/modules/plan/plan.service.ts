import { QUICK_ROWS_MAX } from 'rules/constants'
import { inTransaction } from '../../db/transaction.ts'
import type { PageAsk } from '../../db/newestFirst.ts'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { timePage } from '../../server/paging.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { memberView } from '../user/user.service.ts'
import {
  countPlans,
  deletePlan,
  findPlan,
  findPlanLines,
  findPlanPage,
  insertPlan,
  nextVersion,
  replaceLines,
  setShared,
  type PlanLine,
  type PlanRow,
} from './plan.repo.ts'
import type { PlanItemWire, PlanWire } from './plan.schemas.ts'

const PLANS_MAX = 50
const missing = () => notFound('采购计划不存在或已取消共用')

export interface PlanWords {
  readonly name: string
  readonly lines: readonly PlanLine[]
}

function itemWire(row: PlanRow, memberId: number): PlanItemWire {
  return {
    id: String(row.id),
    name: row.name,
    is_shared: row.is_shared ? 1 : 0,
    is_own: row.member_id === memberId ? 1 : 0,
    company: row.company,
    version: row.version,
    line_count: row.lines,
    changed_at: seconds(row.changed_at),
  }
}

export async function planPage(deps: Deps, memberId: number, ask: PageAsk) {
  return timePage(await findPlanPage(deps.db, memberId, ask), ask, (row) => itemWire(row, memberId))
}

/** A plan with its goods as this shop sees them today. */
export async function readPlan(deps: Deps, memberId: number, id: number): Promise<PlanWire> {
  const row = await existing(deps, memberId, id)
  const lines = await findPlanLines(deps.db, id)
  const goods = await goodsByIds(
    deps.db,
    lines.map(({ goodsId }) => goodsId),
    await memberView(deps, memberId),
    deps.clock.now(),
  )
  return {
    ...itemWire(row, memberId),
    lines: lines.flatMap(({ goodsId, number }) => {
      const view = goods.get(goodsId)
      return view === undefined ? [] : [{ goods: goodsWire(view), number }]
    }),
  }
}

export async function addPlan(deps: Deps, memberId: number, words: PlanWords, clientKey: string): Promise<PlanWire> {
  const call = { memberId, route: 'POST /api/plan', key: clientKey, request: words }
  const { id: added } = await once(deps, call, async (tx) => {
    if ((await countPlans(tx.db, memberId)) >= PLANS_MAX) throw invalid('name', `最多保存 ${PLANS_MAX} 份采购计划，请先删除不用的`)
    const id = await insertPlan(tx.db, memberId, words.name, tx.clock.now())
    await writeLines(tx, memberId, id, words.lines)
    return { id }
  })
  return readPlan(deps, memberId, added)
}

/** Saved whole, by whoever sees it, unless somebody saved it since it was read; once per key, so that a lost answer is no such somebody. */
export async function savePlan(
  deps: Deps,
  memberId: number,
  { id, version, ...words }: PlanWords & { readonly id: number; readonly version: number },
  clientKey: string,
): Promise<PlanWire> {
  const call = { memberId, route: 'PUT /api/plan/{id}', key: clientKey, request: { id, version, words } }
  await once(deps, call, async (tx) => {
    await existing(tx, memberId, id)
    if (!(await nextVersion(tx.db, id, version, { name: words.name, now: tx.clock.now() })))
      throw refused('STATE_CHANGED', {}, { sentence: '这份计划已在别处保存过，请载入最新内容后再改' })
    await writeLines(tx, memberId, id, words.lines)
    return {}
  })
  return readPlan(deps, memberId, id)
}

async function writeLines(tx: Deps, memberId: number, id: number, lines: readonly PlanLine[]): Promise<void> {
  const ids = lines.map(({ goodsId }) => goodsId)
  if (lines.length > QUICK_ROWS_MAX) throw invalid('lines', `一份计划最多 ${QUICK_ROWS_MAX} 种商品`)
  if (new Set(ids).size < ids.length) throw invalid('lines', '同一商品只能列一次')
  const known = await goodsByIds(tx.db, ids, await memberView(tx, memberId), tx.clock.now())
  if (known.size < ids.length) throw invalid('lines', '有商品不存在，请移除后再保存')
  await replaceLines(tx.db, id, lines)
}

/** Only the shop that made it says whether the owner's other shops use it too. */
export function sharePlan(deps: Deps, memberId: number, id: number, isShared: boolean): Promise<PlanWire> {
  return inTransaction(deps, async (tx) => {
    await ownOf(tx, memberId, id)
    await setShared(tx.db, id, isShared)
    return readPlan(tx, memberId, id)
  })
}

export function removePlan(deps: Deps, memberId: number, id: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    await ownOf(tx, memberId, id)
    await deletePlan(tx.db, id)
  })
}

async function existing({ db }: Deps, memberId: number, id: number): Promise<PlanRow> {
  const row = await findPlan(db, memberId, id)
  if (row === null) throw missing()
  return row
}

async function ownOf(deps: Deps, memberId: number, id: number): Promise<void> {
  const { member_id: maker, company } = await existing(deps, memberId, id)
  if (maker !== memberId) throw refused('MEMBER_DENIED', {}, { sentence: `这份计划由${company}建立，只能在该门店删除或取消共用` })
}
