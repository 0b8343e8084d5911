import { parseDate } from 'rules/time'
import type { CertificateKind, Day } from '../../db/tables/identity.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { neededCertificates, type NeededStatus } from '../user/neededCertificates.ts'
import { findReview } from '../account-entry/register.repo.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { onceIfKeyed } from '../idempotency/idempotency.service.ts'
import type { Session } from '../../server/session.ts'
import { claimUpload } from '../upload/upload.service.ts'
import {
  countOpenLines,
  dropRefused,
  findPaper,
  findPapers,
  findScopes,
  hasWaiting,
  insertPaper,
  lockShop,
  updatePaper,
  type PaperFields,
  type PaperRow,
  type ScopeRow,
} from './certificate.repo.ts'

const DAY_SECONDS = 86_400

/** What the shop can no longer buy once a paper has lapsed (TRADE §7.6). */
export interface Consequence {
  readonly goods: number
  readonly cartLines: number
}

export interface Certificate {
  readonly kind: CertificateKind
  readonly isNeeded: boolean
  readonly status: NeededStatus
  /** The paper in force, else the one handed in last. */
  readonly paper: PaperRow | null
  readonly daysLeft: number | null
  /** Handed in to follow the one in force. */
  readonly renewal: PaperRow | null
  /** Null where nothing hangs on the paper: it is not in force. */
  readonly consequence: Consequence | null
}

/** Every kind the shop needs, in the order of the form, then what else it has handed in. */
export async function certificates(deps: Deps, memberId: number): Promise<Certificate[]> {
  const day = today(deps.clock.now())
  const papers = await findPapers(deps.db, memberId)
  const needed = neededCertificates((await findReview(deps.db, memberId)).kind, papers, day)
  const others = [...new Set(papers.map((paper) => paper.kind))].filter((kind) => !needed.some((certificate) => certificate.kind === kind))
  const scopes = await findScopes(deps.db, memberId)
  const atStake: Consequence = { goods: goodsOpen(scopes, day), cartLines: await countOpenLines(deps.db, memberId, day) }
  return [
    ...needed.map(({ kind, status }) => ({ ...certificateOf(kind, papers, day, atStake), isNeeded: true, status })),
    ...others.map((kind) => certificateOf(kind, papers, day, atStake)),
  ]
}

/** The gate asks for every accepted paper, so each of them opens all that the scopes allow. */
function goodsOpen(scopes: readonly ScopeRow[], day: Day): number {
  return scopes.filter((scope) => scope.validTo === null || scope.validTo >= day).reduce((goods, scope) => goods + scope.goodsCount, 0)
}

function certificateOf(kind: CertificateKind, all: readonly PaperRow[], day: Day, atStake: Consequence): Certificate {
  const papers = all.filter((paper) => paper.kind === kind)
  const passed = papers.find((paper) => paper.status === 'passed')
  const paper = passed ?? papers[0] ?? null
  const isOver = paper?.status === 'passed' && paper.validTo !== null && paper.validTo < day
  return {
    kind,
    isNeeded: false,
    status: paper === null ? 'missing' : isOver ? 'expired' : paper.status,
    paper,
    daysLeft: paper?.status === 'passed' && paper.validTo !== null ? daysBetween(day, paper.validTo) : null,
    renewal: passed === undefined ? null : (papers.find((candidate) => candidate.status !== 'passed') ?? null),
    consequence: passed === undefined ? null : atStake,
  }
}

/** On its last day a paper has none left and still counts; below nothing it has lapsed. */
function daysBetween(from: Day, to: Day): number {
  return Math.round(((parseDate(to) ?? 0) - (parseDate(from) ?? 0)) / DAY_SECONDS)
}

export async function scopesOf(deps: Deps, memberId: number): Promise<ScopeRow[]> {
  return findScopes(deps.db, memberId)
}

/** A paper of a kind of which none waits; the one in force stays until the office has passed the new one. */
export async function handIn(
  deps: Deps,
  session: Session,
  kind: CertificateKind,
  fields: PaperFields,
  clientKey: string | null,
): Promise<void> {
  const { memberId } = session
  const call = { memberId, route: 'POST /api/user/zizhi', key: clientKey, request: { kind, fields } }
  await onceIfKeyed(deps, call, async (tx) => {
    await lockShop(tx.db, memberId)
    if (await hasWaiting(tx.db, memberId, kind)) throw invalid('kind', '该证照正在审核中，如有误可在审核前修改')
    await claimUpload(tx.db, memberId, fields.fileKey, 'certificate')
    await dropRefused(tx.db, memberId, kind)
    await note(tx, session, await insertPaper(tx.db, memberId, kind, fields, tx.clock.now()), fields)
    return {}
  })
}

export interface RenewalFields extends Omit<PaperFields, 'fileKey'> {
  readonly fileKey: string | null
}

/** Renews a paper in force, or corrects one that waits or was refused; that one may keep its file. */
export async function renew(deps: Deps, session: Session, id: number, renewal: RenewalFields, clientKey: string | null): Promise<void> {
  const { memberId } = session
  const { fileKey, ...given } = renewal
  const call = { memberId, route: 'PUT /api/user/zizhi/{id}', key: clientKey, request: { id, renewal } }
  await onceIfKeyed(deps, call, async (tx) => {
    await lockShop(tx.db, memberId)
    const paper = await findPaper(tx.db, memberId, id)
    if (paper === null) throw notFound('证照不存在')
    if (paper.status === 'superseded') throw refused('STATE_CHANGED')
    const keepsFile = paper.status !== 'passed' && (fileKey === null || fileKey === paper.fileKey)
    if (!keepsFile) await claimUpload(tx.db, memberId, fileKey ?? '', 'certificate')
    const fields = { ...given, fileKey: keepsFile ? paper.fileKey : (fileKey ?? '') }
    if (paper.status !== 'pending' && (await hasWaiting(tx.db, memberId, paper.kind)))
      throw invalid('kind', '该证照正在审核中，如有误可在审核前修改')
    if (paper.status === 'passed') {
      await dropRefused(tx.db, memberId, paper.kind)
      await note(tx, session, await insertPaper(tx.db, memberId, paper.kind, fields, tx.clock.now()), fields)
      return {}
    }
    await updatePaper(tx.db, id, fields, tx.clock.now())
    await note(tx, session, id, fields)
    return {}
  })
}

async function note(tx: Deps, { accountId, memberId }: Session, id: number, fields: PaperFields): Promise<void> {
  await insertAudit(tx.db, {
    accountId,
    memberId,
    action: 'certificate.submit',
    object: `certificate:${id}`,
    after: fields,
    now: tx.clock.now(),
  })
}
