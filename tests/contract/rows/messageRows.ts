import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const asDemo: Row['before'] = () => [['mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID } } }', {}]]

/** What the shop is told of, and its talk with the account manager. */
export const MESSAGE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/message',
    before: asDemo,
    document:
      '{ messages(kind: ORDER, first: 3) { totalCount unread { total order } edges { node { messageID kindText title body url isRead } } } }',
    check: (data, into) => {
      expect(list(data, 'messages.edges')).toHaveLength(3)
      expect(at(data, 'messages.unread.order')).toBeGreaterThan(0)
      into.messageID = text(data, 'messages.edges.0.node.messageID')
    },
  },
  {
    rest: 'GET /api/message/{id}',
    document: 'query ($id: String!) { message(messageID: $id) { kind title isRead } }',
    variables: (k) => ({ id: k.messageID }),
    check: (data) => expect(at(data, 'message')).toMatchObject({ kind: 'ORDER', isRead: false }),
  },
  {
    rest: 'POST /api/message/read',
    document: 'mutation ($input: ReadMessagesInput!) { readMessages(input: $input) { readMessageIds unread { total } } }',
    variables: (k) => ({ input: { messageIDs: [k.messageID] } }),
    check: (data) => expect(list(data, 'readMessages.readMessageIds')).toHaveLength(1),
  },
  {
    rest: 'POST /api/message/delete',
    document: 'mutation ($input: DeleteMessagesInput!) { deleteMessages(input: $input) { deletedMessageIds unread { total } } }',
    variables: (k) => ({ input: { messageIDs: [k.messageID] } }),
    check: (data) => expect(list(data, 'deleteMessages.deletedMessageIds')).toHaveLength(1),
  },
  {
    rest: 'GET /api/chat',
    document: '{ chat(first: 2) { totalCount unreadCount edges { node { chatMessageID isOwn staff content } } } }',
    check: (data, into) => {
      expect(at(data, 'chat')).toMatchObject({
        totalCount: 5,
        unreadCount: 1,
        edges: [{ node: { isOwn: false, staff: '周景岳' } }, { node: { isOwn: true } }],
      })
      into.messageID = text(data, 'chat.edges.0.node.chatMessageID')
    },
  },
  {
    rest: 'GET /api/chat',
    document: 'query ($after: String!) { chat(first: 2, after: $after) { totalCount edges { node { isOwn } } } }',
    variables: (k) => ({ after: Buffer.from(`after:1:${k.messageID}`).toString('base64url') }),
    check: (data) => expect(at(data, 'chat')).toMatchObject({ totalCount: 5, edges: [{ node: { isOwn: true } }, {}] }),
  },
  {
    rest: 'POST /api/chat/read',
    document: 'mutation ($input: MarkChatSeenInput!) { markChatSeen(input: $input) { unreadCount } }',
    variables: (k) => ({ input: { chatMessageID: k.messageID } }),
    check: (data) => expect(at(data, 'markChatSeen.unreadCount')).toBe(0),
  },
  {
    rest: 'POST /api/chat',
    upload: 'chat',
    document: 'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { chatMessage { isOwn content image } } }',
    variables: (k) => ({ input: { content: '收到', image: k.fileKey, clientKey: 'contract-chat-1' } }),
    check: (data) =>
      expect(at(data, 'sendChatMessage.chatMessage')).toMatchObject({
        isOwn: true,
        content: '收到',
        image: expect.stringContaining('/files/upload/'),
      }),
  },
]
