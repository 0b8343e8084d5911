import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { busyShopper, columnsHolding, WORDS } from '../../testing/closing.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { office, type Shopper } from '../../testing/trading.ts'
import { findProfile } from '../shop/invoiceProfile.repo.ts'
import { findLastAccount } from '../wallet/withdrawal.repo.ts'
import { resealRows } from './reseal.service.ts'
import { SEALED_PLACES } from './reseal.repo.ts'

const key = (id: string, fill: number) => ({ id, key: Buffer.alloc(32, fill) })
let h: Harness
let me: Shopper
beforeAll(async () => {
  // A shop that ran without a key: everything lies open.
  h = await openHarness({ dataKeys: [] })
  await createTrade(h)
  ;({ me } = await busyShopper(h))
})
afterAll(() => h.close())

const keyed = (...dataKeys: ReturnType<typeof key>[]) => ({ ...h.deps, settings: { ...h.deps.settings, dataKeys } })
const open = ['invoice.buyer', 'invoice_profile.bank_account', 'invoice_profile.tax_no', 'trade.invoice_buyer', 'withdrawal.bank_account']
const holding = () => columnsHolding(h, [WORDS.bankAccount, WORDS.taxNo])
/** The names of the keys by which the rows of all places are sealed. */
async function keyNames(): Promise<string[]> {
  const names = new Set<string>()
  for (const { table, columns } of SEALED_PLACES)
    for (const column of columns) {
      const { rows } = await sql<{ text: string | null }>`select ${sql.ref(column)}::text as text from ${sql.table(table)}`.execute(
        h.deps.db,
      )
      for (const { text } of rows) for (const [, id] of (text ?? '').matchAll(/sealed:([^:]+):/g)) names.add(id ?? '')
    }
  return [...names]
}

it('without a key bank accounts and tax numbers lie open in five columns', async () => {
  expect(await holding()).toEqual(['member.licence_no', ...open].toSorted())
})

it('the job seals what was written before there was a key, and is done when it has walked once', async () => {
  const deps = keyed(key('k1', 1))
  expect(await resealRows(deps)).toBeGreaterThan(3)
  expect(await resealRows(deps)).toBe(0)
  expect(await holding()).toEqual(['member.licence_no'])
  expect(await keyNames()).toEqual(['k1'])
})

it('with another key first the job seals all anew, both keys being valid, and the old one can then be taken away', async () => {
  expect(await resealRows(keyed(key('k2', 2), key('k1', 1)))).toBeGreaterThan(3)
  expect(await keyNames()).toEqual(['k2'])
  const later = keyed(key('k2', 2))
  expect(await findProfile(later, me.person.memberId)).toMatchObject({ tax_no: WORDS.taxNo, bank_account: WORDS.bankAccount })
  expect(await findLastAccount(later, me.person.memberId)).toMatchObject({ bank_account: WORDS.bankAccount })
})

it('the office walks over all rows again, and is told that nothing lies open in a shop without a key', async () => {
  expect(await office(h).post('/api/erp/key/rotate', { is_first: '1' })).toMatchObject({
    status: 200,
    data: { key: null, seen: 0, sealed: 0 },
  })
})

it('whoever tends a table may change sealed numbers and nothing else of an invoice or a withdrawal', async () => {
  const tending = (table: string, statement: string) =>
    h.deps.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.tending', ${table}, true)`.execute(tx)
      await sql.raw(statement).execute(tx)
    })
  await expect(tending('invoice', 'update invoice set cents = cents + 1')).rejects.toMatchObject({ constraint: 'invoice_tended' })
  await expect(tending('withdrawal', 'delete from withdrawal')).rejects.toMatchObject({ constraint: 'withdrawal_tended' })
  await expect(tending('audit_log', `update audit_log set action = 'a.b'`)).rejects.toMatchObject({ constraint: 'audit_log_tended' })
  await expect(tending('audit_log', 'delete from audit_log')).rejects.toMatchObject({ constraint: 'audit_log_tended' })
  await expect(tending('invoice', `update withdrawal set holder = '某人'`)).rejects.toMatchObject({ constraint: 'withdrawal_fixed' })
})
