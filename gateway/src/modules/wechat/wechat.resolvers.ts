import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchBinding, fetchScan, loginWithWechat, requestWechatCode, unbindWechat } from './wechat.rest.ts'

export const wechatResolvers: Resolvers = {
  Query: {
    wechatBinding: (_, __, { rest }) => fetchBinding(rest),
    wechatScan: (_, { token }, { rest }) => fetchScan(rest, token),
  },
  Mutation: {
    requestWechatCode: (_, { input }, { rest }) => requestWechatCode(rest, input),
    loginWithWechat: (_, { input }, context) => loginWithWechat(context, input),
    unbindWechat: async (_, __, context) => ({ binding: await unbindWechat(context.rest), viewer: null }),
  },
  UnbindWechatPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}
