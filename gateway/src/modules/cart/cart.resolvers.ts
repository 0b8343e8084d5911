import type { Resolvers } from '../../generated/resolvers-types.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { asVisitor } from '../base/forMember.ts'
import { toGlobalId } from '../base/globalId.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { loadGoods } from '../goods/loadGoods.ts'
import {
  addCombinationToCart,
  addToCart,
  copyCartLines,
  deleteCartLines,
  updateCartLine,
  fetchCartMakers,
  fetchCartShops,
  fetchLineCount,
  fetchLineHints,
  fetchSuggestions,
  addUsualToCart,
  selectCartLines,
} from './cart.rest.ts'

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, __, { loaders }) => loaders.cart(),
    cartBadge: (_, __, context) => asVisitor(context, 0, () => fetchLineCount(context.rest)),
    cartSuggestions: (_, __, { rest }) => fetchSuggestions(rest),
    cartMakers: (_, __, { rest }) => fetchCartMakers(rest),
    cartShops: (_, __, { rest }) => fetchCartShops(rest),
    lineHints: (_, { lineID, quantity }, { rest }) => fetchLineHints(rest, upstreamId('lineID', lineID), quantity ?? null),
  },
  Mutation: {
    addToCart: (_, { input }, context) => addToCart(context, input),
    addCombinationToCart: (_, { input }, context) => addCombinationToCart(context, input),
    addUsualToCart: (_, { input }, context) => addUsualToCart(context, input),
    copyCartLines: (_, { input }, context) => copyCartLines(context, input),
    updateCartLine: (_, { input }, context) => updateCartLine(context, input),
    selectCartLines: (_, { input }, context) => selectCartLines(context, input),
    deleteCartLines: (_, { input }, context) => deleteCartLines(context, input),
  },
  Cart: {
    id: async (_, __, { loaders }) => toGlobalId('Cart', (await loaders.viewer()).memberID),
  },
  PurchaseHint: {
    goods: ({ goodsIDs }, _, context) => loadGoods(context, goodsIDs),
  },
}

export const cartNode = nodeType('Cart', async (memberID, { loaders }) => {
  const viewer = await loaders.viewer()
  return viewer.memberID === memberID ? loaders.cart() : null
})

export const cartLineNode = nodeType('CartLine', async (lineID, { loaders }) => {
  const { lines } = await loaders.cart()
  return lines.find((line) => line.lineID === lineID) ?? null
})
