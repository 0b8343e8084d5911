import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'
import { accessStates } from '../testing/refused/access.ts'
import { officeMoneyStates } from '../testing/refused/officeMoney.ts'
import { accountEntry } from '../testing/refused/accountEntry.ts'
import { afterSaleStates } from '../testing/refused/afterSale.ts'
import { platformStates } from '../testing/refused/platform.ts'
import { qualityStates } from '../testing/refused/quality.ts'
import { recallStates } from '../testing/refused/recall.ts'
import { temperatureStates } from '../testing/refused/temperature.ts'
import { cashbackStates } from '../testing/refused/cashback.ts'
import { catalogue } from '../testing/refused/catalogue.ts'
import { dossierStates } from '../testing/refused/dossier.ts'
import { contents } from '../testing/refused/content.ts'
import { identityAndCart } from '../testing/refused/identity.ts'
import { importStates } from '../testing/refused/importing.ts'
import { invoiceStates } from '../testing/refused/invoice.ts'
import { messageStates } from '../testing/refused/message.ts'
import { papers } from '../testing/refused/paper.ts'
import { promotions } from '../testing/refused/promotion.ts'
import { emptyAgain, emptyTables, refusalOf } from '../testing/refused/refusedState.ts'
import { serviceStates } from '../testing/refused/service.ts'
import { tradeAndMoney } from '../testing/refused/trade.ts'
import { traceStates } from '../testing/refused/trace.ts'
import { walletStates } from '../testing/refused/wallet.ts'
import { webhookStates } from '../testing/refused/webhook.ts'
import { zoneStates } from '../testing/refused/zones.ts'

const AREAS = [
  accessStates,
  officeMoneyStates,
  importStates,
  identityAndCart,
  serviceStates,
  catalogue,
  promotions,
  cashbackStates,
  tradeAndMoney,
  accountEntry,
  contents,
  papers,
  invoiceStates,
  zoneStates,
  afterSaleStates,
  traceStates,
  recallStates,
  temperatureStates,
  qualityStates,
  platformStates,
  dossierStates,
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

  it.each(numbered.filter((refusedState) => refusedState.area === area))('$number: $state ($rule)', async ({ rule, statement }) => {
    expect(await refusalOf(h.deps.db, statement)).toBe(rule)
  })
})

it(`are ${ALL.length} different wrong states, of which 44 are wanted`, () => {
  expect(new Set(ALL.map(({ statement }) => statement)).size).toBe(ALL.length)
  expect(new Set(ALL.map(({ area, state }) => `${area}: ${state}`)).size).toBe(ALL.length)
  expect(ALL.length).toBeGreaterThanOrEqual(44)
})

/** Rules behind a guard that refuses the same state first: no statement reaches them, and they hold where a guard stands aside. */
const BEHIND: Readonly<Record<string, string>> = {
  order_cashback_due: 'order_cashback_begins',
  order_cashback_entry_once: 'order_cashback_is_credited',
  red_letter_state: 'red_letter_begins',
  withdrawal_amount: 'withdrawal_is_taken',
}

/** Those to which we gave a name; a unique key that holds the primary key is there for references, and cannot be broken alone. */
async function namedRules(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.conname as name from pg_constraint c
      where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'u', 'x') and c.conrelid <> 0
        and c.conname !~ ('^' || c.conrelid::regclass::text || '_(.*_)?(check|key)[0-9]*$')
        and not exists (select from pg_constraint p
          where p.conrelid = c.conrelid and p.contype = 'p' and c.contype = 'u' and p.conkey <@ c.conkey)
    union select i.indexrelid::regclass::text from pg_index i join pg_class t on t.oid = i.indrelid
      where i.indisunique and t.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by 1`.execute(h.deps.db)
  return rows.map(({ name }) => name)
}

it('every check, unique key and exclusion with a name has a statement that tries it', async () => {
  const tried = new Set(ALL.map(({ rule }) => rule))
  const names = await namedRules()
  expect(names.length).toBeGreaterThan(250)
  expect(names.filter((name) => !tried.has(BEHIND[name] ?? name))).toEqual([])
  expect(Object.keys(BEHIND).filter((name) => tried.has(name) || !names.includes(name))).toEqual([])
})
