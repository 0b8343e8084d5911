import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function setup(props: Partial<PaginationProps> = {}) {
  const onJump = vi.fn<(page: number) => void>()
  const { container } = render(
    <Pagination current={5} around={[3, 4, 5, 6, 7]} last={12} hrefOf={(page) => `/list?page=${page}`} onJump={onJump} {...props} />,
  )
  const jumpTo = (text: string): void => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: '跳转' }))
  }
  return { onJump, container, jumpTo }
}

test('the pagination is a named navigation of links, the current one marked', () => {
  setup()
  const nav = within(screen.getByRole('navigation', { name: '分页' }))
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['', '1', '3', '4', '5', '6', '7', '12', ''])
  expect(nav.getByRole('link', { name: '第 5 页' }).getAttribute('aria-current')).toBe('page')
  expect(nav.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe('/list?page=6')
  expect(nav.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/list?page=4')
})

test('the pagination has no way beyond either end', () => {
  setup({ current: 1, around: [1, 2], last: 2 })
  expect(screen.queryByRole('link', { name: '上一页' })).toBeNull()
  expect(screen.queryByRole('link', { name: '下一页' })).not.toBeNull()
  cleanup()
  setup({ current: 2, around: [1, 2], last: 2 })
  expect([screen.queryByRole('link', { name: '上一页' }) === null, screen.queryByRole('link', { name: '下一页' })]).toEqual([false, null])
})

test.each([
  ['all its pages lie around the current one', 2, [1, 2, 3], 3, '123'],
  ['only the first and the last are beyond', 3, [2, 3, 4], 5, '12345'],
  ['a page before and one behind are left out', 4, [3, 4, 5], 7, '1…345…7'],
])('the pagination has a gap only where pages are left out: %s', (_when, current, around, last, shown) => {
  setup({ current, around, last })
  expect(screen.getByRole('list').textContent).toBe(shown)
})

test('the jump box keeps to the pages there are', () => {
  const { onJump, jumpTo } = setup()
  jumpTo('9')
  jumpTo('99')
  jumpTo('０')
  jumpTo('')
  expect(onJump.mock.calls).toEqual([[9], [12], [1]])
})

test('one page needs no paging', () => {
  const { container } = setup({ current: 1, around: [1], last: 1 })
  expect(container.textContent).toBe('')
})
