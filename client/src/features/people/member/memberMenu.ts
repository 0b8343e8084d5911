import { type Path, paths } from '../../../navigation/paths.ts'

export type MemberGroup = { readonly title: string; readonly entries: readonly (readonly [Path, string])[] }

/** The member area (SPEC §2). */
export const memberMenu: readonly MemberGroup[] = [
  {
    title: '订单中心',
    entries: [
      [paths.orders(), '我的订单'],
      [paths.pointsOrders(), '积分订单'],
      [paths.receipts(), '含麻回执'],
      [paths.afterSales(), '我的售后'],
      [paths.recalls(), '药品召回'],
    ],
  },
  {
    title: '我的钱包',
    entries: [
      [paths.wallet(), '钱包总览'],
      [paths.balance(), '余额管理'],
      [paths.report(), '采购报表'],
      [paths.points(), '积分管理'],
      [paths.coupons(), '优惠券'],
      [paths.vouchers(), '现金券'],
      [paths.draws(), '我的抽奖'],
    ],
  },
  {
    title: '账户中心',
    entries: [
      [paths.basicInfo(), '基本信息'],
      [paths.shopInfo(), '店铺信息'],
      [paths.certificates(), '资质证件'],
      [paths.dossier(), '首营资料'],
      [paths.branches(), '多店管理'],
      [paths.addresses(), '收货地址'],
      [paths.messages(), '我的消息'],
      [paths.messageSettings(), '消息设置'],
      [paths.wechat(), '绑定微信'],
    ],
  },
  {
    title: '自助服务',
    entries: [
      [paths.quickOrder(), '快捷采购'],
      [paths.plans(), '采购计划'],
      [paths.invoices(), '电子发票'],
      [paths.favorites(), '我的收藏'],
      [paths.follows(), '我的关注'],
      [paths.wanted(), '品种求购'],
      [paths.supply(), '品种供应'],
      [paths.feedback(), '意见反馈'],
    ],
  },
]
