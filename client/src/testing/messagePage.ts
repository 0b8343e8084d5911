import { act, screen } from '@testing-library/react'
import type { Mocks } from './schemaNetwork.ts'

export const message = (id: string, changes: object = {}) => ({
  node: {
    id: `Message:${id}`,
    messageID: id,
    kind: 'ORDER',
    kindText: '订单',
    title: `消息${id}`,
    body: `正文${id}`,
    url: '/order/info/12',
    isRead: false,
    createdAt: '2026-11-21T02:05:00Z',
    ...changes,
  },
})
export const unread = (total: number) => ({ total, orderCount: total, promoCount: 0, noticeCount: 0, certCount: 0 })
export const said = (id: string, changes: object = {}) => ({
  id: `ChatMessage:${id}`,
  chatMessageID: id,
  isOwn: true,
  staff: null,
  content: `话${id}`,
  image: null,
  createdAt: '2026-11-21T02:05:00Z',
  ...changes,
})

/** A member with these messages and an account manager to talk with. */
export function messageMocks(edges: object[], more: Mocks[string] = {}, mutations: Mocks[string] = {}): Mocks {
  return {
    Query: {
      viewer: () => ({
        id: 'Viewer:1',
        memberID: '1',
        username: 'demo',
        company: '测试药房',
        messageCount: 4,
        canChat: true,
        accountManager: { name: '周景岳', phone: '13900000002', isDefault: false },
      }),
      site: () => ({ hotline: '400-000-0000', serviceQQ: ['800000001'] }),
      cartBadge: () => 0,
      categories: () => [],
      messages: () => ({
        totalCount: edges.length,
        unread: unread(3),
        edges,
        pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
      }),
      ...more,
    },
    Mutation: mutations,
  }
}
export const press = async (name: string | RegExp): Promise<void> =>
  act(async () => screen.getAllByRole('button', { name }).at(-1)?.click())
