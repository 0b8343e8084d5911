import type { Resolvers } from '../../generated/resolvers-types.ts'
import { asVisitor } from '../base/forMember.ts'
import { nodeInList, nodeType } from '../base/nodeTypes.ts'
import { logoutDevices, fetchDevices } from './device.rest.ts'
import { login, loginWithCode, logout, switchShop } from './login.rest.ts'
import { fetchSession, renewSession } from './session.rest.ts'

export const userResolvers: Resolvers = {
  Query: {
    session: (_, __, context) => fetchSession(context),
    viewer: (_, __, context) => asVisitor(context, null, () => context.loaders.viewer()),
  },
  Mutation: {
    login: (_, { input }, context) => login(context, input),
    loginWithCode: (_, { input }, context) => loginWithCode(context, input),
    switchShop: (_, { input }, context) => switchShop(context, input),
    logout: (_, __, context) => logout(context),
    renewSession: (_, __, { rest }) => renewSession(rest),
    logoutDevices: (_, { input }, { rest }) => logoutDevices(rest, input),
  },
  Viewer: {
    devices: (_, __, { rest }) => fetchDevices(rest),
  },
  LogoutDevicesPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  LoginPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
  LoginWithCodePayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
  SwitchShopPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
  LoginWithWechatPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
}

export const viewerNode = nodeType('Viewer', async (memberID, { loaders }) => {
  const viewer = await loaders.viewer()
  return viewer.memberID === memberID ? viewer : null
})
export const deviceNode = nodeInList(
  'Device',
  ({ rest }) => fetchDevices(rest),
  ({ deviceID }) => deviceID,
)
