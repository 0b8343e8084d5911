/** Every reason a business rule may give, TRADE §4 first, then the additions of §8, then those of add-on prices, of amounts and of whom a call is made for. The list is closed. */
export const REASONS = [
  'NOT_REVIEWED',
  'CERT_EXPIRED',
  'SCOPE_DENIED',
  'REGION_DENIED',
  'MEMBER_DENIED',
  'EPH_NOT_ALLOWED',
  'EPH_RECEIPT_DUE',
  'NOT_ON_SALE',
  'NOT_BUYABLE',
  'OUT_OF_STOCK',
  'STOCK_SHORT',
  'MIN_QTY',
  'PACK_MULTIPLE',
  'BUY_LIMIT',
  'FLASH_LIMIT',
  'FLASH_ENDED',
  'COMBO_ENDED',
  'MIN_ORDER',
  'QUOTE_EXPIRED',
  'QUOTE_CHANGED',
  'COUPON_MIN',
  'COUPON_USED',
  'COUPON_EXPIRED',
  'COUPON_EMPTY',
  'COUPON_LIMIT',
  'BALANCE_SHORT',
  'POINTS_SHORT',
  'CREDIT_SHORT',
  'CREDIT_OVERDUE',
  'STATE_CHANGED',
  'ALREADY_PAID',
  'PAY_CLOSED',
  'RETURN_QTY',
  'RETURN_WINDOW',
  'DRAW_ENDED',
  'DRAW_DONE',
  'GROUP_FULL',
  'GROUP_JOINED',
  'CODE_WRONG',
  'CODE_TOO_OFTEN',
  'LOCKED',
  'IDEMPOTENCY_REUSED',
  'INVOICED',
  'CART_FULL',
  'UNPAID_LIMIT',
  'RATE_LIMITED',
  'TICKET_EXPIRED',
  'GROUP_ENDED',
  'GIFT_SHORT',
  'CONTRACT_UNSIGNED',
  'ADDON_SHORT',
  'ADDON_LIMIT',
  'ADDON_ENDED',
  'AMOUNT_LIMIT',
  'SHOP_CHANGED',
  'SHOP_FROZEN',
] as const

export type Reason = (typeof REASONS)[number]

interface Sentence {
  /** Said when no value is known. */
  readonly plain: string
  /** Said with the value in place of {value}. */
  readonly valued?: string
}

/** What the buyer reads. A value is already in the words' own unit: pieces, yuan, minutes, a name. */
export const REASON_SENTENCES: Readonly<Record<Reason, Sentence>> = {
  NOT_REVIEWED: { plain: '您的资质尚未审核通过，审核通过后即可购买' },
  CERT_EXPIRED: { plain: '您的资质证照已过期，请更新后再购买', valued: '您的{value}已过期，请更新后再购买' },
  SCOPE_DENIED: { plain: '您提供的资质不具备购买该商品的权限', valued: '您提供的资质不具备购买{value}的权限' },
  REGION_DENIED: { plain: '该商品不在您所在的销售区域内' },
  MEMBER_DENIED: { plain: '该商品为控销商品，您暂无购买权限' },
  EPH_NOT_ALLOWED: { plain: '您尚未开通含麻黄碱类商品的购买权限' },
  EPH_RECEIPT_DUE: { plain: '您有麻黄碱订单未收到回执，补交回执后即可购买' },
  NOT_ON_SALE: { plain: '该商品已下架' },
  NOT_BUYABLE: { plain: '该商品暂不可购买' },
  OUT_OF_STOCK: { plain: '该商品已售罄，可设置到货提醒' },
  STOCK_SHORT: { plain: '库存不足，请减少购买数量', valued: '库存不足，最多可购买 {value}' },
  MIN_QTY: { plain: '购买数量低于起购量', valued: '该商品起购量为 {value}' },
  PACK_MULTIPLE: { plain: '请按中包装的整数倍购买', valued: '请按 {value} 的整数倍购买' },
  BUY_LIMIT: { plain: '已超出限购数量', valued: '该商品限购，您还可购买 {value}' },
  FLASH_LIMIT: { plain: '已超出秒杀限购数量', valued: '秒杀限购，您还可购买 {value}' },
  FLASH_ENDED: { plain: '该商品的秒杀活动已结束' },
  COMBO_ENDED: { plain: '该组合套餐已结束或内容已变更' },
  MIN_ORDER: { plain: '未达到该仓库的起配金额', valued: '该仓库满 {value} 元起配' },
  QUOTE_EXPIRED: { plain: '订单确认已超时，请重新结算' },
  QUOTE_CHANGED: { plain: '商品价格或优惠有变动，请核对后重新提交' },
  COUPON_MIN: { plain: '未达到优惠券的使用门槛', valued: '该优惠券满 {value} 元可用' },
  COUPON_USED: { plain: '该优惠券已被使用' },
  COUPON_EXPIRED: { plain: '该优惠券已过期' },
  COUPON_EMPTY: { plain: '优惠券已领完' },
  COUPON_LIMIT: { plain: '您已达到该优惠券的领取上限', valued: '该优惠券每位会员限领 {value} 张' },
  BALANCE_SHORT: { plain: '账户余额不足', valued: '账户余额不足，当前可用 {value} 元' },
  POINTS_SHORT: { plain: '积分不足', valued: '积分不足，当前可用 {value} 积分' },
  CREDIT_SHORT: { plain: '账期额度不足', valued: '账期额度不足，当前可用 {value} 元' },
  CREDIT_OVERDUE: { plain: '您有逾期账单未结清，结清后即可使用账期' },
  STATE_CHANGED: { plain: '状态已变更，请刷新后重试' },
  ALREADY_PAID: { plain: '该订单已支付，无需重复支付' },
  PAY_CLOSED: { plain: '该订单已关闭，无法支付' },
  RETURN_QTY: { plain: '退货数量超出可退数量', valued: '最多可退 {value}' },
  RETURN_WINDOW: { plain: '已超过售后申请期限' },
  DRAW_ENDED: { plain: '抽奖活动已结束' },
  DRAW_DONE: { plain: '您已参加过本次抽奖' },
  GROUP_FULL: { plain: '该团已满员' },
  GROUP_JOINED: { plain: '您已参加该团' },
  CODE_WRONG: { plain: '验证码错误或已失效' },
  CODE_TOO_OFTEN: { plain: '验证码发送过于频繁，请稍后再试', valued: '验证码发送过于频繁，请 {value} 秒后再试' },
  LOCKED: { plain: '密码错误次数过多，账号已暂时锁定', valued: '密码错误次数过多，请 {value} 分钟后再试' },
  IDEMPOTENCY_REUSED: { plain: '请勿重复提交，请刷新页面后重试' },
  INVOICED: { plain: '该订单已开具发票' },
  CART_FULL: { plain: '购物车已满，请先清理部分商品', valued: '购物车最多可放 {value} 种商品，请先清理部分商品' },
  UNPAID_LIMIT: { plain: '您的未支付订单过多，请先支付或取消', valued: '未支付订单最多 {value} 笔，请先支付或取消' },
  RATE_LIMITED: { plain: '操作过于频繁，请稍后再试', valued: '操作过于频繁，请 {value} 秒后再试' },
  TICKET_EXPIRED: { plain: '页面已失效，请从第一步重新开始' },
  GROUP_ENDED: { plain: '抱团活动已结束' },
  GIFT_SHORT: { plain: '赠品数量不足', valued: '赠品数量不足，实际赠送 {value}' },
  CONTRACT_UNSIGNED: { plain: '请先签署电子合同' },
  ADDON_SHORT: { plain: '未达到换购条件，再选购活动商品后即可换购', valued: '再选购 {value} 元的活动商品即可换购' },
  ADDON_LIMIT: { plain: '已超出换购数量', valued: '换购限量，本单还可换购 {value}' },
  ADDON_ENDED: { plain: '该换购活动已结束' },
  AMOUNT_LIMIT: { plain: '金额超出单次下单上限，请减少数量或分次下单', valued: '单次下单金额不能超过 {value} 元，请减少数量或分次下单' },
  SHOP_CHANGED: { plain: '当前门店已切换，请刷新页面后重试', valued: '当前门店已切换为{value}，请核对后重新操作' },
  SHOP_FROZEN: { plain: '本店已被冻结，暂不能进行此操作，请联系客户经理', valued: '本店已被冻结，暂不能{value}，请联系客户经理' },
}

/** The sentence for a reason, with its value when one is given. */
export function reasonText(reason: Reason, value?: string | number | null): string {
  const sentence = REASON_SENTENCES[reason]
  if (value === undefined || value === null || sentence.valued === undefined) return sentence.plain
  return sentence.valued.replace('{value}', () => String(value))
}

/** Whether a string from the wire is one of the known reasons. */
export function isReason(text: unknown): text is Reason {
  return typeof text === 'string' && Object.hasOwn(REASON_SENTENCES, text)
}
