import type { CompanyKind, InvoiceProfile, ShopCard, ShopDetails } from '../../generated/resolvers-types.ts'
import type { RestInvoiceProfile, RestShopCard, RestShopDetails } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRegion } from '../account/account.mapper.ts'
import { reviewStatuses, roles } from '../user/shop.mapper.ts'

export const companyKinds: Readonly<Record<string, CompanyKind>> = {
  pharmacy: 'PHARMACY',
  chain: 'CHAIN',
  clinic: 'CLINIC',
  hospital: 'HOSPITAL',
  wholesaler: 'WHOLESALER',
}

export function toShopDetails(body: unknown): ShopDetails {
  const shop = new Row<RestShopDetails>(body, 'shop details')
  return {
    memberID: shop.id('member_id', ''),
    company: shop.text('company', ''),
    kind: shop.knownOneOf('kind', companyKinds),
    licenceNo: shop.optionalText('licence_no'),
    contact: shop.optionalText('contact'),
    phone: shop.optionalText('phone'),
    regions: shop.optionalList('regions', toRegion),
    address: shop.optionalText('address'),
    reviewStatus: shop.knownOneOf('review', reviewStatuses),
    reviewNote: shop.optionalText('review_note'),
    role: shop.knownOneOf('role', roles) ?? 'OWNER',
    invoiceProfile: shop.optionalObject('invoice', toProfile),
  }
}

export function toShopCard(body: unknown): ShopCard {
  const card = new Row<RestShopCard>(body, 'shop card')
  return {
    memberID: card.id('member_id'),
    company: card.text('company'),
    role: card.oneOf('role', roles),
    reviewStatus: card.oneOf('review', reviewStatuses),
    address: card.optionalText('address'),
    isCurrent: card.flag('is_current'),
    cartCount: card.integer('cart'),
    unpaidCount: card.integer('unpaid'),
    papersDueCount: card.integer('papers_due'),
  }
}

function toProfile(body: unknown): InvoiceProfile {
  const profile = new Row<RestInvoiceProfile>(body, 'shop details.invoice')
  return {
    title: profile.text('title'),
    taxNo: profile.text('tax_no'),
    companyAddress: profile.optionalText('company_address'),
    companyPhone: profile.optionalText('company_phone'),
    bank: profile.optionalText('bank'),
    bankAccount: profile.optionalText('bank_account'),
  }
}
