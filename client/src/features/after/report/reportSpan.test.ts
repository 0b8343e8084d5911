import { expect, it } from 'vitest'
import { kindOf, spanAround, spanBeside, spanWords } from './reportSpan.ts'

it('a month, a quarter and a year are those of the calendar', () => {
  expect(spanAround('2026-11', 'month')).toEqual({ from: '2026-11', to: '2026-11' })
  expect(spanAround('2026-11', 'quarter')).toEqual({ from: '2026-10', to: '2026-12' })
  expect(spanAround('2026-03', 'quarter')).toEqual({ from: '2026-01', to: '2026-03' })
  expect(spanAround('2026-11', 'year')).toEqual({ from: '2026-01', to: '2026-12' })
})

it('twelve months are a year when they are those of the calendar, and three a quarter', () => {
  expect(kindOf({ from: '2026-01', to: '2026-12' })).toBe('year')
  expect(kindOf({ from: '2025-12', to: '2026-11' })).toBeNull()
  expect(kindOf({ from: '2026-02', to: '2026-04' })).toBeNull()
  expect(kindOf({ from: '2026-04', to: '2026-06' })).toBe('quarter')
})

it('the spans beside one go across a new year, and none lies ahead of the current month', () => {
  expect(spanBeside('2026-01', 'quarter', '2026-11')).toEqual({
    before: '/cgbb?from=2025-10&to=2025-12',
    after: '/cgbb?from=2026-04&to=2026-06',
  })
  expect(spanBeside('2026-10', 'quarter', '2026-11').after).toBeNull()
  expect(spanBeside('2026-10', 'month', '2026-11').after).toBe('/cgbb?from=2026-11&to=2026-11')
})

it('a span is called as people call it', () => {
  expect(spanWords({ from: '2026-11', to: '2026-11' })).toBe('2026 年 11 月')
  expect(spanWords({ from: '2026-10', to: '2026-12' })).toBe('2026 年第 4 季度')
  expect(spanWords({ from: '2026-01', to: '2026-12' })).toBe('2026 年')
  expect(spanWords({ from: '2025-12', to: '2026-11' })).toBe('2025-12 至 2026-11')
})
