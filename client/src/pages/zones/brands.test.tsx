import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { main, mocks } from '../../testing/zonePage.ts'

afterEach(() => vi.unstubAllGlobals())

const brands = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    brandID: String(at + 1),
    name: `品牌${at + 1}号`,
    logo: at === 0 ? { url: '/files/logo.png' } : null,
    count: 3,
  }))
const open = (at: string, count: number) =>
  renderStorefront(at, mocks({ site: () => ({ brands: brands(count), navigation: [], hotWords: [] }), zoneFocus: () => null }))
const names = (): string[] => [...main().matchAll(/品牌(\d+)号/g)].map((match) => match[1] ?? '')

describe('the brand zone (/ppzq)', () => {
  it('the brand zone has 24 brands a page, each with its picture where it has one', async () => {
    await open('/ppzq', 25)
    await screen.findByText('品牌1号')
    expect(names()).toEqual(Array.from({ length: 24 }, (_, at) => String(at + 1)))
    expect(document.querySelectorAll('main img')).toHaveLength(1)
  })

  it('the brand zone leads two pages on and two back', async () => {
    await open('/ppzq/4', 24 * 7)
    await screen.findByText('品牌73号')
    expect(names()[0]).toBe('73')
    expect(main()).toContain('23456')
  })

  it('the brand zone of one page leads nowhere else', async () => {
    await open('/ppzq', 24)
    await screen.findByText('品牌24号')
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
  })

  it('the brand zone without brands says so', async () => {
    await open('/ppzq', 0)
    expect(await screen.findByText('还没有品牌')).toBeTruthy()
  })
})
