import type { ShopStanding } from '../../../__generated__/BuyerNotice_query.graphql.ts'
import { type Path, paths } from '../../../navigation/paths.ts'

export interface StandingWords {
  readonly tone: 'green' | 'amber' | 'red'
  readonly short: string
  /** What keeps the shop from buying. */
  readonly sentence?: string
  /** The way on; a shop that is stopped can only ask. */
  readonly way?: readonly [words: string, href: Path]
}

const review = paths.registerStep(3)
const WORDS: Readonly<Record<string, StandingWords>> = {
  PAPERS_MISSING: {
    tone: 'amber',
    short: '待交证照',
    sentence: '资质证照还没交齐，交齐并审核通过后即可购买',
    way: ['去提交证照', review],
  },
  PENDING: { tone: 'amber', short: '资质审核中', sentence: '您的资质尚未审核通过，审核通过后即可购买', way: ['查看审核进度', review] },
  REJECTED: { tone: 'red', short: '资质未通过', sentence: '您的资质未审核通过，请更换证照后重新提交', way: ['去更换证照', review] },
  FROZEN: { tone: 'red', short: '账号已停用', sentence: '账号已停用，请联系客户经理' },
  PAPER_LAPSED: {
    tone: 'red',
    short: '证照已过期',
    sentence: '您的资质证照已过期，请更新后再购买',
    way: ['去更新证照', paths.certificates()],
  },
}

/** How a shop stands, in the same words wherever it is told. */
export const standingWords = (standing: ShopStanding): StandingWords => WORDS[standing] ?? { tone: 'green', short: '已认证' }
