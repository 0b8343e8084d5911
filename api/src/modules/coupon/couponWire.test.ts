import { expect, it } from 'vitest'
import type { CouponPiece } from './coupon.repo.ts'
import { couponWire } from './coupon.schemas.ts'

const NOW = new Date('2026-11-21T02:05:00Z')
const piece = (status: CouponPiece['status'], validTo: string): CouponPiece => ({
  id: 1,
  template_id: 2,
  kind: 'threshold',
  name: '满减',
  face: 1_000,
  min_cents: 30_000,
  covers_all: true,
  goods: [],
  status,
  valid_from: new Date('2026-11-01T00:00:00Z'),
  valid_to: new Date(validTo),
})

it.each([
  ['unused', '2026-11-21T02:05:01Z', 'unused'],
  ['unused', '2026-11-21T02:05:00Z', 'expired'],
  ['used', '2026-11-21T02:05:01Z', 'used'],
  ['used', '2026-11-01T00:00:00Z', 'used'],
  ['expired', '2026-12-01T00:00:00Z', 'expired'],
  ['void', '2026-12-01T00:00:00Z', 'expired'],
] as const)('a coupon that is %s and ends at %s is told as %s', (status, validTo, told) => {
  expect(couponWire(piece(status, validTo), NOW).status).toBe(told)
})
