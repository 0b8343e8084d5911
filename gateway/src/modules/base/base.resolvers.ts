import { gatewayFacts } from './gatewayFacts.ts'
import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchServerTime } from './base.rest.ts'
import { fetchNode, fetchNodes, type NodeTypes } from './nodeTypes.ts'
import { scalars } from './scalars.ts'

export function createBaseResolvers(nodeTypes: NodeTypes): Resolvers {
  return {
    ...scalars,
    Node: { __resolveType: ({ __typename }) => __typename ?? null },
    Query: {
      node: (_, { id }, context) => fetchNode(nodeTypes, id, context),
      nodes: (_, { ids }, context) => fetchNodes(nodeTypes, ids, context),
      gateway: () => gatewayFacts,
      serverTime: (_, __, { rest }) => fetchServerTime(rest),
    },
  }
}
