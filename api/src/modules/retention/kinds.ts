export type Unit = 'days' | 'months'

/** How one kind of record is kept. The page docs/operations/retention.md is this table, and a house test holds the two together. */
export interface Kept {
  readonly name: string
  readonly tables: readonly string[]
  /** What happens when the time is over, and what stays. */
  readonly what: string
}

export interface KeptFor extends Kept {
  readonly unit: Unit
  /** 0 for good. */
  readonly standard: number
  readonly least: number
  /** Why not less. */
  readonly why: string
}

export const UNIT_WORDS: Readonly<Record<Unit, string>> = { days: '天', months: '个月' }

const SALES_LAW = '《药品经营质量管理规范》：购销记录及凭证至少保存 5 年'

const words = (text: string): readonly string[] => text.split(/\s+/)

/** What can be set: npm run erp -- retention set KIND NUMBER. */
export const KEPT_FOR = {
  orders: {
    name: '订单归档',
    tables: ['trade'],
    unit: 'months',
    standard: 24,
    least: 3,
    why: '售后期与开票未结束的订单不归档',
    what: '已结束订单的计价依据移入归档表，订单、金额、明细照常可查',
  },
  pricing: {
    name: '归档的计价依据',
    tables: ['trade_archive'],
    unit: 'months',
    standard: 0,
    least: 60,
    why: SALES_LAW,
    what: '删除计价依据；订单、金额、明细仍在，计价说明不再可查',
  },
  sessions: {
    name: '登录会话',
    tables: ['session'],
    unit: 'days',
    standard: 180,
    least: 180,
    why: '《网络安全法》：网络日志留存不少于六个月',
    what: '失效满期后删除',
  },
  messages: {
    name: '站内消息',
    tables: ['message'],
    unit: 'months',
    standard: 24,
    least: 6,
    why: '会员还要查阅',
    what: '删除；资质到期提醒除外',
  },
  import_lines: {
    name: '导入明细',
    tables: ['import_line'],
    unit: 'days',
    standard: 180,
    least: 7,
    why: '撤回导入要用',
    what: '删除已结束导入的逐行明细，此后不能撤回；导入记录保留',
  },
  webhooks: {
    name: '推送记录',
    tables: ['office_event', 'webhook_delivery'],
    unit: 'days',
    standard: 30,
    least: 3,
    why: '推送失败要重试两天',
    what: '删除已送达或已放弃的推送',
  },
  mails: {
    name: '演示邮件',
    tables: ['mail_outbox'],
    unit: 'days',
    standard: 30,
    least: 1,
    why: '演示时要查看',
    what: '删除',
  },
  quotes: {
    name: '结算报价',
    tables: ['quote'],
    unit: 'days',
    standard: 1,
    least: 1,
    why: '下单时要用',
    what: '失效满期后删除',
  },
  uploads: {
    name: '未使用的上传文件',
    tables: ['upload'],
    unit: 'days',
    standard: 1,
    least: 1,
    why: '表单可能还未提交',
    what: '连同文件删除；表单已使用的文件随其记录保存',
  },
} as const satisfies Readonly<Record<string, KeptFor>>

export type KindOfKept = keyof typeof KEPT_FOR
export const KEPT_KINDS = Object.keys(KEPT_FOR) as KindOfKept[]

/** What has no setting: kept for good, until it is changed, or for a time that the code needs. */
export const KEPT_OTHERWISE: readonly Kept[] = [
  {
    name: '购销记录与凭证',
    tables: words(`orders order_event order_line order_adjustment order_fee order_cashback order_cashback_line line_lapse payment
      payment_notice refund shipment shipment_line shipment_trace parcel_code trace_code trace_step controlled_receipt transfer_proof
      invoice invoice_order invoice_line red_letter after_sale after_sale_event after_sale_line after_sale_image after_sale_file stock_move
      stock_reservation promotion_take voucher_use
      platform_deed platform_bill platform_code platform_try
      integrity_link integrity_watch recall recall_lot recall_notice recall_answer recall_return temperature_series
      supplier_approval intake lot_hold destruction
      promotion_member flash_taken combo_taken recharge withdrawal points_order draw_record prize_parcel approval channel_file channel_line
      channel_difference`),
    what: '长期保存，不删除',
  },
  { name: '账目', tables: words('ledger_account ledger_entry coupon voucher'), what: '长期保存，不删除' },
  { name: '操作记录', tables: words('audit_log contract_signature import_run goods_price_log paper_look'), what: '长期保存，不删除' },
  {
    name: '会员与资质',
    tables: words(`member account account_member member_scope certificate address invoice_profile wechat_binding wechat_follower
      account_mail message_choice platform_partner`),
    what: '会员存续期间保存',
  },
  {
    name: '会员所留',
    tables: words(`cart_line favorite goods_notice wanted wanted_image wanted_reply supply feedback feedback_image feedback_reply
      supplier_follow item_follow dossier_ask plan plan_line chat_message chat_seen group_team group_member`),
    what: '会员存续期间保存，会员可自行删除的由会员删除',
  },
  {
    name: '商品、库存与内容',
    tables: words(`category manufacturer supplier warehouse manager goods goods_category goods_ladder goods_batch goods_name goods_unstocked
      goods_file goods_picture goods_procurement compound_limit
      goods_leaflet herb price_rule special_day zone_price price_sheet purchase_limit stock article_category
      article nav_entry hot_word site_link home_floor banner banner_goods activity_page points_category points_goods draw draw_prize
      promotion promotion_version promotion_tier promotion_goods gift_rule flash_item addon_item combo combo_item group_sale group_tier
      coupon_template coupon_goods licence dossier_paper warehouse_seal app_meta region scope_code contract order_transition
      after_sale_transition red_letter_transition`),
    what: '由工作人员维护',
  },
  {
    name: '接口与令牌',
    tables: words('office_token office_secret office_factor office_recovery webhook webhook_secret import_key export_change'),
    what: '由工作人员维护；门店的推送地址由门店负责人维护',
  },
  {
    name: '短信验证码与登录凭据',
    tables: words('sms_code sms_quota entry_ticket wechat_scan login_attempt brake'),
    what: '失效后数分钟内删除',
  },
  { name: '演示短信', tables: ['sms_outbox'], what: '只留最近若干条' },
  { name: '重复请求的识别', tables: words('idempotency visitor_key'), what: '七天后删除；访客的三十分钟后删除' },
  { name: '待计的销量', tables: ['sold_due'], what: '数秒后计入商品，随即删除' },
  { name: '开票平台的调用', tables: ['desk_call'], what: '每张发票、每份红字确认单各一行，长期保存' },
  { name: '导出链接', tables: ['person_export'], what: '十五分钟后失效，下一次导出时删除' },
  { name: '短信、邮件与微信的发送', tables: words('message_due message_sending'), what: '了结九十天后删除' },
  { name: '邮箱验证码', tables: ['mail_code'], what: '每人一条，用过即删，再次索取时替换' },
  { name: '页面更新通知', tables: ['outbox'], what: '六小时后删除' },
  { name: '只读副本须追上的位置', tables: ['read_after'], what: '会员存续期间保存，每家一行' },
  { name: '定时任务与本页设置', tables: words('job retention sending_channel'), what: '每项一行' },
]
