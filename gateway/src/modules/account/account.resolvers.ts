import type { Resolvers } from '../../generated/resolvers-types.ts'
import {
  closeAccount,
  requestMyData,
  updatePassword,
  checkRegistration,
  fetchPhoneUsable,
  fetchRegion,
  fetchRegions,
  fetchRegistration,
  requestCode,
  resetPassword,
  startPasswordReset,
  updateProfile,
} from './account.rest.ts'
import {
  register,
  registerShop,
  registerWithWechat,
  startRegistration,
  startShopRegistration,
  startWechatRegistration,
} from './register.rest.ts'
import { nodeType } from '../base/nodeTypes.ts'

export const accountResolvers: Resolvers = {
  Query: {
    registration: (_, { of: kind }, { rest }) => fetchRegistration(rest, kind ?? 'ACCOUNT'),
    regions: (_, { parentID }, { rest }) => fetchRegions(rest, parentID ?? null),
    isPhoneUsable: (_, { phone }, { rest }) => fetchPhoneUsable(rest, phone),
  },
  Mutation: {
    requestCode: (_, { input }, { rest }) => requestCode(rest, input),
    checkRegistration: (_, { input }, { rest }) => checkRegistration(rest, input),
    startRegistration: (_, { input }, { rest }) => startRegistration(rest, input),
    register: (_, { input }, context) => register(context, input),
    startShopRegistration: (_, { input }, { rest }) => startShopRegistration(rest, input),
    registerShop: (_, { input }, context) => registerShop(context, input),
    startWechatRegistration: (_, { input }, { rest }) => startWechatRegistration(rest, input),
    registerWithWechat: (_, { input }, context) => registerWithWechat(context, input),
    startPasswordReset: (_, { input }, { rest }) => startPasswordReset(rest, input),
    resetPassword: (_, { input }, { rest }) => resetPassword(rest, input),
    updatePassword: (_, { input }, { rest }) => updatePassword(rest, input),
    requestMyData: (_, { input }, { rest }) => requestMyData(rest, input),
    closeAccount: (_, { input }, context) => closeAccount(context, input),
    updateProfile: (_, { input }, context) => updateProfile(context, input),
  },
  RegisterPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  RegisterShopPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  RegisterWithWechatPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}

export const regionNode = nodeType('Region', (id, { rest, loaders }) => loaders.kept(`region ${id}`, () => fetchRegion(rest, id)))
