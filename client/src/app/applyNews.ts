import { graphql } from 'react-relay/hooks'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import type { applyNewsOrderQuery } from '../__generated__/applyNewsOrderQuery.graphql.ts'
import type { applyNewsQuery } from '../__generated__/applyNewsQuery.graphql.ts'
import { askAnew } from '../relay/askAnew.ts'
import { toasts } from '../ui/toastStore.ts'
import { refetchCart } from '../features/ground/cart-changes/refetchCart.ts'
import { chatNews } from '../features/self-service/chat/chatNews.ts'
import { liveNews, type News } from '../features/ground/live/liveNews.ts'
import type { Change } from '../features/ground/live/liveStream.ts'

type ToldCart = Extract<Change, { readonly __typename: 'CartChanged' }>['cart'] | null

const counts = graphql`
  query applyNewsQuery {
    cartBadge
    viewer { memberID messageCount }
    orderCounts { unpaid toShip shipped inAfterSale }
  }
`
const oneOrder = graphql`
  query applyNewsOrderQuery($orderID: ID!) {
    order(orderID: $orderID) { status statusText actions payDueAt }
  }
`

/** Brings what this tab shows up to date; a failure is silent, the next news tries again. */
export async function applyNews(environment: IEnvironment, news: News): Promise<void> {
  liveNews.tell(news)
  const asking: Promise<unknown>[] = []
  // Apart: several orders may be asked for at once, and the counts shall be those of the last question.
  if (news === null || news.__typename === 'OrderChanged') asking.push(askAnew<applyNewsQuery>(environment, counts, {}))
  if (news?.__typename === 'OrderChanged')
    asking.push(askAnew<applyNewsOrderQuery>(environment, oneOrder, { orderID: news.orderID }, { isOneOfMany: true }))
  if (news?.__typename === 'FavoriteChanged') showFavorite(environment, news.goodsID, news.isFavorite)
  if (news?.__typename === 'UnreadChanged') showMessageCount(environment, news.messageCount)
  if (news === null || news.__typename === 'ChatChanged') {
    const isShown = chatNews.tell()
    if (!isShown && news?.chatMessage?.isOwn === false) toasts.show({ kind: 'info', text: '客户经理答复了您的留言' })
  }
  if ((news === null || news.__typename === 'CartChanged') && isCartBehind(environment, news?.cart ?? null))
    asking.push(refetchCart(environment))
  await Promise.allSettled(asking)
}

function showMessageCount(environment: IEnvironment, count: number): void {
  commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(count, 'messageCount'))
}

/** The hearts of these goods, wherever they are shown; of this tab's own change they say so already. */
function showFavorite(environment: IEnvironment, goodsID: string, isFavorite: boolean): void {
  commitLocalUpdate(environment, (store) => {
    const source = environment.getStore().getSource()
    for (const id of source.getRecordIDs()) {
      const stored = source.get(id)
      if (stored?.['goodsID'] === goodsID && stored['isFavorite'] === !isFavorite) store.get(id)?.setValue(isFavorite, 'isFavorite')
    }
  })
}

/** Takes over the badge; whether a cart is shown that says otherwise. This tab's own changes are in the store by now. */
function isCartBehind(environment: IEnvironment, cart: ToldCart): boolean {
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
