import { getOperationAST, GraphQLError, Kind, visit, type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'

type Query = (root: unknown, context: unknown, variables: Readonly<Record<string, unknown>> | null | undefined) => ExecutionResult | Promise<ExecutionResult>
type Known = { uses: number; query: Query | null }

/** A document that comes a third time is worth the milliseconds of compiling it. */
const usesBeforeCompiling = 2

type Asked = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName'>
type Given = Pick<ExecutionArgs, 'document' | 'rootValue' | 'contextValue' | 'variableValues'>

export type CompiledExecution = {
  readonly plugin: Plugin
  /** Null for what has to be interpreted. */
  readonly queryFor: (asked: Asked) => Query | null
  /** Without data where the variables were refused: then no resolver has run. */
  readonly run: (query: Query, given: Given) => ExecutionResult | Promise<ExecutionResult>
}

/** Executes known queries by functions compiled for them; what it cannot do exactly alike it leaves to graphql-js. */
export function compiledExecution(isTrusted: (document: DocumentNode) => boolean): CompiledExecution {
  const known = new WeakMap<DocumentNode, Known>()
  const queryFor = (asked: Asked): Query | null => findQuery(known, asked, isTrusted)
  return {
    queryFor,
    run,
    plugin: {
      onExecute({ args, executeFn, setExecuteFn }) {
        const query = queryFor(args)
        if (query !== null) setExecuteFn((given: ExecutionArgs) => runOrInterpret(query, given, executeFn))
      },
    },
  }
}

function run(query: Query, { document, rootValue, contextValue, variableValues }: Given): ExecutionResult | Promise<ExecutionResult> {
  const result = query(rootValue, contextValue, variableValues)
  return result instanceof Promise ? result.then((whole) => finish(whole, document)) : finish(result, document)
}

function finish(result: ExecutionResult, document: DocumentNode): ExecutionResult {
  return result.errors === undefined || !hasData(result) ? result : { errors: result.errors.map((error) => located(error, document)), data: result.data }
}

/** What refused variables are told is graphql-js's to word. */
function runOrInterpret(query: Query, args: ExecutionArgs, interpret: (args: ExecutionArgs) => unknown): unknown {
  const result = run(query, args)
  const settle = (whole: ExecutionResult): unknown => (hasData(whole) ? whole : interpret(args))
  return result instanceof Promise ? result.then(settle) : settle(result)
}

export function hasData(result: ExecutionResult): result is ExecutionResult & { data: object | null } {
  return result.data !== undefined
}

function findQuery(known: WeakMap<DocumentNode, Known>, { schema, document, operationName }: Asked, isTrusted: (document: DocumentNode) => boolean): Query | null {
  const entry = known.get(document) ?? { uses: isTrusted(document) ? usesBeforeCompiling : 0, query: null }
  if (entry.uses > usesBeforeCompiling) return entry.query
  entry.uses += 1
  if (entry.uses > usesBeforeCompiling && isCompilable(document, operationName)) entry.query = compile(schema, document)
  known.set(document, entry)
  return entry.query
}

function compile(schema: GraphQLSchema, document: DocumentNode): Query | null {
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled.query : null
}

/** One query, nothing of it delivered later. */
function isCompilable(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1 || getOperationAST(document, operationName)?.operation !== 'query') return false
  let isWhole = true
  visit(document, { Directive: (node) => void (isWhole &&= node.name.value !== 'defer' && node.name.value !== 'stream') })
  return isWhole
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
