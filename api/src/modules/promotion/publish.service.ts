import { overlaps, type Overlap } from 'rules/publish'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { findBusyAddons, putAddons } from './addon.repo.ts'
import { goodsOfDraft, type PromotionDraft } from './draft.ts'
import {
  countDropped,
  findBusyFlash,
  findFacts,
  findNeighbours,
  insertPromotion,
  insertVersion,
  lockTaken,
  putCombos,
  putFlash,
  putGifts,
  replaceTiers,
  stopPromotion,
  updatePromotion,
} from './publish.repo.ts'
import { draftProblems, totalProblems, type FactsById } from './publishChecks.ts'
import { namedProblems } from './rowNames.ts'
import { Unpublishable } from './unpublishable.ts'

export interface Published {
  readonly id: number
  readonly version: number
  /** Other promotions of the kind that cover the same goods at the same time: allowed, but staff should know. */
  readonly overlaps: readonly Overlap[]
}

/** Puts a promotion into force, or a new version of it. What the checks find wrong is thrown as `Unpublishable` and nothing is written. */
export function publishPromotion(deps: Deps, draft: PromotionDraft): Promise<Published> {
  return inTransaction(deps, async (tx) => {
    const goods: FactsById = new Map((await findFacts(tx.db, [...new Set(goodsOfDraft(draft))])).map((one) => [one.id, one]))
    const busy = await findBusy(tx, draft)
    const problems = draftProblems(draft, goods, new Set(busy))
    if (problems.length > 0) throw new Unpublishable(namedProblems(draft, goods, problems))
    const now = tx.clock.now()
    const row = draft.id === undefined ? await insertPromotion(tx.db, draft, now) : await updatePromotion(tx.db, draft.id, draft)
    if (row === null) throw notFound('活动不存在')
    if ((await countDropped(tx.db, row.id, draft)) > 0)
      throw new Unpublishable([{ code: 'ROW_MISSING', index: 0, message: '新版本须保留已发布的商品或组合' }])
    const short = totalProblems(draft, await lockTaken(tx.db, row.id, draft.kind))
    if (short.length > 0) throw new Unpublishable(namedProblems(draft, goods, short))
    await writeContent(tx, row.id, draft, goods)
    await insertVersion(tx.db, row.id, row.version, draft, now)
    const neighbours = draft.kind === 'manjian' || draft.kind === 'discount' ? await findNeighbours(tx.db, draft.kind, draft) : []
    return { ...row, overlaps: overlaps(neighbours).filter((one) => one.first === row.id || one.second === row.id) }
  })
}

/** Ends a promotion at once; orders that used it keep what they got. */
export async function endPromotion(deps: Deps, id: number): Promise<void> {
  if (!(await stopPromotion(deps.db, id))) throw notFound('活动不存在')
}

/** Goods that another promotion of the kind has at the same time, where only one may. */
async function findBusy(tx: Deps, draft: PromotionDraft): Promise<number[]> {
  if (draft.kind === 'flash') return findBusyFlash(tx.db, goodsOfDraft(draft), draft)
  return draft.kind === 'addon'
    ? findBusyAddons(
        tx.db,
        draft.items.map((item) => item.goodsId),
        draft,
      )
    : []
}

async function writeContent(tx: Deps, id: number, draft: PromotionDraft, goods: FactsById): Promise<void> {
  const ckOf = (goodsId: number) => goods.get(goodsId)?.ck_id ?? 0
  switch (draft.kind) {
    case 'manjian':
      return replaceTiers(
        tx.db,
        id,
        draft.tiers.map((tier) => ({ full: tier.full, minus: tier.minus, bp: null })),
        draft.goodsIds,
      )
    case 'discount':
      return replaceTiers(
        tx.db,
        id,
        draft.tiers.map((tier) => ({ full: tier.full, minus: null, bp: tier.bp })),
        draft.goodsIds,
      )
    case 'gift':
      return putGifts(tx.db, id, draft.rules)
    case 'flash':
      return putFlash(tx.db, id, draft.items, ckOf)
    case 'combo':
      return putCombos(tx.db, id, draft.combos, ckOf)
    case 'addon':
      return putAddons(tx.db, id, draft, ckOf)
  }
}
