import type { GraphQLClient } from './graphqlClient.ts'
import { type CartData, CHECKOUT, type CheckoutData, ORDER } from './journey.ts'

type Goods = { goodsID: string; price: string | null; isBuyable: boolean; isEphedrine: boolean; stock: number; packQuantity: number; minimumQuantity: number; warehouse: { warehouseID: string }; tags: { kind: string }[] }
type Offers = {
  goodsList: { edges: { node: Goods }[] }
  flashSale: { current: { items: { price: string | null; goods: Goods }[] } | null } | null
  combinations: { edges: { node: { combinationID: string; price: string | null; warehouseID: string } }[] }
}

const GOODS = 'goodsID price isBuyable isEphedrine stock packQuantity minimumQuantity warehouse { warehouseID } tags { kind }'
const OFFERS = `{
  goodsList(first: 60) { edges { node { ${GOODS} } } }
  flashSale { current { items { price goods { ${GOODS} } } } }
  combinations(first: 4) { edges { node { combinationID price warehouseID } } }
}`
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lineCount lines { lineID goods { goodsID } } } } }'
const ADD_COMBINATION = 'mutation ($input: AddCombinationToCartInput!) { addCombinationToCart(input: $input) { cart { lineCount } } }'

const least = (goods: Goods): number => Math.ceil(Math.max(goods.minimumQuantity, 1) / goods.packQuantity) * goods.packQuantity

/** A cart with every kind of line: plain ones of all warehouses, a gift, a flash sale, a combination, and one that another shop has bought up. */
export async function fillCart(client: GraphQLClient, other: GraphQLClient): Promise<void> {
  const { data, errors } = await client.ask(OFFERS)
  if (!data) throw new Error(`the offers cannot be read: ${errors?.[0]?.message}`)
  const offers = data as unknown as Offers
  const goods = offers.goodsList.edges.map(({ node }) => node).filter((one) => one.isBuyable && !one.isEphedrine && one.stock >= least(one) * 4)
  const add = (one: Goods, quantity: number, more: object = {}, who = client) =>
    who.ask(ADD, { input: { goodsID: one.goodsID, quantity, seenPrice: one.price, warehouseID: one.warehouse.warehouseID, ...more } })
  const byWarehouse = [...Map.groupBy(goods, (one) => one.warehouse.warehouseID).values()]
  for (const group of byWarehouse) for (const one of group.slice(0, 4)) await add(one, least(one) * 2)
  const given = goods.find((one) => one.tags.some(({ kind }) => kind === 'GIFT'))
  if (given) await add(given, least(given) * 3)
  const [flash] = offers.flashSale?.current?.items.filter((item) => item.goods.isBuyable) ?? []
  if (flash) await add(flash.goods, least(flash.goods), { seenPrice: flash.price, isFlash: true })
  const [combination] = offers.combinations.edges
  if (combination) {
    const { combinationID, price, warehouseID } = combination.node
    await client.ask(ADD_COMBINATION, { input: { combinationID, quantity: 1, seenPrice: price, warehouseID } })
  }
  // The cheapest stock to buy up, in one order of another shop.
  const doomed = offers.goodsList.edges.map(({ node }) => node).filter((one) => one.isBuyable && !one.isEphedrine && one.stock > 0 && one.stock % one.packQuantity === 0 && Number(one.price) * one.stock > 500)
    .toSorted((a, b) => a.stock - b.stock)[0]
  if (!doomed) return
  await add(doomed, least(doomed))
  await buyAll(other, (who) => add(doomed, doomed.stock, {}, who), doomed.goodsID)
}

async function buyAll(who: GraphQLClient, add: (who: GraphQLClient) => Promise<unknown>, goodsID: string): Promise<void> {
  await add(who)
  const { cart } = (await who.ask('{ cart { id lineCount selectedCount totals { payable } lines { id lineID quantity amount goods { id goodsID } } } }')).data as unknown as CartData
  const lineIDs = cart?.lines.filter((line) => line.goods.goodsID === goodsID).map((line) => line.lineID)
  const { checkout } = (await who.ask(CHECKOUT, { input: { lineIDs } })).data as unknown as CheckoutData
  const { quoteID, hash } = checkout.quote
  await who.ask(ORDER, { input: { quoteID, hash, clientKey: crypto.randomUUID(), payMode: 'ONLINE' } })
}
