import type { Context } from '../../context.ts'
import { isLoginRequired, isMissing } from '../../errors/gatewayError.ts'
import type { ResolversInterfaceTypes, ResolversTypes } from '../../generated/resolvers-types.ts'
import { fromGlobalId } from './globalId.ts'

export type AnyNode = ResolversInterfaceTypes<ResolversTypes>['Node']
export type NodeName = NonNullable<AnyNode['__typename']>
export type NodeOf<N extends NodeName> = Extract<AnyNode, { readonly __typename?: N }>

export type NodeFetcher<N extends NodeName = NodeName> = (upstreamId: string, context: Context) => Promise<NodeOf<N> | null>

/** One entry for each type that implements Node: a new one does not compile until it is here. */
export type NodeTypes = { readonly [N in NodeName]: NodeFetcher<N> }

/** Says how a type is fetched by its upstream id; what is missing or another's is null. */
export function nodeType<N extends NodeName>(name: N, fetch: NodeFetcher<N>): NodeFetcher<N> {
  return async (upstreamId, context) => {
    try {
      const found = await fetch(upstreamId, context)
      return found === null ? null : named(found, name)
    } catch (error) {
      if (isMissing(error) || isLoginRequired(error)) return null
      throw error
    }
  }
}

/** Fields of lazy models are inherited: a copy would have none of them. */
function named<N extends NodeName>(found: NodeOf<N>, name: N): NodeOf<N> {
  const node: NodeOf<N> = Object.create(found) as NodeOf<N>
  return Object.assign(node, { __typename: name })
}

export async function fetchNode(types: NodeTypes, id: string, context: Context): Promise<AnyNode | null> {
  const global = fromGlobalId(id)
  if (global === null || !isNodeName(types, global.type)) return null
  return types[global.type](global.upstreamId, context)
}

/** The loaders make few calls of many ids; the first failure is the whole field's. */
export async function fetchNodes(types: NodeTypes, ids: readonly string[], context: Context): Promise<(AnyNode | null)[]> {
  return Promise.all(ids.map((id) => fetchNode(types, id, context)))
}

function isNodeName(types: NodeTypes, name: string): name is NodeName {
  return Object.hasOwn(types, name)
}
