import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { message, messageMocks, press, unread } from '../../../testing/messagePage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('my messages (/wdxx)', () => {
  it('messages open in place, count as read at once, and lower the tabs and the badge', async () => {
    const read = vi.fn((..._asked: [unknown, Args]) => ({ readIDs: ['Message:1'], unread: unread(2) }))
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
    const { calls } = await renderStorefront('/wdxx?kind=order&page=2', messageMocks([], { messages: pages }, { markMessagesRead: read }))
    expect(calls[0]).toMatchObject({ variables: { kind: 'ORDER', isUnread: false, page: 2 } })
    expect(screen.getByRole('link', { name: /全部\s*4/ })).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: '消息类型' })).getAllByRole('link')
    expect(tabs.map((tab) => `${tab.textContent} ${tab.getAttribute('aria-current')}`)).toEqual([
      '全部4 null',
      '客户经理1 null',
      '订单3 page',
      '优惠 null',
      '通知 null',
      '资质 null',
    ])
    expect(screen.getByRole('link', { name: /客户经理\s*1/ }).getAttribute('href')).toBe('/wdxx?kind=chat')
    expect(
      within(screen.getByRole('navigation', { name: '分页' }))
        .getByRole('link', { name: /1/ })
        .getAttribute('href'),
    ).toBe('/wdxx?kind=order')
    await act(async () => screen.getByRole('button', { name: /未读：\s*消息1/ }).click())
    expect(screen.getByText('正文1').closest('[hidden]')).toBeNull()
    expect(screen.getAllByRole('link', { name: '去查看' })[0]?.getAttribute('href')).toBe('/order/info/12')
    await waitFor(() => expect(screen.getByRole('link', { name: /全部\s*3/ })).toBeTruthy())
    expect(screen.getByRole('link', { name: /客户经理\s*1/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /未读/ })).toBeNull()
    await act(async () => screen.getByRole('button', { name: /消息2/ }).click())
    expect(read.mock.calls.map(([, { input }]) => input)).toEqual([{ messageIDs: ['1'] }])
  })

  it('messages are ticked and read or deleted together, after a question', async () => {
    const [read, remove] = [
      vi.fn((..._asked: [unknown, Args]) => ({ readIDs: [], unread: unread(0) })),
      vi.fn((..._asked: [unknown, Args]) => ({ deletedIDs: [], unread: unread(0) })),
    ]
    await renderStorefront(
      '/wdxx',
      messageMocks([message('1'), message('2'), message('3')], {}, { markMessagesRead: read, deleteMessages: remove }),
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除' }).disabled).toBe(true)
    const all = screen.getByLabelText<HTMLInputElement>('全选')
    const ticks = (): boolean[] => [all.checked, all.indeterminate]
    expect([ticks(), screen.queryByText('共 3 条') !== null]).toEqual([[false, false], true])
    fireEvent.click(all)
    expect(ticks()).toEqual([true, false])
    fireEvent.click(screen.getByLabelText('选择：消息2'))
    expect([ticks(), screen.queryByText('已选 2 条') !== null]).toEqual([[false, true], true])
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
      [{ messageIDs: ['1', '3'] }, { isEvery: true }],
      [{ messageIDs: ['3'] }],
    ])
  })

  it('messages stay unread, and ticked, when the answer is no', async () => {
    await renderStorefront(
      '/wdxx',
      messageMocks(
        [message('1')],
        {},
        {
          markMessagesRead: () => {
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
    await renderStorefront(at, messageMocks([]))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByLabelText('全选')).toBeNull()
  })
})
