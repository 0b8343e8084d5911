import { isMobile, passwordProblem, usernameProblem } from 'rules/validators'
import type { Day, MemberKind, MemberReview } from '../../db/tables/identity.ts'
import { inTransaction } from '../../db/transaction.ts'
import { today, type Deps } from '../../deps.ts'
import { neededCertificates } from './neededCertificates.ts'
import { hashPassword } from '../auth/password.ts'
import { mayDo } from '../../server/rights.ts'
import { companyOf } from '../company/company.service.ts'
import { uploadUrl } from '../upload/upload.service.ts'
import type { MemberView } from './memberView.ts'
import {
  findMemberView,
  findUser,
  insertAccount,
  insertAccountMember,
  insertCertificates,
  insertManager,
  insertMember,
  insertScopes,
  type NewCertificate,
} from './user.repo.ts'
import type { UserState } from './user.schemas.ts'

export function memberView(deps: Deps, memberId: number): Promise<MemberView> {
  return findMemberView(deps.db, memberId, today(deps.clock.now()))
}

/** "138****0001": enough to know one's own number by. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

type Standing = UserState['standing']

/** What keeps the shop from buying: a review waits for nobody before the papers are in, a paper that lapsed stops one that has passed. */
function standingOf({ review, kind, papers }: Awaited<ReturnType<typeof findUser>>, day: Day): Standing {
  if (review === 'pending') {
    const isShort = neededCertificates(kind, papers, day).some(({ status }) => status === 'missing' || status === 'rejected')
    return isShort ? 'papers_missing' : 'pending'
  }
  if (review !== 'passed') return review
  const hasLapsed = papers.some(({ status, validTo }) => status === 'passed' && validTo !== null && validTo < day)
  return hasLapsed ? 'paper_lapsed' : 'approved'
}

export async function userState(deps: Deps, who: { accountId: number; memberId: number }): Promise<UserState> {
  const [row, { hot_line, qq1, qq2 }] = await Promise.all([findUser(deps.db, who.accountId, who.memberId), companyOf(deps)])
  return {
    member_id: String(row.member_id),
    username: row.username,
    name: row.name,
    phone: maskPhone(row.phone),
    company: row.company,
    face: row.face_key === null ? null : uploadUrl(row.face_key),
    rank: row.rank,
    admin: {
      name: row.manager_name ?? '客服中心',
      phone: row.manager_phone ?? hot_line,
      is_default: row.manager_default === false ? 0 : 1,
    },
    address: row.address,
    is_passed: row.review === 'passed' ? 1 : 0,
    standing: standingOf(row, today(deps.clock.now())),
    points: row.points,
    cart: row.cart_lines,
    message_count: row.unread,
    wechat: row.wechat,
    common_config: { hot_line, qq1, qq2 },
    quality_inspection: { quality_inspection_url: row.reports_url, msg: '质检报告请联系客户经理获取' },
    login_url: '/login',
    is_show_youx: row.has_preferred ? 1 : 0,
    is_special: row.eph_allowed ? 1 : 0,
    is_can_chat: row.manager_name === null ? 0 : 1,
    is_can_order: mayDo(row.role, 'order') ? 1 : 0,
    is_can_funds: mayDo(row.role, 'funds') ? 1 : 0,
    is_AfterSale: row.has_claimable ? 1 : 0,
  }
}

export interface NewMember {
  readonly company: string
  readonly kind: MemberKind
  readonly regionId: number
  readonly review: MemberReview
  readonly rank?: number
  readonly ephAllowed?: boolean
  readonly managerId?: number
  readonly address?: string
  readonly licenceNo?: string
  readonly contact?: string
  readonly phone?: string
  readonly scopes: readonly { readonly code: string; readonly validTo: Day | null }[]
  readonly certificates: readonly NewCertificate[]
}

/** A shop with its papers and scopes; registration and the demo's seed go through here. Returns its id. */
export function createMember(deps: Deps, member: NewMember): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const id = await insertMember(tx.db, {
      company: member.company,
      kind: member.kind,
      rank: member.rank ?? 1,
      region_id: member.regionId,
      review: member.review,
      eph_allowed: member.ephAllowed ?? false,
      manager_id: member.managerId ?? null,
      address: member.address ?? null,
      licence_no: member.licenceNo ?? null,
      contact: member.contact ?? null,
      phone: member.phone ?? null,
      created_at: tx.clock.now(),
    })
    await insertScopes(tx.db, id, member.scopes)
    await insertCertificates(tx.db, id, member.certificates, tx.clock.now())
    return id
  })
}

export interface NewAccount {
  readonly username: string
  readonly name: string
  readonly phone: string
  readonly password: string
  /** Shops the account buys for; it owns them. */
  readonly memberIds: readonly number[]
}

/** A person who logs in, for one shop or several. The form's rules were checked before; here they only guard. Returns its id. */
export async function createAccount(deps: Deps, { password, ...account }: NewAccount): Promise<number> {
  const problem = usernameProblem(account.username) ?? passwordProblem(password) ?? (isMobile(account.phone) ? null : '手机号格式不正确')
  if (problem !== null) throw new RangeError(`the account ${account.username} cannot be made: ${problem}`)
  return addAccount(deps, { ...account, passwordHash: await hashPassword(password, deps.random) })
}

/** As `createAccount`, with the slow hash made before: inside a transaction nothing waits for it. */
export function addAccount(deps: Deps, account: Omit<NewAccount, 'password'> & { readonly passwordHash: string }): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const id = await insertAccount(tx.db, {
      username: account.username,
      name: account.name,
      phone: account.phone,
      email: null,
      password_hash: account.passwordHash,
      created_at: tx.clock.now(),
    })
    for (const memberId of account.memberIds) await insertAccountMember(tx.db, id, memberId, 'owner')
    return id
  })
}

/** An account manager (客户经理); the default one serves shops without their own. Returns its id. */
export function createManager(deps: Deps, manager: { name: string; phone: string; isDefault: boolean }): Promise<number> {
  return insertManager(deps.db, { name: manager.name, phone: manager.phone, is_default: manager.isDefault })
}

/** 杭州青屿大药房有限公司 as 杭州****公司: enough for a shop to know itself, not enough for others. */
export function maskedName(name: string): string {
  const chars = [...name]
  if (chars.length <= 2) return `${chars[0] ?? ''}*`
  const kept = chars.length >= 6 ? 2 : 1
  return `${chars.slice(0, kept).join('')}****${chars.slice(-kept).join('')}`
}
