import { isUpstreamId } from '../../rest/callPath.ts'

export type GlobalId = { readonly type: string; readonly upstreamId: string }

export function toGlobalId(type: string, upstreamId: string): string {
  return Buffer.from(`${type}:${upstreamId}`).toString('base64url')
}

/** Null for anything this gateway would not have made itself. */
export function fromGlobalId(id: string): GlobalId | null {
  const match = /^([A-Z][A-Za-z]*):(\d+)$/.exec(Buffer.from(id, 'base64url').toString('utf8'))
  const [, type, upstreamId] = match ?? []
  if (type === undefined || upstreamId === undefined || !isUpstreamId(upstreamId)) return null
  return toGlobalId(type, upstreamId) === id ? { type, upstreamId } : null
}
