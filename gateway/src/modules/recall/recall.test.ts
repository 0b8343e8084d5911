import { expect, it } from 'vitest'
import type { RestRecall } from '../../rest/restTypes.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const recall: RestRecall = {
  id: '4',
  level: 2,
  reason: '溶出度不合格',
  instruction: '停售',
  state: 'open',
  ended_note: null,
  told_at: 1_795_226_400,
  due_at: 1_795_399_200,
  read_at: null,
  answered_at: null,
  lots: [
    {
      goods_id: '7',
      name: '阿莫西林胶囊',
      ypgg: '24粒',
      bzdw: '盒',
      lot: 'A1',
      number: 10,
      order_ids: ['12'],
      after_sale_ids: [],
      answer: null,
    },
  ],
}
const lot = { ...recall.lots[0], after_sale_ids: ['9'], answer: { on_hand: 4, used: 6, back: 4 } } as RestRecall['lots'][number]

it('recalls are told with their lots and hours, and read by a call of its own', async () => {
  const { ask, rest } = openHarness({
    'GET /api/recall': ok([recall]),
    'POST /api/recall/4/read': ok({ ...recall, read_at: 1_795_226_460 }),
  })
  expect(
    (await ask('{ recalls { recallID level status dueAt seenAt lots { goodsID lot quantity packUnit orderIDs answer { back } } } }')).data,
  ).toEqual({
    recalls: [
      {
        recallID: '4',
        level: 2,
        status: 'ACTIVE',
        dueAt: '2026-11-23T02:00:00Z',
        seenAt: null,
        lots: [{ goodsID: '7', lot: 'A1', quantity: 10, packUnit: '盒', orderIDs: ['12'], answer: null }],
      },
    ],
  })
  expect((await ask('mutation { markRecallRead(input: { recallID: "4" }) { recall { seenAt } } }')).data).toEqual({
    markRecallRead: { recall: { seenAt: '2026-11-21T02:01:00Z' } },
  })
  expect(rest.calls).toEqual(['GET /api/recall', 'POST /api/recall/4/read '])
})

it('an answer to a recall goes lot by lot, and too many pieces are refused as ReturnQuantity', async () => {
  const document = `mutation { submitRecallAnswer(input: { recallID: "4", lots: [{ goodsID: "7", lot: "A1", onHand: 4, used: 6, back: 4 }],
    clientKey: "recall-0001" }) { recall { lots { afterSaleIDs answer { onHand used back } } }
    refusals { __typename ... on Refusal { message } } } }`
  const right = openHarness({ 'POST /api/recall/4/answer': ok({ ...recall, lots: [lot] }) })
  expect((await right.ask(document)).data).toEqual({
    submitRecallAnswer: { recall: { lots: [{ afterSaleIDs: ['9'], answer: { onHand: 4, used: 6, back: 4 } }] }, refusals: [] },
  })
  expect(right.rest.calls).toEqual([
    [
      'POST /api/recall/4/answer lots[0][goods_id]=7&lots[0][lot]=A1',
      'lots[0][on_hand]=4&lots[0][used]=6&lots[0][back]=4&client_key=recall-0001',
    ].join('&'),
  ])
  const wrong = openHarness({
    'POST /api/recall/4/answer': refused(400, '批号 A1 的在库与已售合计不能超过购入的 9', {
      reason: 'RETURN_QTY',
      facts: { available: 9 },
    }),
  })
  expect((await wrong.ask(document)).data).toEqual({
    submitRecallAnswer: { recall: null, refusals: [{ __typename: 'ReturnQuantity', message: '批号 A1 的在库与已售合计不能超过购入的 9' }] },
  })
})
