import { rowsOfOffice } from './rowsOfOffice.ts'
import { insertInto } from './refused/refusedState.ts'

const day = `now(), now() + interval '1 day'`
const hash = `sha256('x')`

const goods = (name: string, changes: Readonly<Record<string, string>> = {}) =>
  insertInto('goods', {
    name: `'${name}'`,
    common_name: `'胶囊'`,
    pinyin: `'jn'`,
    pinyin_full: `'jiaonang'`,
    sccj_id: '1',
    supplier_id: '1',
    category_id: '2',
    ck_id: '1',
    ypgg: `'24粒'`,
    bzdw: `'盒'`,
    jx: `'胶囊剂'`,
    kind: `'western'`,
    rx_class: `'otc_a'`,
    approval_no: `'国药准字H00000001'`,
    scope_code: `'chemical'`,
    base_price: '1000',
    zbz: '5',
    min_qty: '5',
    created_at: 'now()',
    ...changes,
  })

/**
 * For each migration, rows in every table it made, as they were written in its time: the migrations after it must keep them.
 * A new migration adds its own; like itself they never change afterwards.
 */
export const rowsOf: Readonly<Record<string, readonly string[]>> = {
  '0001_identity': [
    `insert into app_meta values ('seeded', 'yes')`,
    `insert into region (id, parent_id, name, level) values (420100, 420000, '武汉市', 2)`,
    `insert into warehouse values (1, '主仓', 80000, 1200, 20000)`,
    `insert into manager (name, phone, is_default) values ('林素问', '400-000-0000', true)`,
    `insert into member (company, kind, region_id, created_at) values ('旧版药房', 'pharmacy', 420100, now()),
      ('旧版诊所', 'clinic', 420000, now())`,
    `insert into account (username, name, phone, password_hash, created_at) values ('old', '老店长', '13800000001', '$argon2id$x', now())`,
    `insert into account_member (account_id, member_id, role) select 1, id, 'owner' from member`,
    `insert into session (token_hash, account_id, member_id, created_at, expires_at) values (${hash}, 1, 1, ${day})`,
    `insert into login_attempt values ('account:1', 2, now())`,
    `insert into certificate (member_id, kind, no, valid_from, valid_to, file_key, status)
      values (1, 'gsp', 'G1', '2020-01-01', '2030-01-01', 'x', 'passed')`,
    `insert into member_scope values (1, 'chemical', null)`,
    `insert into contract_signature values (1, 1, 1, now())`,
    `insert into audit_log (account_id, member_id, action, object, after, at)
      values (1, 1, 'contract.sign', 'contract:1', '{"a": 1}', now())`,
  ],
  '0002_catalogue': [
    `insert into category (id, tree, parent_id, name) values (1, 'common', null, '西药'), (2, 'common', 1, '抗感染'),
      (9, 'yx', null, '优选')`,
    `insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'qrzy', 'qingrongzhiyao')`,
    `insert into supplier (name) values ('云汀医药')`,
    goods('甲胶囊'),
    goods('乙胶囊', { is_youx: 'true', special_price: '900', special_until: 'now()', barcode: `'6901234567892'` }),
    goods('丙胶囊', { is_on_sale: 'false' }),
    `insert into goods_category values (1, 9)`,
    `insert into goods_ladder values (1, 20, 950), (1, 50, 900)`,
    `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'a', '2026-01-01', '2028-01-01', 10)`,
    `insert into price_rule (goods_id, region_id, price) values (1, 420000, 980)`,
    `insert into stock values (1, 1, 10, 0), (2, 1, 5, 0)`,
    `insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at) values (1, 1, 10, 0, 'opening', 'test', now())`,
  ],
  '0003_cart': [
    `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) values (1, 1, 1, 5, 1000, now())`,
    `insert into quote (member_id, hash, content, created_at, expires_at) values (1, encode(${hash}, 'hex'), '{"a": 1}', ${day})`,
    `insert into idempotency (member_id, route, key, request_hash, state, response, created_at)
      values (1, 'order', 'key-12345', encode(${hash}, 'hex'), 'done', '{"b": 2}', now())`,
  ],
  '0004_promotion': [
    `insert into promotion (kind, name, created_at, starts_at, ends_at) select kind, '活动', now(),
      ${day} from unnest(array['manjian', 'flash', 'combo', 'gift']) kind`,
    `insert into promotion_version values (1, 1, '{"a": 1}', now())`,
    `insert into promotion_tier values (1, 10000, 1000, null)`,
    `insert into promotion_goods values (1, 1)`,
    `insert into gift_rule values (4, 1, 1, 10, 1, 2, 5)`,
    `insert into purchase_limit values (1, 100, ${day})`,
    `insert into flash_item (promotion_id, goods_id, ck_id, price, total, taken, per_member) values (2, 1, 1, 900, 10, 2, 2)`,
    `insert into flash_taken values (1, 1, 2, 2)`,
    `insert into combo (promotion_id, ck_id, name, price, total) values (3, 1, '组合', 1800, 5)`,
    `insert into combo_item values (1, 1, 1), (1, 2, 1)`,
    `insert into combo_taken values (1, 1, 1, 2)`,
    `insert into coupon_template (name, kind, face, min_cents, total, issued, claim_from, claim_to, valid_days)
      values ('满40减10', 'threshold', 1000, 4000, 5, 1, ${day}, 7)`,
    `insert into coupon_goods values (1, 1)`,
    `insert into coupon (template_id, member_id, nth, valid_from, valid_to) values (1, 1, 1, ${day})`,
    `insert into voucher (member_id, face, left_cents, reason, expires_at, created_at)
      values (1, 100, 60, '礼金', now() + interval '1 day', now())`,
    `insert into favorite values (1, 2, now())`,
    `insert into cart_line (member_id, combo_id, ck_id, type, number, seen_price, added_at) values (1, 1, 1, 3, 2, 1800, now())`,
  ],
  '0005_trade': [
    `insert into ledger_account (member_id, kind) values (1, 'balance')`,
    `insert into ledger_entry (account_id, seq, delta, balance_after, reason, ref, at) values (1, 0, 5000, 0, 'recharge', 'one', now()),
      (1, 0, -100, 0, 'order_pay', 'two', now())`,
    `with trade as (insert into trade (no, member_id, account_id, quote_hash, client_key, payable, voucher, balance, online, pay_mode,
      expires_at, created_at, pricing)
         values ('2026112110000000000001', 1, 1, 'x', 'key-12345', 6000, 40, 0, 5960, 'online', now() + interval '1 day', now(),
           '{"lines": []}') returning id),
       one as (insert into orders (no, trade_id, member_id, ck_id, ship_kind, goods_cents, shipping_cents, payable, voucher, online,
         address, created_at)
         select '2026112110000000000002', id, 1, 1, 'plain', 4800, 1200, 6000, 40, 5960, '{"name": "王"}', now() from trade returning id),
       line as (insert into order_line (order_id, line_no, goods_id, snapshot, type, qty, unit_price, list_cents, discount_cents, net_cents)
         select id, 1, 1, '{"name": "甲胶囊"}', 0, 5, 1000, 5000, 200, 4800 from one returning id)
     insert into order_adjustment (order_line_id, seq, phase, cents, title) select id, 1, 'P3_MANJIAN', 200, '满减' from line`,
    `insert into order_fee (order_id, cents, title, staff, at) values (1, 100, '加急', '李会计', now())`,
    `insert into promotion_take (order_id, flash_item_id, qty) values (1, 1, 1)`,
    `insert into voucher_use (voucher_id, order_id, cents) values (1, 1, 40)`,
    `insert into stock_reservation (order_line_id, goods_id, ck_id, qty) values (1, 1, 1, 5)`,
    `insert into payment (no, trade_id, channel, attempt, amount, status, kind, channel_txn, created_at, expires_at, settled_at)
      values ('P1', 1, 'sandbox', 1, 6060, 'settled', 'form', 'T1', ${day}, now())`,
    `insert into payment_notice values ('sandbox', 'N1', 'P1', '{"c": 3}', now())`,
    `insert into refund (no, trade_id, order_id, payment_id, cause, cents, tender, created_at)
      values ('R1', 1, 1, 1, 'short', 10, 'online', now())`,
    `insert into shipment (order_id, carrier, tracking_no, at) values (1, '顺丰', 'SF1000', now())`,
    `insert into shipment_line values (1, 1, 1, 5)`,
    `insert into controlled_receipt (order_id, member_id, due_at) values (1, 1, now())`,
    `insert into outbox (member_id, topic, ref_id, at) values (1, 'order', '1', now())`,
    `insert into job values ('close_unpaid', 'holder', now())`,
  ],
  '0006_account_entry': [
    `insert into sms_code (phone, scene, code_hash, tries, created_at, expires_at)
      values ('13800000001', 'login', ${hash}, 1, now(), now() + interval '10 minutes')`,
    `insert into sms_quota values ('phone:1', 1, ${day})`,
    `insert into sms_outbox (phone, scene, text, at) values ('13800000001', 'login', '验证码', now())`,
    `insert into entry_ticket (token_hash, scene, phone, created_at, expires_at)
      values (${hash}, 'register', '13800000002', now(), now() + interval '30 minutes')`,
    `insert into wechat_binding values (1, 'demo:1', '甲', now())`,
  ],
  '0007_search': [`insert into goods_notice values (1, 1, 'arrival', now())`],
  '0009_events': [],
  '0010_content': [
    `insert into article_category values (3, 'news', 'hyzx', '行业资讯', 1)`,
    `insert into article values (101, 3, 'one', '备货', '正文', now(), now())`,
    `insert into nav_entry values (1, null, '全部商品', '/list', null, true, 1),
      (2, 1, '中成药', '*/list/other/500#敬请等待', null, false, 1)`,
    `insert into hot_word values ('阿莫西林', '/search?keywords=1', 1)`,
    `insert into site_link values (1, '药监局', 'https://www.nmpa.gov.cn/', 1)`,
    `insert into home_floor values (1, '优选包邮', '', '/list', 'yx', null, 1)`,
    `insert into banner values (1, 'floor', 1, '标题', '副标题', '/list', 'teal', 'tall', 1, now(), null)`,
    `insert into banner_goods values (1, 1, 1)`,
    `insert into activity_page values ('d11', '/list', '', ${day})`,
    `insert into draw (name, remarks, rules, starts_at, ends_at) values ('抽奖', '', '规则', ${day})`,
    `insert into draw_prize (draw_id, name, remarks, kind, weight, total, given) values (1, '血压计', '', 'goods', 1, 2, 1)`,
    `insert into draw_record (draw_id, member_id, prize_id, at) values (1, 1, 1, now())`,
  ],
  '0013_price_log': [`insert into goods_price_log (goods_id, was, price, at) values (1, 1100, 1000, now())`],
  '0014_addon': [
    `insert into promotion (kind, name, full_cents, created_at, starts_at, ends_at) values ('addon', '换购', 10000, now(), ${day})`,
    `insert into addon_item (promotion_id, goods_id, ck_id, price, number, total, taken) select id, 1, 1, 100, 2, 10,
      2 from promotion where kind = 'addon'`,
    `insert into promotion_take (order_id, addon_item_id, addon_number, qty) values (1, 1, 2, 2)`,
    `insert into cart_line (member_id, goods_id, ck_id, type, number, seen_price, added_at) values (1, 1, 1, 4, 2, 100, now())`,
  ],
  '0015_papers': [
    `insert into upload values (repeat('a', 43) || '.png', 1, 'receipt', 'image/png', 100, ${hash}, now())`,
    `insert into address (member_id, name, phone, region_id, detail, is_default, created_at)
      values (1, '王店长', '027-12345678', 420000, '示范路1号', true, now())`,
    `insert into invoice_profile values (1, '甲药房', '91420100MA00000001', null, null, null, null)`,
    `insert into invoice (no, member_id, kind, buyer, content, cents, created_at, decided_at)
      values ('FP1', 1, 'vat_plain', '{}', '{}', 100, now(), null)`,
    `insert into invoice_order (invoice_id, order_id, member_id) values (1, 1, 1)`,
    `insert into mail_outbox (recipient, subject, body, file_name, file_size, at) values ('a@b.cn', '发票', '', 'a.pdf', 1, now())`,
  ],
  '0016_after_sale': [
    `insert into after_sale (no, order_id, member_id, account_id, type, reason, cents, created_at)
      values ('S2026112110000000000001', 1, 1, 1, 'return_refund', '商品破损', 960, now())`,
    `insert into after_sale_line values (1, 1, 1, 960)`,
    `insert into after_sale_image values (1, 1, repeat('a', 43) || '.png')`,
    `insert into after_sale_file values (1, 1, '检验报告', '/files/report/1-A1.html')`,
    `insert into shipment_trace values (1, 1, now(), '包裹已出库')`,
    `insert into transfer_proof (trade_id, member_id, file_key, bank, cents, created_at)
      values (1, 1, repeat('a', 43) || '.png', '演示银行', 6060, now())`,
  ],
  '0017_zones': [
    `insert into points_category values (1, '门店用品', 1)`,
    `insert into points_goods (category_id, name, spec, points, worth, stock, created_at)
      values (1, '热敏收银纸', '10卷', 300, 2500, 5, now())`,
    `insert into ledger_account (member_id, kind) values (1, 'points')`,
    `with account as (select id from ledger_account where member_id = 1 and kind = 'points')
     insert into ledger_entry (account_id, seq, delta, balance_after, reason, ref, at) select id, 0, d, 0, r, 'points:' || d,
       now() from account, (values (1000, 'order_points'), (-300, 'points_exchange')) as e (d, r)`,
    `insert into points_order (no, member_id, goods_id, name, spec, number, points, total_points, ledger_account_id, ledger_seq, address,
      created_at)
     select 'J2026112110000012345678', 1, 1, '热敏收银纸', '10卷', 1, 300, 300, account_id, seq, '{"name": "王"}',
       now() from ledger_entry where delta = -300`,
    `with sale as (insert into promotion (kind, name, starts_at, ends_at, created_at) values ('group', '抱团', ${day}, now()) returning id),
       item as (insert into group_sale select id, 1, 1, 5, 100, 20 from sale returning promotion_id),
       tier as (insert into group_tier select promotion_id, 1, 900 from item),
       team as (insert into group_team (promotion_id, founder_id, members, members_max, taken, units_max, created_at) select promotion_id,
         1, 1, 5, 2, 100, now() from item returning id, promotion_id)
     insert into group_member (promotion_id, member_id, team_id, joined_at, qty, per_member) select promotion_id, 1, id, now(), 2,
       20 from team`,
    `insert into supplier_follow values (1, 1, now())`,
    `insert into item_follow values (1, 1, 1000, now())`,
    `insert into price_sheet (id, name, zone) values (1, '优选包邮', 'yx')`,
  ],
  '0018_other_prices': [`insert into zone_price values (1, 'welfare', 9400)`, `insert into special_day values (1, current_date, 900)`],
  '0019_wechat_scan': [
    `insert into wechat_scan (state_hash, scene, outcome, open_id, nickname, created_at, expires_at, answered_at)
      values (${hash}, 'login', 'confirmed', 'demo:2', '乙', now(), now() + interval '5 minutes', now())`,
  ],
  '0020_wallet': [
    `insert into recharge (no, member_id, account_id, channel, amount, created_at, expires_at)
      values ('C2026112110000012345678', 1, 1, 'sandbox', 10000, ${day})`,
    `insert into ledger_entry (account_id, seq, delta, balance_after, reason, ref, at) select id, 0, 10000, 0, 'recharge', 'recharge:1',
      now() from ledger_account where member_id = 1 and kind = 'balance'`,
    `update recharge r set status = 'settled', channel_txn = 'T1', settled_at = now(), ledger_account_id = e.account_id,
      ledger_seq = e.seq from ledger_entry e where e.ref = 'recharge:1'`,
    `insert into ledger_entry (account_id, seq, delta, balance_after, reason, ref, at) select id, 0, -4000, 0, 'withdraw', 'withdraw:1',
      now() from ledger_account where member_id = 1 and kind = 'balance'`,
    `insert into withdrawal (no, member_id, account_id, amount, holder, bank, bank_account, ledger_account_id, ledger_seq, created_at)
     select 'W2026112110000012345678', 1, 1, 4000, '示范药房', '演示银行', '6222000011112222', account_id, seq,
       now() from ledger_entry where reason = 'withdraw'`,
  ],
  '0021_account_centre': [
    `update member set licence_no = '91420100MA00000001', contact = '王店长', phone = '027-88880001',
      face_key = repeat('a', 43) || '.png' where id = 1`,
    `insert into certificate (member_id, kind, no, valid_from, file_key, status, reason)
      values (1, 'xkz', 'X1', '2020-01-01', 'x', 'rejected', '照片不清晰')`,
  ],
  '0022_service': [
    `insert into upload values (repeat('q', 43) || '.xlsx', 1, 'quick', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      100, ${hash}, now()),
       (repeat('w', 43) || '.png', 1, 'wanted', 'image/png', 100, ${hash}, now()),
         (repeat('f', 43) || '.png', 1, 'feedback', 'image/png', 100, ${hash}, now())`,
    `insert into wanted (member_id, name, spec, maker, number, price, until, remark, created_at)
      values (1, '甲胶囊', '0.25g', '青榕制药', 100, 900, current_date, '尽快', now())`,
    `insert into wanted_image values (1, 1, repeat('w', 43) || '.png')`,
    `insert into wanted_reply (wanted_id, staff, content, goods_id, price, number, at)
      values (1, '李采购', '可以供货', 1, 950, 100, now())`,
    `insert into supply (member_id, name, spec, maker, price, stock, expires, status, reason, staff, created_at, decided_at)
      values (1, '乙片', '10mg', '栖川药业', 800, 20, current_date, 'refused', '价格不实', '李采购', now(), now())`,
    `insert into feedback (member_id, type, content, created_at) values (1, 'site', '希望增加夜间配送', now())`,
    `insert into feedback_image values (1, 1, repeat('f', 43) || '.png')`,
    `insert into feedback_reply (feedback_id, staff, content, at) values (1, '客服小周', '已转给仓库', now())`,
  ],
  '0023_messages': [
    `insert into message (member_id, type, ref, title, body, url, created_at)
      values (1, 'order', 'trade:1:paid', '付款成功', '订单已付款', '/order', now())`,
    `insert into chat_message (member_id, sender, account_id, content, created_at) values (1, 'buyer', 1, '什么时候到货', now())`,
    `insert into chat_message (member_id, sender, staff, image_key, created_at)
      values (1, 'staff', '林素问', repeat('a', 43) || '.png', now())`,
    `insert into chat_seen values (1, 2)`,
  ],
  '0024_billing': [
    `insert into invoice (no, member_id, kind, buyer, content, cents, status, invoice_no, created_at, decided_at)
      values ('FP2', 1, 'vat_plain', '{}', '{}', 100, 'issued', '12345678', now(), now())`,
    `insert into invoice (no, member_id, kind, buyer, content, cents, created_at, red_of) select 'FP3', 1, 'vat_plain', '{}', '{}', -40,
      now(), id from invoice where no = 'FP2'`,
  ],
  '0025_zone_terms': [
    goods('黄芪', { kind: `'herb'`, rx_class: `'none'`, approval_no: 'null', scope_code: `'herb'` }),
    `insert into herb select id, '甘肃陇西', '选货', '切厚片', 500 from goods where name = '黄芪'`,
    `update zone_price set ends_at = now() where goods_id = 1`,
  ],
  // More back than the voucher paid, and an amount that no cart can carry: nothing forbade them before 0028.
  '0027_recharge_told': [
    `update warehouse set free_over = 3000000000`,
    `insert into refund (no, trade_id, order_id, cause, cents, tender, status, created_at, settled_at)
      values ('R2', 1, 1, 'line:1:1', 41, 'voucher', 'settled', now(), now())`,
  ],
  '0029_lapsed_lots': [
    `update goods_batch set is_lapsed = true where lot_no = 'a'`,
    `insert into line_lapse select id, 1, 1, 100, now() from order_line order by id limit 1`,
  ],
  '0034_brakes': [`insert into brake values (${hash}, 3, now() + interval '1 minute')`],
  '0035_promotion_terms': [
    `insert into promotion (kind, name, terms, total, taken, created_at, starts_at, ends_at)
      values ('pieces', '满件减', '{"every": 5, "minus": 300}', 10, 2, now(), ${day})`,
    `insert into promotion_goods select id, 1 from promotion where kind = 'pieces'`,
    `insert into promotion_take (order_id, promotion_id, qty) select 1, id, 2 from promotion where kind = 'pieces'`,
  ],
  '0037_cashback': [
    `insert into promotion (kind, name, covers_all, terms, created_at, starts_at, ends_at)
      values ('cashback', '返现', true, '{"tiers": [{"full": 4000, "back": 100}], "memberCap": 500}', now(), ${day})`,
    `insert into promotion_member (promotion_id, member_id, taken, cap) select id, 1, 100, 500 from promotion where kind = 'cashback'`,
    `insert into order_cashback (order_id, promotion_id, version, name, tiers, base, promised, due)
      select 1, id, 1, '返现', '[{"full": 4000, "back": 100}]', 4800, 100, 100 from promotion where kind = 'cashback'`,
    `insert into order_cashback_line select l.id, 1, p.id from order_line l, promotion p where l.order_id = 1 and p.kind = 'cashback'
      order by l.id limit 1`,
  ],
  '0040_prize_parcel': [`insert into prize_parcel values (1, '顺丰速运', 'SF1000000001', '李会计', now())`],
  '0046_visitor_keys': [
    `insert into visitor_key values ('POST /api/register/step2', 'key-12345', encode(${hash}, 'hex'), null, null, now())`,
  ],
  ...rowsOfOffice,
}
