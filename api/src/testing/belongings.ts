import { keepUploadRow } from '../modules/erp/testUpload.ts'
import { post } from '../modules/ledger/ledger.service.ts'
import { joinShop } from '../modules/shop/shop.repo.ts'
import type { Harness } from './harness.ts'
import { createPerson } from './people.ts'
import type { Shopper } from './trading.ts'

/** Things of a shop and of its account by their ids, for tests that try them as somebody else. */
export async function paperOf(h: Harness, { client, person }: Shopper): Promise<string> {
  const file = await keepUploadRow(h, person.memberId, 'certificate')
  await client.post('/api/user/zizhi', { kind: 'yyzz', no: '91420100MA00000001', valid_from: '2026-01-01', valid_to: '2030-01-01', file })
  const { id } = await h.deps.db.selectFrom('certificate').where('member_id', '=', person.memberId).select('id').executeTakeFirstOrThrow()
  return String(id)
}

export async function walletOf(h: Harness, { client, person }: Shopper): Promise<Record<string, string>> {
  await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 5_000, reason: 'recharge', ref: 'welcome' })
  const recharge = (await client.post('/api/user/recharge', { amount: '50.00', channel: 'sandbox', client_key: 'key-of-the-owner-2' }))
    .data as { id: string }
  const withdrawal = (
    await client.post('/api/user/withdraw', {
      amount: '50.00',
      holder: '甲药房',
      bank: '演示银行',
      bank_account: '6222000011118888',
      client_key: 'key-of-the-owner-2',
    })
  ).data as { id: string }
  return { 'user/recharge': recharge.id, 'user/withdraw': withdrawal.id }
}

export async function messageOf({ client }: Shopper): Promise<string> {
  return ((await client.get('/api/message')).data as { data: { id: string }[] }).data[0]?.id ?? ''
}

export async function addressOf({ client }: Shopper): Promise<string> {
  return (
    (await client.post('/api/address', { name: '王店长', phone: '13800000001', province: '420000', address: '中山大道1号' })).data as {
      id: string
    }
  ).id
}

/** Somebody who buys for the shop. */
export async function colleagueOf(h: Harness, { person }: Shopper): Promise<string> {
  const { accountId } = await createPerson(h)
  await joinShop(h.deps.db, accountId, person.memberId, 'buyer', h.clock.now())
  return String(accountId)
}

export async function deviceOf({ client }: Shopper): Promise<string> {
  return ((await client.get('/api/user/session')).data as { id: string }[])[0]?.id ?? ''
}
