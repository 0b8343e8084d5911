import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { contractUnsigned, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { findCurrentContract, findSignature, hasSignedCurrent, insertSignature, type ContractRow } from './contract.repo.ts'

export async function currentContract(deps: Deps, memberId: number): Promise<ContractRow & { signedAt: Date | null }> {
  const contract = await findCurrentContract(deps.db, deps.clock.now())
  return { ...contract, signedAt: await findSignature(deps.db, contract.id, memberId) }
}

/** Signs the text the buyer read. A newer text published meanwhile must be read first; signing twice keeps the first time. */
export function signContract(
  deps: Deps,
  who: { accountId: number; memberId: number },
  contractId: number,
): Promise<{ id: number; signedAt: Date }> {
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    const current = await findCurrentContract(tx.db, now)
    if (current.id < contractId) throw notFound()
    if (current.id !== contractId) throw refused('STATE_CHANGED')
    const isNew = await insertSignature(tx.db, { contractId, ...who, now })
    if (isNew) await insertAudit(tx.db, { ...who, action: 'contract.sign', object: `contract:${contractId}`, now })
    return { id: contractId, signedAt: (await findSignature(tx.db, contractId, who.memberId)) ?? now }
  })
}

/** 459 until the current e-contract is signed. */
export async function requireSignedContract(deps: Deps, memberId: number): Promise<void> {
  if (!(await hasSignedCurrent(deps.db, memberId, deps.clock.now()))) throw contractUnsigned()
}
