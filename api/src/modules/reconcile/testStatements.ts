import { readFileSync } from 'node:fs'
import { ERP_TOKEN, type Harness } from '../../testing/harness.ts'
import { createGoods } from '../../testing/catalogue.ts'
import { buy, newKey } from '../../testing/trading.ts'
import { takeNotice } from '../payment/notify.service.ts'
import { insertPayment } from '../payment/payment.repo.ts'
import { endRefund, insertRefunds } from '../payment/refund.repo.ts'
import { findRecharge, type RechargeRow } from '../wallet/recharge.repo.ts'
import { openRecharge } from '../wallet/recharge.service.ts'
import type { Shopper } from '../../testing/trading.ts'
import type { StatementChannel } from '../../db/tables/reconcile.ts'
import type { Static } from 'typebox'
import type { DifferenceSchema, ReconciledData } from './reconcile.schemas.ts'

const FOLDER = new URL('../../../../tests/statements/', import.meta.url)
const authorization = `Bearer ${ERP_TOKEN}`

/** A sample with the numbers of this run in the places that name them, such as C01. */
export function statement(name: StatementChannel, numbers: Readonly<Record<string, string>> = {}): string {
  const bytes = readFileSync(new URL(`${name}.csv`, FOLDER))
  return new TextDecoder(name.startsWith('wechat') ? 'utf-8' : 'gb18030')
    .decode(bytes)
    .replaceAll(/\b[CPRW]\d{1,2}\b/g, (place) => numbers[place] ?? place)
}

/** Hands a statement in. */
export async function handIn(h: Harness, channel: string, file: string | Uint8Array, query: Record<string, string> = {}) {
  const response = await h.app.inject({
    method: 'POST',
    url: `/api/erp/reconciliation/${channel}?${new URLSearchParams({ staff: '王会计', ...query }).toString()}`,
    headers: { authorization, 'content-type': 'text/csv' },
    payload: Buffer.from(file),
  })
  return { status: response.statusCode, ...response.json<{ message: string; data: Static<typeof ReconciledData> }>() }
}

type Told = Static<typeof DifferenceSchema>
export async function differences(h: Harness, state = 'open'): Promise<Told[]> {
  const { data } = await h.client({ authorization }).get(`/api/erp/reconciliation?state=${state}&per_page=100`)
  return (data as { data: Told[] }).data.toReversed()
}

export const asRow = ({ kind, line, there, here, subject }: Told) => [kind, line, there, here, subject?.split(' ')[0] ?? null]

export function decide(h: Harness, id: string, decision: string, word = '已核对') {
  return h.client({ authorization }).post(`/api/erp/reconciliation/${id}/decide`, { staff: '王会计', decision, word })
}

/** A recharge at WeChat Pay that is asked for and not paid yet. */
export async function askRecharge(h: Harness, { person }: Shopper, cents: number): Promise<RechargeRow> {
  const { memberId, accountId } = person
  const { id } = await openRecharge(h.deps, { memberId, accountId, channel: 'wechat', cents, clientKey: newKey() })
  const row = await findRecharge(h.deps.db, Number(id))
  if (row === null) throw new Error('no recharge')
  return row
}

/** What WeChat Pay tells when it has the money. */
export function notify(h: Harness, paymentNo: string, channelTxn: string, amountCents: number, at: string) {
  const settledAt = new Date(`${at.replace(' ', 'T')}+08:00`)
  return takeNotice(h.deps, 'wechat', { outcome: 'settled', noticeId: `n-${channelTxn}`, paymentNo, channelTxn, amountCents, settledAt })
}

/** An order of 200.00 that WeChat Pay had on the 21st, with refunds of the 22nd: their numbers, as samples name them. */
export async function refundedOrder(h: Harness, shopper: Shopper, refunds: readonly number[]): Promise<Record<string, string>> {
  const numbers: Record<string, string> = {}
  const goodsId = await createGoods(h, { stock: 100 })
  const placed = await buy(shopper.client, [{ goodsId, number: 20 }])
  const tradeId = Number(placed.trade_id)
  const now = h.clock.now()
  const amount = Math.round(Number(placed.online) * 100)
  const no = 'P20261121100000123456789012345'
  const payment = await insertPayment(h.deps.db, {
    no,
    tradeId,
    channel: 'wechat',
    amount,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  await notify(h, no, '4200002611210000000000000050', amount, '2026-11-21 12:00:00')
  numbers['P1'] = no
  h.clock.advance(86_400_000)
  for (const [nth, cents] of refunds.entries()) {
    const refundNo = `R202611221000001234567${nth}`
    numbers[`R${nth + 1}`] = refundNo
    const refund = {
      tradeId,
      orderId: null,
      paymentId: payment.id,
      cause: `test:${nth}`,
      cents,
      tender: 'online',
      status: 'pending',
    } as const
    await insertRefunds(h.deps.db, [{ no: refundNo, ...refund, now: h.clock.now() }])
    const { id } = await h.deps.db.selectFrom('refund').where('no', '=', refundNo).select('id').executeTakeFirstOrThrow()
    await endRefund(h.deps.db, id, 'settled', h.clock.now())
  }
  return numbers
}
