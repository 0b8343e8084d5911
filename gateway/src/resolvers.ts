import type { Resolvers } from './generated/resolvers-types.ts'
import { accountResolvers } from './modules/account/account.resolvers.ts'
import { addressNode, addressResolvers } from './modules/address/address.resolvers.ts'
import { afterSaleNode, afterSaleResolvers } from './modules/after-sale/afterSale.resolvers.ts'
import { createBaseResolvers } from './modules/base/base.resolvers.ts'
import { certificateResolvers } from './modules/certificate/certificate.resolvers.ts'
import { shopResolvers } from './modules/shop/shop.resolvers.ts'
import type { NodeTypes } from './modules/base/nodeTypes.ts'
import { cartLineNode, cartNode, cartResolvers } from './modules/cart/cart.resolvers.ts'
import { chatMessageNode, chatResolvers } from './modules/chat/chat.resolvers.ts'
import { checkoutResolvers, quoteNode } from './modules/checkout/checkout.resolvers.ts'
import { articleNode, contentResolvers, helpArticleNode } from './modules/content/content.resolvers.ts'
import { contractNode, contractResolvers } from './modules/contract/contract.resolvers.ts'
import { couponNode, couponOfferNode, couponResolvers } from './modules/coupon/coupon.resolvers.ts'
import { eventResolvers } from './modules/event/event.resolvers.ts'
import { drawNode, drawResolvers } from './modules/draw/draw.resolvers.ts'
import { favoriteResolvers } from './modules/favorite/favorite.resolvers.ts'
import { focusResolvers } from './modules/focus/focus.resolvers.ts'
import { invoiceNode, invoiceResolvers } from './modules/invoice/invoice.resolvers.ts'
import { documentResolvers } from './modules/document/document.resolvers.ts'
import { receiptNode, receiptResolvers } from './modules/receipt/receipt.resolvers.ts'
import { statementResolvers } from './modules/statement/statement.resolvers.ts'
import { goodsDetailResolvers } from './modules/goods-detail/goodsDetail.resolvers.ts'
import { goodsNode, goodsResolvers } from './modules/goods/goods.resolvers.ts'
import { groupResolvers, groupSaleNode } from './modules/group/group.resolvers.ts'
import { messageNode, messageResolvers } from './modules/message/message.resolvers.ts'
import { orderNode, orderResolvers } from './modules/order/order.resolvers.ts'
import { pointsGiftNode, pointsOrderNode, pointsResolvers } from './modules/points/points.resolvers.ts'
import { priceSheetNode, priceSheetResolvers } from './modules/price-sheet/priceSheet.resolvers.ts'
import { feedbackNode, feedbackResolvers } from './modules/feedback/feedback.resolvers.ts'
import { supplyOfferNode, supplyResolvers } from './modules/supply/supply.resolvers.ts'
import { wantedGoodsNode, wantedResolvers } from './modules/wanted/wanted.resolvers.ts'
import { quickResolvers } from './modules/quick/quick.resolvers.ts'
import { supplierNode, supplierResolvers } from './modules/supplier/supplier.resolvers.ts'
import { wechatResolvers } from './modules/wechat/wechat.resolvers.ts'
import { zoneResolvers } from './modules/zone/zone.resolvers.ts'
import { combinationNode, flashSessionNode, promotionNode, promotionResolvers } from './modules/promotion/promotion.resolvers.ts'
import { tradeNode, tradeResolvers } from './modules/trade/trade.resolvers.ts'
import { overviewResolvers } from './modules/overview/overview.resolvers.ts'
import { rechargeNode, walletNode, walletResolvers, withdrawalNode } from './modules/wallet/wallet.resolvers.ts'
import { userResolvers, viewerNode } from './modules/user/user.resolvers.ts'

const nodeTypes: NodeTypes = {
  Address: addressNode,
  AfterSale: afterSaleNode,
  Article: articleNode,
  Cart: cartNode,
  CartLine: cartLineNode,
  ChatMessage: chatMessageNode,
  Combination: combinationNode,
  Contract: contractNode,
  Coupon: couponNode,
  CouponOffer: couponOfferNode,
  Draw: drawNode,
  Feedback: feedbackNode,
  FlashSession: flashSessionNode,
  Goods: goodsNode,
  GroupSale: groupSaleNode,
  HelpArticle: helpArticleNode,
  Invoice: invoiceNode,
  Message: messageNode,
  Order: orderNode,
  PointsGift: pointsGiftNode,
  PointsOrder: pointsOrderNode,
  PriceSheet: priceSheetNode,
  Promotion: promotionNode,
  Quote: quoteNode,
  Supplier: supplierNode,
  SupplyOffer: supplyOfferNode,
  Receipt: receiptNode,
  Recharge: rechargeNode,
  Trade: tradeNode,
  Viewer: viewerNode,
  WantedGoods: wantedGoodsNode,
  Wallet: walletNode,
  Withdrawal: withdrawalNode,
}

/** Every room adds a line here and, for what can be refetched, one above. */
export const resolvers: Resolvers[] = [
  createBaseResolvers(nodeTypes),
  accountResolvers,
  wechatResolvers,
  addressResolvers,
  afterSaleResolvers,
  invoiceResolvers,
  documentResolvers,
  receiptResolvers,
  statementResolvers,
  walletResolvers,
  overviewResolvers,
  cartResolvers,
  certificateResolvers,
  chatResolvers,
  checkoutResolvers,
  contentResolvers,
  contractResolvers,
  couponResolvers,
  eventResolvers,
  drawResolvers,
  favoriteResolvers,
  focusResolvers,
  goodsResolvers,
  goodsDetailResolvers,
  groupResolvers,
  messageResolvers,
  orderResolvers,
  pointsResolvers,
  priceSheetResolvers,
  promotionResolvers,
  quickResolvers,
  shopResolvers,
  wantedResolvers,
  supplyResolvers,
  feedbackResolvers,
  supplierResolvers,
  zoneResolvers,
  tradeResolvers,
  userResolvers,
]
