import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { claimUpload } from '../upload/upload.service.ts'
import { countUnseen, findManagerName, findMemberName, insertChat, markSeen } from './chat.repo.ts'
import { chatWire, type ChatMessageWire } from './chat.schemas.ts'

interface Said {
  readonly content: string | null
  readonly image: string | null
  readonly clientKey: string
}

/** The buyer writes to its manager, once per key. */
export function sendChat(
  deps: Deps,
  { accountId, memberId }: { readonly accountId: number; readonly memberId: number },
  { content, image, clientKey }: Said,
): Promise<ChatMessageWire> {
  const words = content?.trim() === '' ? null : (content?.trim() ?? null)
  if (words === null && image === null) throw invalid('content', '请输入内容或选择图片')
  return once(deps, { memberId, route: 'POST /api/chat', key: clientKey, request: { content: words, image } }, async (tx) => {
    if ((await findManagerName(tx.db, memberId)) === null) throw refused('STATE_CHANGED')
    const upload = image === null ? null : await claimUpload(tx.db, memberId, image, 'chat', 'image')
    return chatWire(
      await insertChat(tx.db, { memberId, accountId, staff: null, content: words, imageKey: upload?.key ?? null, now: tx.clock.now() }),
    )
  })
}

/** The shop has seen the thread as far as that message. Returns how many answers it has not seen. */
export function readChat(deps: Deps, memberId: number, until: number): Promise<number> {
  return inTransaction(deps, async (tx) => {
    await markSeen(tx.db, memberId, until)
    return countUnseen(tx.db, memberId)
  })
}

export interface Answer {
  readonly staff: string
  readonly clientKey: string
  readonly content: string
}

/** The office answers a shop, once per key. */
export async function answerChat(deps: Deps, memberId: number, { staff, clientKey, content }: Answer): Promise<ChatMessageWire> {
  if ((await findMemberName(deps.db, memberId)) === null) throw notFound('会员不存在')
  const words = content.trim()
  if (words === '') throw invalid('content', '请输入内容')
  return once(deps, { memberId, route: 'POST /api/erp/chat/{id}', key: clientKey, request: { staff, content: words } }, async (tx) => {
    const row = await insertChat(tx.db, { memberId, accountId: null, staff, content: words, imageKey: null, now: tx.clock.now() })
    await insertAudit(tx.db, {
      accountId: null,
      memberId,
      action: 'chat.answer',
      object: `chat_message:${row.id}`,
      after: { staff },
      now: tx.clock.now(),
    })
    return chatWire(row)
  })
}
