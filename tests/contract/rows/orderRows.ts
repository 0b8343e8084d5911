import { expect } from 'vitest'
import { at, list, text, type Known, type Row } from './row.ts'

const PAGE = 'totalCount pageCursors { around { page } } pageInfo { hasNextPage }'
const ORDER = 'orderID orderNo status statusText payable actions invoicing { kind isWished status statusText invoiceID invoiceNo reason }'
const DETAIL = `${ORDER} firstLines { name } detail { lines { lineID quantity unitPrice lots { lotNumber } adjustments { phase title amount } } delivery { receiver address } payMode events { from to actor text at } payments { channel status } refunds { tender status } shipments { carrier } fees { amount } }`

/** The next order of the list that allows an action. */
const withAction = (data: unknown, action: string): string =>
  text(
    list(data, 'orders.edges').find((edge) => list(edge, 'node.actions').includes(action)),
    'node.orderID',
  )

/** Whole packs worth more than any warehouse's minimum order. */
const enough = ({ price, pack }: Known): number => Math.ceil(250 / Number(price) / pack) * pack

/** Orders and their payment, from a new quote on; then those of the demo's past. */
export const ORDER_ROWS: readonly Row[] = [
  {
    rest: 'POST /api/cart/checkout',
    document:
      'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash payable tenders { online balanceAvailable } usableCoupons { couponID saves } unusableCoupons { reason short } address } warnings { code message warehouseID } } }',
    before: (k) => [
      [
        'mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { cart { lineCount } } }',
        { input: { lineID: k.lineID, quantity: enough(k) } },
      ],
    ],
    variables: (k) => ({ input: { lineIDs: [k.lineID], couponIDs: [] } }),
    check: (data, into) => {
      into.quoteID = text(data, 'checkout.quote.quoteID')
      into.hash = text(data, 'checkout.quote.hash')
    },
  },
  {
    rest: 'POST /api/order',
    document: `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { trade { tradeID payStatus channels due }
      orders { ${ORDER} } quote { quoteID } cart { lineCount } warnings { code } } }`,
    variables: (k) => ({ input: { quoteID: k.quoteID, hash: k.hash, clientKey: 'contract-order-1', payMode: 'ONLINE', note: '请尽快' } }),
    check: (data, into) => {
      expect(at(data, 'placeOrder')).toMatchObject({
        trade: { payStatus: 'UNPAID' },
        orders: [{ status: 'UNPAID', actions: ['PAY', 'CANCEL', 'REBUY'] }],
        cart: { lineCount: expect.any(Number) },
        quote: null,
      })
      into.tradeID = text(data, 'placeOrder.trade.tradeID')
      into.orderID = text(data, 'placeOrder.orders.0.orderID')
    },
  },
  {
    rest: 'GET /api/order/{id}',
    document: `query ($id: ID!) { order(orderID: $id) { ${DETAIL} } }`,
    variables: (k) => ({ id: k.orderID }),
    check: (data) =>
      expect(at(data, 'order.detail')).toMatchObject({ payMode: 'ONLINE', events: [{ from: null, to: 'UNPAID', actor: 'BUYER' }] }),
  },
  {
    rest: 'GET /api/order/{id}/explain',
    document:
      'query ($id: ID!) { order(orderID: $id) { explanation { isEqual steps { phase title lineIDs amount } stored { payable } recomputed { payable } } } }',
    variables: (k) => ({ id: k.orderID }),
    check: (data) => expect(at(data, 'order.explanation.isEqual')).toBe(true),
  },
  {
    rest: 'GET /api/trade/{id}/status',
    document: 'query ($id: ID!) { trade(tradeID: $id) { tradeID payStatus payMode due payDueAt channels orders { orderNo status } } }',
    variables: (k) => ({ id: k.tradeID }),
    check: (data) => expect(at(data, 'trade')).toMatchObject({ payStatus: 'UNPAID', channels: ['SANDBOX'] }),
  },
  {
    rest: 'POST /api/trade/{id}/pay',
    document:
      'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id paymentID kind amount url qrImage { url isVector alt } expiresAt } trade { payStatus } } }',
    variables: (k) => ({ input: { tradeID: k.tradeID, channel: 'SANDBOX', clientKey: 'contract-pay-01' } }),
    check: (data, into) => {
      expect(at(data, 'startPayment')).toMatchObject({ payment: { paymentID: expect.any(String) }, trade: { payStatus: 'UNPAID' } })
      into.paymentNode = text(data, 'startPayment.payment.id')
    },
  },
  {
    rest: 'GET /api/payment/{id}',
    document: 'query ($id: ID!) { node(id: $id) { ... on Payment { channel kind } } }',
    variables: (k) => ({ id: k.paymentNode }),
    check: (data) => expect(at(data, 'node')).toEqual({ channel: 'SANDBOX', kind: 'QR' }),
  },
  {
    rest: 'POST /api/order/{id}/cancel',
    document: `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { ${ORDER} } trade { payStatus orders { status } }
      returned { stock couponCount voucher balance } } }`,
    variables: (k) => ({ input: { orderID: k.orderID, reason: 'NOT_WANTED', clientKey: 'contract-cancel' } }),
    check: (data) =>
      expect(at(data, 'cancelOrder')).toMatchObject({
        order: { status: 'CANCELLED', actions: ['DELETE', 'REBUY'] },
        trade: { payStatus: 'CLOSED', orders: [{ status: 'CANCELLED' }] },
      }),
  },
  {
    rest: 'DELETE /api/order/{id}',
    document: 'mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { deletedID } }',
    variables: (k) => ({ input: { orderID: k.orderID } }),
    check: (data, k) => expect(Buffer.from(text(data, 'deleteOrder.deletedID'), 'base64url').toString()).toBe(`Order:${k.orderID}`),
  },
  {
    rest: 'GET /api/order/count',
    document: '{ orderCounts { unpaid toShip shipped inAfterSale } }',
    check: (data) => expect(at(data, 'orderCounts.shipped')).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/order',
    document: `{ orders(filter: { tab: SHIPPED, from: "2020-01-01T00:00:00Z", isEphedrine: false }, first: 5) { ${PAGE}
      edges { node { ${ORDER} createdAt payDueAt lineCount warehouse { name } kind } } } }`,
    check: (data, into) => {
      into.orderID = withAction(data, 'RECEIVE')
    },
  },
  {
    rest: 'POST /api/order/{id}/confirm',
    document: `mutation ($input: ReceiveOrderInput!) { receiveOrder(input: $input) { order { ${ORDER} } } }`,
    variables: (k) => ({ input: { orderID: k.orderID } }),
    check: (data) => expect(at(data, 'receiveOrder.order.status')).toBe('RECEIVED'),
  },
  {
    rest: 'GET /api/order',
    document: `{ orders(filter: { tab: TO_SHIP }, first: 20) { ${PAGE} edges { node { ${ORDER} } } } }`,
    check: (data, into) => {
      into.orderID = withAction(data, 'REFUND')
    },
  },
  {
    rest: 'POST /api/order/{id}/refund_apply',
    document: `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { order { ${ORDER} } } }`,
    variables: (k) => ({ input: { orderID: k.orderID, reason: '不需要了' } }),
    check: (data) => expect(at(data, 'requestRefund.order.status')).toBe('REFUNDING'),
  },
  {
    rest: 'POST /api/cart',
    document:
      'mutation ($input: AddCombinationToCartInput!) { addCombinationToCart(input: $input) { cart { lines { kind goods { goodsID } combination { combinationID items { quantity goods { goodsID } } } } pricing { lines { kind combinationID } combinations { combinationID priceCents items { goodsID quantity } } } } warnings { code } } }',
    variables: (k) => ({ input: { combinationID: k.combinationID, quantity: 1, seenPrice: k.setPrice, warehouseID: k.setWarehouseID } }),
    check: (data, k) => {
      const line = list(data, 'addCombinationToCart.cart.lines').find((candidate) => at(candidate, 'kind') === 'COMBINATION')
      expect(at(line, 'combination.combinationID')).toBe(k.combinationID)
      expect(at(line, 'goods.goodsID')).toBe(at(line, 'combination.items.0.goods.goodsID'))
      expect(list(data, 'addCombinationToCart.cart.pricing.combinations')).toContainEqual(
        expect.objectContaining({ combinationID: k.combinationID }),
      )
    },
  },
]
