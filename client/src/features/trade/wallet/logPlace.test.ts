import { describe, expect, it } from 'vitest'
import { moneyVariables, monthsBack, monthIn } from './logPlace.ts'

describe('the addresses of the wallet', () => {
  it('the addresses of the wallet say what is asked for, and what is wrong in them counts as not said', () => {
    expect(moneyVariables(new URLSearchParams('kind=pay&from=2026-11-21&to=2026-11-20&recharge=7'))).toEqual({
      use: 'PAY',
      from: '2026-11-19T16:00:00Z',
      to: '2026-11-21T15:59:59Z',
      page: 1,
      rechargeID: '7',
      hasRecharge: true,
    })
    expect(moneyVariables(new URLSearchParams('kind=gift&from=2026-99-99&page=-2&recharge=x'))).toEqual({
      use: null,
      from: null,
      to: null,
      page: 1,
      rechargeID: '0',
      hasRecharge: false,
    })
    expect([monthIn(new URLSearchParams('month=2026-13')), monthIn(new URLSearchParams('month=2026-12'))]).toEqual([null, '2026-12'])
    expect(monthsBack('2026-01-31T16:30:00Z', 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  })
})
