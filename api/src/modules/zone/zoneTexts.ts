export const ZONE_KINDS = ['yx', 'jxq', 'qx', 'zy', 'kx', 'kx_new', 'brand', 'mrtj', 'hb', 'zhzq', 'lqzx', 'jfsc', 'gyqg', 'yyh', 'price'] as const
export type ZoneKind = (typeof ZONE_KINDS)[number]

export interface ZoneText { readonly name: string; readonly subtitle: string; readonly rules: readonly string[] }

/** What each zone says of itself: its own rule, not another title over the same list. */
export const ZONE_TEXTS: Readonly<Record<ZoneKind, ZoneText>> = {
  yx: { name: '优选包邮', subtitle: '达到包邮数量，整单免运费', rules: ['带「优」标的商品达到页面标注的包邮数量，同仓订单免运费。', '单品包邮商品只免本品运费；同一订单还有其他商品时，按仓库规则计收。', '运费按仓库分别计算，各仓满额包邮规则同样有效。', '退货后未达包邮数量的，不追收已免的运费。'] },
  jxq: { name: '近效期专区', subtitle: '有效期不足 6 个月，价更低', rules: ['本区商品有效期不足 6 个月，具体效期与批号以商品页为准。', '下单即视为知悉效期，不因效期申请退换；质量问题不受影响。', '请按效期安排销售，先进先出。'] },
  qx: { name: '器械专区', subtitle: '一、二类器械与耗材', rules: ['二类器械须具备相应经营备案或许可，资质不含器械范围的不能下单。', '器械由器械仓发货，起配金额与运费单独计算。'] },
  zy: { name: '中药饮片', subtitle: '饮片与药材，按公斤或小包装', rules: ['须具备中药饮片经营范围。', '饮片由中药仓发货，起配金额与运费单独计算。', '批次、产地与检验报告随货提供。'] },
  kx: { name: '控销专区', subtitle: '按区域与门店授权供应', rules: ['价格与购买权限按贵店所在区域、店铺类型或授权确定。', '未授权的商品不显示价格，可联系客户经理申请。', '控销商品不得跨区域销售。'] },
  kx_new: { name: '新版控销专区', subtitle: '新引进的控销品种', rules: ['新引进品种，先到先授权。', '价格与购买权限按贵店所在区域、店铺类型或授权确定。'] },
  brand: { name: '品牌专区', subtitle: '品牌厂家直供', rules: ['由厂家授权供应，附厂家检验报告。'] },
  mrtj: { name: '每日特价', subtitle: '限时特价，到期恢复原价', rules: ['特价不与阶梯价叠加，取其中最低价。', '特价商品照常参加满减、折扣与优惠券。', '以提交订单时的价格为准。'] },
  hb: { name: '满额立减', subtitle: '一次买够，当场减', rules: ['按勾选商品的金额判断是否达到门槛，不因其他优惠而降低。', '一件商品只参加一个满减活动。', '减免金额按商品金额分摊，退货时按分摊后的金额退款。'] },
  zhzq: { name: '组合购', subtitle: '成套购买更省', rules: ['组合整套出售，不能拆开修改数量。', '组合价不与其他优惠叠加。', '退货按组合内分摊后的金额退款。'] },
  lqzx: { name: '领券中心', subtitle: '先领券，再下单', rules: ['每张订单最多使用一张满减券和一张运费券。', '含麻黄碱类商品与秒杀、抱团、组合商品不参加满减券。', '订单取消后，优惠券在有效期内退回。'] },
  jfsc: { name: '积分商城', subtitle: '收货得积分，积分换好礼', rules: ['实付商品金额每满 1 元得 1 积分，确认收货后到账。', '退货时扣回相应积分。', '礼品兑换后不退不换，随货或快递寄出。'] },
  gyqg: { name: '抱团购', subtitle: '团里订得越多，单价越低', rules: ['参团后商品按团价进采购单，付款前提交订单即计入全团数量。', '单价取「全团已订数量加本单数量」达到的最高一档，以提交订单时为准，之后的变化不影响已下的订单。', '每个活动每店只能参加一个团，并有限购。', '抱团价不与其他优惠叠加。'] },
  yyh: { name: '供应商专区', subtitle: '按供应商选货', rules: ['供应商资质可在商品资料中查看。', '关注供应商，随时回到它的商品。'] },
  price: { name: '今日行情', subtitle: '价格单在线查看与下载', rules: ['资质审核通过的会员可见本店价格，访客只见商品资料。', '价格当日有效，以提交订单时为准。'] },
}
