import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { createShopper } from '../../testing/trading.ts'
import { createCoded, outbound, shipWith } from './testCodes.ts'
import type { OrderCodesWire } from './trace.schemas.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness({ demo: true })
  await createTrade(h)
})
afterAll(() => h.close())

it('the demo, which has no scanner, sends goods with codes as if they had been scanned: as many codes as pieces', async () => {
  const me = await createShopper(h)
  const { goodsId } = await createCoded(h)
  const id = await outbound(h, me, [{ goodsId, number: 15 }])
  expect((await shipWith(h, id)).status).toBe(200)
  const { lots } = (await me.client.get(`/api/order/${id}/codes`)).data as OrderCodesWire
  expect(lots.map(({ number, codes }) => [number, new Set(codes.map(({ code }) => code)).size])).toEqual([[15, 15]])
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})
