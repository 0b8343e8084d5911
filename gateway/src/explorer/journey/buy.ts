import type { Step } from './step.ts'

const refusals = 'refusals { __typename ... on Refusal { message reason } }'

export const buying: readonly Step[] = [
  {
    title: '加入采购单',
    note: '被拒绝时 refusals 说明原因；seenPrice 可以不填',
    query: `mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart { lineCount totals { payable } }
    ${refusals}
  }
}`,
    variables: {
      input: { goodsID: '{{goodsID}}', warehouseID: '{{warehouseID}}', quantity: '{{quantity}}', clientKey: '{{clientKey}}' },
    },
  },
  {
    title: '采购单',
    note: '行、金额、按仓库分单',
    query: `query Cart {
  cart {
    lineCount selectedCount
    lines { lineID quantity unitPrice amount isSelected goods { name spec } refusal { __typename } }
    totals { goods shipping payable }
    warnings { message }
  }
}`,
  },
  {
    title: '改数量',
    note: '整行重新计价；数量不合中包时看 refusals',
    query: `mutation EditLine($input: UpdateCartLineInput!) {
  updateCartLine(input: $input) {
    cart { lines { lineID quantity amount } totals { payable } }
    ${refusals}
  }
}`,
    variables: { input: { lineID: '{{lineID}}', quantity: '{{lineQuantity}}' } },
  },
  {
    title: '结算',
    note: '得到 quoteID 与 hash：下单时原样交回',
    query: `mutation Checkout($input: CheckoutInput!) {
  checkout(input: $input) {
    quote { quoteID hash expiresAt payable orders { warehouse { name } payable shipping } warnings { message } }
    ${refusals}
  }
}`,
    variables: { input: { lineIDs: ['{{lineID}}'] } },
  },
  {
    title: '下单',
    note: '报价由本页先结算一次取得；同一 clientKey 只成一单',
    query: `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    trade { tradeID tradeNo payable payDueAt }
    orders { orderID orderNo statusText }
    ${refusals}
  }
}`,
    variables: { input: { quoteID: '{{quoteID}}', hash: '{{hash}}', payMode: 'ONLINE', clientKey: '{{clientKey}}' } },
  },
  {
    title: '支付',
    note: '得到收银台地址；下方「模拟付款成功」替你付',
    query: `mutation Pay($input: StartPaymentInput!) {
  startPayment(input: $input) {
    payment { paymentID kind amount url expiresAt }
    ${refusals}
  }
}`,
    variables: { input: { tradeID: '{{unpaidTradeID}}', channel: 'SANDBOX', clientKey: '{{clientKey}}' } },
  },
  {
    title: '付款结果',
    note: '付款后轮询它，或订阅 orderStatusChanged',
    query: `query TradeState($tradeID: ID!) {
  trade(tradeID: $tradeID) { tradeNo payStatus due payDueAt orders { orderNo statusText } }
}`,
    variables: { tradeID: '{{tradeID}}' },
  },
]
