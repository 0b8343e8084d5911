import type { Resolvers } from './generated/resolvers-types.ts'
import { accountResolvers, regionNode } from './modules/account/account.resolvers.ts'
import { addressNode, addressResolvers } from './modules/address/address.resolvers.ts'
import { afterSaleNode, afterSaleResolvers } from './modules/after-sale/afterSale.resolvers.ts'
import { createBaseResolvers } from './modules/base/base.resolvers.ts'
import { certificateNode, certificateResolvers } from './modules/certificate/certificate.resolvers.ts'
import { colleagueNode, shopNode, shopResolvers } from './modules/shop/shop.resolvers.ts'
import type { NodeTypes } from './modules/base/nodeTypes.ts'
import { cartLineNode, cartNode, cartResolvers } from './modules/cart/cart.resolvers.ts'
import { chatMessageNode, chatResolvers } from './modules/chat/chat.resolvers.ts'
import { checkoutResolvers, quoteNode } from './modules/checkout/checkout.resolvers.ts'
import {
  articleCategoryNode,
  articleNode,
  contentResolvers,
  helpArticleNode,
  helpCategoryNode,
} from './modules/content/content.resolvers.ts'
import { contractNode, contractResolvers } from './modules/contract/contract.resolvers.ts'
import { couponNode, couponOfferNode, couponResolvers } from './modules/coupon/coupon.resolvers.ts'
import { eventResolvers } from './modules/event/event.resolvers.ts'
import { drawNode, drawResolvers } from './modules/draw/draw.resolvers.ts'
import { favoriteResolvers } from './modules/favorite/favorite.resolvers.ts'
import { brandNode, categoryNode, focusResolvers } from './modules/focus/focus.resolvers.ts'
import { invoiceNode, invoiceResolvers } from './modules/invoice/invoice.resolvers.ts'
import { documentResolvers } from './modules/document/document.resolvers.ts'
import { dossierResolvers } from './modules/dossier/dossier.resolvers.ts'
import { receiptNode, receiptResolvers } from './modules/receipt/receipt.resolvers.ts'
import { reportResolvers } from './modules/report/report.resolvers.ts'
import { statementResolvers } from './modules/statement/statement.resolvers.ts'
import { goodsDetailResolvers } from './modules/goods-detail/goodsDetail.resolvers.ts'
import { goodsNode, goodsResolvers, warehouseNode } from './modules/goods/goods.resolvers.ts'
import { groupResolvers, groupSaleNode, groupTeamNode } from './modules/group/group.resolvers.ts'
import { messageNode, messageResolvers } from './modules/message/message.resolvers.ts'
import { orderLineNode, orderNode, orderResolvers } from './modules/order/order.resolvers.ts'
import { pointsCategoryNode, pointsGiftNode, pointsOrderNode, pointsResolvers } from './modules/points/points.resolvers.ts'
import { priceSheetNode, priceSheetResolvers } from './modules/price-sheet/priceSheet.resolvers.ts'
import { feedbackNode, feedbackResolvers } from './modules/feedback/feedback.resolvers.ts'
import { supplyOfferNode, supplyResolvers } from './modules/supply/supply.resolvers.ts'
import { wantedGoodsNode, wantedResolvers } from './modules/wanted/wanted.resolvers.ts'
import { planNode, planResolvers } from './modules/plan/plan.resolvers.ts'
import { recallNode, recallResolvers } from './modules/recall/recall.resolvers.ts'
import { frequentGoodsNode, quickResolvers } from './modules/quick/quick.resolvers.ts'
import { followedGoodsNode, supplierNode, supplierResolvers } from './modules/supplier/supplier.resolvers.ts'
import { wechatResolvers } from './modules/wechat/wechat.resolvers.ts'
import { promotionOfferNode, zoneResolvers } from './modules/zone/zone.resolvers.ts'
import { combinationNode, flashSessionNode, promotionNode, promotionResolvers } from './modules/promotion/promotion.resolvers.ts'
import { paymentNode, tradeNode, tradeResolvers } from './modules/trade/trade.resolvers.ts'
import { overviewResolvers } from './modules/overview/overview.resolvers.ts'
import { rechargeNode, voucherNode, walletNode, walletResolvers, withdrawalNode } from './modules/wallet/wallet.resolvers.ts'
import { deviceNode, userResolvers, viewerNode } from './modules/user/user.resolvers.ts'

export const nodeTypes: NodeTypes = {
  Address: addressNode,
  AfterSale: afterSaleNode,
  Article: articleNode,
  ArticleCategory: articleCategoryNode,
  Brand: brandNode,
  Cart: cartNode,
  CartLine: cartLineNode,
  Category: categoryNode,
  Certificate: certificateNode,
  ChatMessage: chatMessageNode,
  Colleague: colleagueNode,
  Combination: combinationNode,
  Contract: contractNode,
  Coupon: couponNode,
  CouponOffer: couponOfferNode,
  Device: deviceNode,
  Draw: drawNode,
  Feedback: feedbackNode,
  FlashSession: flashSessionNode,
  FollowedGoods: followedGoodsNode,
  FrequentGoods: frequentGoodsNode,
  Goods: goodsNode,
  GroupSale: groupSaleNode,
  GroupTeam: groupTeamNode,
  HelpArticle: helpArticleNode,
  HelpCategory: helpCategoryNode,
  Invoice: invoiceNode,
  Message: messageNode,
  Order: orderNode,
  OrderLine: orderLineNode,
  Payment: paymentNode,
  PointsCategory: pointsCategoryNode,
  PointsGift: pointsGiftNode,
  PointsOrder: pointsOrderNode,
  PriceSheet: priceSheetNode,
  Promotion: promotionNode,
  PromotionOffer: promotionOfferNode,
  PurchasePlan: planNode,
  Quote: quoteNode,
  Recall: recallNode,
  Receipt: receiptNode,
  Recharge: rechargeNode,
  Region: regionNode,
  Shop: shopNode,
  Supplier: supplierNode,
  SupplyOffer: supplyOfferNode,
  Trade: tradeNode,
  Viewer: viewerNode,
  Voucher: voucherNode,
  Wallet: walletNode,
  WantedGoods: wantedGoodsNode,
  Warehouse: warehouseNode,
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
  dossierResolvers,
  receiptResolvers,
  statementResolvers,
  reportResolvers,
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
  planResolvers,
  recallResolvers,
  shopResolvers,
  wantedResolvers,
  supplyResolvers,
  feedbackResolvers,
  supplierResolvers,
  zoneResolvers,
  tradeResolvers,
  userResolvers,
]
