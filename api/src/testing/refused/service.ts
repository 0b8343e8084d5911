import { createGoods, createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const upload = (key: string, scene: string, mime = 'image/png') =>
  `insert into upload values (repeat('${key}', 43) || '.png', 1, '${scene}', '${mime}', 100, sha256('x'), now())`
const wanted = (changes: { name?: string; number?: number; price?: number } = {}) =>
  `insert into wanted (member_id, name, number, price, until, created_at)
    values (1, '${changes.name ?? '甲'}', ${changes.number ?? 1}, ${changes.price ?? 100}, current_date, now())`
const supply = (columns: string, values: string) =>
  `insert into supply (member_id, name, spec, maker, price, stock, expires, created_at${columns})
    values (1, '乙', '10mg', '丙', 100, 1, current_date, now()${values})`
const reply = (changes: Readonly<Record<string, string>>) =>
  insertInto('wanted_reply', { wanted_id: '1', staff: `'李'`, content: `'有货'`, at: 'now()', ...changes })

const plan = (changes: { name?: string; version?: number } = {}) =>
  `insert into plan (member_id, name, version, created_at, changed_at)
    values (1, '${changes.name ?? '每周补货'}', ${changes.version ?? 1}, now(), now())`
const planLine = (goods: number, nth: number, qty: number) => `insert into plan_line values (1, ${goods}, ${nth}, ${qty})`

/** Requests, offers and feedback: what the database itself refuses. */
export const serviceStates: RefusedStates = {
  area: 'self service',
  async prepare(h) {
    await createPerson(h)
    await createTrade(h)
    for (let goods = 0; goods < 2; goods++) await createGoods(h)
    await runAll(h.deps.db, [
      upload('a', 'wanted'),
      wanted(),
      wanted({ name: '乙' }),
      `update wanted set status = 'closed', closed_at = now() where id = 2`,
      supply('', ''),
      supply(', status, decided_at, staff', `, 'published', now(), '李'`),
      `insert into wanted_image values (1, 1, repeat('a', 43) || '.png')`,
      plan(),
      planLine(1, 1, 20),
    ])
  },
  states: [
    ['a sheet where a picture is due', 'upload_mime', upload('b', 'feedback', 'text/csv')],
    ['a picture as a purchase list', 'upload_mime', upload('b', 'quick')],
    ['a request of nothing', 'wanted_number', wanted({ number: 0 })],
    ['a request for money back', 'wanted_price', wanted({ price: 0 })],
    ['a request without a name', 'wanted_name', wanted({ name: '' })],
    ['a closed request that nobody closed', 'wanted_closed', `update wanted set status = 'closed' where id = 1`],
    ['a closed request opened again', 'wanted_fixed', `update wanted set status = 'open', closed_at = null where id = 2`],
    ['another quantity than was asked for', 'wanted_fixed', `update wanted set number = 5 where id = 1`],
    ['one picture in two requests', 'wanted_image_file_key_key', `insert into wanted_image values (2, 1, repeat('a', 43) || '.png')`],
    ['a seventh picture', 'wanted_image_nth', `insert into wanted_image values (2, 7, repeat('a', 43) || '.png')`],
    ['an offer published by nobody', 'supply_decided', supply(', status, decided_at', `, 'published', now()`)],
    ['an offer refused without a reason', 'supply_reason', supply(', status, decided_at, staff', `, 'refused', now(), '李'`)],
    ['an offer decided twice', 'supply_once', `update supply set status = 'refused', reason = '价格不实' where id = 2`],
    [
      'feedback in two words',
      'feedback_content',
      `insert into feedback (member_id, type, content, created_at) values (1, 'site', '很好', now())`,
    ],
    ['a plan without a name', 'plan_name', plan({ name: '' })],
    ['a plan that was never made', 'plan_version', plan({ version: 0 })],
    ['a plan saved before it was made', 'plan_changed', `update plan set changed_at = created_at - interval '1 day' where id = 1`],
    ['goods twice in a plan', 'plan_line_pkey', planLine(1, 2, 5)],
    ['two goods in one place of a plan', 'plan_line_place', planLine(2, 1, 5)],
    ['a plan beyond 200 goods', 'plan_line_nth', planLine(2, 201, 5)],
    ['none of some goods in a plan', 'plan_line_qty', planLine(2, 2, 0)],
    ['goods in a plan that do not exist', 'plan_line_goods_id_fkey', planLine(999, 2, 5)],
    ['an empty answer', 'feedback_reply_words', `insert into feedback_reply (feedback_id, staff, content, at) values (1, '李', '', now())`],
    ['a request in an unknown state', 'wanted_status', `update wanted set status = 'lost' where id = 1`],
    ['a request with a remark without end', 'wanted_words', `update wanted set remark = repeat('x', 201) where id = 1`],
    ['an offer of goods for nothing', 'wanted_reply_offer', reply({ price: '0', number: '1' })],
    ['an answer without words', 'wanted_reply_words', reply({ content: `''` })],
    ['a supply for nothing', 'supply_price', `update supply set price = 0 where id = 1`],
    ['a supply of nothing', 'supply_stock', `update supply set stock = 0 where id = 1`],
    ['a supply without a maker', 'supply_words', `update supply set maker = '' where id = 1`],
    ['a supply in an unknown state', 'supply_status', `update supply set status = 'lost', decided_at = now(), staff = '李' where id = 1`],
    [
      'feedback of no kind',
      'feedback_type',
      `insert into feedback (member_id, type, content, created_at) values (1, 'weather', '今天下雨了', now())`,
    ],
    ['a seventh picture of feedback', 'feedback_image_nth', `insert into feedback_image values (1, 7, 'x')`],
  ],
}
