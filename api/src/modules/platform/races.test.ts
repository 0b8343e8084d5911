import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../testing/testDatabase.ts'
import { createBuyer, MINUTE, openShop, ship, type Shop } from './testBills.ts'

let shop: Shop

describe.runIf(onPostgres)('with several connections', () => {
  beforeAll(async () => {
    shop = await openShop({ databasePool: 10 })
  })
  afterAll(() => shop.close())

  it('four rounds at once make each bill once, send it once and count it once', async () => {
    const me = await createBuyer(shop)
    for (let nth = 0; nth < 4; nth++) await ship(shop, me)
    const rounds = () => Promise.all([shop.round(), shop.round(), shop.round(), shop.round()])
    await rounds()
    await rounds()
    const { platform, h } = shop
    const sent = platform.named('uploadcircubill').map(({ fields }) => fields['bill_code'])
    expect([sent.length, new Set(sent).size]).toEqual([4, 4])
    shop.advance(10 * MINUTE)
    await rounds()
    expect(platform.named('searchbill.detail')).toHaveLength(4)
    const bills = await h.deps.db.selectFrom('platform_bill').select(['state', 'platform_count']).execute()
    expect(bills).toEqual(Array.from({ length: 4 }, () => ({ state: 'uploaded', platform_count: 10 })))
  })
})
