import type { Resolvers } from '../../generated/resolvers-types.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { fetchContract, signContract } from './contract.rest.ts'

export const contractResolvers: Resolvers = {
  Query: {
    contract: (_, __, { rest }) => fetchContract(rest),
  },
  Mutation: {
    signContract: (_, { input }, { rest }) => signContract(rest, input),
  },
}

export const contractNode = nodeType('Contract', async (contractID, { rest }) => {
  const contract = await fetchContract(rest)
  return contract.contractID === contractID ? contract : null
})
