import type { Message, MessageFilter, MessageKind, UnreadMessages } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { written } from '../../rest/written.ts'
import { noneUnread, toMessage, toUnread, toUnreadCount } from './message.mapper.ts'

export type MessageSlice = RestSlice<Message> & { readonly unread: UnreadMessages }

export async function fetchMessages(
  rest: CallerRest,
  { kind, isUnread }: MessageFilter,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<MessageSlice> {
  const body = await rest.get('/api/message', {
    query: { page, per_page: perPage, ...beside, type: kind?.toLowerCase(), unread: isUnread === true ? 1 : undefined },
  })
  return { ...toRestSlice(body, 'messages', toMessage), unread: await unreadOf(rest, body) }
}

export async function fetchMessage(rest: CallerRest, id: string): Promise<Message> {
  return toMessage(await rest.get('/api/message/{id}', { ids: { id } }))
}

export async function markMessagesRead(
  rest: CallerRest,
  ids: readonly string[] | null,
  kind: MessageKind | null | undefined,
): Promise<UnreadMessages> {
  const form = ids === null ? { all: 1, type: kind?.toLowerCase() } : { ids: joined(ids) }
  return unreadOf(rest, await rest.post('/api/message/read', { form }))
}

export async function deleteMessages(rest: CallerRest, ids: readonly string[]): Promise<UnreadMessages> {
  return unreadOf(rest, await rest.post('/api/message/delete', { form: { ids: joined(ids) } }))
}

/** Hosts that do not count by kind say the number with the member. */
async function unreadOf(rest: CallerRest, body: unknown): Promise<UnreadMessages> {
  const counts = await written(
    () => toUnread(body),
    async () => ({ ...noneUnread, total: toUnreadCount(await rest.get('/api/user/base')) }),
  )
  return counts ?? noneUnread
}

const joined = (ids: readonly string[]): string => ids.map((id) => upstreamId('messageIDs', id)).join(',')
