import { applyForReturn, receivedOrders } from './afterSale.ts'
import { addToCart, editLine, watchCart } from './cart.ts'
import { follow } from './changes.ts'
import { askQuote } from './checkout.ts'
import { claimCoupon, readOffers } from './coupon.ts'
import { readDetail } from './detail.ts'
import { failureOf } from './errors.ts'
import { openShop } from './install.ts'
import { logIn } from './logIn.ts'
import { openQueue } from './offline.ts'
import { placeOrder } from './order.ts'
import { readPayStatus, startPayment } from './pay.ts'
import { renew } from './renew.ts'
import { search } from './search.ts'
import { openTrustedShop } from './trusted.ts'

/** All steps of this client, for the test that takes them one after the other. */
export const urql = {
  openShop,
  openTrustedShop,
  logIn,
  renew,
  search,
  readDetail,
  watchCart,
  addToCart,
  editLine,
  readOffers,
  claimCoupon,
  askQuote,
  placeOrder,
  startPayment,
  readPayStatus,
  follow,
  receivedOrders,
  applyForReturn,
  openQueue,
  failureOf,
}
