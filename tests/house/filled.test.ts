import { expect, it } from 'vitest'
import { KINDS } from '../../api/src/modules/import/kinds.ts'
import { files, read } from './sources.ts'

/** By an import of this kind, by a call of the office or of buyers, or why nobody fills it by hand. */
type Filled = { readonly kind: string } | { readonly call: string } | { readonly why: string }

const kind = (name: string): Filled => ({ kind: name })
const TRADE: Filled = { why: 'made by orders, payments, parcels and returns' }
const BUYERS: Filled = { why: 'made by what buyers and staff do in the shop' }
const RELEASE: Filled = { why: 'comes with the migrations' }
const HOUSE: Filled = { why: 'kept by the house for itself' }

const all = (names: string, filled: Filled): Record<string, Filled> => Object.fromEntries(names.split(/\s+/).map((name) => [name, filled]))

const TABLES: Readonly<Record<string, Filled>> = {
  category: kind('category'),
  manufacturer: kind('maker'),
  supplier: kind('supplier'),
  warehouse: kind('warehouse'),
  manager: kind('manager'),
  ...all('goods goods_category goods_ladder', kind('goods')),
  herb: kind('herb'),
  goods_leaflet: kind('leaflet'),
  goods_picture: kind('goods_picture'),
  goods_file: { call: 'POST /api/erp/picture' },
  price_rule: kind('price_rule'),
  goods_procurement: kind('procurement'),
  compound_limit: kind('compound_limit'),
  special_day: kind('day_price'),
  zone_price: kind('zone_price'),
  purchase_limit: kind('purchase_limit'),
  ...all('stock goods_batch stock_move', kind('stock')),
  ...all('trace_code trace_step', kind('codes')),
  parcel_code: TRADE,
  ...all('platform_deed platform_bill platform_code platform_try', TRADE),
  platform_partner: { call: 'POST /api/erp/member/{id}/partner' },
  article_category: kind('article_category'),
  article: kind('article'),
  nav_entry: kind('nav'),
  hot_word: kind('hot_word'),
  site_link: kind('site_link'),
  home_floor: kind('home_floor'),
  ...all('banner banner_goods', kind('banner')),
  activity_page: kind('activity_page'),
  price_sheet: kind('price_sheet'),
  points_category: kind('points_category'),
  points_goods: kind('points_goods'),
  draw: kind('draw'),
  draw_prize: kind('draw_prize'),
  ...all('promotion promotion_version promotion_tier promotion_goods', kind('promotion_manjian')),
  gift_rule: kind('promotion_gift'),
  flash_item: kind('promotion_flash'),
  addon_item: kind('promotion_addon'),
  ...all('combo combo_item', kind('promotion_combo')),
  ...all('group_sale group_tier', kind('promotion_group')),
  ...all('coupon_template coupon_goods', kind('coupon')),
  ...all('member member_scope', kind('member')),
  ...all('account account_member', kind('account')),
  certificate: kind('paper'),
  app_meta: { call: 'POST /api/erp/site' },
  licence: { call: 'POST /api/erp/licence' },
  dossier_paper: { call: 'POST /api/erp/dossier' },
  dossier_ask: BUYERS,
  warehouse_seal: { call: 'POST /api/erp/warehouse/{id}/seal' },
  ...all('office_token office_secret office_factor office_recovery', { call: 'POST /api/erp/token' }),
  ...all('webhook webhook_secret', { call: 'POST /api/erp/webhook' }),
  approval: { call: 'POST /api/erp/withdraw/{id}/approve' },
  ...all('channel_file channel_line channel_difference', { call: 'POST /api/erp/reconciliation/wechat' }),
  ...all('office_event webhook_delivery export_change', HOUSE),
  ...all('paper_look person_export integrity_link integrity_watch', HOUSE),
  ...all('region scope_code contract order_transition after_sale_transition red_letter_transition', RELEASE),
  ...all('goods_name goods_price_log', { why: 'written by triggers as goods change' }),
  ...all(
    'trade orders order_event order_line order_adjustment order_fee line_lapse stock_reservation payment payment_notice refund',
    TRADE,
  ),
  ...all('controlled_receipt promotion_take voucher_use shipment shipment_line shipment_trace transfer_proof', TRADE),
  ...all('after_sale after_sale_event after_sale_line after_sale_image after_sale_file', TRADE),
  ...all('recall recall_lot recall_notice', { call: 'POST /api/erp/recall' }),
  temperature_series: { call: 'POST /api/erp/temperature' },
  supplier_approval: { call: 'POST /api/erp/supplierApproval' },
  intake: { call: 'POST /api/erp/intake' },
  lot_hold: { call: 'POST /api/erp/lotHold' },
  destruction: { call: 'POST /api/erp/destruction' },
  ...all('recall_answer recall_return', BUYERS),
  red_letter: { call: 'POST /api/erp/invoice/{id}/red-letter' },
  desk_call: HOUSE,
  ...all(
    'promotion_member order_cashback order_cashback_line flash_taken combo_taken invoice invoice_order invoice_line coupon voucher',
    TRADE,
  ),
  ...all('ledger_account ledger_entry recharge withdrawal points_order draw_record prize_parcel group_team group_member', TRADE),
  ...all(
    'cart_line quote favorite goods_notice plan plan_line wanted wanted_image wanted_reply supply feedback feedback_image feedback_reply',
    BUYERS,
  ),
  ...all('contract_signature address invoice_profile upload supplier_follow item_follow message chat_message chat_seen', BUYERS),
  ...all('session login_attempt sms_code sms_quota entry_ticket wechat_binding wechat_scan visitor_key', BUYERS),
  retention: { call: 'POST /api/erp/retention' },
  trade_archive: TRADE,
  ...all('message_choice account_mail mail_code wechat_follower', BUYERS),
  ...all('message_due message_sending sending_channel', HOUSE),
  ...all('idempotency brake job sold_due outbox read_after audit_log import_key import_run import_line sms_outbox mail_outbox', HOUSE),
}

/** The tables that db/schema composes, by their names there. */
const tables = files
  .filter((file) => file.startsWith('api/src/db/tables/'))
  .flatMap((file) => [...read(file).matchAll(/export interface \w+Tables \{\n([\s\S]*?)\n\}/g)])
  .flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name))

it('every table can be filled without the demo: by a file, by a call, or by the trade itself', () => {
  expect(tables.length).toBeGreaterThan(100)
  expect(tables.filter((name) => TABLES[name] === undefined)).toEqual([])
  expect(Object.keys(TABLES).filter((name) => !tables.includes(name))).toEqual([])
})

it('each kind and call that fills a table is there, and each kind of import fills one', () => {
  const openapi = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, unknown>> }
  const named = Object.values(TABLES)
  const kinds = KINDS.map(({ name }) => name)
  expect(named.flatMap((filled) => ('kind' in filled && !kinds.includes(filled.kind) ? [filled.kind] : []))).toEqual([])
  const calls = named.flatMap((filled) => ('call' in filled ? [filled.call] : []))
  expect(calls.filter((call) => openapi.paths[call.split(' ')[1] ?? '']?.[(call.split(' ')[0] ?? '').toLowerCase()] === undefined)).toEqual(
    [],
  )
  const filling = new Set(named.flatMap((filled) => ('kind' in filled ? [filled.kind] : [])))
  // These change what others have made, or fill the same tables as another kind of promotion.
  expect(kinds.filter((name) => !filling.has(name))).toEqual([
    'insurance',
    'price',
    'stock_move',
    ...['pieces', 'discount', 'cashback'].map((name) => `promotion_${name}`),
  ])
})

it('the pages on filling list every kind with its columns, what each must be and an example', () => {
  const page = ['goods', 'promotions', 'pages'].map((part) => read(`docs/operations/filling-${part}.md`)).join('\n')
  const missing = KINDS.flatMap(({ name, title, columns }) => [
    ...(page.includes(`## ${title} \`${name}\``) ? [] : [name]),
    ...Object.entries(columns).flatMap(([wire, column]) => {
      const row = `| ${column.title} | \`${wire}\` | ${column.isRequired ? '必填' : ''} | ${column.expected} | ${column.example} |`
      return page.includes(row) ? [] : [`${name}: ${row}`]
    }),
  ])
  expect(missing).toEqual([])
})
