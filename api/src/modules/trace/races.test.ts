import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { createShopper } from '../../testing/trading.ts'
import { createCoded, outbound, shipWith } from './testCodes.ts'

let h: Harness

describe.runIf(onPostgres)('with several connections', () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: 10 })
    await createTrade(h)
  })
  afterAll(() => h.close())

  it('of parcels that name the same case at once one leaves, and the others are told that it is gone', async () => {
    const goods = await createCoded(h)
    const orders: string[] = []
    for (let nth = 0; nth < 3; nth++) orders.push(await outbound(h, await createShopper(h), [{ goodsId: goods.goodsId, number: 10 }]))
    const answers = await Promise.all(orders.map((id, nth) => shipWith(h, id, nth === 1 ? goods.cased : [goods.caseCode])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const told = answers.filter(({ status }) => status !== 200).map(({ data }) => JSON.stringify(data))
    expect(told.every((text) => text.includes('已不在库'))).toBe(true)
    const sent = await h.deps.db.selectFrom('parcel_code').where('code', 'in', goods.cased).select('shipment_id').execute()
    expect(sent).toHaveLength(10)
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })
})
