import { getOperationAST, type DocumentNode, type ExecutionArgs } from 'graphql'
import { LRUCache } from 'lru-cache'
import { most } from '../../modules/base/mostOfDocument.ts'
import type { Weight } from './bounds.ts'
import { costOf, type Cost } from './cost.ts'
import { shapeOf, type Shape } from './shape.ts'

type Known = { readonly shape: Shape; readonly variables: readonly string[]; readonly costs: LRUCache<string, Cost> }

/** A document's cost hangs on few values: the sizes of its pages. */
const mostValues = 20
const unknown: Cost = { rows: 0, calls: 0, fields: 0 }

/** Weighs a document once for the values its cost hangs on; null where it names no operation. */
export function weigher(): (args: ExecutionArgs) => Weight | null {
  const known = new WeakMap<DocumentNode, Map<string, Known>>()
  return ({ schema, document, operationName, variableValues }) => {
    const operations = known.get(document) ?? new Map<string, Known>()
    known.set(document, operations)
    const values = variableValues ?? {}
    const before = operations.get(operationName ?? '')
    const found = before?.costs.get(keyOf(before.variables, values))
    if (before !== undefined && found !== undefined) return { ...before.shape, ...found }
    const operation = getOperationAST(document, operationName)
    if (operation === null || operation === undefined) return null
    const shape = before?.shape ?? shapeOf(schema, document, operation)
    // What is too deep is not walked as it would be executed.
    if (shape.depth > most.depth || shape.aliases > most.aliases) return { ...shape, ...unknown }
    const { cost, variables: read } = costOf(schema, document, operation, { variables: values, mostFields: most.fields })
    // Behind a condition others may be read next time.
    const variables = [...new Set([...(before?.variables ?? []), ...read])]
    const costs = before?.costs ?? new LRUCache({ max: mostValues })
    operations.set(operationName ?? '', { shape, variables, costs })
    costs.set(keyOf(variables, values), cost)
    return { ...shape, ...cost }
  }
}

function keyOf(names: readonly string[], values: Readonly<Record<string, unknown>>): string {
  return names.length === 0 ? '' : JSON.stringify(names.map((name) => values[name]))
}
