import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeInPages } from '../base/nodeTypes.ts'
import { changesOf, live } from '../base/live.ts'
import { fetchChat, fetchNewestChat, markChatRead, sendChatMessage } from './chat.rest.ts'

export const chatResolvers: Resolvers = {
  Query: {
    async chat(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      let unreadCount = 0
      const rows = await readSlice(slice, async (...part) => {
        const read = await fetchChat(rest, ...part)
        unreadCount = read.unreadCount
        return read
      })
      return { ...toConnection(slice, rows, ({ chatMessageID }) => chatMessageID), unreadCount }
    },
  },
  Mutation: {
    sendChatMessage: async (_, { input }, { rest }) => ({ chatMessage: await sendChatMessage(rest, input) }),
    markChatRead: async (_, { input }, { rest }) => ({ unreadCount: await markChatRead(rest, input.chatMessageID) }),
  },
  Subscription: {
    chatChanged: live(
      (_, { rest }) => fetchNewestChat(rest),
      (context) => changesOf(context, 'chat'),
    ),
  },
}

export const chatMessageNode = nodeInPages('ChatMessage', fetchChat, ({ chatMessageID }) => chatMessageID)
