import type { CartCopy, CartShop, SkippedCopy } from '../../generated/resolvers-types.ts'
import type { RestCartCopy, RestCartShop, RestCopied, RestSkippedCopy } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'

export function toCopies(body: unknown): CartCopy[] {
  return typeof body === 'object' && body !== null && 'copies' in body ? new Row<RestCopied>(body, 'cart.copy').list('copies', toCopy) : []
}

function toCopy(body: unknown): CartCopy {
  const copy = new Row<RestCartCopy>(body, 'cart.copy.copies')
  return {
    memberID: copy.id('member_id'),
    company: copy.text('company'),
    copiedCount: copy.integer('copied'),
    skipped: copy.list('skipped', toSkipped),
  }
}

function toSkipped(body: unknown): SkippedCopy {
  const skipped = new Row<RestSkippedCopy>(body, 'cart.copy.copies.skipped')
  return { lineID: skipped.id('id'), message: skipped.text('message') }
}

export function toCartShops(body: unknown): CartShop[] {
  return listOf(body, 'cart.copy', (value) => {
    const shop = new Row<RestCartShop>(value, 'cart.copy')
    return { memberID: shop.id('member_id'), company: shop.text('company') }
  })
}
