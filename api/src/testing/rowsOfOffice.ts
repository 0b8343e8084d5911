const day = `now(), now() + interval '1 day'`
const hash = `sha256('x')`

/** The rows of migrations that made tables of the office (rowsOf.ts). */
export const rowsOfOffice: Readonly<Record<string, readonly string[]>> = {
  '0050_imports': [
    `insert into import_key values ('goods', 'A001', 1)`,
    `insert into import_run (kind, mode, is_dry, staff, client_key, request_hash, status, lines, created_at, finished_at)
      values ('goods', 'right', false, '李会计', 'goods-20261123', encode(${hash}, 'hex'), 'done', 1, ${day})`,
    `insert into import_line (run_id, line, key, cells, state, object_id, after) values (1, 2, 'A001', '{"code": "A001"}', 'new', 1, '{}')`,
  ],
  '0051_price_rule_terms': [],
  '0054_office_tokens': [
    `insert into office_token (name, kind, scopes, created_by, created_at, expires_at)
      values ('库存同步', 'program', '{read,stock}', 'ERP_TOKEN', ${day})`,
    `insert into office_secret (token_id, hash, created_at) values (1, ${hash}, now())`,
    `insert into audit_log (action, object, at, token, said) values ('stock.in', 'goods:1', now(), '库存同步', '李会计')`,
  ],
  '0055_webhooks': [
    `insert into webhook (url, events, created_by, created_at) values ('https://erp.example.com/hooks', '{order.*}', 'ERP_TOKEN', now())`,
    `insert into webhook_secret (webhook_id, secret, created_at) values (1, repeat('A', 43), now())`,
    `insert into office_event (type, lane, data, at, is_gathered) values ('order.paid', 'order:1', '{"id": "1"}', now(), true)`,
    `insert into webhook_delivery (webhook_id, event_id, lane, next_at) values (1, 1, 'order:1', now())`,
  ],
  '0059_licence': [
    `insert into licence (kind, no, holder, issued_on, expires_on, url, picture, mime, digest)
      values ('drug', '演AA1', '演示医药', '2024-03-01', '2029-02-28', 'https://drugs.example/', '\\x00', 'image/png', '0123456789ab')`,
  ],
  '0069_retention': [
    `insert into retention (kind, keep, done, done_at) values ('orders', 36, 5, now())`,
    `insert into trade_archive (trade_id, pricing, at) values (1, '{"lines": []}', now())`,
  ],
  '0070_order_indexes': [],
  '0080_paid_trades': [],
  '0095_office_search': [],
  '0096_goods_by_scope': [],
  '0062_reconciliation': [
    `insert into channel_file (channel, first_day, last_day, lines, staff, at)
      values ('wechat', '2026-11-22', '2026-11-22', 1, '王会计', now())`,
    `insert into channel_line (file_id, line, channel, direction, txn, our_no, at, cents, fee, fee_due)
      values (1, 2, 'wechat', 'in', '4200001', 'C1', now(), 1000, 6, 6)`,
    `insert into channel_difference (key, channel, kind, line_id, there, found_at)
      values ('there:1', 'wechat', 'only_there', 1, '10.00', now())`,
  ],
  '0082_account_logs': [
    `insert into channel_file (channel, first_day, last_day, lines, staff, at)
      values ('wechat_fund', '2026-11-22', '2026-11-22', 1, '王会计', now())`,
    `insert into channel_line (file_id, line, channel, direction, txn, at, cents, note, what, of_no)
      values (2, 2, 'wechat_fund', 'out', '4200001/1/fee', now(), 6, '扣除交易手续费', 'fee', '4200001')`,
  ],
  '0063_second_factor': [
    `insert into office_token (name, kind, scopes, created_by, created_at, expires_at)
      values ('王会计', 'person', '{money}', 'ERP_TOKEN', ${day})`,
    `insert into office_factor (token_id, secret, created_at, confirmed_at)
      select id, decode(repeat('ab', 20), 'hex'), now(), now() from office_token where name = '王会计'`,
    `insert into office_recovery (token_id, hash) select token_id, ${hash} from office_factor`,
  ],
  '0064_approval': [
    `insert into approval (action, object_id, client_key, request, cents, proposed_by, staff, proposed_at)
      values ('withdrawal.paid', 1, 'key-12345', '{"txn": "B1"}', 500001, '王会计', '王会计', now())`,
  ],
  '0065_sendings': [
    `insert into message (member_id, type, kind, ref, title, body, created_at)
      values (1, 'notice', 'access', 'rows:1', '门店权限已收回', '正文', now())`,
    `insert into message_choice values (1, 'access', 'mail', false, now())`,
    `insert into message_sending (message_id, account_id, channel, at, next_at)
      values ((select max(id) from message), 1, 'mail', now(), now())`,
    `insert into account_mail (account_id, address, verified_at) values (1, 'a@clinic.example', now())`,
    `insert into mail_code values (1, 'a@clinic.example', ${hash}, 0, ${day})`,
    `insert into wechat_follower values (1, 'follower', '店长', now())`,
  ],
  '0066_invites': [],
  '0060_people': [],
  '0061_looks': [
    `insert into paper_look (member_id, paper, ref, token, at) values (1, 'certificate', 'a.png', '资质审核', now())`,
    `insert into person_export values (sha256('x'), sha256('y'), 1, 1, now() + interval '10 minutes')`,
  ],
  '0056_export': [`insert into export_change (kind, ref_id, seq, is_deleted) values ('invoices', 999, nextval('export_seq'), true)`],
  '0067_undo_in_steps': [],
  '0068_history': [],
  '0075_plans': [
    `insert into plan (member_id, name, created_at, changed_at) values (1, '每周补货', now(), now())`,
    `insert into plan_line values (1, 1, 1, 20)`,
  ],
  '0081_goods_law': [
    `insert into goods_procurement values (1, '第十批国家集采', '2026-04-01', '2028-03-31', 2000000)`,
    `insert into compound_limit values ('codeine', 100, 200)`,
  ],
  '0093_quality': [
    `insert into supplier_approval (supplier_id, basis, valid_to, applied_by, applied_at, client_key, state, checked_by, checked_at,
       decided_by, decided_at)
       select supplier_id, '药品经营许可证', current_date + 365, '李采购', now(), 'key-93245', 'approved', '王质管', now(), '赵负责', now()
       from goods where id = 1`,
    `insert into intake (supplier_id, goods_id, ck_id, lot_no, produced, expires, arrived, entered_by, entered_at, client_key)
       select supplier_id, 1, 1, 'arrives', current_date - 30, current_date + 365, 10, '周收货', now(), 'key-93246'
       from goods where id = 1`,
    `insert into lot_hold (batch_id, reason, opened_by, opened_at, client_key)
       select min(id), '铝箔粘连', '孙养护', now() - interval '1 hour', 'key-93247' from goods_batch`,
    `update lot_hold set state = 'condemned', decided_by = '王质管', decided_at = now(), note = '复检不合格'`,
    `insert into destruction (batch_id, qty, reason, method, destroyed_by, witness, at, client_key)
       select batch_id, 1, '不合格', '焚烧', '周仓管', '王质管', now(), 'key-93248' from lot_hold`,
  ],
  '0084_recalls': [
    `insert into recall (level, reason, instruction, opened_by, opened_at, client_key)
      values (1, '含量不合格', '停售', '王质管', now() - interval '1 hour', 'key-12345')`,
    `insert into recall_lot select 1, goods_id, lot_no from goods_batch where lot_no = 'a' order by id limit 1`,
    `insert into recall_notice values (1, 1, now() - interval '1 hour', now() + interval '23 hours', now(), now(), 1)`,
    `insert into recall_answer select 1, 1, goods_id, lot_no, 1, 0, 1 from recall_lot`,
    `insert into recall_return select c.after_sale_id, c.order_line_id, 1, l.goods_id, l.lot_no, 1
      from after_sale_line c, recall_lot l limit 1`,
  ],
  '0085_delivery_papers': [
    `insert into warehouse_seal (ck_id, set_at, is_sample) select id, now(), true from warehouse order by id limit 1`,
  ],
  '0088_dossiers': [
    `insert into dossier_paper (goods_id, kind, version, no, file_key, mime, size, sha256, entered_at, entered_by)
      values (1, 'approval', 1, '国药准字H1', repeat('a', 40) || '.pdf', 'application/pdf', 9, ${hash}, now(), '王质管')`,
    `insert into dossier_ask values (1, 1, now(), now())`,
  ],
  '0090_goods_tax': [`update goods set tax_code = '1070304010000000000', tax_name = '化学药品制剂', tax_rate = '13' where id = 1`],
  '0092_temperatures': [
    `with trade as (insert into trade (no, member_id, account_id, quote_hash, client_key, payable, voucher, balance, online, pay_mode,
      expires_at, created_at, pricing)
         values ('2026112110000000000092', 1, 1, 'y', 'key-92345', 6000, 40, 0, 5960, 'online', now() + interval '1 day', now(),
           '{"lines": []}') returning id),
       cold as (insert into orders (no, trade_id, member_id, ck_id, ship_kind, goods_cents, shipping_cents, payable, voucher, online,
         address, created_at)
         select '2026112110000000000093', id, 1, 1, 'cold', 4800, 1200, 6000, 40, 5960, '{"name": "王"}', now() from trade returning id),
       line as (insert into order_line (order_id, line_no, goods_id, snapshot, type, qty, unit_price, list_cents, discount_cents, net_cents)
         select id, 1, 1, '{"name": "甲胶囊"}', 0, 5, 1000, 5000, 200, 4800 from cold returning id),
       saved as (insert into order_adjustment (order_line_id, seq, phase, cents, title) select id, 1, 'P3_MANJIAN', 200, '满减' from line)
     insert into shipment (order_id, carrier, tracking_no, at) select id, '顺丰', 'SF1092', now() from cold`,
    `insert into temperature_series (shipment_id, logger, low, high, started_at, offsets, tenths, handed_by, handed_at, state)
      select min(id), 'T1', 20, 80, now() - interval '1 hour', '{0,300,600}', '{40,81,50}', '李会计', now(), 'normal' from shipment
      where tracking_no = 'SF1092'`,
  ],
  '0097_read_after': [`insert into read_after values (1, 4711)`],
  // The parcel writes its event and its delivery by itself.
  '0098_delivery_push': [
    `insert into webhook (member_id, url, events, created_by, created_at)
      values (1, 'https://pharmacy.example.com/', '{delivery.sent}', '门店', now())`,
    `insert into shipment (order_id, carrier, tracking_no, at) values (1, '顺丰', 'SF1098', now())`,
    `update webhook_delivery set tried_at = now()`,
  ],
  '0091_invoice_lines': [
    `insert into invoice (no, member_id, kind, buyer, content, cents, status, invoice_no, created_at, decided_at)
      values ('FP90', 1, 'vat_special', '{}', '{}', 113, 'issued', '26420000000000000090', now(), now())`,
    `insert into invoice_order (invoice_id, order_id, member_id, is_live) select id, 1, 1, false from invoice where no = 'FP90'`,
    `insert into invoice_line (invoice_id, line_no, nature, order_id, name, tax_code, tax_name, spec, unit, qty, price, net, rate, tax)
      select id, 1, '00', 1, '甲胶囊', '1070304010000000000', '化学药品制剂', '0.25g', '盒', 1, 1, 100, '13', 13
      from invoice where no = 'FP90'`,
    `insert into red_letter (no, blue_id, member_id, reason, side, state, note, applied_at, due_at)
      select 'HZ1', id, 1, 'wrong', 'buyer', 'awaits_seller', '税号有误', now(), now() + interval '72 hours' from invoice
      where no = 'FP90'`,
    `insert into desk_call (kind, ref_id, next_at) values ('issue', 1, now())`,
  ],
  '0089_integrity_links': [
    `insert into integrity_link values (1, 'orders', '0', '500', 0, sha256(''), '', '', '', now(), sha256(''), sha256('x'))`,
  ],
  '0079_leaflets': [`insert into goods_leaflet (goods_id, ingredients) values (1, '阿莫西林')`],
  '0083_trace_codes': [
    `insert into trace_code (code, goods_id, lot_id, level, pieces) select '83857930000879766601', goods_id, id, 1, 1 from goods_batch
      order by id limit 1`,
    `insert into trace_step (code, seq, what, at) values ('83857930000879766601', 1, 'entered', now())`,
    `insert into shipment (order_id, carrier, tracking_no, at) values (1, '顺丰', 'SF1083', now())`,
    `insert into trace_code (code, goods_id, lot_id, level, pieces) select '83857930000879766602', b.goods_id, b.id, 3, 5
      from goods_batch b where b.id = 1`,
    `with line as (insert into shipment_line select max(id), 1, 1, 5 from shipment returning shipment_id, order_line_id, batch_id)
       select from line`,
    `insert into parcel_code (shipment_id, order_line_id, lot_id, code) select max(id), 1, 1, '83857930000879766602' from shipment`,
  ],
  '0087_platform_bills': [
    `with made as (insert into platform_bill (deed_id, no, bill_type, physic_type, codes, pieces, next_at)
        select min(id), 'NO-1', 201, 3, 1, 5, now() from platform_deed returning id, deed_id)
      insert into platform_code (deed_id, code, bill_id) select deed_id, '83857930000879766602', id from made`,
    `insert into platform_try (bill_id, seq, what, at, result) values (1, 1, 'upload', now(), 'failed')`,
    `insert into platform_partner (member_id, ent_id, at) values (1, 'ent-1', now())`,
  ],
  '0071_goods_pictures': [
    `insert into goods_file (key, mime, size, created_at) values ('0f3c5a7b9d1e2f405162738495a6b7c8d9e0f102.jpg', 'image/jpeg', 9, now())`,
    `insert into goods_picture (goods_id, place, file_key) values (1, 1, '0f3c5a7b9d1e2f405162738495a6b7c8d9e0f102.jpg')`,
  ],
  '0102_sold_due': [`insert into sold_due values (1, 3), (1, -1)`],
  '0103_order_sums': [],
  '0104_bunched_rows': [],
  '0105_money_of_shops': [],
  '0106_bought_in_indexes': [],
}
