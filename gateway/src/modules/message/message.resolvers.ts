import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { noneUnread } from './message.mapper.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { changesOf, live } from '../base/live.ts'
import { deleteMessages, fetchMessage, fetchMessages, readMessages } from './message.rest.ts'

const globalIds = (ids: readonly string[]): string[] => ids.map((id) => toGlobalId('Message', id))

export const messageResolvers: Resolvers = {
  Query: {
    async messages(_, { kind, isUnread, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      let unread = noneUnread
      const rows = await readSlice(slice, async (...part) => {
        const read = await fetchMessages(rest, { kind, isUnread }, ...part)
        unread = read.unread
        return read
      })
      return { ...toConnection(slice, rows, ({ messageID }) => messageID), unread }
    },
    message: (_, { messageID }, { rest }) => (isUpstreamId(messageID) ? nullWhenMissing(fetchMessage(rest, messageID)) : null),
  },
  Mutation: {
    async readMessages(_, { input: { messageIDs, kind } }, { rest }) {
      const ids = messageIDs ?? null
      return { unread: await readMessages(rest, ids, kind), readMessageIds: globalIds(ids ?? []) }
    },
    async deleteMessages(_, { input: { messageIDs } }, { rest }) {
      return { unread: await deleteMessages(rest, messageIDs), deletedMessageIds: globalIds(messageIDs) }
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
