import { isUpstreamId } from '../../rest/callPath.ts'

/** `within` is the number of what the thing belongs to, where no call finds it without. */
export type GlobalId = { readonly type: string; readonly upstreamId: string; readonly within: string | null }

export function toGlobalId(type: string, upstreamId: string, within: string | null = null): string {
  return Buffer.from(within === null ? `${type}:${upstreamId}` : `${type}:${within}.${upstreamId}`).toString('base64url')
}

/** Null for anything this gateway would not have made itself; 0 is a place within something that holds nothing yet. */
export function fromGlobalId(id: string): GlobalId | null {
  // Most ids are sent as plain numbers, and no global id is one.
  if (isUpstreamId(id)) return null
  const match = /^([A-Z][A-Za-z]*):(?:(\d+)\.)?(\d+)$/.exec(Buffer.from(id, 'base64url').toString('utf8'))
  const [, type, within = null, upstreamId] = match ?? []
  if (type === undefined || upstreamId === undefined) return null
  if (within === null ? !isUpstreamId(upstreamId) : !isUpstreamId(within) || !(isUpstreamId(upstreamId) || upstreamId === '0')) return null
  return toGlobalId(type, upstreamId, within) === id ? { type, upstreamId, within } : null
}
