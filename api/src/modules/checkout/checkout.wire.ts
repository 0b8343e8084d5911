import { parseMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import { invoiceOffers } from './wish.service.ts'
import type { QuoteRow } from './checkout.repo.ts'
import type { QuoteWire } from './checkout.schemas.ts'

/** A quote as its buyer sees it: without what it was priced from, and with the invoices that the shop's particulars allow now. */
export async function quoteWire(deps: Deps, memberId: number, quote: QuoteRow): Promise<QuoteWire> {
  const { orders, goods, shipping, payable, tenders, coupons, address, address_id, warnings } = quote.content
  const offers = await invoiceOffers(deps, memberId, parseMoney(payable) - parseMoney(tenders.voucher))
  return {
    quote_id: String(quote.id),
    hash: quote.hash,
    expires_at: seconds(quote.expiresAt),
    // Quotes of the version before have none.
    orders: orders.map((order) => ({ ...order, cashback: order.cashback ?? [] })),
    goods,
    shipping,
    payable,
    tenders,
    coupons,
    address,
    address_id,
    warnings,
    invoices: offers.map(({ id, kind, title, taxNo, problem, isUsual }) => ({
      id,
      kind,
      title,
      tax_no: taxNo,
      problem,
      is_usual: isUsual ? 1 : 0,
    })),
    // What is paid already needs no channel.
    pay_modes: deps.channels.size > 0 || parseMoney(tenders.online) === 0 ? ['online', 'transfer'] : ['transfer'],
  }
}
