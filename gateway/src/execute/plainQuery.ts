import { getOperationAST, Kind, visit, type DocumentNode } from 'graphql'

/** One query, nothing of it delivered later. */
export function isPlainQuery(document: DocumentNode, operationName?: string | null): boolean {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1 || getOperationAST(document, operationName)?.operation !== 'query') return false
  let isPlain = true
  visit(document, { Directive: (node) => void (isPlain &&= node.name.value !== 'defer' && node.name.value !== 'stream') })
  return isPlain
}
