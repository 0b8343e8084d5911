import { fetchQuery, graphql } from 'react-relay/hooks'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import type { applyNewsOrderQuery } from '../__generated__/applyNewsOrderQuery.graphql.ts'
import type { applyNewsQuery } from '../__generated__/applyNewsQuery.graphql.ts'
import { keepEarlier } from '../relay/network.ts'
import { toasts } from '../ui/toastStore.ts'
import { refetchCart } from '../features/ground/cart-changes/refetchCart.ts'
import { chatNews } from '../features/self-service/chat/chatNews.ts'
import { liveNews, type News } from '../features/ground/live/liveNews.ts'
import type { Change } from '../features/ground/live/liveStream.ts'

const everything = graphql`
  query applyNewsQuery {
    cartBadge
    viewer { memberID messageCount }
    orderCounts { unpaid toShip shipped afterSale }
  }
`
const oneOrder = graphql`
  query applyNewsOrderQuery($orderID: String!) {
    viewer { memberID messageCount }
    orderCounts { unpaid toShip shipped afterSale }
    order(orderID: $orderID) { status statusText actions payUntil }
  }
`

/** Brings what this tab shows up to date; a failure is silent, the next news tries again. */
export async function applyNews(environment: IEnvironment, news: News): Promise<void> {
  liveNews.tell(news)
  const asking: Promise<unknown>[] = []
  if (news === null) asking.push(fetchQuery<applyNewsQuery>(environment, everything, {}, { fetchPolicy: 'network-only' }).toPromise())
  if (news?.order)
    asking.push(
      fetchQuery<applyNewsOrderQuery>(
        environment,
        oneOrder,
        { orderID: news.order.orderID },
        { fetchPolicy: 'network-only', networkCacheConfig: keepEarlier },
      ).toPromise(),
    )
  if (typeof news?.messageCount === 'number') showMessageCount(environment, news.messageCount)
  if ((news === null || news.chatMessage) && !chatNews.tell() && news?.chatMessage?.isOwn === false)
    toasts.show({ kind: 'info', text: '客户经理答复了您的留言' })
  if ((news === null || news.cart) && isCartBehind(environment, news?.cart ?? null)) asking.push(refetchCart(environment))
  await Promise.allSettled(asking)
}

function showMessageCount(environment: IEnvironment, count: number): void {
  commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(count, 'messageCount'))
}

/** Takes over the badge; whether a cart is shown that says otherwise. This tab's own changes are in the store by now. */
function isCartBehind(environment: IEnvironment, cart: Change['cart']): boolean {
  let isBehind = false
  commitLocalUpdate(environment, (store) => {
    const root = store.getRoot()
    if (cart && typeof root.getValue('cartBadge') === 'number') root.setValue(cart.lineCount, 'cartBadge')
    const shown = root.getLinkedRecord('cart')
    isBehind =
      Boolean(shown) &&
      (!cart ||
        shown?.getValue('lineCount') !== cart.lineCount ||
        shown.getValue('selectedCount') !== cart.selectedCount ||
        shown.getLinkedRecord('totals')?.getValue('payable') !== cart.totals.payable)
  })
  return isBehind
}
