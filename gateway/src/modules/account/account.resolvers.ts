import type { Resolvers } from '../../generated/resolvers-types.ts'
import {
  changePassword,
  checkRegistration,
  fetchPhoneUsable,
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
    changePassword: (_, { input }, { rest }) => changePassword(rest, input),
    updateProfile: (_, { input }, context) => updateProfile(context, input),
  },
  RegisterPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}
