import { seconds } from '../../deps.ts'
import type { QuoteRow } from './checkout.repo.ts'
import type { QuoteWire } from './checkout.schemas.ts'

/** A quote as its buyer sees it: without what it was priced from. */
export function quoteWire(quote: QuoteRow): QuoteWire {
  const { orders, goods, shipping, payable, tenders, coupons, address, address_id, warnings } = quote.content
  return { quote_id: String(quote.id), hash: quote.hash, expires_at: seconds(quote.expiresAt), orders, goods, shipping, payable, tenders, coupons, address, address_id, warnings }
}
