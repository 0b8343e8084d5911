import type { Contract, SignContractInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toContract } from './contract.mapper.ts'

export async function fetchContract(rest: CallerRest): Promise<Contract> {
  return toContract(await rest.get('/api/contract'))
}

/** The call answers only when it was signed, so the contract is read again. */
export async function signContract(rest: CallerRest, { contractID, isAgreed }: SignContractInput): Promise<{ contract: Contract }> {
  await rest.post('/api/contract/sign', { form: { id: contractID, agree: isAgreed } })
  return { contract: await fetchContract(rest) }
}
