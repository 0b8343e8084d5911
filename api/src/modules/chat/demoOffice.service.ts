import type { Deps } from '../../deps.ts'
import { STATUS_TEXTS } from '../trade/status.ts'
import { answerTo } from './answers.ts'
import { findLastOrder, findManagerName, type WaitingChat } from './chat.repo.ts'
import { answerChat } from './chat.service.ts'

/** The demo's manager answers a shop's last word. */
export async function answerAsDemo(deps: Deps, { id, member_id: memberId, content }: WaitingChat): Promise<void> {
  const manager = (await findManagerName(deps.db, memberId)) ?? '客服中心'
  const last = await findLastOrder(deps.db, memberId)
  const words = answerTo({ manager, content, lastOrder: last === null ? null : { no: last.no, status: STATUS_TEXTS[last.status] } })
  await answerChat(deps, memberId, { staff: manager, clientKey: `autopilot-chat-${id}`, content: words })
}
