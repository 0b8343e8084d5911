import { INT_MAX, PROMOTION_COUNT_MAX } from '../constants.ts'
import { holding, integer, list, nullable, optional, text, titled } from '../shape.ts'

/** Shapes that several kinds share: of rows of a pricing document first, then of drafts. */
export const id = integer(0)
export const cents = integer(0)
export const count = integer(1)
export const amountLeft = integer(0)
export const priority = optional(integer(Number.MIN_SAFE_INTEGER), 0)
export const goodsKeys = titled('参与的商品，仅列出采购单中的；null 为全部', optional(list(text())))

export const draftId = titled('商品编码', holding('goods', integer(1, 999_999_999_999_999)))
export const draftCents = holding('cents', integer(0, INT_MAX))
/** An amount that is more than nothing. */
export const draftSum = holding('cents', integer(1, INT_MAX))
export const draftCount = integer(1, PROMOTION_COUNT_MAX)
/** Null: all goods. It must be said. */
export const draftGoods = titled('参与商品', nullable(list(draftId, { max: 20_000 })))
