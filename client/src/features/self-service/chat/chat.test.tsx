import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messageMocks, press, said } from '../../../testing/messagePage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { chatNews } from './chatNews.ts'

type Args = { readonly input: Record<string, unknown> }

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
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
      messageMocks([], { chat: () => thread(nodes, seen.mock.calls.length > 0 ? 0 : 1) }, { markChatRead: seen }),
    )
    const log = await screen.findByRole('log')
    await within(log).findByText('明天到')
    expect(log.textContent).toMatch(/话1.*周景岳.*明天到/)
    await waitFor(() => expect(seen.mock.calls.map(([, { input }]) => input)).toEqual([{ chatMessageID: '2' }]))
    await waitFor(() => expect(screen.getByRole('link', { name: '客户经理' })).toBeTruthy())
    // What is done with messages is not offered beside the talk.
    expect([screen.queryByRole('link', { name: '只看未读' }), screen.queryByRole('button', { name: '全部已读' })]).toEqual([null, null])
    nodes = [said('3', { isOwn: false, staff: '周景岳', content: '已送达' }), ...nodes]
    await act(async () => void chatNews.tell())
    await within(log).findByText('已送达')
  })

  it('the talk with the account manager shows an answer that came while the thread was being fetched', async () => {
    let nodes = [said('1')]
    const storefront = await renderStorefront('/wdxx?kind=chat', messageMocks([], { chat: () => thread(nodes) }))
    const log = await screen.findByRole('log')
    await within(log).findByText('话1')
    storefront.hold(/useThreadQuery/)
    await act(async () => void chatNews.tell())
    await waitFor(() => expect(storefront.held).toHaveLength(1))
    nodes = [said('2', { isOwn: false, staff: '周景岳', content: '已送达' }), ...nodes]
    await act(async () => void chatNews.tell())
    await waitFor(() => expect(storefront.held).toHaveLength(2))
    await storefront.held[0]?.release()
    expect(log.textContent).not.toContain('已送达')
    await storefront.held[1]?.release()
    expect(log.textContent).toContain('已送达')
  })

  it('the talk with the account manager keeps its foot in sight as more is said, unless one reads further up', async () => {
    let nodes = [said('1')]
    await renderStorefront('/wdxx?kind=chat', messageMocks([], { chat: () => thread(nodes) }))
    const log = await screen.findByRole('log')
    await within(log).findByText('话1')
    const place = { scrollHeight: 1000, scrollTop: 0 }
    Object.defineProperties(log, {
      clientHeight: { value: 400 },
      scrollHeight: { get: () => place.scrollHeight },
      scrollTop: {
        get: () => place.scrollTop,
        set(to: number) {
          place.scrollTop = to
        },
      },
    })
    const read = (to: number): void => {
      place.scrollTop = to
      fireEvent.scroll(log)
    }
    const hear = async (id: string): Promise<number> => {
      nodes = [said(id, { isOwn: false, staff: '周景岳' }), ...nodes]
      place.scrollHeight += 100
      await act(async () => void chatNews.tell())
      await within(log).findByText(`话${id}`)
      return place.scrollTop
    }
    read(553)
    expect(await hear('2')).toBe(1100)
    read(652)
    expect(await hear('3')).toBe(652)
  })

  it('the talk with the account manager goes back page by page from the oldest there is, whatever is said meanwhile, and loses nothing', async () => {
    const all = Array.from({ length: 95 }, (_, at) => said(String(at + 1)))
    const before = (_: unknown, { first, after }: { first: number; after?: string }) => {
      const found = all.filter(({ chatMessageID }) => after === undefined || Number(chatMessageID) < Number(after)).toReversed()
      return { ...thread(found.slice(0, first)), totalCount: all.length }
    }
    const storefront = await renderStorefront('/wdxx?kind=chat', messageMocks([], { chat: before }))
    const { calls } = storefront
    const log = await screen.findByRole('log')
    await within(log).findByText('话95')
    expect(within(log).queryByText('话65')).toBeNull()
    all.push(said('96', { isOwn: false, staff: '周景岳' }))
    await act(async () => void chatNews.tell())
    await within(log).findByText('话96')
    storefront.hold(/useThreadOlderQuery/)
    const button = screen.getByRole('button', { name: '查看更早的留言' })
    await act(async () => button.click())
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => button.click())
    storefront.hold(/nothing/)
    await storefront.held[0]?.release()
    await within(log).findByText('话36')
    for (const oldest of ['话6', '话1']) {
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
    await renderStorefront('/wdxx?kind=chat', messageMocks([], { chat: () => thread([]) }, { sendChatMessage: send }))
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

  it('a picture for the account manager is sent by its key; one of more than 5 MB is refused before it is sent', async () => {
    const send = vi.fn((_: unknown, { input }: Args) => ({
      chatMessage: said('9', { content: null, image: { url: `/files/upload/${String(input['imageKey'])}` } }),
    }))
    await renderStorefront('/wdxx?kind=chat', messageMocks([], { chat: () => thread([]) }, { sendChatMessage: send }))
    await screen.findByText(/我是周景岳/)
    const upload = vi.fn(globalThis.fetch).mockResolvedValueOnce(Response.json({ key: 'a.png', url: '/files/upload/a.png' }))
    const choose = (bytes: number) =>
      act(async () => {
        const file = new File([new Uint8Array(bytes)], '图.png', { type: 'image/png' })
        fireEvent.change(screen.getByLabelText('发送图片', { selector: 'input' }), { target: { files: [file] } })
      })
    vi.stubGlobal('fetch', upload)
    await choose(5 * 1024 * 1024 + 1)
    expect(screen.getByText('图片不能超过 5 MB')).toBeTruthy()
    expect(upload).not.toHaveBeenCalled()
    await choose(5 * 1024 * 1024)
    await waitFor(() => expect(send.mock.calls.map(([, { input }]) => [input['content'], input['imageKey']])).toEqual([[null, 'a.png']]))
    expect(screen.queryByText('图片不能超过 5 MB')).toBeNull()
    await choose(5 * 1024 * 1024 + 1)
    fireEvent.change(screen.getByLabelText('留言内容'), { target: { value: '好的' } })
    expect(screen.getByText('图片不能超过 5 MB')).toBeTruthy()
    await press('发送')
    expect(screen.queryByText('图片不能超过 5 MB')).toBeNull()
  })

  it('the talk with the account manager is opened by 客服 beside any page; QQ numbers stand there where the shop has no chat', async () => {
    const noChat = messageMocks([])['Query']?.['viewer']
    await renderStorefront('/wdxx', messageMocks([], { chat: () => thread([said('1')]) }))
    await press('客服')
    expect(await within(await screen.findByRole('dialog')).findByText('话1')).toBeTruthy()
    expect(screen.queryByText('QQ 客服')).toBeNull()
    document.body.innerHTML = ''
    await renderStorefront(
      '/wdxx',
      messageMocks([], { viewer: () => ({ ...(noChat?.(undefined as never, undefined as never) as object), canChat: false }) }),
    )
    await press('客服')
    expect(await screen.findByText('QQ 客服')).toBeTruthy()
    expect(screen.queryByRole('log')).toBeNull()
    document.body.innerHTML = ''
    await renderStorefront(
      '/wdxx',
      messageMocks([], { viewer: () => ({ ...(noChat?.(undefined as never, undefined as never) as object), username: '' }) }),
    )
    await press('客服')
    expect(await screen.findByText('QQ 客服')).toBeTruthy()
  })
})
