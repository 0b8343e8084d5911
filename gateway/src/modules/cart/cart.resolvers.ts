import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { toGlobalId } from '../base/globalId.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { silenced } from '../base/silenced.ts'
import { addToCart, checkout, deleteCartLines, editCartLine, fetchLineCount, fetchQuote, selectCartLines } from './cart.rest.ts'

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, __, { loaders }) => loaders.cart(),
    cartBadge: (_, __, context) => (context.jar.session === null ? 0 : silenced(context, 0, () => fetchLineCount(context.rest))),
    quote: (_, { quoteID }, { rest }) => (isUpstreamId(quoteID) ? nullWhenMissing(fetchQuote(rest, quoteID)) : null),
  },
  Mutation: {
    addToCart: (_, { input }, { rest }) => addToCart(rest, input),
    editCartLine: (_, { input }, { rest }) => editCartLine(rest, input),
    selectCartLines: (_, { input }, { rest }) => selectCartLines(rest, input),
    deleteCartLines: (_, { input }, { rest }) => deleteCartLines(rest, input),
    checkout: (_, { input }, { rest }) => checkout(rest, input),
  },
  Cart: {
    id: async (_, __, { loaders }) => toGlobalId('Cart', (await loaders.viewer()).memberID),
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

export const quoteNode = nodeType('Quote', (quoteID, { rest }) => fetchQuote(rest, quoteID))
