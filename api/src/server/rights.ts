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
