import type { AfterSaleStatus, AfterSaleType } from '../../db/tables/afterSale.ts'

export const TYPES: readonly AfterSaleType[] = [
  'refund_only',
  'return_refund',
  'exchange',
  'reship',
  'documents',
  'lab_report',
  'goods_dossier',
  'company_dossier',
]

export const TYPE_TEXTS: Readonly<Record<AfterSaleType, string>> = {
  refund_only: '仅退款',
  return_refund: '退货退款',
  exchange: '换货',
  reship: '补发',
  documents: '补单据',
  lab_report: '补药检报告',
  goods_dossier: '首营品种资料',
  company_dossier: '首营企业资料',
}

export const STATUS_TEXTS: Readonly<Record<AfterSaleStatus, string>> = {
  applied: '待审核',
  approved: '已同意',
  rejected: '已拒绝',
  cancelled: '已撤销',
  returning: '退货途中',
  received: '仓库已收货',
  resent: '已补发',
  refunding: '退款中',
  done: '已完成',
}

/** While in one of these, its units are not there for another application. */
export const CLAIMING: readonly AfterSaleStatus[] = ['applied', 'approved', 'returning', 'received', 'resent']

const GOODS: ReadonlySet<AfterSaleType> = new Set(['refund_only', 'return_refund', 'exchange', 'reship'])
const MONEY: ReadonlySet<AfterSaleType> = new Set(['refund_only', 'return_refund'])
const SENT_BACK: ReadonlySet<AfterSaleType> = new Set(['return_refund', 'exchange'])

/** Speaks of units of lines; the others ask for papers. */
export const isOfGoods = (type: AfterSaleType): boolean => GOODS.has(type)
export const givesMoney = (type: AfterSaleType): boolean => MONEY.has(type)
export const isSentBack = (type: AfterSaleType): boolean => SENT_BACK.has(type)

export const REASONS = [
  '少发漏发',
  '发错商品',
  '包装破损',
  '商品质量问题',
  '近效期或批号不符',
  '资料缺失或有误',
  '买错或多买',
  '其他',
] as const

export type AfterSaleAction = 'cancel' | 'ship' | 'receive'

/** What the buyer may do with it now. */
export function actionsOf({
  type,
  status,
  is_whole: isWhole,
}: {
  readonly type: AfterSaleType
  readonly status: AfterSaleStatus
  readonly is_whole: boolean
}): AfterSaleAction[] {
  if (status === 'resent') return ['receive']
  if (status === 'approved') return isSentBack(type) ? ['ship', 'cancel'] : []
  return status === 'applied' && !isWhole ? ['cancel'] : []
}
