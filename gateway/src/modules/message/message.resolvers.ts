import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { noneUnread } from './message.mapper.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { changesOf, live } from '../base/live.ts'
import { setMessageChoice, setMessageMail, fetchPreferences, removeMessageChannel, requestMailCode } from './preferences.rest.ts'
import { deleteMessages, fetchMessage, fetchMessages, markMessagesRead } from './message.rest.ts'

const globalIds = (ids: readonly string[]): string[] => ids.map((id) => toGlobalId('Message', id))

export const messageResolvers: Resolvers = {
  Query: {
    async messages(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      let unread = noneUnread
      const rows = await readSlice(slice, async (...part) => {
        const read = await fetchMessages(rest, filter ?? {}, ...part)
        unread = read.unread
        return read
      })
      return { ...toConnection(slice, rows, ({ messageID }) => messageID), unread }
    },
    message: (_, { messageID }, { rest }) => (isUpstreamId(messageID) ? nullWhenMissing(fetchMessage(rest, messageID)) : null),
  },
  Viewer: {
    messagePreferences: (_, __, { rest }) => fetchPreferences(rest),
  },
  Mutation: {
    setMessageChoice: async (_, { input }, { rest }) => ({ preferences: await setMessageChoice(rest, input) }),
    requestMailCode: async (_, { input: { email } }, { rest }) => ({ retryAfterSeconds: await requestMailCode(rest, email) }),
    setMessageMail: async (_, { input: { code } }, { rest }) => ({ preferences: await setMessageMail(rest, code) }),
    removeMessageChannel: async (_, { input: { channel } }, { rest }) => ({ preferences: await removeMessageChannel(rest, channel) }),
    async markMessagesRead(_, { input: { messageIDs, kind } }, { rest }) {
      const ids = messageIDs ?? null
      return { unread: await markMessagesRead(rest, ids, kind), readIDs: globalIds(ids ?? []) }
    },
    async deleteMessages(_, { input: { messageIDs } }, { rest }) {
      return { unread: await deleteMessages(rest, messageIDs), deletedIDs: globalIds(messageIDs) }
    },
  },
  Subscription: {
    messageCountChanged: live(
      async (_, { loaders }) => (await loaders.viewer()).messageCount,
      (context) => changesOf(context, 'message'),
    ),
  },
}

export const messageNode = nodeType('Message', (id, { rest }) => fetchMessage(rest, id))
