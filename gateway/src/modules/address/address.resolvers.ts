import type { Resolvers } from '../../generated/resolvers-types.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { createAddress, deleteAddress, fetchAddresses, setDefaultAddress, updateAddress } from './address.rest.ts'

export const addressResolvers: Resolvers = {
  Viewer: {
    addresses: (_, __, { rest }) => fetchAddresses(rest),
  },
  Mutation: {
    createAddress: (_, { input }, { rest }) => createAddress(rest, input),
    updateAddress: (_, { input }, { rest }) => updateAddress(rest, input),
    deleteAddress: (_, { input }, { rest }) => deleteAddress(rest, input),
    setDefaultAddress: (_, { input }, { rest }) => setDefaultAddress(rest, input),
  },
  AddressPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  DeleteAddressPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}

export const addressNode = nodeType(
  'Address',
  async (id, { rest }) => (await fetchAddresses(rest)).find(({ addressID }) => addressID === id) ?? null,
)
