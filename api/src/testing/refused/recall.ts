import { createGoods, createTrade } from '../catalogue.ts'
import { buy, createShopper, newKey, office, payAtCashier } from '../trading.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const recall = (changes: Record<string, string> = {}) =>
  insertInto('recall', {
    level: '1',
    reason: `'含量不合格'`,
    instruction: `'停售'`,
    opened_by: `'王质管'`,
    opened_at: 'now()',
    client_key: `'key-67890'`,
    ...changes,
  })
const endOf = (state: string, by: string, note: string) =>
  `update recall set state = '${state}', ended_by = ${by}, ended_at = now(), ended_note = ${note} where id = 1`
const answer = (member: number, values: string) => `insert into recall_answer values (1, ${member}, 1, ${values})`
const recallReturn = (values: string) => `insert into recall_return values (${values})`

// Order 1 (line 1, of 30) is received and has a return of 10 (after-sale 1); recall 1 called back the lot CALLED and told shop 1.
export const recallStates: RefusedStates = {
  area: 'recalls',
  async prepare(h) {
    await createTrade(h)
    const { client } = await createShopper(h)
    const paid = await buy(client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(h, client, paid.trade_id)
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/1/advance`, { to })
    await office(h).post('/api/erp/order/1/ship', { carrier: '顺丰', tracking_no: 'SF1000' })
    const form = { order_id: '1', type: 'return_refund', reason: '其他', client_key: newKey() }
    await client.post('/api/afterSale', { ...form, 'lines[0][id]': '1', 'lines[0][qty]': '10' })
    await runAll(h.deps.db, [
      recall({ client_key: `'key-12345'` }),
      `insert into recall_lot values (1, 1, 'CALLED')`,
      `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand)
        values (1, 1, 'CALLED', '2026-01-01', '2029-11-21', 5)`,
      `insert into recall_notice values (1, 1, now(), now() + interval '1 day')`,
      `insert into recall_return values (1, 1, 1, 1, 'CALLED', 1)`,
    ])
  },
  states: [
    [
      'a recalled lot sent',
      'shipment_line_frozen',
      `insert into shipment_line select 1, 1, id, 1 from goods_batch where lot_no = 'CALLED'`,
    ],
    ['a recall of no level', 'recall_level', recall({ level: '4' })],
    ['a recall that nobody opened', 'recall_words', recall({ opened_by: `''` })],
    ['a recall without what to do', 'recall_words', recall({ instruction: `''` })],
    ['a recall in an unknown state', 'recall_state', endOf('lost', `'李'`, 'null')],
    ['a recall closed by nobody', 'recall_ended', `update recall set state = 'closed' where id = 1`],
    ['a recall lifted without a reason', 'recall_ended', endOf('lifted', `'李'`, 'null')],
    ['a recall lifted by the one who opened it', 'recall_second', endOf('lifted', `'王质管'`, `'录错批号'`)],
    ['another reason of a recall', 'recall_fixed', `update recall set reason = '改' where id = 1`],
    ['one key for two recalls', 'recall_client_key_key', recall({ client_key: `'key-12345'` })],
    ['a recall of a lot without a number', 'recall_lot_no', `insert into recall_lot select 1, id, '' from goods limit 1`],
    ['a lot out of its recall', 'recall_lot_append_only', `delete from recall_lot`],
    ['an answer that was due before it was asked for', 'recall_notice_due', `update recall_notice set due_at = told_at`],
    ['a notice read before it was sent', 'recall_notice_read', `update recall_notice set read_at = told_at - interval '1 minute'`],
    ['an answer of nobody', 'recall_notice_answered', `update recall_notice set read_at = told_at, answered_at = told_at`],
    ['an answer to what nobody read', 'recall_notice_unread', `update recall_notice set answered_at = told_at, answered_by = 1`],
    ['a shop told twice of one recall', 'recall_notice_pkey', `insert into recall_notice select * from recall_notice`],
    ['less than no pieces in an answer', 'recall_answer_pieces', answer(1, `'CALLED', 1, -1, 0`)],
    ['more back than there is', 'recall_answer_back', answer(1, `'CALLED', 1, 0, 2`)],
    ['an answer of a shop that was not asked', 'recall_answer_notice', answer(2, `'CALLED', 1, 0, 0`)],
    ['an answer about another lot', 'recall_answer_lot', answer(1, `'OVER', 1, 0, 0`)],
    ['a recall’s return of nothing', 'recall_return_qty', recallReturn(`1, 1, 1, 1, 'CALLED', 0`)],
    ['a recall’s return that nobody claimed', 'recall_return_claim', recallReturn(`2, 2, 1, 1, 'CALLED', 1`)],
    ['a recall’s return of another lot', 'recall_return_lot', recallReturn(`1, 1, 1, 1, 'OVER', 1`)],
    ['what a recall takes back rewritten', 'recall_return_append_only', `update recall_return set qty = 2`],
  ],
}
