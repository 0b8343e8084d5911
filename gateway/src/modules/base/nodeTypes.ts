import type { Context } from '../../context.ts'
import { isLoginRequired, isMissing } from '../../errors/gatewayError.ts'
import type { ResolversInterfaceTypes, ResolversTypes } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestSlice } from './connection.ts'
import { findInPages } from './findInPages.ts'
import { fromGlobalId } from './globalId.ts'

export type AnyNode = ResolversInterfaceTypes<ResolversTypes>['Node']
export type NodeName = NonNullable<AnyNode['__typename']>
export type NodeOf<N extends NodeName> = Extract<AnyNode, { readonly __typename?: N }>

export type NodeFetcher<N extends NodeName = NodeName> = (
  upstreamId: string,
  context: Context,
  within?: string | null,
) => Promise<NodeOf<N> | null>

/** One entry for each type that implements Node: a new one does not compile until it is here. */
export type NodeTypes = { readonly [N in NodeName]: NodeFetcher<N> }

/** Says how a type is fetched by its upstream id; what is missing or another's is null. */
export function nodeType<N extends NodeName>(name: N, fetch: NodeFetcher<N>): NodeFetcher<N> {
  return async (upstreamId, context, within = null) => {
    try {
      const found = await fetch(upstreamId, context, within)
      return found === null ? null : named(found, name)
    } catch (error) {
      if (isMissing(error) || isLoginRequired(error)) return null
      throw error
    }
  }
}

/** A type that no call fetches by its id is found in its owner's list, which is read once for all that ask. */
export function nodeInList<N extends NodeName>(
  name: N,
  read: (context: Context) => Promise<readonly NodeOf<N>[]>,
  idOf: (node: NodeOf<N>) => string,
): NodeFetcher<N> {
  return nodeType(name, async (upstreamId, context) => {
    const nodes = await context.loaders.kept(name, () => read(context))
    return nodes.find((node) => idOf(node) === upstreamId) ?? null
  })
}

/** As `nodeInList`, where the list comes in pages. */
export function nodeInPages<N extends NodeName>(
  name: N,
  fetchPage: (rest: CallerRest, page: number, perPage: number) => Promise<RestSlice<NodeOf<N>>>,
  idOf: (node: NodeOf<N>) => string,
): NodeFetcher<N> {
  return nodeType(name, (upstreamId, { rest, loaders }) =>
    findInPages(
      (page, perPage) => loaders.kept(`${name} ${page}`, () => fetchPage(rest, page, perPage)),
      (node) => idOf(node) === upstreamId,
    ),
  )
}

/** Fields of lazy models are inherited: a copy would have none of them. */
function named<N extends NodeName>(found: NodeOf<N>, name: N): NodeOf<N> {
  const node: NodeOf<N> = Object.create(found) as NodeOf<N>
  return Object.assign(node, { __typename: name })
}

export async function fetchNode(types: NodeTypes, id: string, context: Context): Promise<AnyNode | null> {
  const global = fromGlobalId(id)
  if (global === null || !isNodeName(types, global.type)) return null
  return types[global.type](global.upstreamId, context, global.within)
}

/** The loaders make few calls of many ids; the first failure is the whole field's. */
export async function fetchNodes(types: NodeTypes, ids: readonly string[], context: Context): Promise<(AnyNode | null)[]> {
  return Promise.all(ids.map((id) => fetchNode(types, id, context)))
}

export function isNodeName(types: NodeTypes, name: string): name is NodeName {
  return Object.hasOwn(types, name)
}
