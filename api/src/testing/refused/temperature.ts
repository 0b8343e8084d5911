import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper, office, payAtCashier } from '../trading.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const series = (changes: Record<string, string> = {}) =>
  insertInto('temperature_series', {
    shipment_id: '1',
    logger: `'T9'`,
    low: '20',
    high: '80',
    started_at: `now() - interval '1 hour'`,
    offsets: `'{0,300,600}'`,
    tenths: `'{40,50,60}'`,
    handed_by: `'李会计'`,
    handed_at: 'now()',
    state: `'normal'`,
    ...changes,
  })
const WARM = { tenths: `'{90,90,90}'`, state: `'breach'` }
const change = (what: string, id: number) => `update temperature_series set ${what} where id = ${id}`
const decided = (state: string, by: string, reason: string) =>
  `state = '${state}', decided_by = ${by}, decided_at = now(), reason = ${reason}`

// Order 1 (refrigerated) and order 2 are shipped as parcels 1 and 2; of parcel 1 series 1 is good and series 2 a breach that is open.
export const temperatureStates: RefusedStates = {
  area: 'temperatures',
  async prepare(h) {
    await createTrade(h)
    const { client } = await createShopper(h)
    for (const is_cold of [true, false]) {
      const paid = await buy(client, [{ goodsId: await createGoods(h, { is_cold }), number: 30 }])
      await payAtCashier(h, client, paid.trade_id)
      const id = paid.orders[0]?.id ?? ''
      for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
      await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF900${id}` })
    }
    await runAll(h.deps.db, [series({ logger: `'T1'` }), series({ logger: `'T2'`, ...WARM })])
  },
  states: [
    ['one logger twice in a parcel', 'temperature_series_once', series({ logger: `'T1'` })],
    ['a logger without a number', 'temperature_series_logger', series({ logger: `''` })],
    ['bounds the wrong way round', 'temperature_series_bounds', series({ low: '80', high: '20' })],
    ['times without their degrees', 'temperature_series_samples', series({ tenths: `'{40,50}'` })],
    ['a time twice in a series', 'temperature_series_rising', series({ offsets: `'{0,300,300}'` })],
    ['a sample from the future', 'temperature_series_past', series({ offsets: `'{0,300,7200}'` })],
    ['absurd degrees', 'temperature_series_degrees', series({ tenths: `'{40,50,601}'` })],
    ['a series in an unknown state', 'temperature_series_state', series({ ...WARM, state: `'lost'` })],
    ['a breach called normal', 'temperature_series_breach', series({ ...WARM, state: `'normal'` })],
    ['a good series called a breach', 'temperature_series_breach', series({ state: `'breach'` })],
    ['a breach released by nobody', 'temperature_series_decided', change(`state = 'released'`, 2)],
    ['a breach released without a reason', 'temperature_series_decided', change(decided('released', `'王质管'`, 'null'), 2)],
    [
      'an after-sale for released goods',
      'temperature_series_claim',
      `with claim as (insert into after_sale (no, order_id, member_id, type, is_whole, reason, cents, status, created_at)
         select 'S20261121000000000001', 1, member_id, 'reship', false, '其他', 0, 'applied', now() from orders where id = 1 returning id)
       update temperature_series set ${decided('released', `'王质管'`, `'稳定'`)}, after_sale_id = (select id from claim) where id = 2`,
    ],
    ['a series of a parcel of which nobody knows how it is kept', 'temperature_series_known', series({ shipment_id: '2' })],
    ['refrigerated goods judged as if kept cool', 'temperature_series_strictest', series({ low: '-400', high: '200' })],
    ['samples changed afterwards', 'temperature_series_fixed', change(`tenths = '{40,41,42}', state = 'normal'`, 2)],
    ['a good series decided', 'temperature_series_fixed', change(decided('condemned', `'王质管'`, `'超温'`), 1)],
    ['a series taken away', 'temperature_series_fixed', `delete from temperature_series where id = 1`],
    [
      'an order received with a breach open',
      'order_received_cold',
      `update orders set status = 'received', received_at = now() where id = 1`,
    ],
  ],
}
