import { createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const webhook = (values: Readonly<Record<string, string>>) =>
  insertInto('webhook', { url: `'https://erp.example.com'`, events: `'{order.*}'`, created_by: `'x'`, created_at: 'now()', ...values })
const theWebhook = '(select min(id) from webhook)'
const secret = (text: string) => insertInto('webhook_secret', { webhook_id: theWebhook, secret: text, created_at: 'now()' })
const event = (type: string, values: Readonly<Record<string, string>> = {}) =>
  insertInto('office_event', { type, lane: `'order:1'`, data: `'{}'`, at: 'now()', ...values })
const THE_SHOP = '(select min(id) from member)'
const delivery = (values: Readonly<Record<string, string>>) =>
  insertInto('webhook_delivery', {
    webhook_id: theWebhook,
    event_id: '(select min(id) from office_event)',
    lane: `'order:1'`,
    next_at: 'now()',
    ...values,
  })
const outbox = (values: Readonly<Record<string, string>>) =>
  insertInto('outbox', { topic: `'public'`, ref_id: `'goods'`, at: 'now()', ...values })

export const webhookStates: RefusedStates = {
  area: 'webhooks and the export',
  async prepare(h) {
    await createTrade(h)
    await createPerson(h)
    await runAll(h.deps.db, [
      webhook({}),
      secret(`repeat('A', 43)`),
      event(`'order.paid'`),
      outbox({ seq: '-1' }),
      webhook({ member_id: THE_SHOP, events: `'{delivery.sent}'` }),
    ])
  },
  states: [
    ['a webhook that is no address', 'webhook_url', webhook({ url: `'ftp://erp.example.com'` })],
    ['a webhook that hears of nothing', 'webhook_events', webhook({ events: `'{}'` })],
    ['a webhook that is paused without a reason', 'webhook_paused', webhook({ paused_at: 'now()' })],
    ['a short secret of a webhook', 'webhook_secret_secret_check', secret(`'short'`)],
    ['two current secrets of a webhook', 'webhook_secret_current', secret(`repeat('B', 43)`)],
    ['an event of no area', 'office_event_type_check', event(`'paid'`)],
    ['a shop’s program that hears of the office’s events', 'webhook_of_shop', webhook({ member_id: THE_SHOP, events: `'{order.*}'` })],
    ['two open addresses of a shop', 'webhook_once_a_shop', webhook({ member_id: THE_SHOP, events: `'{delivery.sent}'` })],
    ['a parcel pushed to nobody', 'office_event_of_shop', event(`'delivery.sent'`)],
    ['an order pushed to a shop', 'office_event_of_shop', event(`'order.paid'`, { member_id: THE_SHOP })],
    ['an event of the office given to a shop', 'webhook_delivery_of_whom', delivery({ webhook_id: '(select max(id) from webhook)' })],
    ['a delivery in an unknown state', 'webhook_delivery_state', delivery({ state: `'lost'` })],
    ['a delivery that is done at no time', 'webhook_delivery_done', delivery({ state: `'done'` })],
    ['an export of something else', 'export_change_kind', insertInto('export_change', { kind: `'goods'`, ref_id: '1' })],
    [
      'a place in the export twice',
      'export_change_once',
      `insert into export_change (kind, ref_id, seq) values ('orders', 1, 5), ('orders', 2, 5)`,
    ],
    ['a change of one shop that all are told', 'outbox_of_whom', outbox({ topic: `'order'` })],
    ['a place in what is told twice', 'outbox_told_once', outbox({ seq: '-1' })],
  ],
}
