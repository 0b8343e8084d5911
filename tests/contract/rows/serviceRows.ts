import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const WANTED = 'wantedID name spec manufacturer quantity price endsOn status statusText replyCount createdAt'
const OFFER = 'supplyID name spec manufacturer price quantity expiresOn note status statusText reason isOwn createdAt'
const FEEDBACK = 'feedbackID kind kindText content images { url } replies { staff content repliedAt } createdAt'
const PLAN = 'planID name isShared isOwn company version goodsCount updatedAt'
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Self service: quick purchase, requests, supplies, feedback. */
export const SERVICE_ROWS: readonly Row[] = [
  {
    rest: 'POST /api/quick/parse',
    before: () => [['mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID } } }', {}]],
    document:
      'mutation ($input: ParsePurchaseListInput!) { parsePurchaseList(input: $input) { rule rows { pickedBy line input status match { goodsID } candidates { goodsID packQuantity } substitutes { name } askedQuantity quantity problem notes } } }',
    variables: () => ({ input: { text: '阿莫西林 3\n世上没有的药 5' } }),
    check: (data, into) => {
      expect(list(data, 'parsePurchaseList.rows')).toMatchObject([
        { line: 1, input: '阿莫西林 3', askedQuantity: 3 },
        { line: 2, status: 'MISSING', match: null, quantity: 0 },
      ])
      into.goodsID = text(list(data, 'parsePurchaseList.rows.0.candidates')[0] ?? at(data, 'parsePurchaseList.rows.0.match'), 'goodsID')
    },
  },
  {
    rest: 'POST /api/quick/rule',
    document: 'mutation ($input: SetPurchaseListRuleInput!) { setPurchaseListRule(input: $input) { rule } }',
    variables: () => ({ input: { rule: 'LOWEST_PRICE' } }),
    check: (data) => expect(at(data, 'setPurchaseListRule.rule')).toBe('LOWEST_PRICE'),
  },
  {
    rest: 'POST /api/quick/add',
    document:
      'mutation ($input: AddPurchaseListToCartInput!) { addPurchaseListToCart(input: $input) { added { goodsID quantity } skipped { goodsID name quantity reason message available } cart { lineCount } } }',
    variables: (k) => ({
      input: {
        rows: [
          { goodsID: k.goodsID, quantity: 600 },
          { goodsID: '999999', quantity: 5 },
        ],
        clientKey: 'contract-quick-1',
      },
    }),
    check: (data) => expect(list(data, 'addPurchaseListToCart.skipped').at(-1)).toMatchObject({ goodsID: '999999', reason: 'NOT_FOUND' }),
  },
  {
    rest: 'POST /api/plan',
    document: `mutation ($input: CreatePurchasePlanInput!) { createPurchasePlan(input: $input) { plan { ${PLAN} lines { quantity goods { goodsID } } } } }`,
    variables: (k) => ({ input: { name: '每周补货', lines: [{ goodsID: k.goodsID, quantity: 600 }], clientKey: 'contract-plan-1' } }),
    check: (data, into) => {
      expect(at(data, 'createPurchasePlan.plan')).toMatchObject({
        name: '每周补货',
        isShared: false,
        isOwn: true,
        version: 1,
        goodsCount: 1,
      })
      into.planID = text(data, 'createPurchasePlan.plan.planID')
    },
  },
  {
    rest: 'GET /api/plan',
    document: `{ purchasePlans(first: 5) { totalCount pageCursors { around { page } } edges { node { ${PLAN} } } } }`,
    check: (data, k) => expect(at(data, 'purchasePlans.edges.0.node.planID')).toBe(k.planID),
  },
  {
    rest: 'GET /api/plan/{id}',
    document: `query ($id: ID!) { purchasePlan(planID: $id) { ${PLAN} lines { quantity goods { goodsID } } } }`,
    variables: (k) => ({ id: k.planID }),
    check: (data, k) => expect(at(data, 'purchasePlan.lines')).toEqual([{ quantity: 600, goods: { goodsID: k.goodsID } }]),
  },
  {
    rest: 'PUT /api/plan/{id}',
    document: `mutation ($input: UpdatePurchasePlanInput!) { updatePurchasePlan(input: $input) { plan { ${PLAN} lines { quantity } } } }`,
    variables: (k) => ({
      input: {
        planID: k.planID,
        version: 1,
        name: '旺季补货',
        lines: [{ goodsID: k.goodsID, quantity: 1200 }],
        clientKey: 'contract-plan-2',
      },
    }),
    check: (data) =>
      expect(at(data, 'updatePurchasePlan.plan')).toMatchObject({ name: '旺季补货', version: 2, lines: [{ quantity: 1200 }] }),
  },
  {
    rest: 'POST /api/plan/{id}/share',
    document: `mutation ($input: SharePurchasePlanInput!) { sharePurchasePlan(input: $input) { plan { ${PLAN} } } }`,
    variables: (k) => ({ input: { planID: k.planID, isShared: true } }),
    check: (data) => expect(at(data, 'sharePurchasePlan.plan')).toMatchObject({ isShared: true, version: 2 }),
  },
  {
    rest: 'DELETE /api/plan/{id}',
    document: 'mutation ($input: DeletePurchasePlanInput!) { deletePurchasePlan(input: $input) { deletedID } }',
    variables: (k) => ({ input: { planID: k.planID } }),
    check: (data) => expect(text(data, 'deletePurchasePlan.deletedID')).not.toBe(''),
  },
  {
    rest: 'POST /api/plan/advice',
    document: `mutation ($input: AdvisePurchaseInput!) { advisePurchase(input: $input) { advice { days daysBy enoughGoodsIDs
      rows { quantity explanation problem goods { goodsID } } unreadRows { line input note } } } }`,
    variables: () => ({ input: { days: 30 } }),
    check: (data) => expect(at(data, 'advisePurchase.advice')).toMatchObject({ days: 30, daysBy: 'CHOSEN', unreadRows: [] }),
  },
  {
    rest: 'GET /api/user/fast_buy',
    document:
      '{ frequentGoods(sort: RECENT, first: 3) { totalCount pageCursors { around { page } } edges { node { times totalQuantity usualQuantity lastBoughtAt goods { goodsID } } } } }',
    check: (data) => expect(list(data, 'frequentGoods.edges')).toHaveLength(3),
  },
  {
    rest: 'POST /api/user/buy',
    upload: 'wanted',
    document: `mutation ($input: CreateWantedGoodsInput!) { createWantedGoods(input: $input) { wantedGoods { ${WANTED}
      detail { note images { url } replies { content } } } } }`,
    variables: (k) => ({
      input: {
        name: '三七粉',
        spec: '3g*30袋',
        quantity: 20,
        price: '86.00',
        endsOn: day(30),
        imageKeys: [k.fileKey],
        clientKey: 'contract-wanted-1',
      },
    }),
    check: (data, into) => {
      expect(at(data, 'createWantedGoods.wantedGoods')).toMatchObject({
        name: '三七粉',
        status: 'ACTIVE',
        manufacturer: null,
        detail: { images: [{ url: expect.stringMatching(/^\/files\/upload\//) }], replies: [] },
      })
      into.wantedID = text(data, 'createWantedGoods.wantedGoods.wantedID')
    },
  },
  {
    rest: 'GET /api/user/buy',
    document: `{ wantedGoodsList(filter: { isOpen: true }, first: 5) { totalCount pageCursors { around { page } } edges { node { ${WANTED} } } } }`,
    check: (data, k) => expect(at(data, 'wantedGoodsList.edges.0.node.wantedID')).toBe(k.wantedID),
  },
  {
    rest: 'GET /api/user/buy/{id}',
    document: `query ($id: ID!) { wantedGoods(wantedID: $id) { ${WANTED}
      detail { note replies { staff content goods { goodsID } price quantity repliedAt } } } }`,
    variables: (k) => ({ id: k.wantedID }),
    check: (data, k) => expect(at(data, 'wantedGoods.wantedID')).toBe(k.wantedID),
  },
  {
    rest: 'POST /api/user/buy/{id}/close',
    document: 'mutation ($input: CloseWantedGoodsInput!) { closeWantedGoods(input: $input) { wantedGoods { status statusText } } }',
    variables: (k) => ({ input: { wantedID: k.wantedID } }),
    check: (data) => expect(at(data, 'closeWantedGoods.wantedGoods.status')).toBe('CLOSED'),
  },
  {
    rest: 'POST /api/supply',
    document: `mutation ($input: CreateSupplyOfferInput!) { createSupplyOffer(input: $input) { offer { ${OFFER} } } }`,
    variables: () => ({
      input: {
        name: '三七粉',
        spec: '3g*30袋',
        manufacturer: '澄野中药饮片厂',
        price: '86.00',
        quantity: 12,
        expiresOn: day(400),
        clientKey: 'contract-supply-1',
      },
    }),
    check: (data, into) => {
      expect(at(data, 'createSupplyOffer.offer')).toMatchObject({ status: 'PENDING', isOwn: true, price: '86.00' })
      into.supplyID = text(data, 'createSupplyOffer.offer.supplyID')
    },
  },
  {
    rest: 'GET /api/supply',
    document: `{ supplyOffers(filter: { isOwn: true, keywords: "三七" }, first: 5) { totalCount edges { node { ${OFFER} } } } }`,
    check: (data, k) => expect(at(data, 'supplyOffers.edges.0.node.supplyID')).toBe(k.supplyID),
  },
  {
    rest: 'GET /api/supply/{id}',
    document: `query ($id: ID!) { supplyOffer(supplyID: $id) { ${OFFER} } }`,
    variables: (k) => ({ id: k.supplyID }),
    check: (data, k) => expect(at(data, 'supplyOffer.supplyID')).toBe(k.supplyID),
  },
  {
    rest: 'POST /api/user/feedback',
    upload: 'feedback',
    document: `mutation ($input: CreateFeedbackInput!) { createFeedback(input: $input) { feedback { ${FEEDBACK} } } }`,
    variables: (k) => ({
      input: { kind: 'DELIVERY', content: '希望下午的订单当天发货', imageKeys: [k.fileKey], clientKey: 'contract-feedback-1' },
    }),
    check: (data) =>
      expect(at(data, 'createFeedback.feedback')).toMatchObject({
        kind: 'DELIVERY',
        kindText: '物流配送',
        images: [{ url: expect.any(String) }],
        replies: [],
      }),
  },
  {
    rest: 'GET /api/user/feedback',
    document: `{ feedback(first: 5) { totalCount edges { node { ${FEEDBACK} } } } }`,
    check: (data) => expect(at(data, 'feedback.edges.0.node.content')).toBe('希望下午的订单当天发货'),
  },
]
