import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { chatNews } from '../chat/chatNews.ts'

type Args = { readonly input: Record<string, unknown> }

const message = (id: string, changes: object = {}) => ({
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
const unread = (total: number) => ({ total, order: total, promo: 0, notice: 0, cert: 0 })
const said = (id: string, changes: object = {}) => ({
  id: `ChatMessage:${id}`,
  chatMessageID: id,
  isOwn: true,
  staff: null,
  content: `话${id}`,
  image: null,
  createdAt: '2026-11-21T02:05:00Z',
  ...changes,
})

function mocks(edges: object[], more: Mocks[string] = {}, mutations: Mocks[string] = {}): Mocks {
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
const press = async (name: string | RegExp): Promise<void> => act(async () => screen.getAllByRole('button', { name }).at(-1)?.click())

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('my messages (/wdxx)', () => {
  it('messages open in place, count as read at once, and lower the tabs and the badge', async () => {
    const read = vi.fn((..._asked: [unknown, Args]) => ({ readMessageIds: ['Message:1'], unread: unread(2) }))
    const pages = () => ({
      totalCount: 22,
      unread: unread(3),
      edges: [message('1'), message('2', { isRead: true })],
      pageCursors: {
        last: null,
        around: [
          { page: 1, isCurrent: false },
          { page: 2, isCurrent: true },
        ],
      },
    })
    const { calls } = await renderStorefront('/wdxx?kind=order&page=2', mocks([], { messages: pages }, { readMessages: read }))
    expect(calls[0]).toMatchObject({ variables: { kind: 'ORDER', isUnread: false, page: 2 } })
    expect(screen.getByRole('link', { name: /全部\s*3/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /客户经理\s*1/ }).getAttribute('href')).toBe('/wdxx?kind=chat')
    expect(
      within(screen.getByRole('navigation', { name: '分页' }))
        .getByRole('link', { name: /1/ })
        .getAttribute('href'),
    ).toBe('/wdxx?kind=order')
    await act(async () => screen.getByRole('button', { name: /未读：\s*消息1/ }).click())
    expect(screen.getByText('正文1').closest('[hidden]')).toBeNull()
    expect(screen.getAllByRole('link', { name: '去查看' })[0]?.getAttribute('href')).toBe('/order/info/12')
    await waitFor(() => expect(screen.getByRole('link', { name: /全部\s*2/ })).toBeTruthy())
    expect(screen.getByRole('link', { name: /客户经理\s*1/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /未读/ })).toBeNull()
    await act(async () => screen.getByRole('button', { name: /消息2/ }).click())
    expect(read.mock.calls.map(([, { input }]) => input)).toEqual([{ messageIDs: ['1'] }])
  })

  it('messages are ticked and read or deleted together, after a question', async () => {
    const [read, remove] = [
      vi.fn((..._asked: [unknown, Args]) => ({ readMessageIds: [], unread: unread(0) })),
      vi.fn((..._asked: [unknown, Args]) => ({ deletedMessageIds: [], unread: unread(0) })),
    ]
    await renderStorefront('/wdxx', mocks([message('1'), message('2'), message('3')], {}, { readMessages: read, deleteMessages: remove }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除' }).disabled).toBe(true)
    fireEvent.click(screen.getByLabelText('全选'))
    fireEvent.click(screen.getByLabelText('选择：消息2'))
    expect(screen.getByText('已选 2 条')).toBeTruthy()
    await press('标为已读')
    await waitFor(() => expect(screen.getByText('已将 2 条消息标为已读')).toBeTruthy())
    fireEvent.click(screen.getByLabelText('选择：消息3'))
    await press('删除')
    const dialog = await screen.findByRole('alertdialog')
    await act(async () => within(dialog).getByRole('button', { name: '取消' }).click())
    expect(remove).not.toHaveBeenCalled()
    await press('删除')
    await act(async () =>
      within(await screen.findByRole('alertdialog'))
        .getByRole('button', { name: '删除' })
        .click(),
    )
    await waitFor(() => expect(screen.getByText('已删除 1 条消息')).toBeTruthy())
    await press('全部已读')
    expect([read.mock.calls.map(([, { input }]) => input), remove.mock.calls.map(([, { input }]) => input)]).toEqual([
      [{ messageIDs: ['1', '3'] }, { kind: null }],
      [{ messageIDs: ['3'] }],
    ])
  })

  it('messages stay unread, and ticked, when the answer is no', async () => {
    await renderStorefront(
      '/wdxx',
      mocks(
        [message('1')],
        {},
        {
          readMessages: () => {
            throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
          },
        },
      ),
    )
    fireEvent.click(screen.getByLabelText('选择：消息1'))
    await press('标为已读')
    await waitFor(() => expect(screen.getByText('系统繁忙，请稍后再试')).toBeTruthy())
    expect([screen.getByRole('button', { name: /未读：\s*消息1/ }), screen.getByText('已选 1 条')]).toHaveLength(2)
  })

  it.each([
    ['/wdxx', '还没有消息'],
    ['/wdxx?unread=1', '没有未读消息'],
  ])('the tab %s says so when there is nothing', async (at, words) => {
    await renderStorefront(at, mocks([]))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByLabelText('全选')).toBeNull()
  })
})

describe('the talk with the account manager (/wdxx?kind=chat)', () => {
  const thread = (nodes: ReturnType<typeof said>[], unreadCount = 0) => ({
    totalCount: nodes.length,
    unreadCount,
    edges: nodes.map((node) => ({ cursor: node.chatMessageID, node })),
  })

  it('the talk with the account manager shows what was said, the newest last, marks it seen, and is fetched again when an answer comes', async () => {
    let nodes = [said('2', { isOwn: false, staff: '周景岳', content: '明天到' }), said('1')]
    const seen = vi.fn((..._asked: [unknown, Args]) => ({ unreadCount: 0 }))
    await renderStorefront(
      '/wdxx?kind=chat',
      mocks([], { chat: () => thread(nodes, seen.mock.calls.length > 0 ? 0 : 1) }, { markChatSeen: seen }),
    )
    const log = await screen.findByRole('log')
    await within(log).findByText('明天到')
    expect(log.textContent).toMatch(/话1.*周景岳.*明天到/)
    await waitFor(() => expect(seen.mock.calls.map(([, { input }]) => input)).toEqual([{ chatMessageID: '2' }]))
    await waitFor(() => expect(screen.getByRole('link', { name: '客户经理' })).toBeTruthy())
    nodes = [said('3', { isOwn: false, staff: '周景岳', content: '已送达' }), ...nodes]
    await act(async () => void chatNews.tell())
    await within(log).findByText('已送达')
  })

  it('the talk with the account manager goes back page by page from the oldest there is, whatever is said meanwhile, and loses nothing', async () => {
    const all = Array.from({ length: 95 }, (_, at) => said(String(at + 1)))
    const before = (_: unknown, { first, after }: { first: number; after?: string }) => {
      const found = all.filter(({ chatMessageID }) => after === undefined || Number(chatMessageID) < Number(after)).toReversed()
      return { ...thread(found.slice(0, first)), totalCount: all.length }
    }
    const { calls } = await renderStorefront('/wdxx?kind=chat', mocks([], { chat: before }))
    const log = await screen.findByRole('log')
    await within(log).findByText('话95')
    expect(within(log).queryByText('话65')).toBeNull()
    all.push(said('96', { isOwn: false, staff: '周景岳' }))
    await act(async () => void chatNews.tell())
    await within(log).findByText('话96')
    for (const oldest of ['话36', '话6', '话1']) {
      await press('查看更早的留言')
      await within(log).findByText(oldest)
    }
    expect(calls.flatMap(({ name, variables }) => (name === 'useThreadOlderQuery' ? [variables['after']] : []))).toEqual(['66', '36', '6'])
    expect([within(log).getAllByText(/^话\d+$/).length, screen.queryByRole('button', { name: '查看更早的留言' })]).toEqual([96, null])
  })

  it('a word to the account manager is sent with Enter but not while composing; what failed is kept and sent again under the same key', async () => {
    let isDown = true
    const send = vi.fn((_: unknown, { input }: Args) => {
      if (isDown) throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
      return { chatMessage: said('9', { content: input['content'] }) }
    })
    await renderStorefront('/wdxx?kind=chat', mocks([], { chat: () => thread([]) }, { sendChatMessage: send }))
    await screen.findByText(/我是周景岳/)
    const box = screen.getByLabelText<HTMLTextAreaElement>('留言内容')
    fireEvent.change(box, { target: { value: '  <b>什么时候到</b>  ' } })
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
    expect(send).not.toHaveBeenCalled()
    await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
    await screen.findByText('未发送成功')
    expect([box.value, screen.getByText('<b>什么时候到</b>')]).toHaveLength(2)
    isDown = false
    await press('重新发送')
    await waitFor(() => expect(screen.queryByText('未发送成功')).toBeNull())
    expect(screen.getByText('<b>什么时候到</b>')).toBeTruthy()
    const keys = send.mock.calls.map(([, { input }]) => input['clientKey'])
    expect([keys.length, new Set(keys).size, send.mock.calls[0]?.[1].input['content']]).toEqual([2, 1, '<b>什么时候到</b>'])
  })

  it('the talk with the account manager is opened by 客服 beside any page; QQ numbers stand there where the shop has no chat', async () => {
    const noChat = mocks([])['Query']?.['viewer']
    await renderStorefront('/wdxx', mocks([], { chat: () => thread([said('1')]) }))
    await press('客服')
    expect(await within(await screen.findByRole('dialog')).findByText('话1')).toBeTruthy()
    expect(screen.queryByText('QQ 客服')).toBeNull()
    document.body.innerHTML = ''
    await renderStorefront(
      '/wdxx',
      mocks([], { viewer: () => ({ ...(noChat?.(undefined as never, undefined as never) as object), canChat: false }) }),
    )
    await press('客服')
    expect(await screen.findByText('QQ 客服')).toBeTruthy()
    expect(screen.queryByRole('log')).toBeNull()
    document.body.innerHTML = ''
    await renderStorefront(
      '/wdxx',
      mocks([], { viewer: () => ({ ...(noChat?.(undefined as never, undefined as never) as object), username: '' }) }),
    )
    await press('客服')
    expect(await screen.findByText('QQ 客服')).toBeTruthy()
  })
})
