import { QUOTE_TTL_MS } from 'rules/constants'
import type { Deps } from '../../deps.ts'
import { type ApiError, notFound, refused } from '../../server/apiErrors.ts'
import { refuseLapsedTrade } from '../company/licence.service.ts'
import { requireSignedContract } from '../contract/contract.service.ts'
import { memberView } from '../user/user.service.ts'
import { deleteQuotesBefore, findQuote, insertQuote, type QuoteRow } from './checkout.repo.ts'
import type { QuoteContent } from './checkout.schemas.ts'
import { NOTHING_CHOSEN, type Choice } from './choice.ts'
import { priceSelection } from './selection.service.ts'

const KEPT_AFTER_EXPIRY_MS = 86_400_000

/** Prices the given lines of the cart, whether ticked there or not, and keeps the answer for fifteen minutes. */
export async function checkout(
  deps: Deps,
  memberId: number,
  lineIds: readonly number[],
  choice: Omit<Choice, 'lineIds'> = NOTHING_CHOSEN,
): Promise<QuoteRow> {
  await requireSignedContract(deps, memberId)
  const viewer = await memberView(deps, memberId)
  if (viewer.review !== 'passed') throw refused('NOT_REVIEWED')
  const { couponIds, useVoucher, useBalance, balanceMost = null, addressId = null } = choice
  const { content, hash } = await priceSelection(deps, viewer, { lineIds, couponIds, useVoucher, useBalance, balanceMost, addressId })
  if (content.orders.length === 0) throw nothingLeft(content)
  await refuseLapsedTrade(
    deps,
    content.orders.flatMap((order) => order.lines.map((line) => Number(line.goods_id))),
  )
  return keepQuote(deps, memberId, content, hash)
}

/** The shop's own quote while it holds. */
export async function readQuote(deps: Deps, memberId: number, id: number): Promise<QuoteRow> {
  const quote = await findQuote(deps.db, memberId, id)
  if (quote === null) throw notFound()
  if (quote.expiresAt <= deps.clock.now()) throw refused('QUOTE_EXPIRED')
  return quote
}

async function keepQuote(deps: Deps, memberId: number, content: QuoteContent, hash: string): Promise<QuoteRow> {
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + QUOTE_TTL_MS)
  await deleteQuotesBefore(deps.db, memberId, new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS))
  const id = await insertQuote(deps.db, { memberId, hash, content, now, expiresAt })
  return { id, hash, content, expiresAt }
}

/** The first line's own reason says more than that nothing is left. */
function nothingLeft({ warnings }: QuoteContent): ApiError {
  return refused('NOTHING_SELECTED', {}, { sentence: warnings[0]?.message ?? '没有可结算的商品', values: { warnings } })
}
