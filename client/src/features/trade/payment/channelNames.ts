import type { PaymentChannel } from '../../../__generated__/useStartPaymentMutation.graphql.ts'

type Known = Exclude<PaymentChannel, '%future added value'>

/** The ways money comes in, in the buyer's words. */
export const channelNames: Readonly<Record<Known, { readonly name: string; readonly hint: string }>> = {
  SANDBOX: { name: '模拟收银台', hint: '演示环境，不会真实扣款' },
  WECHAT: { name: '微信支付', hint: '用微信扫码付款' },
  ALIPAY: { name: '支付宝', hint: '跳转支付宝付款' },
  UNIONPAY: { name: '银联支付', hint: '跳转银联付款' },
  TRANSFER: { name: '银行汇款', hint: '对公转账' },
}

export function channelName(channel: string): string {
  return Object.entries(channelNames).find(([key]) => key === channel)?.[1].name ?? '在线支付'
}
