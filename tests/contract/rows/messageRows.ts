import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const asDemo: Row['before'] = () => [['mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID } } }', {}]]

/** What the shop is told of, and its talk with the account manager. */
export const MESSAGE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/message',
    before: asDemo,
    document:
      '{ messages(filter: { kind: ORDER }, first: 3) { totalCount unread { total orderCount } edges { node { messageID kindText title body url isRead } } } }',
    check: (data, into) => {
      expect(list(data, 'messages.edges')).toHaveLength(3)
      expect(at(data, 'messages.unread.orderCount')).toBeGreaterThan(0)
      into.messageID = text(data, 'messages.edges.0.node.messageID')
    },
  },
  {
    rest: 'GET /api/message/{id}',
    document: 'query ($id: ID!) { message(messageID: $id) { kind title isRead } }',
    variables: (k) => ({ id: k.messageID }),
    check: (data) => expect(at(data, 'message')).toMatchObject({ kind: 'ORDER', isRead: false }),
  },
  {
    rest: 'POST /api/message/read',
    document: 'mutation ($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { readIDs unread { total } } }',
    variables: (k) => ({ input: { messageIDs: [k.messageID] } }),
    check: (data) => expect(list(data, 'markMessagesRead.readIDs')).toHaveLength(1),
  },
  {
    rest: 'POST /api/message/delete',
    document: 'mutation ($input: DeleteMessagesInput!) { deleteMessages(input: $input) { deletedIDs unread { total } } }',
    variables: (k) => ({ input: { messageIDs: [k.messageID] } }),
    check: (data) => expect(list(data, 'deleteMessages.deletedIDs')).toHaveLength(1),
  },
  {
    rest: 'GET /api/message/preferences',
    document: '{ viewer { messagePreferences { reaches { channel } choices { topic hasMail hasWechat } } } }',
    check: (data) => {
      expect(list(data, 'viewer.messagePreferences.reaches')).toEqual([{ channel: 'SMS' }, { channel: 'MAIL' }])
      expect(list(data, 'viewer.messagePreferences.choices')).toContainEqual({ topic: 'order_shipped', hasMail: true, hasWechat: null })
    },
  },
  {
    rest: 'POST /api/message/preferences',
    document: 'mutation ($input: SetMessageChoiceInput!) { setMessageChoice(input: $input) { preferences { choices { topic hasMail } } } }',
    variables: () => ({ input: { topic: 'order_shipped', channel: 'MAIL', isSent: false } }),
    check: (data) => expect(list(data, 'setMessageChoice.preferences.choices')).toContainEqual({ topic: 'order_shipped', hasMail: false }),
  },
  {
    rest: 'POST /api/message/mail/code',
    document: 'mutation ($input: RequestMailCodeInput!) { requestMailCode(input: $input) { retryAfterSeconds } }',
    variables: () => ({ input: { email: 'caigou@clinic.example' } }),
    check: (data) => expect(at(data, 'requestMailCode.retryAfterSeconds')).toBe(60),
  },
  {
    rest: 'POST /api/message/mail',
    document:
      'mutation ($input: SetMessageMailInput!) { setMessageMail(input: $input) { refusals { __typename } preferences { reaches { channel } } } }',
    variables: () => ({ input: { code: '000000' } }),
    check: (data) => expect(at(data, 'setMessageMail.refusals')).toEqual([{ __typename: 'CodeWrong' }]),
  },
  {
    rest: 'POST /api/message/preferences/remove',
    document:
      'mutation ($input: RemoveMessageChannelInput!) { removeMessageChannel(input: $input) { preferences { reaches { channel } } } }',
    variables: () => ({ input: { channel: 'MAIL' } }),
    check: (data) => expect(list(data, 'removeMessageChannel.preferences.reaches')).toHaveLength(2),
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
    document: 'mutation ($input: MarkChatReadInput!) { markChatRead(input: $input) { unreadCount } }',
    variables: (k) => ({ input: { chatMessageID: k.messageID } }),
    check: (data) => expect(at(data, 'markChatRead.unreadCount')).toBe(0),
  },
  {
    rest: 'POST /api/chat',
    upload: 'chat',
    document:
      'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { chatMessage { isOwn content image { url isVector width height alt } } } }',
    variables: (k) => ({ input: { content: '收到', imageKey: k.fileKey, clientKey: 'contract-chat-1' } }),
    check: (data) =>
      expect(at(data, 'sendChatMessage.chatMessage')).toMatchObject({
        isOwn: true,
        content: '收到',
        image: { url: expect.stringContaining('/files/upload/'), isVector: false, width: null, height: null, alt: '聊天图片' },
      }),
  },
]
