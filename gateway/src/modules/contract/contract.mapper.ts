import type { Contract } from '../../generated/resolvers-types.ts'
import type { RestContract } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'

export function toContract(body: unknown): Contract {
  const contract = new Row<RestContract>(body, 'contract')
  const contractID = contract.id('id')
  return {
    id: toGlobalId('Contract', contractID),
    contractID,
    version: contract.text('version'),
    title: contract.text('title'),
    paragraphs: toParagraphs(contract.text('body')),
    signedAt: contract.optionalMoment('signed_at'),
  }
}

function toParagraphs(body: string): string[] {
  return body
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
