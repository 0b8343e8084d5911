import type { GraphQLClient } from './graphqlClient.ts'
import { CART, type CartData, CHECKOUT, type CheckoutData, ORDER } from './journey.ts'

type Goods = {
  goodsID: string
  price: string | null
  isBuyable: boolean
  isEphedrine: boolean
  stock: number
  packQuantity: number
  minimumQuantity: number
  warehouse: { warehouseID: string }
  tags: { kind: string }[]
}
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
  const { data: offers, errors } = await client.ask<Offers>(OFFERS)
  if (!offers) throw new Error(`the offers cannot be read: ${errors?.[0]?.message}`)
  const goods = offers.goodsList.edges
    .map(({ node }) => node)
    .filter((candidate) => candidate.isBuyable && !candidate.isEphedrine && candidate.stock >= least(candidate) * 4)
  const add = (addable: Goods, quantity: number, more: object = {}, who = client) =>
    who.ask(ADD, {
      input: { goodsID: addable.goodsID, quantity, seenPrice: addable.price, warehouseID: addable.warehouse.warehouseID, ...more },
    })
  const byWarehouse = [...Map.groupBy(goods, (candidate) => candidate.warehouse.warehouseID).values()]
  for (const group of byWarehouse) for (const added of group.slice(0, 4)) await add(added, least(added) * 2)
  const given = goods.find((candidate) => candidate.tags.some(({ kind }) => kind === 'GIFT'))
  if (given) await add(given, least(given) * 3)
  const [flash] = offers.flashSale?.current?.items.filter((item) => item.goods.isBuyable) ?? []
  if (flash) await add(flash.goods, least(flash.goods), { seenPrice: flash.price, isFlash: true })
  const [combination] = offers.combinations.edges
  if (combination) {
    const { combinationID, price, warehouseID } = combination.node
    await client.ask(ADD_COMBINATION, { input: { combinationID, quantity: 1, seenPrice: price, warehouseID } })
  }
  // The smallest stock to buy up, in one order of another shop.
  const doomed = offers.goodsList.edges
    .map(({ node }) => node)
    .filter(
      (candidate) =>
        candidate.isBuyable &&
        !candidate.isEphedrine &&
        candidate.stock > 0 &&
        candidate.stock % candidate.packQuantity === 0 &&
        Number(candidate.price) * candidate.stock > 500,
    )
    .toSorted((a, b) => a.stock - b.stock)[0]
  if (!doomed) return
  await add(doomed, least(doomed))
  await buyUp(other, doomed.goodsID)
}

/** Orders all there is of these goods, so that nobody else can. */
export async function buyUp(who: GraphQLClient, goodsID: string): Promise<void> {
  const goods = (await who.ask<{ goods: Goods }>(`query ($goodsID: ID!) { goods(goodsID: $goodsID) { ${GOODS} } }`, { goodsID })).data
    ?.goods
  if (!goods) throw new Error(`there are no goods ${goodsID}`)
  await who.ask(ADD, {
    input: {
      goodsID,
      quantity: Math.floor(goods.stock / goods.packQuantity) * goods.packQuantity,
      seenPrice: goods.price,
      warehouseID: goods.warehouse.warehouseID,
    },
  })
  const cart = (await who.ask<CartData>(CART)).data?.cart
  const lineIDs = cart?.lines.filter((line) => line.goods.goodsID === goodsID).map((line) => line.lineID)
  const quoted = await who.ask<CheckoutData>(CHECKOUT, { input: { lineIDs } })
  if (!quoted.data || quoted.errors?.[0]) throw new Error(`not to be bought up: ${quoted.errors?.[0]?.message}`)
  const { quoteID, hash } = quoted.data.checkout.quote
  const { errors } = await who.ask(ORDER, { input: { quoteID, hash, clientKey: crypto.randomUUID(), payMode: 'ONLINE' } })
  if (errors?.[0]) throw new Error(errors[0].message)
}
