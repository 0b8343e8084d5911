import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'
import { accessStates } from '../testing/refused/access.ts'
import { officeMoneyStates } from '../testing/refused/officeMoney.ts'
import { accountEntry } from '../testing/refused/accountEntry.ts'
import { afterSaleStates } from '../testing/refused/afterSale.ts'
import { cashbackStates } from '../testing/refused/cashback.ts'
import { catalogue } from '../testing/refused/catalogue.ts'
import { contents } from '../testing/refused/content.ts'
import { identityAndCart } from '../testing/refused/identity.ts'
import { messageStates } from '../testing/refused/message.ts'
import { papers } from '../testing/refused/paper.ts'
import { promotions } from '../testing/refused/promotion.ts'
import { emptyAgain, emptyTables, refusalOf } from '../testing/refused/refusedState.ts'
import { serviceStates } from '../testing/refused/service.ts'
import { tradeAndMoney } from '../testing/refused/trade.ts'
import { walletStates } from '../testing/refused/wallet.ts'
import { webhookStates } from '../testing/refused/webhook.ts'
import { zoneStates } from '../testing/refused/zones.ts'

const AREAS = [
  accessStates,
  officeMoneyStates,
  identityAndCart,
  serviceStates,
  catalogue,
  promotions,
  cashbackStates,
  tradeAndMoney,
  accountEntry,
  contents,
  papers,
  zoneStates,
  afterSaleStates,
  messageStates,
  walletStates,
  webhookStates,
]
const ALL = AREAS.flatMap(({ area, states }) => states.map(([state, rule, statement]) => ({ area, state, rule, statement })))
const numbered = ALL.map((refusedState, at) => ({ ...refusedState, number: at + 1 }))

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

  it.each(numbered.filter((refusedState) => refusedState.area === area))('$number. $state ($rule)', async ({ rule, statement }) => {
    expect(await refusalOf(h.deps.db, statement)).toBe(rule)
  })
})

it(`are ${ALL.length} different wrong states, of which 44 are wanted`, () => {
  expect(new Set(ALL.map(({ statement }) => statement)).size).toBe(ALL.length)
  expect(new Set(ALL.map(({ area, state }) => `${area}: ${state}`)).size).toBe(ALL.length)
  expect(ALL.length).toBeGreaterThanOrEqual(44)
})
