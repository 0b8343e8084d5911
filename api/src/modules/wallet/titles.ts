import type { LedgerLine } from '../ledger/lines.repo.ts'

/** What an entry is called, by why it was posted. */
const TITLES: Readonly<Record<string, string>> = {
  order_pay: '支付订单',
  order_return: '订单退回',
  recharge: '充值',
  withdraw: '提现',
  withdraw_return: '提现退回',
  voucher_grant: '收到现金券',
  cashback: '返现',
  order_points: '购物返积分',
  points_back: '退货扣回积分',
  voucher_expire: '现金券过期',
  points_exchange: '积分兑换礼品',
  points_gift: '赠送积分',
  draw_prize: '抽奖获得',
}

export function entryTitle({ reason, voucher_reason: given }: Pick<LedgerLine, 'reason' | 'voucher_reason'>): string {
  return (reason === 'voucher_expire' ? null : given) ?? TITLES[reason] ?? '其他'
}

export type UseType = 'recharge' | 'pay' | 'refund' | 'withdraw'

/** How the balance's log is filtered (use_type). */
export const USE_TYPES: Readonly<Record<UseType, readonly string[]>> = {
  recharge: ['recharge'],
  pay: ['order_pay'],
  refund: ['order_return'],
  withdraw: ['withdraw', 'withdraw_return'],
}

export function useTypeOf(reason: string): UseType | 'other' {
  return (['recharge', 'pay', 'refund', 'withdraw'] as const).find((type) => USE_TYPES[type].includes(reason)) ?? 'other'
}
