import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'
import { accountEntry } from './refused/accountEntry.ts'
import { afterSaleStates } from './refused/afterSale.ts'
import { catalogue } from './refused/catalogue.ts'
import { contents } from './refused/content.ts'
import { identityAndCart } from './refused/identity.ts'
import { messageStates } from './refused/message.ts'
import { papers } from './refused/paper.ts'
import { promotions } from './refused/promotion.ts'
import { emptyAgain, emptyTables, refusalOf } from './refused/refusedState.ts'
import { serviceStates } from './refused/service.ts'
import { tradeAndMoney } from './refused/trade.ts'
import { walletStates } from './refused/wallet.ts'
import { zoneStates } from './refused/zones.ts'

const AREAS = [
  identityAndCart,
  serviceStates,
  catalogue,
  promotions,
  tradeAndMoney,
  accountEntry,
  contents,
  papers,
  zoneStates,
  afterSaleStates,
  messageStates,
  walletStates,
]
const ALL = AREAS.flatMap(({ area, states }) => states.map(([state, rule, statement]) => ({ area, state, rule, statement })))
const numbered = ALL.map((one, at) => ({ ...one, number: at + 1 }))

let h: Harness
let tables: readonly string[]
beforeAll(async () => {
  h = await openHarness()
  tables = await emptyTables(h.deps.db)
})
afterAll(() => h.close())

describe.each(AREAS)('$area: the database itself refuses', ({ area, prepare }) => {
  beforeAll(() => prepare(h))
  afterAll(() => emptyAgain(h.deps.db, tables))

  it.each(numbered.filter((one) => one.area === area))('$number. $state ($rule)', async ({ rule, statement }) => {
    expect(await refusalOf(h.deps.db, statement)).toBe(rule)
  })
})

it(`are ${ALL.length} different wrong states, of which 44 are wanted`, () => {
  expect(new Set(ALL.map(({ statement }) => statement)).size).toBe(ALL.length)
  expect(new Set(ALL.map(({ area, state }) => `${area}: ${state}`)).size).toBe(ALL.length)
  expect(ALL.length).toBeGreaterThanOrEqual(44)
})
