import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findFacts } from '../promotion/publish.repo.ts'
import type { GoodsFacts } from '../promotion/publishChecks.ts'
import { Unpublishable, type Problem } from '../promotion/unpublishable.ts'
import { insertSale, type NewSale } from '../promotion/group.repo.ts'

/** Puts a group purchase into force. It is never edited afterwards: teams were promised its tiers. */
export function publishGroup(deps: Deps, sale: NewSale): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const [goods] = await findFacts(tx.db, [sale.goodsId])
    const problems = groupProblems(sale, goods)
    if (goods === undefined || problems.length > 0) throw new Unpublishable(problems)
    return insertSale(tx.db, sale, goods.ck_id, tx.clock.now())
  })
}

function groupProblems({ tiers, membersMax, unitsMax, perMember, startsAt, endsAt }: NewSale, goods: GoodsFacts | undefined): Problem[] {
  if (goods === undefined) return [{ code: 'GOODS_UNKNOWN', index: 0, message: '商品不存在' }]
  const problems: Problem[] = []
  const least = Math.max(goods.zbz, goods.min_qty)
  if (endsAt <= startsAt) problems.push({ code: 'TIMES', index: 0, message: '结束时间须晚于开始时间' })
  if (goods.is_eph) problems.push({ code: 'GROUP_EPHEDRINE', index: 0, message: '含麻黄碱类商品不得参与抱团' })
  if (tiers.length === 0) problems.push({ code: 'GROUP_TIERS', index: 0, message: '请至少设置一档抱团价' })
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1]
    if (before !== undefined && tier.number <= before.number) problems.push({ code: 'TIERS_NOT_RISING', index, message: '数量须逐级升高' })
    if (tier.price >= (before?.price ?? goods.base_price))
      problems.push({ code: 'LADDER_NOT_FALLING', index, message: '抱团价须低于基础价且逐级降低' })
    if (tier.price * 2 < goods.base_price) problems.push({ code: 'GROUP_HALF', index, message: '抱团价不得低于基础价的一半' })
  }
  if (membersMax < 2) problems.push({ code: 'GROUP_MEMBERS', index: 0, message: '每团至少两家' })
  if (perMember < least || perMember > unitsMax)
    problems.push({ code: 'GROUP_NUMBER', index: 0, message: '每店限购须不少于起购量且不超过每团总量' })
  return problems
}
