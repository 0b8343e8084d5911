import type { MessageType, SendingChannel } from '../../db/tables/message.ts'

interface KindTerms {
  readonly type: MessageType
  readonly title: string
  /** By which channels somebody hears of it who has chosen nothing. */
  readonly channels: readonly SendingChannel[]
  /** Told by night too. */
  readonly isUrgent?: true
  /** What a mail of an order leads to, each with the path before the order's id; else the message's own page. */
  readonly links?: readonly (readonly [words: string, path: string])[]
}

export const CHANNELS: readonly SendingChannel[] = ['sms', 'mail', 'wechat']
export const CHANNEL_NAMES: Readonly<Record<SendingChannel, string>> = { sms: '短信', mail: '邮件', wechat: '微信' }

const QUIET = ['mail', 'wechat'] as const

/** Every kind of message. Advertising goes nowhere unasked, and by SMS only what costs the shop its right to buy. */
export const MESSAGE_KINDS = {
  order_paid: { type: 'order', title: '付款成功', channels: ['wechat'] },
  order_shipped: {
    type: 'order',
    title: '订单发货',
    channels: QUIET,
    links: [
      ['查看订单，下载追溯码、随货同行单与收货数据', '/order/info/'],
      ['收货核对，逐盒扫码', '/order/receive/'],
    ],
  },
  order_closed: { type: 'order', title: '订单取消、关闭或缺货', channels: QUIET },
  order_received: { type: 'order', title: '收货与返现', channels: [] },
  after_sale: { type: 'order', title: '退款与售后', channels: QUIET },
  receipt: { type: 'order', title: '麻黄碱回执', channels: CHANNELS },
  paper_decided: { type: 'cert', title: '资质审核结果', channels: QUIET },
  paper_lapsing: { type: 'cert', title: '证件到期', channels: CHANNELS },
  promotion: { type: 'promo', title: '优惠活动与新券', channels: [] },
  coupon_lapsed: { type: 'promo', title: '优惠券到期', channels: [] },
  goods_arrival: { type: 'notice', title: '到货', channels: QUIET },
  goods_price: { type: 'notice', title: '降价', channels: QUIET },
  recall: { type: 'notice', title: '药品召回', channels: CHANNELS, isUrgent: true },
  dossier: { type: 'cert', title: '首营资料新版', channels: ['mail'] },
  money: { type: 'notice', title: '充值、提现与现金券', channels: QUIET },
  draw: { type: 'notice', title: '抽奖', channels: ['wechat'] },
  service: { type: 'notice', title: '求购、供应与反馈的回复', channels: ['mail'] },
  access: { type: 'notice', title: '账号与权限', channels: QUIET, isUrgent: true },
  announcement: { type: 'notice', title: '公告', channels: [] },
} as const satisfies Record<string, KindTerms>

export type MessageKind = keyof typeof MESSAGE_KINDS
export const KIND_NAMES = Object.keys(MESSAGE_KINDS) as readonly MessageKind[]
/** After the address of an order: it has the papers of first business that were chosen at its checkout. */
export const DOSSIER = '#dossier'

/** The pages that a mail leads to, with what it says of them. */
export function linksOf(kind: MessageKind, url: string | null): readonly (readonly [words: string, path: string])[] {
  const [, id, dossier] = /^\/order\/info\/(\d+)(#dossier)?$/.exec(url ?? '') ?? []
  const links = id === undefined ? undefined : termsOf(kind).links
  if (links === undefined) return [['查看详情', url ?? '/wdxx']]
  const papers: [string, string][] = dossier === undefined ? [] : [['下载随货首营资料（ZIP）', url ?? '']]
  return [...links.map(([words, path]): [string, string] => [words, `${path}${id}`]), ...papers]
}

export const termsOf = (kind: MessageKind): KindTerms => MESSAGE_KINDS[kind]
