import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { rememberedSearches, rememberSearch } from './searchMemory.ts'

const mocks: Mocks = {
  Query: {
    viewer: () => null,
    cartBadge: () => 0,
    categories: () => [],
    site: () => ({
      hotWords: [
        { text: '连花清瘟', url: null },
        { text: '中药', url: '/zyyp' },
      ],
    }),
    goodsList: () => ({ totalCount: 0, edges: [] }),
    searchSuggestions: () => [],
  },
}

beforeAll(() => import('./SuggestionList.tsx'))
beforeEach(() => sessionStorage.clear())

const enter = (): void => act(() => screen.getByRole('combobox', { name: /首字母/ }).focus())
// A desk's width hides them; what is asked here is what they hold.
const heading = (name: string): HTMLElement | null => screen.queryByRole('heading', { name, hidden: true })
const wordsOf = (name: string): (readonly (string | null)[])[] =>
  // The first is the one below the field; a desk's line of hot words follows it.
  [...(screen.queryAllByRole('navigation', { name, hidden: true })[0]?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

it('an entered, empty search field has the last searches and what many search for, until something is typed', async () => {
  for (let nth = 1; nth <= 9; nth++) rememberSearch({ keywords: `药${nth}`, scope: 'GOODS' })
  rememberSearch({ keywords: '药5', scope: 'MANUFACTURER' })
  await renderStorefront('/404', mocks)
  expect(heading('最近搜索')).toBeNull()
  enter()
  await screen.findByRole('heading', { name: '热门搜索', hidden: true })
  expect(wordsOf('最近搜索').map(([text]) => text)).toEqual(['药5', '药9', '药8', '药7', '药6', '药4', '药3', '药2'])
  expect(wordsOf('最近搜索')[0]?.[1]).toBe('/search?keywords=%E8%8D%AF5&scope=maker')
  expect(wordsOf('热门搜索')).toEqual([
    ['连花清瘟', '/search?keywords=%E8%BF%9E%E8%8A%B1%E6%B8%85%E7%98%9F'],
    ['中药', '/zyyp'],
  ])
  fireEvent.change(screen.getByRole('combobox', { name: /首字母/ }), { target: { value: '阿' } })
  expect(heading('热门搜索')).toBeNull()
})

it('the last searches are forgotten on demand, and a chosen word leaves the field', async () => {
  rememberSearch({ keywords: '板蓝根', scope: 'GOODS' })
  await renderStorefront('/404', mocks)
  enter()
  await screen.findByRole('heading', { name: '热门搜索', hidden: true })
  fireEvent.click(screen.getByRole('button', { name: '清除最近搜索', hidden: true }))
  expect([rememberedSearches(), wordsOf('最近搜索')]).toEqual([[], []])
  await act(async () => void fireEvent.click(screen.getAllByRole('link', { name: '连花清瘟', hidden: true })[0] ?? document.body))
  expect(heading('热门搜索')).toBeNull()
  expect(document.activeElement).not.toBe(screen.getByRole('combobox', { name: /首字母/ }))
  expect(document.querySelector('main')?.textContent).toContain('“连花清瘟”的搜索结果')
})
