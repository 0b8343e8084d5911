import { GraphQLError, type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'
import { isPlainQuery } from './plainQuery.ts'

type Query = (
  root: unknown,
  context: unknown,
  variables: Readonly<Record<string, unknown>> | null | undefined,
) => ExecutionResult | Promise<ExecutionResult>
type Known = { uses: number; query: Query | null }

/** A document that comes a third time is worth the milliseconds of compiling it. */
const usesBeforeCompiling = 2

/** Executes known queries by functions compiled for them; what it cannot do exactly alike it leaves to graphql-js. */
export function compiledExecution(isTrusted: (document: DocumentNode) => boolean): Plugin {
  const known = new WeakMap<DocumentNode, Known>()
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const query = queryFor(known, args, isTrusted)
      if (query !== null) setExecuteFn((given: ExecutionArgs) => executeCompiled(query, given, executeFn))
    },
  }
}

type Execute = (args: ExecutionArgs) => unknown

function executeCompiled(query: Query, args: ExecutionArgs, fallback: Execute): unknown {
  const result = query(args.rootValue, args.contextValue, args.variableValues)
  if (result instanceof Promise) return result.then((whole) => finish(whole, args, fallback))
  return finish(result, args, fallback)
}

/** Without data no resolver has run: the variables were refused, and graphql-js words that as its own rules have it. */
function finish(result: ExecutionResult, args: ExecutionArgs, fallback: Execute): unknown {
  if (!('data' in result) || result.data === undefined) return fallback(args)
  return result.errors === undefined ? result : { errors: result.errors.map((error) => located(error, args.document)), data: result.data }
}

function queryFor(
  known: WeakMap<DocumentNode, Known>,
  { schema, document, operationName }: ExecutionArgs,
  isTrusted: (document: DocumentNode) => boolean,
): Query | null {
  const entry = known.get(document) ?? { uses: isTrusted(document) ? usesBeforeCompiling : 0, query: null }
  if (entry.uses > usesBeforeCompiling) return entry.query
  entry.uses += 1
  if (entry.uses > usesBeforeCompiling && isPlainQuery(document, operationName)) entry.query = compile(schema, document)
  known.set(document, entry)
  return entry.query
}

function compile(schema: GraphQLSchema, document: DocumentNode): Query | null {
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled.query : null
}

/** The compiled code knows lines and columns only; errors are presented from positions in their source. */
function located(error: GraphQLError, document: DocumentNode): GraphQLError {
  const source = document.loc?.source
  const starts = source === undefined ? [] : lineStarts(source.body)
  const positions = (error.locations ?? []).map(({ line, column }) => (starts[line - 1] ?? 0) + column - 1)
  return new GraphQLError(error.message, {
    ...(source === undefined || positions.length === 0 ? {} : { source, positions }),
    path: error.path,
    originalError: error.originalError,
    extensions: error.extensions,
  })
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)]
}
