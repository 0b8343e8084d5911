import { expect, it } from 'vitest'
import type { RestPlan, RestPlanItem } from '../../rest/restTypes.ts'
import { goodsBody, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const item: RestPlanItem = {
  id: '5',
  name: '每周补货',
  is_shared: 1,
  is_own: 0,
  company: '楚蘅大药房',
  version: 3,
  line_count: 1,
  changed_at: 1_795_226_400,
}
const plan: RestPlan = { ...item, lines: [{ goods: goodsBody('7'), number: 20 }] }

it('a plan of the list has its lines fetched when they are asked for, one that is asked for brings them', async () => {
  const { ask, rest } = openHarness({ 'GET /api/plan': ok(listBody([item])), 'GET /api/plan/5': ok(plan) })
  const { data } = await ask(
    '{ purchasePlans(first: 5) { totalCount edges { node { planID name isShared isOwn company version goodsCount updatedAt } } } }',
  )
  expect(data).toEqual({
    purchasePlans: {
      totalCount: 1,
      edges: [
        {
          node: {
            planID: '5',
            name: '每周补货',
            isShared: true,
            isOwn: false,
            company: '楚蘅大药房',
            version: 3,
            goodsCount: 1,
            updatedAt: '2026-11-21T02:00:00Z',
          },
        },
      ],
    },
  })
  expect((await ask('{ purchasePlan(planID: "5") { lines { quantity goods { goodsID } } } }')).data).toEqual({
    purchasePlan: { lines: [{ quantity: 20, goods: { goodsID: '7' } }] },
  })
  expect(rest.calls).toEqual(['GET /api/plan?page=1&per_page=5', 'GET /api/plan/5'])
})

it('a plan is saved whole with its version and key, and a stale one is refused as StateChanged', async () => {
  const document = `mutation { updatePurchasePlan(input: { planID: "5", version: 3, name: "旺季", lines: [{ goodsID: "7", quantity: 20 },
    { goodsID: "8", quantity: 5 }], clientKey: "plan-0001" }) { plan { version } refusals { __typename ... on Refusal { message } } } }`
  const saved = openHarness({ 'PUT /api/plan/5': ok({ ...plan, version: 4 }) })
  expect((await saved.ask(document)).data).toEqual({ updatePurchasePlan: { plan: { version: 4 }, refusals: [] } })
  expect(saved.rest.calls).toEqual([
    'PUT /api/plan/5 name=旺季&version=3&lines[0][goods_id]=7&lines[1][goods_id]=8&lines[0][number]=20&lines[1][number]=5&client_key=plan-0001',
  ])
  const stale = openHarness({
    'PUT /api/plan/5': refused(409, '这份计划已在别处保存过，请载入最新内容后再改', { reason: 'STATE_CHANGED', facts: {} }),
  })
  expect((await stale.ask(document)).data).toEqual({
    updatePurchasePlan: {
      plan: null,
      refusals: [{ __typename: 'StateChanged', message: '这份计划已在别处保存过，请载入最新内容后再改' }],
    },
  })
})

it('a plan is made, shared and deleted by calls of its own, and one that is not there is null', async () => {
  const { ask, rest } = openHarness({
    'POST /api/plan': ok(plan),
    'POST /api/plan/5/share': ok(plan),
    'DELETE /api/plan/5': ok(null),
    'GET /api/plan/6': refused(404, '采购计划不存在或已取消共用', { reason: 'NOT_FOUND', facts: {} }),
  })
  await ask('mutation { createPurchasePlan(input: { name: "每周补货", lines: [], clientKey: "plan-0002" }) { plan { planID } } }')
  await ask('mutation { sharePurchasePlan(input: { planID: "5", isShared: true }) { plan { isShared } } }')
  await ask('mutation { deletePurchasePlan(input: { planID: "5" }) { deletedID } }')
  expect((await ask('{ purchasePlan(planID: "6") { name } }')).data).toEqual({ purchasePlan: null })
  expect(rest.calls).toEqual([
    'POST /api/plan name=每周补货&client_key=plan-0002',
    'POST /api/plan/5/share is_shared=1',
    'DELETE /api/plan/5',
    'GET /api/plan/6',
  ])
})

it('advice on a plan says what to buy, why, what is enough, and which rows of the sheet say nothing', async () => {
  const { ask, rest } = openHarness({
    'POST /api/plan/advice': ok({
      days: 14,
      days_by: 'chosen',
      rows: [{ goods: goodsBody('7'), number: 0, why: '库存不够', problem: 'OUT_OF_STOCK' }],
      enough: ['8'],
      unread: [{ line: 3, input: '没有这种药', note: '没有找到' }],
    }),
  })
  const { data } = await ask(`mutation { advisePurchase(input: { days: 14, fileKey: "sheet-key.xlsx", soldDays: 60 }) { advice { days daysBy
    enoughGoodsIDs rows { quantity explanation problem goods { goodsID } } unreadRows { line input note } } } }`)
  expect(data).toEqual({
    advisePurchase: {
      advice: {
        days: 14,
        daysBy: 'CHOSEN',
        enoughGoodsIDs: ['8'],
        rows: [{ quantity: 0, explanation: '库存不够', problem: 'OUT_OF_STOCK', goods: { goodsID: '7' } }],
        unreadRows: [{ line: 3, input: '没有这种药', note: '没有找到' }],
      },
    },
  })
  expect(rest.calls).toEqual(['POST /api/plan/advice days=14&file=sheet-key.xlsx&sold_days=60'])
})
