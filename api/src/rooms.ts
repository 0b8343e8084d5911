import { accessRoom } from './modules/access/access.routes.ts'
import { factorRoom } from './modules/access/factor.routes.ts'
import { addressRoom } from './modules/address/address.routes.ts'
import { activityRoom } from './modules/activity/activity.routes.ts'
import { certificateRoom } from './modules/certificate/certificate.routes.ts'
import { shopRoom } from './modules/shop/shop.routes.ts'
import { afterSaleRoom } from './modules/after-sale/afterSale.routes.ts'
import { articleRoom } from './modules/content/article.routes.ts'
import { companyRoom } from './modules/content/company.routes.ts'
import { focusRoom } from './modules/content/focus.routes.ts'
import { receiptRoom } from './modules/receipt/receipt.routes.ts'
import { qualityRoom } from './modules/quality/quality.routes.ts'
import { temperatureRoom } from './modules/temperature/temperature.routes.ts'
import { recallRoom } from './modules/recall/recall.routes.ts'
import { retentionRoom } from './modules/retention/retention.routes.ts'
import { reportRoom } from './modules/report/report.routes.ts'
import { statementRoom } from './modules/statement/statement.routes.ts'
import { siteFileRoom } from './modules/content/siteFile.routes.ts'
import { doctorRoom } from './modules/doctor/doctor.routes.ts'
import { dossierRoom } from './modules/dossier/dossier.routes.ts'
import { documentRoom } from './modules/document/document.routes.ts'
import { signatureRoom } from './modules/signature/signature.routes.ts'
import { drawRoom } from './modules/draw/draw.routes.ts'
import { erpRoom } from './modules/erp/erp.routes.ts'
import { importRoom } from './modules/import/import.routes.ts'
import { forgetRoom } from './modules/account-entry/forget.routes.ts'
import { regionRoom } from './modules/account-entry/region.routes.ts'
import { registerRoom } from './modules/account-entry/register.routes.ts'
import { registerDdRoom } from './modules/account-entry/registerDd.routes.ts'
import { registerWechatRoom } from './modules/account-entry/registerWechat.routes.ts'
import { loginRoom } from './modules/account-entry/login.routes.ts'
import { cartRoom } from './modules/cart/cart.routes.ts'
import { checkoutRoom } from './modules/checkout/checkout.routes.ts'
import { contractRoom } from './modules/contract/contract.routes.ts'
import { couponRoom } from './modules/coupon/coupon.routes.ts'
import { manyRoom } from './modules/many/many.routes.ts'
import { eventRoom } from './modules/event/event.routes.ts'
import { exportRoom } from './modules/export/export.routes.ts'
import { favoriteRoom } from './modules/favorite/favorite.routes.ts'
import { goodsRoom } from './modules/goods/goods.routes.ts'
import { goodsDetailRoom } from './modules/goods-detail/goodsDetail.routes.ts'
import { goodsMoreRoom } from './modules/goods-detail/goodsMore.routes.ts'
import { inspectionRoom } from './modules/inspection/inspection.routes.ts'
import { invoiceRoom } from './modules/invoice/invoice.routes.ts'
import { labReportRoom } from './modules/goods-detail/labReport.routes.ts'
import { goodsSearchRoom } from './modules/goods/goodsSearch.routes.ts'
import { feedbackRoom } from './modules/feedback/feedback.routes.ts'
import { supplyRoom } from './modules/supply/supply.routes.ts'
import { wantedRoom } from './modules/wanted/wanted.routes.ts'
import { quickRoom } from './modules/quick/quick.routes.ts'
import { planRoom } from './modules/plan/plan.routes.ts'
import { groupRoom } from './modules/group/group.routes.ts'
import { privacyRoom } from './modules/privacy/privacy.routes.ts'
import { priceSheetRoom } from './modules/price-sheet/priceSheet.routes.ts'
import { supplierRoom } from './modules/supplier/supplier.routes.ts'
import { overviewRoom } from './modules/overview/overview.routes.ts'
import { walletRoom } from './modules/wallet/wallet.routes.ts'
import { platformRoom } from './modules/platform/platform.routes.ts'
import { sendingRoom } from './modules/sending/sending.routes.ts'
import { pushRoom } from './modules/webhook/push.routes.ts'
import { webhookRoom } from './modules/webhook/webhook.routes.ts'
import { wechatRoom } from './modules/wechat/wechat.routes.ts'
import { zoneRoom } from './modules/zone/zone.routes.ts'
import { reconcileRoom } from './modules/reconcile/reconcile.routes.ts'
import { healthRoom } from './modules/health/health.routes.ts'
import { messageRoom } from './modules/message/message.routes.ts'
import { preferencesRoom } from './modules/message/preferences.routes.ts'
import { chatRoom } from './modules/chat/chat.routes.ts'
import { orderRoom } from './modules/order/order.routes.ts'
import { paymentRoom } from './modules/payment/payment.routes.ts'
import { pictureRoom } from './modules/goods/picture.routes.ts'
import { pointsRoom } from './modules/points/points.routes.ts'
import { browseRoom } from './modules/browse/browse.routes.ts'
import { smsRoom } from './modules/sms/sms.routes.ts'
import { timeRoom } from './modules/time/time.routes.ts'
import { uploadRoom } from './modules/upload/upload.routes.ts'
import { userRoom } from './modules/user/user.routes.ts'
import type { Room } from './server/app.ts'

/** Every room of the house; openapi.json lists their calls in this order. */
export const rooms: readonly Room[] = [
  healthRoom,
  timeRoom,
  loginRoom,
  smsRoom,
  registerRoom,
  registerDdRoom,
  registerWechatRoom,
  forgetRoom,
  regionRoom,
  wechatRoom,
  userRoom,
  goodsRoom,
  goodsDetailRoom,
  goodsSearchRoom,
  goodsMoreRoom,
  labReportRoom,
  pictureRoom,
  cartRoom,
  checkoutRoom,
  contractRoom,
  browseRoom,
  couponRoom,
  favoriteRoom,
  quickRoom,
  planRoom,
  wantedRoom,
  supplyRoom,
  feedbackRoom,
  orderRoom,
  afterSaleRoom,
  recallRoom,
  temperatureRoom,
  qualityRoom,
  paymentRoom,
  erpRoom,
  importRoom,
  inspectionRoom,
  reconcileRoom,
  accessRoom,
  factorRoom,
  doctorRoom,
  webhookRoom,
  sendingRoom,
  platformRoom,
  exportRoom,
  eventRoom,
  manyRoom,
  focusRoom,
  articleRoom,
  companyRoom,
  activityRoom,
  drawRoom,
  siteFileRoom,
  pointsRoom,
  uploadRoom,
  addressRoom,
  documentRoom,
  dossierRoom,
  signatureRoom,
  invoiceRoom,
  receiptRoom,
  retentionRoom,
  statementRoom,
  reportRoom,
  walletRoom,
  overviewRoom,
  messageRoom,
  preferencesRoom,
  chatRoom,
  groupRoom,
  supplierRoom,
  priceSheetRoom,
  zoneRoom,
  certificateRoom,
  shopRoom,
  pushRoom,
  privacyRoom,
]
