import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'
import { createCoded, outbound, shipWith } from '../trace/testCodes.ts'
import type { DeliveryFiles } from './delivery.schemas.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())

it('a delivery names the holder, the insurance code and the trace code of every box, lot by lot', async () => {
  const me = await createShopper(h)
  const { goodsId, lots, cased, caseCode, single, later } = await createCoded(h)
  const law = { holder: '青榕制药集团有限公司', insurance_code: 'XA00000000000000000000007', insurance_class: 'b' } as const
  await h.deps.db.updateTable('goods').set(law).where('id', '=', goodsId).execute()
  const id = await outbound(h, me, [{ goodsId, number: 25 }])
  expect((await shipWith(h, id, [caseCode, ...single, ...later.slice(0, 5)])).status).toBe(200)
  const [parcel] = (await me.client.get(`/api/order/${id}/delivery`)).data as DeliveryFiles[]
  const { holder, insurance_code } = law
  expect(parcel?.delivery.lines).toMatchObject([
    { holder, insurance_code, lot: lots[0], quantity: 20, codes: [...cased, ...single] },
    { holder, insurance_code, lot: lots[1], quantity: 5, codes: later.slice(0, 5) },
  ])
})
