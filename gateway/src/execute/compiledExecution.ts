import { normalizedExecutor } from '@graphql-tools/executor'
import { GraphQLError, type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { isPlainQuery } from './plainQuery.ts'

type Query = (
  root: unknown,
  context: unknown,
  variables: Readonly<Record<string, unknown>> | null | undefined,
) => ExecutionResult | Promise<ExecutionResult>
type Known = { uses: number; query: Query | null }

/** A document that comes a third time is worth the milliseconds of compiling it. */
const usesBeforeCompiling = 2

export type Execute = (args: ExecutionArgs) => unknown

/** Executes known queries by functions compiled for them; what it cannot do exactly alike it leaves to yoga's executor. */
export function compiledExecution(isTrusted: (document: DocumentNode) => boolean): Execute {
  const known = new WeakMap<DocumentNode, Known>()
  return (args) => {
    const query = queryFor(known, args, isTrusted)
    return query === null ? normalizedExecutor(args) : executeCompiled(query, args)
  }
}

function executeCompiled(query: Query, args: ExecutionArgs): unknown {
  const result = query(args.rootValue, args.contextValue, args.variableValues)
  if (result instanceof Promise) return result.then((whole) => finish(whole, args))
  return finish(result, args)
}

/** Without data no resolver has run: the variables were refused, and the executor words that as its own rules have it. */
function finish(result: ExecutionResult, args: ExecutionArgs): unknown {
  if (!('data' in result) || result.data === undefined) return normalizedExecutor(args)
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
