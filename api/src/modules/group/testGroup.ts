import type { Harness } from '../../testing/harness.ts'
import type { NewSale } from '../promotion/group.repo.ts'
import { publishGroup } from './groupPublish.service.ts'

const DAY_MS = 86_400_000

/** A group purchase that runs today: 9.00, from 10 units of a team 8.00, from 20 on 7.00. */
export function openSale(h: Harness, goodsId: number, changes: Partial<NewSale> = {}): Promise<number> {
  const now = h.clock.now().getTime()
  return publishGroup(h.deps, {
    name: '测试抱团',
    goodsId,
    startsAt: new Date(now - DAY_MS),
    endsAt: new Date(now + DAY_MS),
    membersMax: 3,
    unitsMax: 40,
    perMember: 15,
    tiers: [
      { number: 1, price: 900 },
      { number: 10, price: 800 },
      { number: 20, price: 700 },
    ],
    ...changes,
  })
}
