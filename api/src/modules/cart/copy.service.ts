import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../server/apiErrors.ts'
import { onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { findAccountShops } from './copy.repo.ts'
import { findLines, type CartRow } from './cart.repo.ts'
import { lineGone } from './cart.service.ts'
import { addOne, lineOf } from './cartWrite.service.ts'

/** What one shop's cart took over, and which lines it may not buy. */
export interface Copied {
  readonly memberId: number
  readonly company: string
  readonly copied: number
  readonly skipped: readonly { readonly lineId: number; readonly message: string }[]
}

interface Copying {
  readonly lineIds: readonly number[]
  readonly toMemberIds: readonly number[]
}

/** Adds lines of this cart to those of other shops of the same account, once per key; what a shop may not buy is left out and named. */
export function copyLines(
  deps: Deps,
  from: { accountId: number; memberId: number },
  copying: Copying,
  clientKey: string | null,
): Promise<Copied[]> {
  const call = { memberId: from.memberId, route: 'POST /api/cart/copy', key: clientKey, request: copying }
  return onceIfKeyed(deps, call, (tx) => copyAll(tx, from, copying))
}

async function copyAll(deps: Deps, from: { accountId: number; memberId: number }, { lineIds, toMemberIds }: Copying): Promise<Copied[]> {
  const shops = (await findAccountShops(deps.db, from.accountId)).filter(
    (shop) => shop.id !== from.memberId && toMemberIds.includes(shop.id),
  )
  if (shops.length < toMemberIds.length) throw notFound('该店铺不属于您的账号')
  const rows = (await findLines(deps.db, from.memberId)).filter((row) => lineIds.includes(row.id)).toReversed()
  if (rows.length === 0) throw lineGone()
  const copied: Copied[] = []
  for (const shop of shops) copied.push({ memberId: shop.id, company: shop.company, ...(await copyTo(deps, shop.id, rows)) })
  return copied
}

async function copyTo(deps: Deps, memberId: number, rows: readonly CartRow[]): Promise<Pick<Copied, 'copied' | 'skipped'>> {
  const skipped: { lineId: number; message: string }[] = []
  for (const row of rows) {
    try {
      await addOne(deps, memberId, { ...lineOf(row), number: row.number, price: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      skipped.push({ lineId: row.id, message: error.message })
    }
  }
  return { copied: rows.length - skipped.length, skipped }
}
