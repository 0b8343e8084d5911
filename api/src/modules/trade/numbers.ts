import { formatDateTime } from 'rules/time'
import { seconds, type Clock, type Random } from '../../deps.ts'
import type { ShipKind } from '../../db/tables/trade.ts'

const DIGITS = 8

/** Date, time and eight digits of chance: 22 digits that tell nothing of how much is sold. */
export function newTradeNo({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  const now = clock.now()
  const minute = formatDateTime(seconds(now)).replaceAll(/\D/g, '')
  const second = String(now.getUTCSeconds()).padStart(2, '0')
  return `${minute}${second}${randomDigits(random, DIGITS)}`
}

/** The trade's number and the order's place in it; ephedrine orders end in _3 (TRADE §3 row 9). */
export function orderNo(tradeNo: string, index: number, kind: ShipKind): string {
  return `${tradeNo}${String(index + 1).padStart(2, '0')}${kind === 'ephedrine' ? '_3' : ''}`
}

/** At most 32 signs, as both payment platforms want it. */
export function newPaymentNo(tradeNo: string, random: Random): string {
  return `P${tradeNo}${randomDigits(random, 6)}`
}

export function newRefundNo({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  return `R${newTradeNo({ clock, random })}`
}

export function newAfterSaleNo({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  return `S${newTradeNo({ clock, random })}`
}

export function newRechargeNo({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  return `C${newTradeNo({ clock, random })}`
}

export function newWithdrawalNo({ clock, random }: { readonly clock: Clock; readonly random: Random }): string {
  return `W${newTradeNo({ clock, random })}`
}

function randomDigits(random: Random, digits: number): string {
  const value = Buffer.from(random.bytes(6)).readUIntBE(0, 6)
  return String(value % 10 ** digits).padStart(digits, '0')
}
