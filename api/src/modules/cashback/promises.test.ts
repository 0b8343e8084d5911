import { expect, it } from 'vitest'
import { promisesWire } from './cashback.schemas.ts'

it('an order is told what it is promised itself, and nothing of one from another warehouse or of another kind', () => {
  const promise = { source: 6, ck: 1, kind: 'plain' as const, base: 88_000, back: 1_000, next: null }
  const cashback = [promise, { ...promise, ck: 2, base: 10_000 }, { ...promise, kind: 'ephedrine' as const, base: 20_000 }]
  const told = { id: '6', name: '满额返现', base: '880.00', amount: '10.00', next: null }
  const activities = [{ id: 6, name: '满额返现' }]
  expect(promisesWire({ cashback }, { ck: 1, kind: 'plain' }, activities)).toEqual([told])
  expect(promisesWire({ cashback }, { ck: 2, kind: 'plain' }, activities)).toEqual([{ ...told, base: '100.00' }])
  expect(promisesWire({ cashback }, { ck: 2, kind: 'ephedrine' }, activities)).toEqual([])
})
