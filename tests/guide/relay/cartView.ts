import { graphql } from 'relay-runtime'

/** The cart as the page shows it, and below `pricing` what `CartPricing` of the package asks for. Read by the compiler. @public */
export const cartView = graphql`
  fragment cartView_cart on Cart {
    id
    lineCount
    selectedCount
    totals { goods discount shipping payable }
    lines { id lineID kind quantity unitPrice amount isSelected goods { id goodsID name } }
    pricing {
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
  }
`
