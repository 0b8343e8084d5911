import type { LicenceKind } from '../../db/tables/company.ts'
import type { CompanyPaperKind, GoodsPaperKind } from '../../db/tables/dossier.ts'
import type { Day } from '../../db/tables/identity.ts'

interface PaperWords {
  readonly name: string
  /** What happens when it has lapsed. */
  readonly lapse: string
}

const NEXT = '到期后资料包中标为已过期；登记新版后会发消息告知已索取的门店'

/** In the order in which lists and archives show them. */
export const COMPANY_PAPERS: Readonly<Record<CompanyPaperKind, PaperWords>> = {
  mandate: { name: '销售人员授权委托书', lapse: '到期后该业务员不能再代表本公司办理业务，须凭新委托书' },
  seal: { name: '印章及随货同行单样式', lapse: NEXT },
  quality: { name: '质量保证协议', lapse: '到期后请与客户经理续签，期间资料包中标为已过期' },
  account: { name: '开户与开票资料', lapse: NEXT },
  company_other: { name: '其他企业资料', lapse: NEXT },
}
export const GOODS_PAPERS: Readonly<Record<GoodsPaperKind, PaperWords>> = {
  approval: { name: '药品批准证明文件', lapse: '到期后停止购进此品种，再注册批准后登记新版' },
  maker: { name: '生产企业资质', lapse: NEXT },
  standard: { name: '质量标准', lapse: NEXT },
  package: { name: '包装、标签与说明书', lapse: NEXT },
  goods_other: { name: '其他品种资料', lapse: NEXT },
  lab_report: { name: '药检报告', lapse: NEXT },
}
export const COMPANY_PAPER_KINDS = Object.keys(COMPANY_PAPERS) as readonly CompanyPaperKind[]
export const GOODS_PAPER_KINDS = Object.keys(GOODS_PAPERS) as readonly GoodsPaperKind[]

/** Orders stop without them (LICENCE_LAPSED); the others only make the shop's file incomplete. */
const STOPS: Readonly<Partial<Record<LicenceKind, string>>> = {
  drug: '药品与中药饮片',
  device_permit: '三类医疗器械',
  device_filing: '二类医疗器械',
  food: '食品',
}
export function licenceLapse(kind: LicenceKind): string {
  const stopped = STOPS[kind]
  return stopped === undefined ? NEXT : `到期未换证，本商城自动停止接受${stopped}的订单；已下的订单照常发货`
}

/** Papers that lapse within so many days are told of. */
export const LAPSING_DAYS = 60
export const STANDINGS = ['valid', 'lapsing', 'lapsed'] as const
export type Standing = (typeof STANDINGS)[number]

const DAY_MS = 86_400_000

/** On its last day a paper is valid and has none left. */
export const daysLeft = (expiresOn: Day | null, day: Day): number | null =>
  expiresOn === null ? null : Math.round((Date.parse(expiresOn) - Date.parse(day)) / DAY_MS)

export function standingOf(left: number | null): Standing {
  if (left === null || left > LAPSING_DAYS) return 'valid'
  return left < 0 ? 'lapsed' : 'lapsing'
}
