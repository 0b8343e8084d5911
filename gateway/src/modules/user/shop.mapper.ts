import type { ReviewStatus, Shop, ShopRole } from '../../generated/resolvers-types.ts'
import type { RestShop } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'

export const roles: Readonly<Record<string, ShopRole>> = { owner: 'OWNER', buyer: 'BUYER', finance: 'FINANCE' }
export const reviewStatuses: Readonly<Record<string, ReviewStatus>> = {
  pending: 'PENDING',
  passed: 'APPROVED',
  rejected: 'REJECTED',
  frozen: 'FROZEN',
}

export function toShop(body: unknown): Shop {
  const shop = new Row<RestShop>(body, 'shop')
  const memberID = shop.id('member_id')
  return {
    id: toGlobalId('Shop', memberID),
    memberID,
    company: shop.text('company'),
    role: shop.oneOf('role', roles),
    reviewStatus: shop.oneOf('review', reviewStatuses),
  }
}
