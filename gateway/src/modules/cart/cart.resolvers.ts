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
  editCartLine,
  fetchCartShops,
  fetchLineCount,
  fetchLineHints,
  fetchSuggestions,
  quickAddToCart,
  selectCartLines,
} from './cart.rest.ts'

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, __, { loaders }) => loaders.cart(),
    cartBadge: (_, __, context) => asVisitor(context, 0, () => fetchLineCount(context.rest)),
    cartSuggestions: (_, __, { rest }) => fetchSuggestions(rest),
    cartShops: (_, __, { rest }) => fetchCartShops(rest),
    lineHints: (_, { lineID, quantity }, { rest }) => fetchLineHints(rest, upstreamId('lineID', lineID), quantity ?? null),
  },
  Mutation: {
    addToCart: (_, { input }, { rest }) => addToCart(rest, input),
    addCombinationToCart: (_, { input }, { rest }) => addCombinationToCart(rest, input),
    quickAddToCart: (_, { input }, { rest }) => quickAddToCart(rest, input),
    copyCartLines: (_, { input }, { rest }) => copyCartLines(rest, input),
    editCartLine: (_, { input }, { rest }) => editCartLine(rest, input),
    selectCartLines: (_, { input }, { rest }) => selectCartLines(rest, input),
    deleteCartLines: (_, { input }, { rest }) => deleteCartLines(rest, input),
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
