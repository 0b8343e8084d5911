import type { Cents } from 'rules/money'
import type { InvoiceKind } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { findCompany } from '../auth/session.repo.ts'
import { findUsualKind } from './checkout.repo.ts'
import { findProfile } from '../shop/invoiceProfile.repo.ts'
import { buyerFault, buyerOf, type InvoiceBuyer } from '../shop/invoiceBuyer.ts'

export interface Wish {
  readonly kind: InvoiceKind
  readonly buyer: InvoiceBuyer
}

/** An invoice that may be wished for with an order: under which id, and what stands in its way. */
export interface InvoiceOffer {
  readonly id: string
  readonly kind: InvoiceKind
  readonly title: string
  readonly taxNo: string | null
  readonly problem: string | null
  /** Chosen until the buyer chooses otherwise. */
  readonly isUsual: boolean
}

const KINDS: readonly (readonly [id: string, kind: InvoiceKind])[] = [
  ['1', 'vat_plain'],
  ['2', 'vat_special'],
]
const NOTHING = '本单没有可开票的金额'

/** Both kinds, made out to whom the shop's particulars say; `cents` is what the order costs in money. */
export async function invoiceOffers(deps: Deps, memberId: number, cents: Cents): Promise<InvoiceOffer[]> {
  const buyer = buyerOf({}, await findProfile(deps, memberId), await findCompany(deps.db, memberId))
  const usual = await findUsualKind(deps.db, memberId)
  return KINDS.map(([id, kind]) => {
    const problem = cents <= 0 ? NOTHING : (buyerFault(buyer, kind === 'vat_special')?.[1] ?? null)
    return { id, kind, title: buyer.title, taxNo: buyer.tax_no, problem, isUsual: problem === null && kind === usual }
  })
}

/** What the trade keeps of the wish: the particulars as they are now. */
export async function wishFor(tx: Deps, memberId: number, id: string | null, cents: Cents): Promise<Wish | null> {
  const kind = KINDS.find((pair) => pair[0] === id)?.[1]
  if (kind === undefined) return null
  const buyer = buyerOf({}, await findProfile(tx, memberId), await findCompany(tx.db, memberId))
  const problem = cents <= 0 ? NOTHING : (buyerFault(buyer, kind === 'vat_special')?.[1] ?? null)
  if (problem !== null) throw invalid('invoice_id', problem)
  return { kind, buyer: { ...buyer, tax_no: buyer.tax_no ?? '' } }
}
