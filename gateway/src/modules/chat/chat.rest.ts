import type { ChatMessage, SendChatMessageInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { RestChatPage } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { toChatMessage } from './chat.mapper.ts'

export type ChatSlice = RestSlice<ChatMessage> & { readonly unreadCount: number }

const unreadOf = (body: unknown): number => new Row<Pick<RestChatPage, 'unread'>>(body, 'chat').integer('unread')

export async function fetchChat(rest: CallerRest, page: number, perPage: number, beside: Beside = {}): Promise<ChatSlice> {
  const body = await rest.get('/api/chat', { query: { page, per_page: perPage, ...beside } })
  return { ...toRestSlice(body, 'chat', toChatMessage), unreadCount: unreadOf(body) }
}

/** Null in a thread that has not begun. */
export async function fetchNewestChat(rest: CallerRest): Promise<ChatMessage | null> {
  return (await fetchChat(rest, 1, 1)).rows[0] ?? null
}

export async function sendChatMessage(rest: CallerRest, { content, imageKey, clientKey }: SendChatMessageInput): Promise<ChatMessage> {
  return toChatMessage(
    await rest.post('/api/chat', {
      form: { content: content ?? undefined, image: imageKey ?? undefined, client_key: clientKey },
    }),
  )
}

export async function markChatRead(rest: CallerRest, id: string): Promise<number> {
  return unreadOf(await rest.post('/api/chat/read', { form: { until: upstreamId('chatMessageID', id) } }))
}
