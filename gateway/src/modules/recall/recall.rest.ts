import type { SubmitRecallAnswerInput, MarkRecallReadInput, Recall } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { listOf } from '../../rest/row.ts'
import { written } from '../../rest/written.ts'
import { toRecall } from './recall.mapper.ts'

type ChangedRecall = { readonly recall: Recall | null }

export async function fetchRecalls(rest: CallerRest): Promise<readonly Recall[]> {
  return listOf(await rest.get('/api/recall'), 'recalls', toRecall)
}

export async function markRecallRead(rest: CallerRest, { recallID }: MarkRecallReadInput): Promise<ChangedRecall> {
  const body = await rest.post('/api/recall/{id}/read', { ids: { id: upstreamId('recallID', recallID) } })
  return { recall: await written(() => toRecall(body)) }
}

export async function submitRecallAnswer(rest: CallerRest, { recallID, lots, clientKey }: SubmitRecallAnswerInput): Promise<ChangedRecall> {
  const body = await rest.post('/api/recall/{id}/answer', {
    ids: { id: upstreamId('recallID', recallID) },
    form: {
      'lots[][goods_id]': lots.map(({ goodsID }) => upstreamId('lots', goodsID)),
      'lots[][lot]': lots.map(({ lot }) => lot),
      'lots[][on_hand]': lots.map(({ onHand }) => String(onHand)),
      'lots[][used]': lots.map(({ used }) => String(used)),
      'lots[][back]': lots.map(({ back }) => String(back)),
      client_key: clientKey,
    },
  })
  return { recall: await written(() => toRecall(body)) }
}
