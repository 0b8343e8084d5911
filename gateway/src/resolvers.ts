import type { Resolvers } from './generated/resolvers-types.ts'
import { createBaseResolvers } from './modules/base/base.resolvers.ts'
import type { NodeTypes } from './modules/base/nodeTypes.ts'
import { cartLineNode, cartNode, cartResolvers, quoteNode } from './modules/cart/cart.resolvers.ts'
import { contractNode, contractResolvers } from './modules/contract/contract.resolvers.ts'
import { goodsNode, goodsResolvers } from './modules/goods/goods.resolvers.ts'
import { userResolvers, viewerNode } from './modules/user/user.resolvers.ts'

const nodeTypes: NodeTypes = {
  Cart: cartNode,
  CartLine: cartLineNode,
  Contract: contractNode,
  Goods: goodsNode,
  Quote: quoteNode,
  Viewer: viewerNode,
}

/** Every room adds a line here and, for what can be refetched, one above. */
export const resolvers: Resolvers[] = [createBaseResolvers(nodeTypes), userResolvers, goodsResolvers, cartResolvers, contractResolvers]
