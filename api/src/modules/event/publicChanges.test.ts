import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { buy, createShopper } from '../../testing/trading.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

/** What visitors were told of by what was done meanwhile. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  const last = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::float8 as id from outbox`.execute(h.deps.db)
    return rows[0]?.id ?? 0
  }
  const before = await last()
  await work()
  const rows = await h.deps.db
    .selectFrom('outbox')
    .where('id', '>', before)
    .where('topic', '=', 'public')
    .orderBy('id')
    .select(['ref_id', 'member_id'])
    .execute()
  expect(rows.every(({ member_id }) => member_id === null)).toBe(true)
  return rows.map(({ ref_id }) => ref_id)
}

it('a change of goods is told once, however many rows a transaction changed and in however many statements', async () => {
  const [first, second] = [await createGoods(h), await createGoods(h)]
  const told = await toldBy(() =>
    h.deps.db.transaction().execute(async (tx) => {
      await tx.updateTable('goods').set({ base_price: 1_100 }).where('id', 'in', [first, second]).execute()
      await tx.updateTable('stock').set({ on_hand: 70 }).where('goods_id', '=', first).execute()
    }),
  )
  expect(told).toEqual(['goods'])
})

it('a statement that changed nothing and a transaction that was rolled back tell nothing', async () => {
  expect(await toldBy(() => h.deps.db.updateTable('goods').set({ base_price: 1 }).where('id', '=', -1).execute())).toEqual([])
  const undo = () =>
    h.deps.db.transaction().execute(async (tx) => {
      await tx.updateTable('hot_word').set({ word: '布洛芬' }).execute()
      throw new Error('undone')
    })
  expect(await toldBy(() => undo().catch(() => undefined))).toEqual([])
})

it('an order tells of the goods it takes', async () => {
  const goodsId = await createGoods(h, { stock: 100 })
  const shopper = await createShopper(h)
  expect(await toldBy(() => buy(shopper.client, [{ goodsId, number: 50 }]))).toContain('goods')
})

it('every table is told as what visitors are shown of it, or not shown to them', async () => {
  const { rows } = await sql<{ name: string; kinds: string | null }>`
    select relname as name, (
      select substring(pg_get_triggerdef(t.oid) from 'public_tell\\((.*)\\)') from pg_trigger t
      where t.tgrelid = c.oid and t.tgname = relname || '_public_insert') as kinds
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(h.deps.db)
  const shown = Object.fromEntries(rows.flatMap(({ name, kinds }) => (kinds === null ? [] : [[name, kinds.replaceAll(/[',]/g, '')]])))
  expect(shown).toMatchInlineSnapshot(`
    {
      "activity_page": "pages promotions",
      "addon_item": "promotions",
      "app_meta": "pages",
      "article": "pages",
      "article_category": "pages",
      "banner": "pages",
      "banner_goods": "pages",
      "category": "goods pages words",
      "combo": "promotions",
      "combo_item": "promotions",
      "combo_taken": "promotions",
      "compound_limit": "goods",
      "coupon_goods": "promotions",
      "coupon_template": "promotions",
      "draw": "promotions",
      "draw_prize": "promotions",
      "flash_item": "promotions",
      "flash_taken": "promotions",
      "gift_rule": "promotions",
      "goods": "goods",
      "goods_batch": "goods",
      "goods_category": "goods",
      "goods_ladder": "goods",
      "goods_leaflet": "goods",
      "goods_name": "goods",
      "goods_picture": "goods",
      "goods_procurement": "goods",
      "group_member": "promotions",
      "group_sale": "promotions",
      "group_team": "promotions",
      "group_tier": "promotions",
      "herb": "goods",
      "home_floor": "pages",
      "hot_word": "pages words",
      "licence": "pages",
      "manager": "pages",
      "manufacturer": "goods pages",
      "nav_entry": "pages",
      "points_category": "goods",
      "points_goods": "goods",
      "price_rule": "goods",
      "price_sheet": "goods",
      "promotion": "promotions",
      "promotion_goods": "promotions",
      "promotion_take": "promotions",
      "promotion_tier": "promotions",
      "purchase_limit": "goods",
      "site_link": "pages",
      "special_day": "goods",
      "stock": "goods",
      "supplier": "goods",
      "warehouse": "goods",
      "zone_price": "goods",
    }
  `)
  expect(rows.flatMap(({ name, kinds }) => (kinds === null ? [name] : []))).toMatchInlineSnapshot(`
    [
      "account",
      "account_mail",
      "account_member",
      "address",
      "after_sale",
      "after_sale_event",
      "after_sale_file",
      "after_sale_image",
      "after_sale_line",
      "after_sale_transition",
      "approval",
      "audit_log",
      "brake",
      "cart_line",
      "certificate",
      "channel_difference",
      "channel_file",
      "channel_line",
      "chat_message",
      "chat_seen",
      "contract",
      "contract_signature",
      "controlled_receipt",
      "coupon",
      "desk_call",
      "destruction",
      "dossier_ask",
      "dossier_paper",
      "draw_record",
      "entry_ticket",
      "export_change",
      "favorite",
      "feedback",
      "feedback_image",
      "feedback_reply",
      "goods_file",
      "goods_notice",
      "goods_price_log",
      "goods_unstocked",
      "idempotency",
      "import_key",
      "import_line",
      "import_run",
      "intake",
      "integrity_link",
      "integrity_watch",
      "invoice",
      "invoice_line",
      "invoice_order",
      "invoice_profile",
      "item_follow",
      "job",
      "kysely_migration",
      "ledger_account",
      "ledger_entry",
      "line_lapse",
      "login_attempt",
      "lot_hold",
      "mail_code",
      "mail_outbox",
      "member",
      "member_scope",
      "message",
      "message_choice",
      "message_due",
      "message_sending",
      "office_event",
      "office_factor",
      "office_recovery",
      "office_secret",
      "office_token",
      "order_adjustment",
      "order_cashback",
      "order_cashback_line",
      "order_event",
      "order_fee",
      "order_line",
      "order_transition",
      "orders",
      "outbox",
      "paper_look",
      "parcel_code",
      "payment",
      "payment_notice",
      "person_export",
      "plan",
      "plan_line",
      "platform_bill",
      "platform_code",
      "platform_deed",
      "platform_partner",
      "platform_try",
      "points_order",
      "prize_parcel",
      "promotion_member",
      "promotion_version",
      "quote",
      "read_after",
      "recall",
      "recall_answer",
      "recall_lot",
      "recall_notice",
      "recall_return",
      "recharge",
      "red_letter",
      "red_letter_transition",
      "refund",
      "region",
      "retention",
      "scope_code",
      "sending_channel",
      "session",
      "shipment",
      "shipment_line",
      "shipment_trace",
      "sms_code",
      "sms_outbox",
      "sms_quota",
      "sold_due",
      "stock_move",
      "stock_reservation",
      "supplier_approval",
      "supplier_follow",
      "supply",
      "temperature_series",
      "trace_code",
      "trace_step",
      "trade",
      "trade_archive",
      "transfer_proof",
      "upload",
      "visitor_key",
      "voucher",
      "voucher_use",
      "wanted",
      "wanted_image",
      "wanted_reply",
      "warehouse_seal",
      "webhook",
      "webhook_delivery",
      "webhook_secret",
      "wechat_binding",
      "wechat_follower",
      "wechat_scan",
      "withdrawal",
    ]
  `)
})
