import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { reviewState } from '../account-entry/register.service.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findMember } from '../user/user.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tellOfReview } from '../message/tellings.ts'
import { CERTIFICATE_NAMES } from '../user/memberGate.ts'
import { findWaiting, knownScopes, lockMember, replaceScopes, setReview } from './shop.repo.ts'

export interface Judgement {
  readonly agree: boolean
  readonly note: string | null
  /** What the shop may trade in from now on; null leaves it as it was. */
  readonly scopes: readonly string[] | null
  readonly validTo: string | null
}

export interface WaitingShop {
  readonly id: string
  readonly company: string
  readonly kind: string
  readonly papers_missing: string[]
  readonly papers_pending: string[]
}

/** Shops nobody has judged yet, with what is still missing of each. */
export async function waitingShops(deps: Deps, limit: number): Promise<WaitingShop[]> {
  const shops: WaitingShop[] = []
  for (const { id, company, kind } of await findWaiting(deps.db, limit)) {
    const { needed } = await reviewState(deps, id)
    const named = (...states: string[]): string[] =>
      needed.filter(({ status }) => states.includes(status)).map((paper) => CERTIFICATE_NAMES[paper.kind])
    shops.push({ id: String(id), company, kind, papers_missing: named('missing', 'rejected', 'expired'), papers_pending: named('pending') })
  }
  return shops
}

const REFUSED_SHOP = '资质审核未通过，请核对店铺信息和证照后重新提交'

/** Judged once while it waits; a shop that was refused waits again when it has changed what it says of itself. */
export async function judgeMember(
  deps: Deps,
  memberId: number,
  call: { readonly staff: string; readonly clientKey: string },
  judgement: Judgement,
): Promise<'passed' | 'rejected'> {
  if ((await findMember(deps.db, memberId)) === null) throw notFound('会员不存在')
  const { agree, scopes, validTo } = judgement
  if (scopes !== null && (await knownScopes(deps.db, scopes)) !== scopes.length) throw invalid('scopes', '经营范围代码不存在')
  return once(
    deps,
    { memberId, route: 'erp member.review', key: call.clientKey, request: { staff: call.staff, judgement } },
    async (tx) => {
      const before = await lockMember(tx.db, memberId)
      if (before.review !== 'pending' && before.review !== 'rejected') throw refused('STATE_CHANGED')
      const review = agree ? 'passed' : 'rejected'
      await setReview(tx.db, memberId, review, agree ? null : (judgement.note ?? REFUSED_SHOP))
      if (agree && scopes !== null) await replaceScopes(tx.db, memberId, scopes, validTo)
      await insertAudit(tx.db, {
        accountId: null,
        memberId,
        action: 'member.review',
        object: `member:${memberId}`,
        before,
        after: { staff: call.staff, judgement },
        now: tx.clock.now(),
      })
      await tellOfReview(tx, memberId, judgement)
      return review
    },
  )
}
