import { formatMoney } from 'rules/money'
import { addMonths, formatDate, parseDate } from 'rules/time'
import { numbered, type PageAsk } from '../../db/newestFirst.ts'
import { seconds, type Deps } from '../../deps.ts'
import { timePage } from '../../server/paging.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tell } from '../message/message.service.ts'
import { claimUpload, uploadUrl } from '../upload/upload.service.ts'
import { memberView } from '../user/user.service.ts'
import {
  closeWanted,
  findReplies,
  findWanted,
  findWantedImages,
  findWantedPage,
  insertReply,
  insertWanted,
  type NewWanted,
  type ReplyRow,
  type WantedRow,
  type WantedSearch,
} from './wanted.repo.ts'
import { STATE_TEXTS, type WantedDetailWire, type WantedItemWire } from './wanted.schemas.ts'

const OPEN_MAX = 50
const UNTIL_MONTHS = 12

export const todayOf = (deps: Pick<Deps, 'clock'>): string => formatDate(seconds(deps.clock.now()))

function itemWire(row: WantedRow, today: string): WantedItemWire {
  const status = row.status === 'open' && row.until < today ? 'expired' : row.status
  return {
    id: String(row.id),
    name: row.name,
    spec: row.spec,
    maker: row.maker,
    number: row.number,
    price: row.price === null ? null : formatMoney(row.price),
    until: row.until,
    status,
    status_text: STATE_TEXTS[status],
    reply_count: row.replies,
    created_at: seconds(row.created_at),
  }
}

export async function wantedPage(deps: Deps, search: Omit<WantedSearch, 'today'>, ask: PageAsk) {
  const today = todayOf(deps)
  return timePage(await findWantedPage(deps.db, { ...search, today }, ask), ask, (row) => itemWire(row, today))
}

/** A request with its answers, the goods in them as this shop sees them. */
export async function wantedDetail(deps: Deps, memberId: number | null, id: number): Promise<WantedDetailWire> {
  const row = await findWanted(deps.db, memberId, id)
  if (row === null) throw notFound('您访问的求购不存在')
  const replies = await findReplies(deps.db, id)
  const goods = await goodsByIds(
    deps.db,
    replies.flatMap((reply) => reply.goods_id ?? []),
    await memberView(deps, row.member_id),
    deps.clock.now(),
  )
  const replyWire = (reply: ReplyRow): WantedDetailWire['replies'][number] => {
    const view = reply.goods_id === null ? undefined : goods.get(reply.goods_id)
    return {
      id: String(reply.id),
      staff: reply.staff,
      content: reply.content,
      goods: view === undefined ? null : goodsWire(view),
      price: reply.price === null ? null : formatMoney(reply.price),
      number: reply.number,
      at: seconds(reply.at),
    }
  }
  return {
    ...itemWire(row, todayOf(deps)),
    remark: row.remark,
    images: (await findWantedImages(deps.db, id)).map(uploadUrl),
    replies: replies.map(replyWire),
  }
}

export async function addWanted(deps: Deps, asked: Omit<NewWanted, 'now'>, clientKey: string): Promise<WantedDetailWire> {
  const { memberId, until, images } = asked
  const today = todayOf(deps)
  if (parseDate(until) === null || until < today) throw invalid('until', '求购截止日不能早于今天')
  if (until > formatDate(addMonths(seconds(deps.clock.now()), UNTIL_MONTHS))) throw invalid('until', '求购截止日不能超过一年')
  const id = await once(deps, { memberId, route: 'POST /api/user/buy', key: clientKey, request: asked }, async (tx) => {
    const { total } = await findWantedPage(tx.db, { memberId, isOpen: true, today }, numbered(1, 1))
    if (total >= OPEN_MAX) throw invalid('name', `进行中的求购最多 ${OPEN_MAX} 条，请先关闭一部分`)
    for (const key of images) await claimUpload(tx.db, memberId, key, 'wanted', 'images')
    return insertWanted(tx.db, { ...asked, now: tx.clock.now() })
  })
  return wantedDetail(deps, memberId, id)
}

export async function endWanted(deps: Deps, memberId: number, id: number): Promise<WantedDetailWire> {
  const row = await findWanted(deps.db, memberId, id)
  if (row === null) throw notFound('您访问的求购不存在')
  if (!(await closeWanted(deps.db, id, deps.clock.now()))) throw refused('STATE_CHANGED')
  return wantedDetail(deps, memberId, id)
}

export interface WantedReply {
  readonly staff: string
  readonly content: string
  readonly goodsId: number | null
  readonly price: number | null
  readonly number: number | null
}

/** Staff answers, with goods on offer or in words; the shop is told. */
export async function replyToWanted(
  deps: Deps,
  id: number,
  { goodsId, ...reply }: WantedReply,
  clientKey: string,
): Promise<WantedDetailWire> {
  const row = await findWanted(deps.db, null, id)
  if (row === null) throw notFound('求购不存在')
  if (goodsId !== null && (await goodsByIds(deps.db, [goodsId], null, deps.clock.now())).size === 0) throw invalid('goods_id', '商品不存在')
  await once(
    deps,
    { memberId: row.member_id, route: 'POST /api/erp/buy/{id}/reply', key: clientKey, request: { id, goodsId, reply } },
    async (tx) => {
      if ((await findWanted(tx.db, null, id))?.status !== 'open') throw refused('STATE_CHANGED')
      const now = tx.clock.now()
      await insertReply(tx.db, id, { ...reply, goods_id: goodsId, at: now })
      const after = { staff: reply.staff }
      await insertAudit(tx.db, { accountId: null, memberId: row.member_id, action: 'wanted.reply', object: `wanted:${id}`, after, now })
      await tell(tx, {
        memberId: row.member_id,
        kind: 'service',
        ref: `wanted:${id}:${row.replies + 1}`,
        title: '求购有新回复',
        body: `您求购的「${row.name}」有了回复：${reply.content}`,
        url: `/pzqg/info?id=${id}`,
      })
      return {}
    },
  )
  return wantedDetail(deps, null, id)
}
