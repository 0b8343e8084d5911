import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { Completion } from './Completion.tsx'
import { loadAsking } from './suggestions.ts'

const FOUND: Readonly<Record<string, readonly object[]>> = {
  阿莫: [
    { scope: 'GOODS', text: '阿莫西林胶囊', goodsID: null, count: 12 },
    { scope: 'GOODS', text: '复方阿莫西林', goodsID: null, count: 3 },
    { scope: 'MANUFACTURER', text: '阿莫制药', goodsID: null, count: 40 },
  ],
}
const mocks: Mocks = {
  Query: {
    viewer: () => null,
    cartBadge: () => 0,
    categories: () => [],
    site: () => ({
      hotWords: Array.from({ length: 10 }, (_, number) => ({ text: `热词${number}`, url: number === 1 ? '/list?category=5' : null })),
    }),
    goodsList: () => ({ totalCount: 0, edges: [] }),
    searchSuggestions: (_: never, { keywords }: { keywords: string }) => FOUND[keywords] ?? [],
  },
}

// What is loaded in the midst of a test would come at no time of its clock.
beforeAll(() => Promise.all([loadAsking(), import('./SuggestionList.tsx'), import('./NearNames.tsx')]))
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: /首字母/ })
const entries = (): HTMLElement[] => {
  const list = screen.queryByRole('listbox', { name: '搜索建议' })
  return list === null ? [] : within(list).queryAllByRole('option')
}
const options = (): (string | null)[] => entries().map((option) => option.textContent)
const marked = (): string | null => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing has this id')
}
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const press = (key: string, how: object = {}): boolean => fireEvent.keyDown(field(), { key, ...how })
const asked = (storefront: Storefront): unknown[] => storefront.asked('askSuggestionsQuery').map(({ keywords }) => keywords)
const searches = (storefront: Storefront): unknown[] => storefront.asked('SearchPageQuery').map(({ filter }) => filter)
const shown = (): string => document.querySelector('main')?.textContent ?? ''

async function typed(text: string, at = '/404'): Promise<Storefront> {
  const storefront = await renderStorefront(at, mocks)
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: text } })
  return storefront
}

describe('suggestions', () => {
  it('suggestions come half a second after the last key, and are kept for five seconds', async () => {
    const storefront = await typed('阿')
    await pass(499)
    fireEvent.change(field(), { target: { value: '阿莫' } })
    await pass(499)
    expect(asked(storefront)).toEqual([])
    await pass(1)
    expect(asked(storefront)).toEqual(['阿莫'])
    expect(options()).toEqual(['阿莫西林胶囊约 12 种', '复方阿莫西林约 3 种', '阿莫制药厂家 · 约 40 种'])
    fireEvent.change(field(), { target: { value: '阿莫x' } })
    expect(options()).toEqual([])
    await pass(500)
    fireEvent.change(field(), { target: { value: '阿莫 ' } })
    await pass(500)
    expect(options()).toHaveLength(3)
    expect(asked(storefront)).toEqual(['阿莫', '阿莫x'])
    const againAfter = async (ms: number): Promise<void> => {
      await pass(ms - 500)
      fireEvent.change(field(), { target: { value: '' } })
      fireEvent.change(field(), { target: { value: '阿莫' } })
      await pass(500)
    }
    await againAfter(3900)
    expect(asked(storefront)).toEqual(['阿莫', '阿莫x'])
    await againAfter(500)
    expect(asked(storefront)).toEqual(['阿莫', '阿莫x', '阿莫'])
  })

  it('suggestions say that they are searched for, or that there are none', async () => {
    const storefront = await typed('未名')
    storefront.hold(/askSuggestionsQuery/)
    await pass(500)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getAllByText('搜索中…')).toHaveLength(2)
    await storefront.held[0]?.release()
    expect(screen.getAllByText('没有与“未名”相关的建议')).toHaveLength(2)
  })

  it('suggestions are not asked for blanks, and a failure shows none', async () => {
    const storefront = await typed('  ')
    await pass(500)
    expect(asked(storefront)).toEqual([])
    storefront.hold(/askSuggestionsQuery/)
    fireEvent.change(field(), { target: { value: '阿莫' } })
    await pass(500)
    await storefront.held[0]?.fail()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('suggestions show in bold what has still to be typed', () => {
    const bold = (text: string, part: string): (string | null)[] =>
      [...render(<Completion text={text} typed={part} />).container.querySelectorAll('b')].map((mark) => mark.textContent)
    expect(bold('复方阿莫西林胶囊', '阿莫西林')).toEqual(['复方', '胶囊'])
    expect(bold('Vc片', 'vC')).toEqual(['片'])
    expect(bold('阿莫西林胶囊', 'amxl')).toEqual(['阿莫西林胶囊'])
  })
})

describe('the keyboard', () => {
  it('arrow keys go round through the options and the field of the search box', async () => {
    await typed('阿莫')
    await pass(500)
    const seen: (string | null)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      press(key)
      seen.push(marked())
    }
    expect(seen).toEqual(['阿莫西林胶囊约 12 种', '复方阿莫西林约 3 种', '阿莫制药厂家 · 约 40 种', null, '阿莫制药厂家 · 约 40 种'])
    expect(entries().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true'])
  })

  it('a mark in the search box goes with the options it was on', async () => {
    const storefront = await typed('阿莫')
    await pass(500)
    press('ArrowDown')
    expect(marked()).toBe('阿莫西林胶囊约 12 种')
    storefront.hold(/askSuggestionsQuery/)
    fireEvent.change(screen.getByRole('combobox', { name: '搜索范围' }), { target: { value: 'maker' } })
    await pass(500)
    expect([field().getAttribute('aria-expanded'), options(), marked()]).toEqual(['true', [], null])
  })

  it('Enter in the search box picks what is marked, among what it names', async () => {
    const storefront = await typed('阿莫')
    await pass(500)
    press('ArrowUp')
    await act(async () => void fireEvent.submit(screen.getByRole('search')))
    expect(searches(storefront)).toEqual([expect.objectContaining({ keywords: '阿莫制药', keywordScope: 'MANUFACTURER' })])
    expect(shown()).toContain('“阿莫制药”的搜索结果')
    expect(shown()).toContain('改按药品搜索')
    expect(options()).toEqual([])
  })

  it('Enter in the search box searches for what is typed, without the blanks around it', async () => {
    const storefront = await typed('  阿莫 ')
    let isSentByBrowser = true
    await act(async () => void (isSentByBrowser = fireEvent.submit(screen.getByRole('search'))))
    expect(isSentByBrowser).toBe(false)
    expect(searches(storefront)).toEqual([expect.objectContaining({ keywords: '阿莫', keywordScope: null })])
    expect(field().value).toBe('阿莫')
    await pass(1000)
    expect([field().getAttribute('aria-expanded'), options()]).toEqual(['false', []])
  })

  it('the search box never searches for nothing', async () => {
    const storefront = await typed('   ')
    await act(async () => void fireEvent.submit(screen.getByRole('search')))
    expect(searches(storefront)).toEqual([])
    expect(shown()).toContain('您访问的页面不存在')
  })

  it('Escape closes the search box, and the next one clears it', async () => {
    await typed('阿莫')
    await pass(500)
    expect(press('Escape')).toBe(false)
    expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['阿莫', 'false'])
    press('Escape')
    expect(field().value).toBe('')
    expect(press('Escape')).toBe(true)
  })

  it('the key / leads to the search box unless something is being typed', async () => {
    await renderStorefront('/404', mocks)
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(document.activeElement).not.toBe(field())
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    expect(document.activeElement).toBe(field())
    expect(fireEvent.keyDown(field(), { key: '/' })).toBe(true)
  })
})

describe('an input method', () => {
  it('an input method is left alone: no suggestion, no arrow, no Escape while it composes', async () => {
    const storefront = await typed('阿')
    fireEvent.compositionStart(field())
    for (const part of ['阿m', '阿mo']) {
      fireEvent.compositionUpdate(field(), { data: part })
      fireEvent.change(field(), { target: { value: part } })
      await pass(600)
    }
    expect(asked(storefront)).toEqual([])
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
      expect(press(key, { isComposing: true }), key).toBe(true)
      expect(press(key, { keyCode: 229 }), key).toBe(true)
    }
    expect(field().value).toBe('阿mo')
    fireEvent.change(field(), { target: { value: '阿莫' } })
    fireEvent.compositionEnd(field(), { data: '莫' })
    await pass(499)
    expect(asked(storefront)).toEqual([])
    await pass(1)
    expect(asked(storefront)).toEqual(['阿莫'])
    expect(press('ArrowDown', { keyCode: 229 })).toBe(true)
    expect(marked()).toBeNull()
  })

  it('a completion that is pressed while a word is composed takes the place of both, and is searched for', async () => {
    const storefront = await typed('阿莫')
    await pass(500)
    fireEvent.compositionStart(field())
    fireEvent.change(field(), { target: { value: '阿莫xi' } })
    await pass(600)
    expect([asked(storefront), options()[0]]).toEqual([['阿莫'], '阿莫西林胶囊约 12 种'])
    await act(async () => void fireEvent.click(entries()[0] ?? document.body))
    // As browsers do when the field is left: what was composed is handed over.
    fireEvent.change(field(), { target: { value: '阿莫xi' } })
    fireEvent.compositionEnd(field(), { data: 'xi' })
    await pass(1000)
    expect([field().value, searches(storefront), options()]).toEqual([
      '阿莫西林胶囊',
      [expect.objectContaining({ keywords: '阿莫西林胶囊' })],
      [],
    ])
  })
})

describe('what was searched for last', () => {
  it('what was searched for last is remembered for the session, with where it was searched', async () => {
    await renderStorefront('/search?keywords=%E5%88%B6%E8%8D%AF&scope=maker', mocks)
    expect(field().value).toBe('制药')
    act(() => document.body.replaceChildren())
    await renderStorefront('/list', mocks)
    expect(field().value).toBe('制药')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '搜索范围' }).value).toBe('maker')
    // The next search takes its place without being wiped out first.
    act(() => field().focus())
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
  })

  it('what was searched for last is not in the box where no goods are listed', async () => {
    await renderStorefront('/search?keywords=%E5%88%B6%E8%8D%AF&scope=maker', mocks)
    act(() => document.body.replaceChildren())
    await renderStorefront('/404', mocks)
    expect([field().value, screen.getByRole<HTMLSelectElement>('combobox', { name: '搜索范围' }).value]).toEqual(['', 'maker'])
  })

  it('what was searched for last is nothing where the browser keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
    await renderStorefront('/search?keywords=%E5%88%B6%E8%8D%AF', mocks)
    expect(shown()).toContain('“制药”的搜索结果')
    vi.stubGlobal('sessionStorage', { getItem: () => '{}' })
    act(() => document.body.replaceChildren())
    await renderStorefront('/404', mocks)
    expect(field().value).toBe('')
  })
})

describe('where it stands', () => {
  it('the search box has seven hot words below it, which search or lead where they say', async () => {
    await renderStorefront('/404', mocks)
    const links = [...screen.getByRole('navigation', { name: '热门搜索' }).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toHaveLength(7)
    expect(links.slice(0, 2)).toEqual(['/search?keywords=%E7%83%AD%E8%AF%8D0', '/list?category=5'])
  })

  it.each([
    ['/cart_step2?quote=1', 0],
    ['/cart_step3/1', 0],
    ['/404', 1],
  ])("the search box is hidden on the cart's steps 2 and 3: at %s there are %i", async (at, count) => {
    await renderStorefront(at, mocks)
    expect(screen.queryAllByRole('search')).toHaveLength(count)
  })

  it('the search page without a word asks nothing of the market', async () => {
    const { calls } = await renderStorefront('/search?keywords=%20', mocks)
    expect(screen.getByRole('heading', { name: '想找什么商品？' })).toBeTruthy()
    expect(calls.find(({ name }) => name === 'SearchPageQuery')?.variables['isAsked']).toBe(false)
  })
})
