import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import type { Asker } from '../upload/fileReader.ts'
import type { UploadStore } from '../upload/store/uploadStore.ts'
import { findUpload } from '../upload/upload.repo.ts'
import { checkUpload, claimUpload, keepChecked } from '../upload/upload.service.ts'
import { idsByKey } from './key.repo.ts'

export interface Scan {
  readonly member: string
  readonly kind: string
  readonly no: string
  readonly bytes: Buffer
  readonly staff: string
}
export const SCAN_STATES = ['new', 'changed', 'same'] as const
type ScanState = (typeof SCAN_STATES)[number]

/** The scan of a paper in force, kept as its shop's own upload; the same bytes again change nothing. */
export async function keepScan(deps: Deps, store: UploadStore, scan: Scan, asker: Asker): Promise<ScanState> {
  const memberId = (await idsByKey(deps.db, 'member', [scan.member])).get(scan.member)
  if (memberId === undefined) throw invalid('member', `没有会员编码 ${scan.member}`)
  const before = await upload(deps.db, memberId, scan)
  const checked = await checkUpload({ bytes: scan.bytes, scene: 'certificate' }, asker)
  if (before !== null && checked.sha256.equals(before.sha256)) return 'same'
  const key = await keepChecked(deps, store, memberId, checked)
  await inTransaction(deps, async (tx) => {
    const paper = await paperInForce(tx.db, memberId, scan)
    await claimUpload(tx.db, memberId, key, 'certificate')
    await tx.db.updateTable('certificate').set({ file_key: key }).where('id', '=', paper.id).execute()
    await insertAudit(tx.db, {
      accountId: null,
      memberId,
      action: 'certificate.scan',
      object: `certificate:${paper.id}`,
      before: { fileKey: paper.file_key },
      after: { fileKey: key, staff: scan.staff },
      now: tx.clock.now(),
    })
  })
  return before === null ? 'new' : 'changed'
}

async function upload(db: Db, memberId: number, scan: Scan) {
  return findUpload(db, memberId, (await paperInForce(db, memberId, scan)).file_key)
}

async function paperInForce(db: Db, memberId: number, { kind, no }: Scan) {
  const paper = await db
    .selectFrom('certificate')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind as 'other')
    .where('no', '=', no)
    .where('status', '=', 'passed')
    .select(['id', 'file_key'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (paper === undefined) throw invalid('no', '该会员没有这张有效的证照，请先导入证照')
  return paper
}
