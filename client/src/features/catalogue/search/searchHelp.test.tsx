import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { goodsListVariables } from '../goods/goodsListPlace.ts'

const VAIN = '云杉堂阿莫西林'
const mocks: Mocks = {
  Query: {
    viewer: () => null,
    cartBadge: () => 0,
    categories: () => [],
    site: () => ({ hotWords: [] }),
    goodsList: () => ({ totalCount: 0, edges: [] }),
    searchSuggestions: () => [{ scope: 'GOODS', text: '阿莫西林胶囊', goodsID: null, count: 12 }],
  },
}

beforeEach(() => sessionStorage.clear())

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: /首字母/ })

it('a search in vain offers the names that its words end with, and 求购', async () => {
  const storefront = await renderStorefront(`/search?keywords=${encodeURIComponent(VAIN)}`, mocks)
  await screen.findByText('要找的是不是：')
  expect(storefront.asked('askSuggestionsQuery').map(({ keywords }) => keywords)).toEqual([VAIN])
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['阿莫西林胶囊', `/search?keywords=${encodeURIComponent('阿莫西林胶囊')}`],
      ['登记求购', `/pzqg/add?name=${encodeURIComponent(VAIN)}`],
    ]),
  )
})

it('a search for the trace code of a box leads to the order the box came with', async () => {
  await renderStorefront('/search?keywords=83857930000000000002', mocks)
  const way = await screen.findByRole('link', { name: '查追溯码所在订单' })
  expect(way.getAttribute('href')).toBe('/order?keywords=83857930000000000002')
})

describe('what the keyboard can do', () => {
  it('the key ? says which keys there are, unless something is being typed, and Esc gives the page back', async () => {
    await renderStorefront('/404', mocks)
    fireEvent.keyDown(field(), { key: '?' })
    expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(false)
    const help = await screen.findByRole('dialog', { name: '键盘操作' })
    expect([...help.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(
      expect.arrayContaining(['/', '?', '↑', '↓', 'Enter', 'Alt + ↑']),
    )
    fireEvent(help, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog', { name: '键盘操作' })).toBeNull()
  })
})

describe('without JavaScript', () => {
  it('the search box is a form that asks /search by GET with the names that the address reads', async () => {
    await renderStorefront('/404', mocks)
    const form = field().form
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/search', 'get'])
    fireEvent.change(field(), { target: { value: '青榕' } })
    fireEvent.change(screen.getByRole('combobox', { name: '搜索范围' }), { target: { value: 'maker' } })
    const asked = new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    expect(goodsListVariables(asked).filter).toMatchObject({ keywords: '青榕', keywordScope: 'MANUFACTURER' })
  })
})
