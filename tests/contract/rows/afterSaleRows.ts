import { expect } from 'vitest'
import { at, list, text, type Known, type Row } from './row.ts'

const HEAD = 'afterSaleID afterSaleNo orderID kind status statusText reason reasonText amount createdAt actions'
const RECALL =
  'recallID level explanation instruction status endNote createdAt dueAt seenAt repliedAt lots { goodsID name spec packUnit lot quantity orderIDs afterSaleIDs answer { onHand used back } }'
const ONE = `${HEAD} lines { lineID name quantity amount } detail { isWholeOrder note images { url alt } files { name url } events { from to actor note at } refunds { tender amount } sendTo { address } returnCarrier shipments { carrier lines { lotNumber } traces { at text } } }`
const LIST = `query ($filter: AfterSaleFilter) { afterSales(filter: $filter, first: 20) { totalCount pageCursors { around { page } }
  edges { node { ${HEAD} } } } }`

/** The next after-sale of the list that allows an action. */
const withAction = (data: unknown, action: string): string =>
  text(
    list(data, 'afterSales.edges').find((edge) => list(edge, 'node.actions').includes(action)),
    'node.afterSaleID',
  )
const input = (k: Known, more: Record<string, unknown>) => ({
  input: { afterSaleID: k.afterSaleID, clientKey: `contract-after-${Object.keys(more).length}-${k.afterSaleID}`, ...more },
})

/** What comes after an order that has come: asked for on the last one received, and on those of the demo's past. */
export const AFTER_SALE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/order',
    document: '{ orders(filter: { tab: RECEIVED }, first: 20) { edges { node { orderID status actions } } } }',
    check: (data, into) => {
      into.orderID = text(
        list(data, 'orders.edges').find((edge) => at(edge, 'node.status') === 'RECEIVED'),
        'node.orderID',
      )
    },
  },
  {
    rest: 'GET /api/order/{id}/logistics',
    document:
      'query ($id: ID!) { order(orderID: $id) { logistics { carrier trackingNumber lines { lotNumber quantity } traces { text } } } }',
    variables: (k) => ({ id: k.orderID }),
    check: (data) => expect(list(data, 'order.logistics.0.traces').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/order/{id}/codes',
    document: `query ($id: ID!) { order(orderID: $id) { codes { supplierName billNumber files { format url }
      lots { lineID parcelID name manufacturer spec packUnit lotNumber producedOn expiresOn quantity piecesEach codes }
      packs { code codes } } } }`,
    variables: (k) => ({ id: k.orderID }),
    check: (data) => expect(text(data, 'order.codes.billNumber')).toMatch(/^\d{10,}$/),
  },
  {
    rest: 'GET /api/order/{id}/temperatures',
    document: `query ($id: ID!) { order(orderID: $id) { temperatures { carrier trackingNumber logger lowerLimit upperLimit startsAt endsAt
      sampleCount lowest highest mean status statusText decisionReason decidedAt afterSaleID url curve { at degrees } } } }`,
    variables: (k) => ({ id: k.orderID }),
    check: (data) => expect(list(data, 'order.temperatures')).toEqual([]),
  },
  {
    rest: 'GET /api/afterSale/options',
    document:
      'query ($id: ID!) { afterSaleOptions(orderID: $id) { isWholeOrder endsAt reasons { reason text } kinds { kind text isAllowed reason } lines { lineID quantity mostQuantity mostAmount } } }',
    variables: (k) => ({ id: k.orderID }),
    check: (data, into) => {
      expect(list(data, 'afterSaleOptions.kinds')).toHaveLength(8)
      into.lineID = text(
        list(data, 'afterSaleOptions.lines').find((line) => Number(at(line, 'mostQuantity')) > 0 && at(line, 'mostAmount') !== '0.00'),
        'lineID',
      )
    },
  },
  {
    rest: 'POST /api/afterSale',
    document: `mutation ($input: RequestAfterSaleInput!) { requestAfterSale(input: $input) { afterSale { ${ONE} }
      order { afterSales { afterSaleID } } } }`,
    upload: 'after_sale',
    variables: (k) => ({
      input: {
        orderID: k.orderID,
        kind: 'RETURN_REFUND',
        reason: 'DAMAGED',
        note: '外箱压坏',
        lines: [{ lineID: k.lineID, quantity: 1 }],
        imageKeys: [k.fileKey],
        clientKey: 'contract-after-1',
      },
    }),
    check: (data, into) => {
      expect(at(data, 'requestAfterSale.afterSale')).toMatchObject({
        status: 'APPLIED',
        actions: ['CANCEL'],
        lines: [{ quantity: 1 }],
        detail: { images: [{ url: expect.any(String), alt: '售后凭证' }], events: [{ from: null, to: 'APPLIED', actor: 'BUYER' }] },
      })
      into.afterSaleID = text(data, 'requestAfterSale.afterSale.afterSaleID')
    },
  },
  {
    rest: 'GET /api/afterSale/{id}',
    document: `query ($id: ID!) { afterSale(afterSaleID: $id) { ${ONE} order { orderNo } } }`,
    variables: (k) => ({ id: k.afterSaleID }),
    check: (data, k) => expect(at(data, 'afterSale.orderID')).toBe(k.orderID),
  },
  {
    rest: 'POST /api/afterSale/{id}/cancel',
    document: `mutation ($input: CancelAfterSaleInput!) { cancelAfterSale(input: $input) { afterSale { ${HEAD} } } }`,
    variables: (k) => input(k, {}),
    check: (data) => expect(at(data, 'cancelAfterSale.afterSale')).toMatchObject({ status: 'CANCELLED', actions: [] }),
  },
  {
    rest: 'GET /api/afterSale',
    document: LIST,
    variables: () => ({ filter: { tab: 'PROCESSING' } }),
    check: (data, into) => {
      into.afterSaleID = withAction(data, 'SHIP')
    },
  },
  {
    rest: 'GET /api/recall',
    document: `{ recalls { ${RECALL} } }`,
    check: (data, into) => {
      expect(list(data, 'recalls')[0]).toMatchObject({ level: 1, status: 'ACTIVE', repliedAt: null })
      into.recallID = text(data, 'recalls.0.recallID')
      into.recalledLots = list(data, 'recalls.0.lots').map((lot) => ({ goodsID: text(lot, 'goodsID'), lot: text(lot, 'lot') }))
    },
  },
  {
    rest: 'POST /api/recall/{id}/read',
    document: `mutation ($input: MarkRecallReadInput!) { markRecallRead(input: $input) { recall { ${RECALL} } } }`,
    variables: (k) => ({ input: { recallID: k.recallID } }),
    check: (data) => expect(at(data, 'markRecallRead.recall.seenAt')).not.toBeNull(),
  },
  {
    rest: 'POST /api/recall/{id}/answer',
    document: `mutation ($input: SubmitRecallAnswerInput!) { submitRecallAnswer(input: $input) { recall { ${RECALL} } } }`,
    variables: (k) => ({
      input: {
        recallID: k.recallID,
        lots: k.recalledLots.map((lot) => ({ ...lot, onHand: 0, used: 1, back: 0 })),
        clientKey: 'contract-recall-1',
      },
    }),
    check: (data) => expect(at(data, 'submitRecallAnswer.recall.lots.0.answer')).toEqual({ onHand: 0, used: 1, back: 0 }),
  },
  {
    rest: 'POST /api/afterSale/{id}/ship',
    document: `mutation ($input: ShipAfterSaleInput!) { shipAfterSale(input: $input) { afterSale { ${ONE} } } }`,
    variables: (k) => input(k, { carrier: '顺丰速运', trackingNumber: 'SF-CONTRACT-1' }),
    check: (data) =>
      expect(at(data, 'shipAfterSale.afterSale')).toMatchObject({ status: 'RETURNING', detail: { returnCarrier: '顺丰速运' } }),
  },
  {
    rest: 'GET /api/afterSale',
    document: LIST,
    check: (data, into) => {
      into.afterSaleID = withAction(data, 'RECEIVE')
    },
  },
  {
    rest: 'POST /api/afterSale/{id}/receive',
    document: `mutation ($input: ReceiveAfterSaleInput!) { receiveAfterSale(input: $input) { afterSale { ${ONE} } } }`,
    variables: (k) => input(k, {}),
    check: (data) => expect(at(data, 'receiveAfterSale.afterSale.status')).toBe('DONE'),
  },
  {
    rest: 'POST /api/order/{id}/rebuy',
    document:
      'mutation ($input: RebuyOrderInput!) { rebuyOrder(input: $input) { added { lineID goodsID quantity } skipped { name reason message available substitutes { name } } cart { lineCount } } }',
    variables: (k) => ({ input: { orderID: k.orderID, clientKey: 'contract-rebuy-1' } }),
    check: (data) => expect(list(data, 'rebuyOrder.added').length + list(data, 'rebuyOrder.skipped').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/order',
    document:
      '{ orders(filter: { tab: UNPAID }, first: 20) { edges { node { orderID tradeID trade { due transferAccount { name bank number } transferProof { status } } } } } }',
    check: (data, into) => {
      const waiting = list(data, 'orders.edges')[0]
      expect(at(waiting, 'node.trade')).toMatchObject({ transferAccount: { number: expect.any(String) }, transferProof: null })
      into.tradeID = text(waiting, 'node.tradeID')
      into.price = text(waiting, 'node.trade.due')
    },
  },
  {
    rest: 'POST /api/trade/{id}/transfer_proof',
    document:
      'mutation ($input: SubmitTransferProofInput!) { submitTransferProof(input: $input) { trade { payMode transferProof { status bank amount reason submittedAt } } } }',
    upload: 'receipt',
    variables: (k) => ({
      input: { tradeID: k.tradeID, fileKey: k.fileKey, bank: '演示银行', amount: k.price, clientKey: 'contract-proof-1' },
    }),
    check: (data) =>
      expect(at(data, 'submitTransferProof.trade')).toMatchObject({ payMode: 'TRANSFER', transferProof: { status: 'SUBMITTED' } }),
  },
]
