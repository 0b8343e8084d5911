import { expect } from 'vitest'
import { createGoods } from '../../testing/catalogue.ts'
import type { Harness } from '../../testing/harness.ts'
import type { TestAnswer } from '../../testing/testClient.ts'
import { buy, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'

export const TAX = '91420100MA0000000X'
export const idOf = ({ data }: TestAnswer): string => (data as { id: string }).id

/** What a shop and the office do about invoices in tests; whose it is may change from test to test. */
export function invoicing(who: () => { readonly h: Harness; readonly me: Shopper }) {
  let parcels = 0
  let numbers = 10_000_000
  return { shipped, send, apply, issue }

  /** A tier price takes 30 off 300, freight adds 12. */
  async function shipped(checkout: Record<string, number> = {}): Promise<{ id: string; no: string }> {
    const placed = await buy(
      who().me.client,
      [{ goodsId: await createGoods(who().h, { ladder: [{ number: 20, price: 900 }] }), number: 30 }],
      {
        checkout,
      },
    )
    await payAtCashier(who().h, who().me.client, placed.trade_id)
    const [{ id, no } = { id: '', no: '' }] = placed.orders
    await send(id)
    return { id, no }
  }

  async function send(id: string): Promise<void> {
    for (const to of ['billed', 'picked', 'outbound']) await office(who().h).post(`/api/erp/order/${id}/advance`, { to })
    await office(who().h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `FP${10_000 + ++parcels}` })
  }

  function apply(ids: string, more: Record<string, string> = {}): Promise<TestAnswer> {
    return who().me.client.post('/api/invoice', { order_ids: ids, kind: 'vat_plain', tax_no: TAX, client_key: newKey(), ...more })
  }

  async function issue(id: string): Promise<string> {
    const number = String(++numbers)
    expect(await office(who().h).post(`/api/erp/invoice/${id}/issue`, { invoice_no: number })).toMatchObject({
      status: 200,
      data: { id, status: 'issued' },
    })
    return number
  }
}
