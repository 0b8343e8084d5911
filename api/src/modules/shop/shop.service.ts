import { inTransaction } from '../../db/transaction.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { onlyOne } from '../user/onlyOne.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { answered, onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { findLoginByPhone, takeAccount } from '../auth/auth.repo.ts'
import type { Session } from '../../server/session.ts'
import { saveProfile } from './invoiceProfile.repo.ts'
import type { InvoiceBuyer } from './invoiceBuyer.ts'
import { checkCode } from '../sms/sms.service.ts'
import {
  findCards,
  findOwned,
  findRole,
  joinShop,
  leaveShop,
  lockMember,
  setReview,
  updateShop,
  type ShopCard,
  type ShopFields,
} from './shop.repo.ts'

export const TAKEN = {
  company: '该企业名称已被其他门店使用，如有疑问请联系客服',
  licence_no: '该营业执照号已被其他门店使用，如有疑问请联系客服',
} as const

/** Papers that lapse within so many days ask for attention. */
const SOON_DAYS = 30

/** What the shop says of itself. Another name or another licence is another company until the office has seen its papers. */
export function saveShop(
  deps: Deps,
  { accountId, memberId }: Pick<Session, 'accountId' | 'memberId'>,
  fields: ShopFields,
  invoice: InvoiceBuyer | null,
): Promise<void> {
  return onlyOne(
    inTransaction(deps, async (tx) => {
      const before = await lockMember(tx.db, memberId)
      const isOther = before.company !== fields.company || (before.licence_no !== null && before.licence_no !== fields.licence_no)
      await updateShop(tx.db, memberId, fields)
      if (isOther && before.review !== 'frozen') await setReview(tx.db, memberId, 'pending', null)
      if (invoice !== null) await saveProfile(tx, memberId, invoice)
      await insertAudit(tx.db, {
        accountId,
        memberId,
        action: 'shop.save',
        object: `member:${memberId}`,
        // Names, phones and numbers of a person are not kept for good.
        before: { company: before.company, review: before.review },
        after: { company: fields.company },
        now: tx.clock.now(),
      })
    }),
    TAKEN,
  )
}

export function cards(deps: Deps, accountId: number): Promise<ShopCard[]> {
  const soon = new Date(deps.clock.now().getTime() + SOON_DAYS * 86_400_000)
  return findCards(deps.db, accountId, today(soon))
}

/** Whoever holds the phone of another account may let this one buy for the shops it answers for. */
export async function addShops(
  deps: Deps,
  { accountId, memberId }: Session,
  { clientKey, ...given }: { phone: string; code: string; address: string; role: 'buyer' | 'finance'; clientKey: string | null },
): Promise<void> {
  const { phone, code, role } = given
  const call = { memberId, route: 'POST /api/shop/multi', key: clientKey, request: { accountId, phone, code, role } }
  if ((await answered(deps, call)) !== null) return
  await checkCode(deps, { ...given, scene: 'shop' })
  const other = await findLoginByPhone(deps.db, phone)
  if (other === null) throw refused('CODE_WRONG')
  if (other.accountId === accountId) throw invalid('phone', '这是您自己的手机号，请填写另一门店账号的手机号')
  await onceIfKeyed(deps, call, async (tx) => {
    await takeAccount(tx.db, accountId)
    const added: number[] = []
    for (const id of await findOwned(tx.db, other.accountId)) if (await joinShop(tx.db, accountId, id, role, tx.clock.now())) added.push(id)
    if (added.length === 0) throw invalid('phone', '该手机号名下的门店已全部添加')
    for (const id of added)
      await insertAudit(tx.db, {
        accountId,
        memberId,
        action: 'account.join_shop',
        object: `member:${id}`,
        after: { role },
        now: tx.clock.now(),
      })
    return {}
  })
}

/** A shop one was let into is given up; one's own, and the one just being bought for, are not. */
export function removeShop(deps: Deps, session: Session, shopId: number): Promise<void> {
  const { accountId, memberId } = session
  return inTransaction(deps, async (tx) => {
    await takeAccount(tx.db, accountId)
    const role = await findRole(tx.db, accountId, shopId)
    if (role === null) throw notFound('门店不存在')
    if (role === 'owner') throw refused('MEMBER_DENIED', {}, { sentence: '您是该门店的负责人，不能移除' })
    if (shopId === memberId) throw refused('STATE_CHANGED', {}, { sentence: '请先切换到其他门店，再移除该门店' })
    await leaveShop(tx.db, accountId, shopId, tx.clock.now())
    await insertAudit(tx.db, { accountId, memberId, action: 'account.leave_shop', object: `member:${shopId}`, now: tx.clock.now() })
  })
}
