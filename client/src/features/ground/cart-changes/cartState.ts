import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Everything of the cart that a change may touch: each mutation's answer brings the whole of it. Read by the compiler. @public */
export const cartState = graphql`
  fragment cartState_cart on Cart {
    id
    lineCount
    selectedCount
    totals { list discount coupons preferred herbs goods shipping payable }
    warehouses {
      warehouse { warehouseID name }
      goodsAmount
      freeOver
      minimumOrder
      fee
      shipping
      shortOfFree
      shortOfMinimum
    }
    warnings { code targetID message available }
    promotions {
      promotionID
      kind
      kindText
      tag
      name
      isReached
      amount
      discount
      applied
      next
      tiers { full minus rate isReached short isApplied }
    }
    cashback {
      warehouse { warehouseID }
      kind
      promise { promotionID amount next { amount short } }
    }
    addons { promotionID name full price short isReached perOrder left goods { id goodsID name } }
    coupons { couponID name kind minimum face amount short saves isUsed }
    lines {
      id
      lineID
      kind
      quantity
      unitPrice
      amount
      listAmount
      isSelected
      fullReductionAmount
      refusal { reason message }
      gift { quantity needed given left name packUnit }
      combination { combinationID name items { quantity goods { id goodsID name spec packUnit isPreferred kind } } }
      goods {
        id
        goodsID
        cartQuantity
        isPreferred
        kind
        warehouse { warehouseID name }
        ...CartLineRow_goods
        ...CartPanelLine_goods
      }
    }
    pricing { ...cartState_pricing }
  }
`

/** All that `rules` needs to price a cart. Read by the compiler. @public */
export const pricingState = graphql`
  fragment cartState_pricing on CartPricing {
    lines { lineID goodsID quantity kind combinationID isSelected warehouseID refused }
    goods {
      goodsID
      basePriceCents
      specialPriceCents
      tiers { quantity priceCents }
      isGraduated
      isBuyable
      stock
      packQuantity
      minimumQuantity
      caseQuantity
      warehouseID
      isCouponEligible
      isEphedrine
      isColdChain
      isFreeShipping
      isSingleFreeShipping
      freeShippingQuantity
      limit
      gift { mode needed given left goodsID }
    }
    addons { goodsID promotionID fullCents goodsIDs priceCents perOrder left }
    groups { goodsID saleID tiers { quantity priceCents } taken perMember bought left }
    combinations { combinationID priceCents left items { goodsID quantity } }
    flash { goodsID priceCents perMember bought left }
    fullReductions { promotionID priority goodsIDs isRepeatable capCents tiers { fullCents minusCents } }
    discounts { promotionID goodsIDs tiers { fullCents basisPoints } }
    cashbacks { promotionID priority goodsIDs tiers { fullCents backCents } memberCapCents leftCents }
    pieces { promotionID priority goodsIDs every minusCents timesPerOrder timesLeft }
    coupons { couponID kind minimumCents faceCents goodsIDs expiresAt }
    warehouses { warehouseID freeOverCents feeCents minimumCents }
  }
`

/** What an answer with the whole cart means for the fields beside it. */
export function adoptCart(
  store: RecordSourceProxy,
  payload: RecordProxy | null | undefined,
  gone: readonly string[] = [],
): RecordProxy | null {
  const cart = payload?.getLinkedRecord('cart')
  const root = store.getRoot()
  // The change is done, but the cart could not be read: it is read again when a page needs it.
  if (payload && !cart) root.getLinkedRecord('cart')?.invalidateRecord()
  if (!cart) return null
  root.setLinkedRecord(cart, 'cart')
  root.setValue(Number(cart.getValue('lineCount')), 'cartBadge')
  const stillThere = new Set(linesOf(cart).map(goodsIDOf))
  for (const recordID of gone) {
    const goods = store.get(recordID)?.getLinkedRecord('goods')
    if (goods && !stillThere.has(String(goods.getValue('goodsID')))) goods.setValue(0, 'cartQuantity')
  }
  return cart
}

export function linesOf(cart: RecordProxy): RecordProxy[] {
  return cart.getLinkedRecords('lines')?.filter((line) => line !== null && line !== undefined) ?? []
}

export function goodsIDOf(line: RecordProxy): string {
  return String(line.getLinkedRecord('goods')?.getValue('goodsID'))
}
