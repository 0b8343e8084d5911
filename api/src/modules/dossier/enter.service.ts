import { createHash } from 'node:crypto'
import { chunksOf } from '../../db/chunks.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { goodsInOrder } from '../goods/goods.service.ts'
import { tell } from '../message/message.service.ts'
import type { UploadStore } from '../upload/store/uploadStore.ts'
import { endPaper, findAskers, findLastVersion, insertPaper, lockPapers, type NewPaper } from './dossier.repo.ts'
import { COMPANY_PAPERS, GOODS_PAPERS } from './dossierKinds.ts'

export const DOSSIER_PATH = '/syzl'
export const ENTERED = ['new', 'next', 'same'] as const
/** The first of its kind, the next version, or what is in force already. */
export type Entered = (typeof ENTERED)[number]

const DIGITS = 40

interface CheckedFile {
  readonly mime: string
  readonly ending: string
  readonly bytes: Buffer
}

/** A paper as the office has it: what is already in force changes nothing, all else is the next version, and who asked is told. */
export async function enterPaper(
  deps: Deps,
  store: UploadStore,
  paper: NewPaper,
  { mime, ending, bytes }: CheckedFile,
): Promise<{ readonly id: number; readonly version: number; readonly state: Entered }> {
  const sha256 = createHash('sha256').update(bytes).digest()
  const key = `${sha256.toString('hex').slice(0, DIGITS)}.${ending}`
  // The bytes first: an address that a row names is there.
  await store.save(key, bytes, mime)
  return inTransaction(deps, async (tx) => {
    await lockPapers(tx.db)
    const last = await findLastVersion(tx.db, paper)
    const isSame =
      last !== null &&
      !last.isEnded &&
      sha256.equals(last.sha256) &&
      last.no === paper.no &&
      last.issued_on === paper.issuedOn &&
      last.expires_on === paper.expiresOn
    if (isSame) return { id: last.id, version: last.version, state: 'same' }
    const version = (last?.version ?? 0) + 1
    const now = tx.clock.now()
    const id = await insertPaper(tx.db, paper, { key, mime, size: bytes.length, sha256 }, { version, now })
    const after = { ...paper, version, sha256: sha256.toString('hex') }
    await insertAudit(tx.db, { accountId: null, memberId: null, action: 'dossier.enter', object: `dossier_paper:${id}`, after, now })
    if (version > 1) await tellAskers(tx, id, paper, version)
    return { id, version, state: version === 1 ? 'new' : 'next' }
  })
}

async function tellAskers(tx: Deps, id: number, { goodsId, kind, lot, expiresOn }: NewPaper, version: number): Promise<void> {
  const { name } = { ...COMPANY_PAPERS, ...GOODS_PAPERS }[kind]
  const [goods] = goodsId === null ? [] : await goodsInOrder(tx, [goodsId], null)
  const whose = goods === undefined ? '本商城' : `${goods.name} ${goods.spec}`
  const which = lot === '' ? name : `${name} ${lot}`
  const messages = (await findAskers(tx.db, goodsId)).map((memberId) => ({
    memberId,
    kind: 'dossier' as const,
    ref: `dossier:${id}`,
    title: '首营资料有新版',
    body: `${whose}的${which}已更新为第 ${version} 版，有效期至${expiresOn ?? '长期'}，可在“首营资料”下载，不必再次索取。`,
    url: DOSSIER_PATH,
  }))
  for (const some of chunksOf(messages, 10)) await tell(tx, ...some)
}

/** Entered by mistake: the version before is in force again. */
export async function takeDown(deps: Deps, id: number, staff: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    if (!(await endPaper(tx.db, id, now))) throw notFound('该资料不存在或已撤下')
    const after = { staff }
    await insertAudit(tx.db, { accountId: null, memberId: null, action: 'dossier.end', object: `dossier_paper:${id}`, after, now })
  })
}
