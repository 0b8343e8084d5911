import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { keepUploadRow } from '../erp/testUpload.ts'
import { joinShop } from '../shop/shop.repo.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  me = await createShopper(h)
})
afterAll(() => h.close())

it('the office and a colleague who open a paper are written down, whoever answers for the shop is not', async () => {
  const key = await keepUploadRow(h, me.person.memberId, 'certificate')
  const url = `/files/upload/${key}`
  await h.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${ERP_TOKEN}` } })
  const colleague = await createPerson(h)
  await joinShop(h.deps.db, colleague.accountId, me.person.memberId, 'buyer', h.clock.now())
  await h.deps.db
    .updateTable('account_member')
    .set({ last_used_at: new Date(h.clock.now().getTime() + 1000) })
    .where('account_id', '=', colleague.accountId)
    .where('member_id', '=', me.person.memberId)
    .execute()
  await (await logIn(h, colleague)).get(url)
  await me.client.get(url)
  const rows = { paper: 'certificate', ref: key }
  const looks = await h.app.inject({
    method: 'GET',
    url: `/api/erp/member/${me.person.memberId}/looks`,
    headers: { authorization: `Bearer ${ERP_TOKEN}` },
  })
  expect(looks.json<{ data: unknown }>().data).toEqual([
    expect.objectContaining({ ...rows, by: '王店长', is_office: false }),
    expect.objectContaining({ ...rows, by: 'ERP_TOKEN', is_office: true }),
  ])
})
