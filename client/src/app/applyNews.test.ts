import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import cartQuery from '../__generated__/refetchCartQuery.graphql.ts'
import { createBrowserEnvironment } from '../relay/environment.ts'
import type { News } from '../features/ground/live/liveNews.ts'
import { readCall } from '../testing/schemaNetwork.ts'
import { applyNews } from './applyNews.ts'

type Asked = { readonly name: string; readonly orderID: unknown; readonly answer: (data: object) => void }

let asked: Asked[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { name, variables } = readCall(init)
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      asked.push({ name, orderID: variables['orderID'], answer: (data) => resolve(Response.json({ data })) })
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const changed = (orderID: string): News => ({ __typename: 'OrderChanged', orderID })
const askedFor = (orderID: string): Asked[] => asked.filter((question) => question.orderID === orderID)
const counts = (unpaid: number) => ({ viewer: null, orderCounts: { unpaid, toShip: 0, shipped: 0, inAfterSale: 0 } })
const order = (id: string, statusText: string) => ({
  order: { id: `Order:${id}`, status: 'PAID', statusText, actions: [], payUntil: null },
  ...counts(5),
})
const stored = (environment: ReturnType<typeof createBrowserEnvironment>, id: string, field: string): unknown =>
  environment.getStore().getSource().get(id)?.[field]
const answerLast = (questions: readonly Asked[], data: object): void => questions.at(-1)?.answer(data)

it('news of an order that is being asked for asks for it again, and the earlier answer is not taken for the later', async () => {
  const environment = createBrowserEnvironment()
  const first = applyNews(environment, changed('3'))
  await turns()
  const second = applyNews(environment, changed('3'))
  await turns()
  expect(askedFor('3')).toHaveLength(2)
  answerLast(askedFor('3'), order('3', '已发货'))
  askedFor('3')[0]?.answer(order('3', '待发货'))
  answerLast(
    asked.filter(({ name }) => name === 'applyNewsQuery'),
    counts(1),
  )
  await Promise.all([first, second])
  expect(stored(environment, 'Order:3', 'statusText')).toBe('已发货')
})

it('news of two orders asks for both, and the counts are those of the later question, whichever answer comes last', async () => {
  const environment = createBrowserEnvironment()
  const news = [applyNews(environment, changed('3'))]
  await turns()
  news.push(applyNews(environment, changed('4')))
  await turns()
  const count = asked.filter(({ name }) => name === 'applyNewsQuery')
  answerLast(count, counts(1))
  await turns()
  count[0]?.answer(counts(2))
  answerLast(askedFor('4'), order('4', '已取消'))
  await turns()
  answerLast(askedFor('3'), order('3', '已发货'))
  await Promise.all(news)
  expect(['Order:3', 'Order:4'].map((id) => stored(environment, id, 'statusText'))).toEqual(['已发货', '已取消'])
  expect(stored(environment, 'client:root:orderCounts', 'unpaid')).toBe(1)
})

it('news of a cart that is being fetched fetches it again, and neither answer before the last is shown', async () => {
  const environment = createBrowserEnvironment()
  const cart = (payable: string) => ({ id: 'Cart:1', lineCount: 1, selectedCount: 1, totals: { payable }, lines: [], warehouses: [] })
  environment.commitPayload(createOperationDescriptor(getRequest(cartQuery), {}), { cartBadge: 1, cart: cart('1.00') })
  const told = (payable: string): News => ({
    __typename: 'CartChanged',
    cart: { lineCount: 1, selectedCount: 1, totals: { payable } },
  })
  const news = [applyNews(environment, told('2.00'))]
  await turns()
  news.push(applyNews(environment, told('3.00')))
  await turns()
  expect(asked.map(({ name }) => name)).toEqual(['refetchCartQuery', 'refetchCartQuery'])
  asked[0]?.answer({ cartBadge: 1, cart: cart('2.00') })
  await turns()
  expect(stored(environment, 'client:Cart:1:totals', 'payable')).toBe('1.00')
  asked[1]?.answer({ cartBadge: 1, cart: cart('3.00') })
  await Promise.all(news)
  expect(stored(environment, 'client:Cart:1:totals', 'payable')).toBe('3.00')
})

it('news of a favourite is shown by the hearts of its goods alone, without a question', async () => {
  const environment = createBrowserEnvironment()
  environment.commitUpdate((store) => {
    for (const goodsID of ['417', '418']) {
      const goods = store.create(`Goods:${goodsID}`, 'Goods')
      goods.setValue(goodsID, 'goodsID')
      goods.setValue(false, 'isFavorite')
    }
  })
  await applyNews(environment, { __typename: 'FavoriteChanged', goodsID: '417', isFavorite: true })
  expect([stored(environment, 'Goods:417', 'isFavorite'), stored(environment, 'Goods:418', 'isFavorite')]).toEqual([true, false])
  await applyNews(environment, { __typename: 'FavoriteChanged', goodsID: '417', isFavorite: false })
  expect([stored(environment, 'Goods:417', 'isFavorite'), asked]).toEqual([false, []])
})
