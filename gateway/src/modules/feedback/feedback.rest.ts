import type { Feedback, FeedbackKind, CreateFeedbackInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { written } from '../../rest/written.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { toFeedback } from './feedback.mapper.ts'

const kinds: Readonly<Record<FeedbackKind, string>> = {
  GOODS: 'goods',
  DELIVERY: 'delivery',
  SERVICE: 'service',
  SITE: 'site',
  OTHER: 'other',
}

export async function fetchFeedback(rest: CallerRest, page: number, perPage: number, beside: Beside = {}): Promise<RestSlice<Feedback>> {
  return toRestSlice(await rest.get('/api/user/feedback', { query: { page, per_page: perPage, ...beside } }), 'feedback', toFeedback)
}

export async function createFeedback(
  rest: CallerRest,
  { kind, content, imageKeys, clientKey }: CreateFeedbackInput,
): Promise<{ readonly feedback: Feedback | null }> {
  const images = imageKeys ?? []
  const body = await rest.post('/api/user/feedback', {
    form: { type: kinds[kind], content, images: images.length === 0 ? null : images, client_key: clientKey },
  })
  return { feedback: await written(() => toFeedback(body)) }
}
