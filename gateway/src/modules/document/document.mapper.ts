import type { Paper } from '../../generated/resolvers-types.ts'
import type { RestPaper } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { isLotNumber, whereRight } from '../base/textForms.ts'
import { toWebUrl } from '../base/webUrl.ts'

export function toPaper(body: unknown): Paper {
  const paper = new Row<RestPaper>(body, 'paper')
  return { name: paper.text('name'), url: toWebUrl(paper.text('url')), lot: whereRight(isLotNumber, paper.optionalText('lot')) }
}
