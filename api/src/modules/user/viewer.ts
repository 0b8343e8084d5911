import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { MemberView } from './memberView.ts'
import { memberView } from './user.service.ts'

/** The member who looks, or null for a visitor. */
export function viewerOf(deps: Deps, request: FastifyRequest): Promise<MemberView | null> {
  return request.session === null ? Promise.resolve(null) : memberView(deps, request.session.memberId)
}
