import { describe, expect, it } from 'vitest'
import type { RestMessage } from '../../rest/restTypes.ts'
import { changed, type Changes, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const unread = { unread: 3, unread_by_type: { order: 2, promo: 1, notice: 0, cert: 0 } }
const message = (id: string, changes: Changes<RestMessage> = {}): RestMessage =>
  changed<RestMessage>(
    {
      id,
      type: 'order',
      type_text: '订单消息',
      title: '订单已发货',
      body: '已发货',
      url: '/order/info/12',
      is_read: 0,
      created_at: 1_795_226_400,
    },
    changes,
  )

describe('messages', () => {
  it('messages are listed with what is unread in one call, and fetched one by one', async () => {
    const { ask, rest } = openHarness({
      'GET /api/message': ok({ ...listBody([message('7'), message('6', { url: null, is_read: 1 })], 2), ...unread }),
      'GET /api/message/7': ok(message('7')),
      'GET /api/message/9': refused(404, '不存在', { reason: 'NOT_FOUND' }),
    })
    expect(
      (
        await ask(
          '{ messages(filter: { kind: ORDER, isUnread: true }) { totalCount unread { total orderCount } edges { node { messageID kind isRead url createdAt } } } }',
        )
      ).data,
    ).toEqual({
      messages: {
        totalCount: 2,
        unread: { total: 3, orderCount: 2 },
        edges: [
          { node: { messageID: '7', kind: 'ORDER', isRead: false, url: '/order/info/12', createdAt: expect.any(String) } },
          { node: { messageID: '6', kind: 'ORDER', isRead: true, url: null, createdAt: expect.any(String) } },
        ],
      },
    })
    expect(
      (
        await ask(
          `{
            node(id: "${toGlobalId('Message', '7')}") { ... on Message { title } }
            other: message(messageID: "9") { title } bad: message(messageID: "../1") { title }
          }`,
        )
      ).data,
    ).toEqual({ node: { title: '订单已发货' }, other: null, bad: null })
    expect(rest.calls).toEqual(['GET /api/message?page=1&per_page=20&type=order&unread=1', 'GET /api/many?call=/api/message/{id}&ids=7,9'])
  })

  it('messages of every kind are listed, read or not, where nothing is chosen', async () => {
    const { ask, rest } = openHarness({ 'GET /api/message': ok({ ...listBody([message('7')], 1), ...unread }) })
    expect((await ask('{ messages(first: 5) { totalCount } }')).data).toEqual({ messages: { totalCount: 1 } })
    expect(rest.calls).toEqual(['GET /api/message?page=1&per_page=5'])
  })

  it('messages are read by name, by kind or all, and deleted', async () => {
    const { ask, rest } = openHarness({ 'POST /api/message/read': ok(unread), 'POST /api/message/delete': ok(unread) })
    expect((await ask('mutation { markMessagesRead(input: { messageIDs: ["7", "6"] }) { readIDs unread { total } } }')).data).toEqual({
      markMessagesRead: { readIDs: ['7', '6'].map((id) => toGlobalId('Message', id)), unread: { total: 3 } },
    })
    expect((await ask('mutation { markMessagesRead(input: { kind: PROMO }) { readIDs } }')).data).toEqual({
      markMessagesRead: { readIDs: [] },
    })
    expect((await ask('mutation { deleteMessages(input: { messageIDs: ["7"] }) { deletedIDs } }')).data).toEqual({
      deleteMessages: { deletedIDs: [toGlobalId('Message', '7')] },
    })
    expect((await ask('mutation { deleteMessages(input: { messageIDs: ["7,8"] }) { deletedIDs } }')).errors).toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED', field: 'messageIDs' } },
    ])
    expect(rest.calls).toEqual([
      'POST /api/message/read ids=7,6',
      'POST /api/message/read all=1&type=promo',
      'POST /api/message/delete ids=7',
    ])
  })
})

describe('the chat', () => {
  const said = (id: string, changes: object = {}) => ({
    id,
    sender: 'buyer',
    staff: null,
    content: '在吗',
    image: null,
    created_at: 1_795_226_400,
    ...changes,
  })

  it('the chat is listed with what is unseen, written to once per key, and seen as far as a message', async () => {
    const { ask, rest } = openHarness({
      'GET /api/chat': ok({
        ...listBody([said('8', { sender: 'staff', staff: '周景岳', content: null, image: '/files/upload/k.png' }), said('7')], 2),
        unread: 1,
      }),
      'POST /api/chat': ok(said('9')),
      'POST /api/chat/read': ok({ unread: 0 }),
    })
    expect(
      (await ask('{ chat { totalCount unreadCount edges { node { chatMessageID isOwn staff content image { url alt } } } } }')).data,
    ).toEqual({
      chat: {
        totalCount: 2,
        unreadCount: 1,
        edges: [
          {
            node: {
              chatMessageID: '8',
              isOwn: false,
              staff: '周景岳',
              content: null,
              image: { url: '/files/upload/k.png', alt: '聊天图片' },
            },
          },
          { node: { chatMessageID: '7', isOwn: true, staff: null, content: '在吗', image: null } },
        ],
      },
    })
    expect(
      (await ask('mutation { sendChatMessage(input: { content: "在吗", clientKey: "key-12345" }) { chatMessage { isOwn } } }')).data,
    ).toEqual({ sendChatMessage: { chatMessage: { isOwn: true } } })
    expect((await ask('mutation { markChatRead(input: { chatMessageID: "8" }) { unreadCount } }')).data).toEqual({
      markChatRead: { unreadCount: 0 },
    })
    expect((await ask(`{ node(id: "${toGlobalId('ChatMessage', '7')}") { ... on ChatMessage { content } } }`)).data).toEqual({
      node: { content: '在吗' },
    })
    expect(rest.calls).toEqual([
      'GET /api/chat?page=1&per_page=20',
      'POST /api/chat content=在吗&client_key=key-12345',
      'POST /api/chat/read until=8',
      'GET /api/chat?page=1&per_page=100',
    ])
  })
})
