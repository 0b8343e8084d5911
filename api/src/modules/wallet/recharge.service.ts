import type { Cents } from 'rules/money'
import { UNPAID_TTL_ONLINE_MS } from 'rules/constants'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { findEntry } from '../ledger/ledger.repo.ts'
import { post } from '../ledger/ledger.service.ts'
import { tellOfRecharge } from '../message/tellings.ts'
import { type ChannelName, ChannelError, type PaymentChannel, type SettledNotice } from '../channel/channel.ts'
import { channelNamed } from '../channel/channelNamed.ts'
import { newRechargeNo } from '../trade/numbers.ts'
import { endRecharge, findRecharge, insertRecharge, markCredited, markRechargeStarted, type RechargeRow } from './recharge.repo.ts'

export interface RechargeAsked {
  readonly memberId: number
  readonly accountId: number
  readonly channel: ChannelName
  readonly cents: Cents
  readonly clientKey: string
}

const RECHARGE = 'recharge'
const rechargeRef = (id: number) => `recharge:${id}`

/** As a payment of a trade: its row, the channel's answer outside of any transaction, then that answer kept. Asked again under its key it goes on. */
export async function startRecharge(deps: Deps, asked: RechargeAsked, report: (error: unknown) => void): Promise<RechargeRow> {
  const channel = channelNamed(deps, asked.channel)
  if (channel === null) throw refused('CHANNEL_CLOSED')
  const { id } = await openRecharge(deps, asked)
  const recharge = await rechargeOf(deps, asked.memberId, Number(id))
  if (recharge.status !== 'created') return recharge
  return startAtChannel(deps, channel, recharge, report)
}

export function openRecharge(deps: Deps, { memberId, accountId, channel, cents, clientKey }: RechargeAsked): Promise<{ id: string }> {
  return once(deps, { memberId, route: 'POST /api/user/recharge', key: clientKey, request: { channel, cents } }, async (tx) => {
    const now = tx.clock.now()
    const id = await insertRecharge(tx.db, {
      no: newRechargeNo(tx),
      memberId,
      accountId,
      channel,
      cents,
      now,
      expiresAt: new Date(now.getTime() + UNPAID_TTL_ONLINE_MS),
    })
    return { id: String(id) }
  })
}

async function startAtChannel(
  deps: Deps,
  channel: PaymentChannel,
  recharge: RechargeRow,
  report: (error: unknown) => void,
): Promise<RechargeRow> {
  const { publicUrl } = deps.settings
  try {
    const started = await channel.start({
      tradeNo: recharge.no,
      paymentNo: recharge.no,
      amountCents: recharge.amount,
      subject: `余额充值 ${recharge.no}`,
      expiresAt: recharge.expires_at,
      returnUrl: new URL(returnPath(recharge.id), publicUrl).href,
      notifyUrl: new URL(`/api/pay/notify/${channel.name}`, publicUrl).href,
    })
    const shown = {
      kind: started.kind,
      codeUrl: started.kind === 'qr' ? started.qr : null,
      pageUrl: started.kind === 'none' ? null : (started.url ?? null),
    }
    await inTransaction(deps, (tx) => markRechargeStarted(tx.db, recharge.id, shown))
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error
    report(error)
    if (error.isFinal) await inTransaction(deps, (tx) => endRecharge(tx.db, recharge.id, 'failed'))
    throw refused('CHANNEL_CLOSED', {}, { sentence: '支付渠道暂时无法使用，请稍后重试或更换支付方式' })
  }
  return rechargeOf(deps, recharge.member_id, recharge.id)
}

/** Where the cashier sends the buyer back to. */
export const returnPath = (id: number) => `/yegl?recharge=${id}`

export async function rechargeOf(deps: Deps, memberId: number, id: number): Promise<RechargeRow> {
  const recharge = await findRecharge(deps.db, id)
  if (recharge === null || recharge.member_id !== memberId) throw notFound('充值单不存在')
  return recharge
}

/** What the buyer is told: one whose time is over counts as closed from that moment, whether or not its row says so. */
export function shownStatus(recharge: Pick<RechargeRow, 'status' | 'expires_at'>, now: Date): RechargeRow['status'] {
  return (recharge.status === 'created' || recharge.status === 'pending') && recharge.expires_at <= now ? 'closed' : recharge.status
}

/** The money has come, late or not: the balance grows by it once. The caller holds the recharge's row. */
export async function creditRecharge(
  tx: Deps,
  recharge: RechargeRow,
  notice: Pick<SettledNotice, 'amountCents' | 'channelTxn' | 'settledAt'>,
): Promise<'paid' | 'mismatch' | 'ignored'> {
  if (recharge.status === 'settled') return 'ignored'
  if (notice.amountCents !== recharge.amount) {
    await insertAudit(tx.db, {
      accountId: null,
      memberId: recharge.member_id,
      action: 'recharge.mismatch',
      object: rechargeRef(recharge.id),
      now: tx.clock.now(),
    })
    return 'mismatch'
  }
  const cause = { reason: RECHARGE, ref: rechargeRef(recharge.id) }
  const isNew = await post(tx, { memberId: recharge.member_id, kind: 'balance', delta: recharge.amount, ...cause })
  if (!isNew) throw refused('STATE_CHANGED')
  await markCredited(tx.db, recharge.id, {
    txn: notice.channelTxn,
    at: notice.settledAt,
    entry: await findEntry(tx.db, recharge.member_id, 'balance', cause),
  })
  await tellOfRecharge(tx, recharge)
  return 'paid'
}
