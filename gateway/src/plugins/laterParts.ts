import type { DocumentNode } from 'graphql'
import type { RequestArgs } from '../context.ts'
import { inOnePiece } from '../execute/inOnePiece.ts'

/** Whether a client takes an answer in parts; one that does not say takes anything. */
function takesParts(accept: string | null): boolean {
  return accept === null || /\*\/\*|multipart\/(?:mixed|\*)|text\/(?:event-stream|\*)/i.test(accept)
}

/**
 * The document as its client takes the answer: `@defer` and `@stream` are a leave, not an order, so who takes one piece alone gets all
 * of it in that piece.
 */
export function documentToExecute({ document, contextValue: { request } }: RequestArgs): DocumentNode {
  return request === undefined || takesParts(request.headers.get('accept')) ? document : inOnePiece(document)
}
