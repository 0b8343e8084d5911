import type { ReviewState, Shop, ShopRole } from '../../generated/resolvers-types.ts'
import type { RestShop } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

export const roles: Readonly<Record<string, ShopRole>> = { owner: 'OWNER', buyer: 'BUYER', finance: 'FINANCE' }
export const reviewStates: Readonly<Record<string, ReviewState>> = {
  pending: 'PENDING',
  passed: 'PASSED',
  rejected: 'REJECTED',
  frozen: 'FROZEN',
}

export function toShop(body: unknown): Shop {
  const shop = new Row<RestShop>(body, 'shop')
  return {
    memberID: shop.id('member_id'),
    company: shop.text('company'),
    role: shop.oneOf('role', roles),
    review: shop.oneOf('review', reviewStates),
  }
}
