import { minifyIntrospectionQuery } from '@urql/introspection'
import { introspectionFromSchema, type GraphQLSchema } from 'graphql'
import { clientKeysOf, connectionsOf, keylessTypes, listsOf, possibleTypesOf, waitingOf } from './clientTables.ts'

const json = (value: unknown): string => JSON.stringify(value)

/** `shop-contract/apollo`: what an InMemoryCache is made with. Lists are replaced as a whole, pages are joined. */
function apollo(schema: GraphQLSchema): string {
  return [
    `import { relayStylePagination } from '@apollo/client/utilities'`,
    `export const possibleTypes = ${json(possibleTypesOf(schema))}`,
    `const lists = ${json(listsOf(schema))}`,
    `const pages = ${json(connectionsOf(schema))}`,
    `const keyless = ${json(keylessTypes(schema))}`,
    `export const typePolicies = {}`,
    `const fieldsOf = (type) => ((typePolicies[type] ??= {}).fields ??= {})`,
    `for (const type of keyless) typePolicies[type] = { keyFields: false, merge: true }`,
    `for (const type in lists) for (const field of lists[type]) fieldsOf(type)[field] = { merge: false }`,
    `for (const type in pages) for (const field in pages[type]) fieldsOf(type)[field] = relayStylePagination(pages[type][field])`,
    '',
  ].join('\n')
}

const APOLLO_TYPES = `import type { PossibleTypesMap, TypePolicies } from '@apollo/client'
export declare const possibleTypes: PossibleTypesMap
export declare const typePolicies: TypePolicies
`

/** `shop-contract/urql`: what graphcache's cacheExchange is made with. */
function urql(schema: GraphQLSchema): string {
  const resolvers = Object.entries(connectionsOf(schema)).map(
    ([type, fields]) =>
      `  ${type}: { ${Object.keys(fields)
        .map((field) => `${field}: relayPagination()`)
        .join(', ')} },`,
  )
  return [
    `import { relayPagination } from '@urql/exchange-graphcache/extras'`,
    `export const schema = ${json(minifyIntrospectionQuery(introspectionFromSchema(schema)))}`,
    `export const keys = Object.fromEntries(${json(keylessTypes(schema))}.map((name) => [name, () => null]))`,
    `export const resolvers = {`,
    ...resolvers,
    `}`,
    '',
  ].join('\n')
}

const URQL_TYPES = `import type { CacheExchangeOpts, KeyingConfig, ResolverConfig } from '@urql/exchange-graphcache'
export declare const schema: NonNullable<CacheExchangeOpts['schema']>
export declare const keys: KeyingConfig
export declare const resolvers: ResolverConfig
`

const OFFLINE_TYPES = `/** By mutation: whether its input must be given a clientKey, or may. */
export declare const clientKeys: Readonly<Record<string, 'required' | 'optional'>>
/** The mutations that may wait while the device is offline. */
export declare const mayWait: readonly string[]
`

/** The files of the package that are made from the schema alone, by name. */
export function clientModules(schema: GraphQLSchema): Record<string, string> {
  return {
    'apollo.js': apollo(schema),
    'apollo.d.ts': APOLLO_TYPES,
    'urql.js': urql(schema),
    'urql.d.ts': URQL_TYPES,
    'offline.js': `export const clientKeys = ${json(clientKeysOf(schema))}\nexport const mayWait = ${json(waitingOf(schema))}\n`,
    'offline.d.ts': OFFLINE_TYPES,
  }
}
