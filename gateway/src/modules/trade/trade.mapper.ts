import type {
  Payment,
  PaymentChannel,
  PaymentKind,
  PayMode,
  PayStatus,
  Trade,
  TradeOrder,
  TransferAccount,
  TransferProof,
  TransferProofStatus,
} from '../../generated/resolvers-types.ts'
import type { RestPayment, RestTrade, RestTradeOrder, RestTransferAccount, RestTransferProof } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImage } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { orderStatuses } from './orderStatuses.ts'

export type TradeOrderModel = Omit<TradeOrder, 'order'>
export type TradeModel = Omit<Trade, 'orders'> & { readonly orders: readonly TradeOrderModel[] }

export const payModes: Readonly<Record<string, PayMode>> = { online: 'ONLINE', transfer: 'TRANSFER' }
export const paymentChannels: Readonly<Record<string, PaymentChannel>> = {
  sandbox: 'SANDBOX',
  wechat: 'WECHAT',
  alipay: 'ALIPAY',
  unionpay: 'UNIONPAY',
  transfer: 'TRANSFER',
}
const payStatuses: Readonly<Record<string, PayStatus>> = {
  unpaid: 'UNPAID',
  paid: 'PAID',
  closed: 'CLOSED',
  part_refunded: 'PART_REFUNDED',
  refunded: 'REFUNDED',
}
const proofStatuses: Readonly<Record<string, TransferProofStatus>> = {
  submitted: 'SUBMITTED',
  replaced: 'REPLACED',
  confirmed: 'CONFIRMED',
  rejected: 'REJECTED',
}
export const paymentKinds: Readonly<Record<string, PaymentKind>> = { qr: 'QR', form: 'FORM', none: 'PAID' }

export function toTrade(body: unknown): TradeModel {
  const trade = new Row<RestTrade>(body, 'trade')
  const tradeID = trade.id('trade_id')
  return {
    id: toGlobalId('Trade', tradeID),
    tradeID,
    tradeNo: trade.text('trade_no'),
    payStatus: trade.oneOf('pay_status', payStatuses),
    payMode: trade.oneOf('pay_mode', payModes),
    payable: trade.money('payable'),
    due: trade.money('due'),
    payDueAt: trade.moment('pay_until'),
    channels: trade.list('channels', toChannel).filter((channel) => channel !== null),
    orders: trade.list('orders', toTradeOrder),
    transferAccount: trade.optionalObject('transfer_account', toTransferAccount),
    transferProof: trade.optionalObject('transfer_proof', toTransferProof),
  }
}

export function toPayment(body: unknown): Payment {
  const payment = new Row<RestPayment>(body, 'payment')
  const paymentID = payment.id('payment_id')
  return {
    id: toGlobalId('Payment', paymentID),
    paymentID,
    channel: payment.oneOf('channel', paymentChannels),
    kind: payment.oneOf('kind', paymentKinds),
    amount: payment.money('amount'),
    qr: payment.optionalText('qr'),
    qrImage: toImage(payment.optionalText('qr_image'), '付款二维码'),
    url: toWebUrl(payment.optionalText('url') ?? ''),
    expiresAt: payment.moment('expires_at'),
  }
}

function toTransferAccount(body: unknown): TransferAccount {
  const account = new Row<RestTransferAccount>(body, 'trade.transfer_account')
  return { name: account.text('name'), bank: account.text('bank'), number: account.text('number') }
}

function toTransferProof(body: unknown): TransferProof {
  const proof = new Row<RestTransferProof>(body, 'trade.transfer_proof')
  return {
    status: proof.oneOf('status', proofStatuses),
    bank: proof.text('bank'),
    amount: proof.money('amount'),
    reason: proof.optionalText('reason'),
    submittedAt: proof.moment('at'),
  }
}

function toTradeOrder(body: unknown): TradeOrderModel {
  const order = new Row<RestTradeOrder>(body, 'trade.orders')
  return {
    orderID: order.id('id'),
    orderNo: order.text('no'),
    status: order.oneOf('status', orderStatuses),
    statusText: order.text('status_text'),
    payable: order.money('payable'),
  }
}

/** A channel this gateway has no name for is not offered. */
export function toChannel(name: unknown): PaymentChannel | null {
  return typeof name === 'string' && Object.hasOwn(paymentChannels, name) ? (paymentChannels[name] ?? null) : null
}
