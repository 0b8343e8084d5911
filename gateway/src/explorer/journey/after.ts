import type { Step } from './step.ts'

const refusals = 'refusals { __typename ... on Refusal { message reason } }'

export const following: readonly Step[] = [
  {
    title: '订单列表',
    note: 'filter.tab：UNPAID、TO_SHIP、SHIPPED、RECEIVED、CLOSED、REFUNDING',
    query: `query Orders($filter: OrderFilter) {
  orderCounts { unpaid toShip shipped }
  orders(filter: $filter, first: 10) {
    totalCount
    edges { node { orderID orderNo statusText payable createdAt actions } }
  }
}`,
    variables: { filter: {} },
  },
  {
    title: '订单详情',
    note: 'actions 是此刻可做的事；界面照它画按钮',
    query: `query Order($orderID: ID!) {
  order(orderID: $orderID) {
    orderNo statusText actions
    detail { lines { name quantity unitPrice amount } goodsAmount shipping paidAt }
  }
}`,
    variables: { orderID: '{{orderID}}' },
  },
  {
    title: '物流',
    note: '运单与轨迹',
    query: `query Logistics($orderID: ID!) {
  order(orderID: $orderID) {
    orderNo statusText
    logistics { carrier trackingNumber shippedAt traces { at text } }
  }
}`,
    variables: { orderID: '{{sentOrderID}}' },
  },
  {
    title: '确认收货',
    note: '可逐行填实收数量；不填即全部收到',
    query: `mutation Receive($input: ReceiveOrderInput!) {
  receiveOrder(input: $input) {
    order { orderNo statusText actions }
    ${refusals}
  }
}`,
    variables: { input: { orderID: '{{shippedOrderID}}', clientKey: '{{clientKey}}' } },
  },
  {
    title: '售后选项',
    note: '能申请的类型、原因与每行可退数量',
    query: `query AfterSaleOptions($orderID: ID!) {
  afterSaleOptions(orderID: $orderID) {
    orderNo endsAt
    reasons { reason text }
    kinds { kind text isAllowed }
    lines { lineID name mostQuantity mostAmount }
  }
}`,
    variables: { orderID: '{{returnableOrderID}}' },
  },
  {
    title: '申请售后（带图）',
    note: '图片先 POST /upload（form：file、scene=after_sale），本页替你传一张',
    query: `mutation ApplyAfterSale($input: RequestAfterSaleInput!) {
  requestAfterSale(input: $input) {
    afterSale { afterSaleID kindText statusText amount }
    ${refusals}
  }
}`,
    variables: {
      input: {
        orderID: '{{returnableOrderID}}',
        kind: '{{afterSaleKind}}',
        reason: '{{afterSaleReason}}',
        lines: [{ lineID: '{{returnableLineID}}', quantity: 1 }],
        imageKeys: ['{{imageKey}}'],
        clientKey: '{{clientKey}}',
      },
    },
  },
]

export const keeping: readonly Step[] = [
  {
    title: '领券中心',
    note: 'canClaim 为 false 的已领满或已领完',
    query: `query CouponOffers {
  couponOffers(first: 10) { edges { node { offerID name minimum scope canClaim claimedCount perMember } } }
}`,
  },
  {
    title: '领券',
    note: '领到的券在 coupons 里',
    query: `mutation ClaimCoupon($input: ClaimCouponInput!) {
  claimCoupon(input: $input) {
    coupon { couponID name expiresAt }
    ${refusals}
  }
}`,
    variables: { input: { offerID: '{{offerID}}', clientKey: '{{clientKey}}' } },
  },
  {
    title: '消息',
    note: '未读数也在 viewer.messageCount',
    query: `query Messages {
  viewer { messageCount }
  messages(first: 5) { edges { node { messageID kindText title isRead createdAt } } }
}`,
  },
  {
    title: '订阅采购单',
    note: '运行后等待；到另一个标签页改采购单，这里立即收到',
    query: `subscription CartChanged {
  cartChanged { lineCount totals { payable } }
}`,
  },
  {
    title: '秒杀场次',
    note: '配合「测试商店」把时钟拨到下一场',
    query: `query Flash {
  flashSale {
    serverTime
    current { name endsAt }
    sessions { name status startsAt items { price goods { name } } }
  }
}`,
  },
  {
    title: '资质与效期',
    note: '配合「测试商店」把时钟拨到资质到期之后',
    query: `query Papers {
  viewer {
    canOrder
    certificates { name status expiresOn daysLeft }
  }
}`,
  },
]
