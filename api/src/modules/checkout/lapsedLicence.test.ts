import { afterAll, beforeAll, expect, it } from 'vitest'
import { today } from '../../deps.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, office, quoteFor, submit } from '../../testing/trading.ts'
import type { TestClient } from '../../testing/testClient.ts'

let h: Harness
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  client = (await createShopper(h)).client
})
afterAll(() => h.close())

const licence = (no: string, expires_on: string) =>
  office(h).post('/api/erp/licence', { kind: 'drug', no, holder: '演示医药有限公司', expires_on })
const quote = async (goods: number) => quoteFor(client, [{ goodsId: goods, number: 20 }])
const REFUSED = '本公司的药品经营许可证正在换证，换证前暂不接受此类订单'

it('drugs are ordered while the shop’s drug licence is valid or was never entered, not once it has lapsed; devices are', async () => {
  const drug = await createGoods(h)
  const device = await createGoods(h, { kind: 'device', rx_class: 'none', device_class: 2 })
  expect((await submit(client, await quote(drug))).status).toBe(200)

  const day = today(h.clock.now())
  await licence('演AA0000001', day)
  h.clock.advance(Date.parse(`${day}T23:55:00+08:00`) - h.clock.now().getTime())
  const late = await quote(drug)
  h.clock.advance(600_000)
  expect(await submit(client, late)).toMatchObject({
    status: 400,
    message: REFUSED,
    data: { reason: 'LICENCE_LAPSED', value: '药品经营许可证' },
  })
  await expect(quote(drug)).rejects.toThrow(`cannot check out: ${REFUSED}`)
  expect((await submit(client, await quote(device))).status).toBe(200)

  await licence('演AA0000002', '2031-12-31')
  expect((await submit(client, await quote(drug))).status).toBe(200)
})
