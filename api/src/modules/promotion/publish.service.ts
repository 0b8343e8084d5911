import { draftRules, type PromotionDraft } from 'rules/drafts'
import type { Facts, Problem } from 'rules/kinds/draft'
import { overlaps, type Overlap } from 'rules/publish'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { storedKind } from './kinds.ts'
import {
  findFacts,
  findLowestPrice,
  findNeighbours,
  insertPromotion,
  insertVersion,
  stopPromotion,
  updatePromotion,
} from './publish.repo.ts'
import { Unpublishable } from './unpublishable.ts'

export interface Published {
  readonly id: number
  readonly version: number
  /** Other promotions of the kind that cover the same goods at the same time: allowed, but staff should know. */
  readonly overlaps: readonly Overlap[]
}

/** Brings a promotion into force, or a new version of it; what the checks find wrong is thrown as `Unpublishable`, and nothing written. */
export function publishPromotion(deps: Deps, draft: PromotionDraft): Promise<Published> {
  return inTransaction(deps, async (tx) => {
    const rules = draftRules(draft)
    const stored = storedKind(draft.kind)
    const facts = await factsFor(tx, draft)
    const problems = await draftProblems(tx, draft, facts)
    if (problems.length > 0) throw new Unpublishable(problems)
    const now = tx.clock.now()
    const columns = stored.columns(draft as never)
    const row =
      draft.id === undefined ? await insertPromotion(tx.db, draft, columns, now) : await updatePromotion(tx.db, draft.id, draft, columns)
    if (row === null) throw notFound('活动不存在')
    await stored.write(tx.db, row.id, draft as never, (goodsId) => facts.goods.get(goodsId)?.ck ?? 0)
    await insertVersion(tx.db, row.id, row.version, draft, now)
    await audit(tx, 'promotion.publish', row.id, { version: row.version, kind: draft.kind, name: draft.name })
    const neighbours = rules.reportsOverlaps ? await findNeighbours(tx.db, draft.kind, draft) : []
    return { ...row, overlaps: overlaps(neighbours).filter(({ first, second }) => first === row.id || second === row.id) }
  })
}

/** Ends a promotion at once; orders that used it keep what they got. */
export function endPromotion(deps: Deps, id: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    if (!(await stopPromotion(tx.db, id))) throw notFound('活动不存在')
    await audit(tx, 'promotion.end', id)
  })
}

function audit(tx: Deps, action: string, id: number, after?: unknown): Promise<void> {
  return insertAudit(tx.db, { accountId: null, memberId: null, action, object: `promotion:${id}`, after, now: tx.clock.now() })
}

async function factsFor({ db }: Deps, draft: PromotionDraft): Promise<Facts> {
  const rules = draftRules(draft)
  const goods = await findFacts(db, [...new Set(rules.goods(draft))])
  return {
    goods: new Map(goods.map((fact) => [fact.id, fact])),
    busy: new Set(await storedKind(draft.kind).findBusy(db, rules.exclusive(draft), draft)),
    lowestPrice: await findLowestPrice(db),
  }
}

/** Everything that forbids publishing the draft now, in words that say which row is meant. */
export async function draftProblems(tx: Deps, draft: PromotionDraft, known?: Facts): Promise<readonly Problem[]> {
  const rules = draftRules(draft)
  const facts = known ?? (await factsFor(tx, draft))
  const wrong = [...timeProblems(draft), ...rules.problems(draft, facts)]
  const problems = wrong.length > 0 || draft.id === undefined ? wrong : await newVersionProblems(tx, draft.id, draft)
  return problems.map((problem) => {
    const name = problem.code === 'TIMES' ? null : rules.rowName(draft, problem, facts)
    return name === null ? problem : { ...problem, message: `${name}：${problem.message}` }
  })
}

function timeProblems({ startsAt, endsAt }: PromotionDraft): Problem[] {
  return endsAt <= startsAt ? [{ code: 'TIMES', index: 0, message: '结束时间须晚于开始时间' }] : []
}

/** A new version names everything that was published before, and offers no less of it in all than is gone. */
async function newVersionProblems({ db }: Deps, id: number, draft: PromotionDraft): Promise<Problem[]> {
  if (draftRules(draft).isFinal) return [FINAL]
  const gone = new Map((await storedKind(draft.kind).lockTaken(db, id)).map(({ key, taken }) => [String(key), taken]))
  const totals = draftRules(draft).totals(draft)
  const named = new Set(totals.map(({ key }) => key))
  if ([...gone.keys()].some((key) => !named.has(key))) return [ROW_MISSING]
  return totals.flatMap(({ key, total }, index) => {
    const taken = gone.get(key) ?? 0
    return total === null || total >= taken ? [] : [{ code: 'TOTAL_TAKEN', index, message: `总量不得少于已售出或已赠出的 ${taken}` }]
  })
}

const FINAL: Problem = { code: 'FINAL', index: 0, message: '该类活动发布后不可修改' }
const ROW_MISSING: Problem = { code: 'ROW_MISSING', index: 0, message: '新版本须保留已发布的商品或组合' }
