import type { PageAsk } from '../../db/newestFirst.ts'
import { seconds, type Deps } from '../../deps.ts'
import { timePage } from '../../server/paging.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tell } from '../message/message.service.ts'
import { claimUpload, uploadUrl } from '../upload/upload.service.ts'
import {
  countSince,
  findFeedback,
  findFeedbackPage,
  insertFeedback,
  insertFeedbackReply,
  type FeedbackRow,
  type NewFeedback,
} from './feedback.repo.ts'
import { TYPE_TEXTS, type FeedbackWire } from './feedback.schemas.ts'

const A_DAY = 20
const DAY_MS = 86_400_000

function wire(row: FeedbackRow): FeedbackWire {
  return {
    id: String(row.id),
    type: row.type,
    type_text: TYPE_TEXTS[row.type],
    content: row.content,
    images: row.images.map(uploadUrl),
    replies: row.replies.map(({ staff, content, at }) => ({ staff, content, at: seconds(new Date(at)) })),
    created_at: seconds(row.created_at),
  }
}

export async function feedbackPage(deps: Deps, memberId: number | null, ask: PageAsk) {
  return timePage(await findFeedbackPage(deps.db, memberId, ask), ask, wire)
}

async function feedbackOf(deps: Deps, id: number): Promise<FeedbackWire> {
  const row = await findFeedback(deps.db, id)
  if (row === null) throw notFound('反馈不存在')
  return wire(row)
}

export async function giveFeedback(deps: Deps, given: Omit<NewFeedback, 'now'>, clientKey: string): Promise<FeedbackWire> {
  const { memberId, images } = given
  const id = await once(deps, { memberId, route: 'POST /api/user/feedback', key: clientKey, request: given }, async (tx) => {
    const now = tx.clock.now()
    if ((await countSince(tx.db, memberId, new Date(now.getTime() - DAY_MS))) >= A_DAY) throw refused('RATE_LIMITED')
    for (const key of images) await claimUpload(tx.db, memberId, key, 'feedback', 'images')
    return insertFeedback(tx.db, { ...given, now })
  })
  return feedbackOf(deps, id)
}

/** Staff answers; the shop is told. */
export async function replyToFeedback(
  deps: Deps,
  id: number,
  reply: { readonly staff: string; readonly content: string },
  clientKey: string,
): Promise<FeedbackWire> {
  const row = await findFeedback(deps.db, id)
  if (row === null) throw notFound('反馈不存在')
  await once(
    deps,
    { memberId: row.member_id, route: 'POST /api/erp/feedback/{id}/reply', key: clientKey, request: { id, reply } },
    async (tx) => {
      const now = tx.clock.now()
      await insertFeedbackReply(tx.db, id, { ...reply, at: now })
      const after = { staff: reply.staff }
      await insertAudit(tx.db, { accountId: null, memberId: row.member_id, action: 'feedback.reply', object: `feedback:${id}`, after, now })
      await tell(tx, {
        memberId: row.member_id,
        kind: 'service',
        ref: `feedback:${id}:${row.replies.length + 1}`,
        title: '您的反馈有了回复',
        body: reply.content,
        url: '/yjfk',
      })
      return {}
    },
  )
  return feedbackOf(deps, id)
}
