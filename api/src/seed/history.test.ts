import { tradeMoments } from './tradeHistory.ts'
import { pursesOf } from './purse.ts'
import { describe, expect, it } from 'vitest'
import { TestClock } from '../testing/clock.ts'
import { DEMO_ACCOUNTS } from './demoShops.ts'
import { hourOfDay } from './history.ts'
import { SeedClock } from './seedClock.ts'
import { SeededRandom } from './seededRandom.ts'

const buyer = { accountId: 1, memberId: 1, scopes: new Set<string>() }
const buyers = new Map(DEMO_ACCOUNTS.map((account) => [account.username, account.shops.map(() => buyer)]))
const templates = new Map(['满300减15', '满100运费减5元', '满500减30', '满200免运费', '新客无门槛5元'].map((name, at) => [name, at + 1]))

describe('the demo’s past', () => {
  it.each(['2026-11-21T00:00:30+08:00', '2026-11-21T12:00:00+08:00', '2026-11-21T23:59:30+08:00', '2028-02-29T03:00:00+08:00'])(
    'the demo’s past is over by the time the demo is filled, also at %s',
    (moment) => {
      const today = new Date(moment)
      const moments = [
        ...tradeMoments({ buyers, goods: [], today, random: new SeededRandom(1) }),
        ...pursesOf({ buyer, today, templates }, new SeededRandom(1)),
      ]
      expect(moments.filter(({ at }) => at >= today)).toEqual([])
      expect(moments.length).toBeGreaterThan(150)
    },
  )

  it('the demo’s past tells days and hours as China does', () => {
    expect(hourOfDay(new Date('2026-11-21T01:00:00+08:00'), 1, 9.5).toISOString()).toBe('2026-11-20T01:30:00.000Z')
  })

  it('the demo’s past has a clock that never goes back', () => {
    const now = new TestClock().now()
    const clock = new SeedClock(now)
    expect(() => clock.moveTo(new Date(now.getTime() - 1))).toThrow(/cannot go back/)
    expect(clock.now()).toBe(now)
  })
})
