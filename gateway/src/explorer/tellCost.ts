import { getOperationAST, GraphQLError, KnownDirectivesRule, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql'
import { sendJson } from '../http/answers.ts'
import type { HttpPlugin } from '../http/exchange.ts'
import { readBody } from '../http/readBody.ts'
import { most } from '../modules/base/mostOfDocument.ts'
import { excessOf } from '../plugins/limits/limits.ts'
import { weigher } from '../plugins/limits/weigher.ts'

/** `@defer` and the like are added where the schema is served. */
const rules = specifiedRules.filter((rule) => rule !== KnownDirectivesRule)

export type ToldCost = { readonly rows: number; readonly calls: number; readonly excess: string | null }

/** What a document that is being written would cost, by the code that bounds what is sent; null while it is not whole. */
export function costTeller(
  schema: GraphQLSchema,
): (query: string, operationName: string | null, variables: Record<string, unknown>) => ToldCost | null {
  const weigh = weigher()
  return (query, operationName, variables) => {
    if (query.length > most.characters) return null
    try {
      const document = parse(query, { maxTokens: most.tokens })
      const operation = getOperationAST(document, operationName)
      if (operation === null || operation === undefined || validate(schema, document, rules).length > 0) return null
      const weight = weigh({ schema, document, operationName, variableValues: variables })
      return weight === null ? null : { rows: weight.rows, calls: weight.calls, excess: excessOf(weight)?.message ?? null }
    } catch (error) {
      if (error instanceof GraphQLError) return null
      throw error
    }
  }
}

/** `POST /graphql/explorer/cost`, which the explorer asks while its user writes. */
export function serveCost(schema: GraphQLSchema): HttpPlugin {
  const tell = costTeller(schema)
  return async (exchange) => {
    if (exchange.path !== '/graphql/explorer/cost' || exchange.method !== 'POST' || exchange.req.headers['x-csrf'] === undefined)
      return false
    sendJson(exchange, 200, { cost: askedIn(await readBody(exchange.req), tell), limit: { rows: most.rows, calls: most.calls } })
    return true
  }
}

function askedIn(body: string, tell: ReturnType<typeof costTeller>): ToldCost | null {
  let asked: unknown
  try {
    asked = JSON.parse(body)
  } catch {
    return null
  }
  if (!isObject(asked) || typeof asked['query'] !== 'string') return null
  const { query, operationName, variables } = asked
  return tell(query, typeof operationName === 'string' ? operationName : null, isObject(variables) ? variables : {})
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
