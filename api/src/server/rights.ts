import type { MemberRole } from '../db/tables/identity.ts'

/** What a call needs beyond a session: to answer for the shop, to buy in its name, to move its balance by hand, to pay what was ordered, to take what is given away. */
export type Right = 'shop' | 'order' | 'funds' | 'pay' | 'benefit'

interface Terms {
  readonly roles: readonly MemberRole[]
  /** What the other roles are told. */
  readonly refusal: string
  /** What a frozen shop is told it may not do; null where it may. */
  readonly frozen: string | null
}

const ALL: readonly MemberRole[] = ['owner', 'buyer', 'finance']
export const ROLE_NAMES: Readonly<Record<MemberRole, string>> = { owner: '负责人', buyer: '采购', finance: '财务' }
const NOT_YOURS = '您的角色不能进行此操作，请联系负责人'

/** Who holds a right, and what a frozen shop may not do. All else, reading above all, is for each of the three roles and for frozen shops too. */
export const RIGHTS: Readonly<Record<Right, Terms>> = {
  shop: { roles: ['owner'], refusal: '只有门店负责人可以修改，请联系负责人', frozen: null },
  order: { roles: ['owner', 'buyer'], refusal: '您在本店的角色是财务，不能下单，请联系负责人或采购', frozen: '下单' },
  funds: { roles: ['owner', 'finance'], refusal: '您在本店的角色是采购，不能充值或提现，请联系负责人或财务', frozen: '充值或提现' },
  pay: { roles: ALL, refusal: NOT_YOURS, frozen: '付款' },
  benefit: { roles: ALL, refusal: NOT_YOURS, frozen: '领取优惠或参加抽奖' },
}

export const mayDo = (role: MemberRole, right: Right): boolean => RIGHTS[right].roles.includes(role)

/** For openapi.json: who holds the right. */
export function describeRight(right: Right): string {
  const { roles, frozen } = RIGHTS[right]
  const holders = roles === ALL ? '' : `，限${roles.map((role) => ROLE_NAMES[role]).join('、')}`
  return `${holders}${frozen === null ? '' : `，冻结的门店不能${frozen}`}`
}
