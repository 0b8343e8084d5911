import type { Resolvers } from '../../generated/resolvers-types.ts'
import { nodeInList } from '../base/nodeTypes.ts'
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
  CreateAddressPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  UpdateAddressPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  SetDefaultAddressPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  DeleteAddressPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}

export const addressNode = nodeInList(
  'Address',
  ({ rest }) => fetchAddresses(rest),
  ({ addressID }) => addressID,
)
