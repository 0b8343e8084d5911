import { describe, expect, test } from 'vitest'
import { REASONS } from './reasons.ts'
import { factKey, isRefusalReason, REFUSALS, refusalOf, type RefusalReason } from './refusals.ts'

const reasons = Object.keys(REFUSALS) as RefusalReason[]

describe('refusals', () => {
  test('every reason has a refusal, and each refusal a name of its own', () => {
    expect(reasons.toSorted()).toEqual([...REASONS, 'NOT_FOUND', 'NOTHING_SELECTED'].toSorted())
    expect(new Set(reasons.map((reason) => refusalOf(reason).type)).size).toBe(69)
  })

  test.each(reasons)('the refusal %s is told by a fact that it has', (reason) => {
    const { type, facts, says } = refusalOf(reason)
    expect(type).toMatch(/^[A-Z][A-Za-z]+$/)
    if (says !== undefined) expect(Object.keys(facts)).toContain(says)
  })

  test('a fact of one name is of one kind in all refusals', () => {
    const kinds = Map.groupBy(
      reasons.flatMap((reason) => Object.entries(refusalOf(reason).facts)),
      ([name]) => name,
    )
    expect([...kinds].filter(([, facts]) => new Set(facts.map(([, kind]) => kind)).size > 1)).toEqual([])
  })

  test('things travel by their ids, and a shop by its member id', () => {
    expect([factKey('goods', 'goods'), factKey('line', 'line'), factKey('shop', 'shop'), factKey('available', 'count')]).toEqual([
      'goods_id',
      'line_id',
      'member_id',
      'available',
    ])
  })

  test('isRefusalReason knows the reasons of the table alone', () => {
    expect([isRefusalReason('NOT_FOUND'), isRefusalReason('STOCK_SHORT'), isRefusalReason('toString'), isRefusalReason(7)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
