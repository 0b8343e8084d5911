import { formatMoney } from 'rules/money'
import { formatDate, parseDate } from 'rules/time'
import { numbered, type PageAsk } from '../../db/newestFirst.ts'
import { seconds, type Deps } from '../../deps.ts'
import { timePage } from '../../server/paging.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tell } from '../message/message.service.ts'
import { memberView } from '../user/user.service.ts'
import { decideSupply, findSupplies, findSupply, insertSupply, type NewSupply, type SupplyRow, type SupplySearch } from './supply.repo.ts'
import { STATUS_TEXTS, type SupplyWire } from './supply.schemas.ts'

const WAITING_MAX = 50

const todayOf = (deps: Deps): string => formatDate(seconds(deps.clock.now()))

function wire(row: SupplyRow, memberId: number | null): SupplyWire {
  const isMine = row.member_id === memberId
  return {
    id: String(row.id),
    name: row.name,
    spec: row.spec,
    maker: row.maker,
    price: formatMoney(row.price),
    stock: row.stock,
    expires: row.expires,
    remark: row.remark,
    status: row.status,
    status_text: STATUS_TEXTS[row.status],
    reason: isMine || memberId === null ? row.reason : null,
    is_mine: isMine ? 1 : 0,
    created_at: seconds(row.created_at),
  }
}

/** `viewerId` null is the office, which sees all. */
export async function supplyPage(deps: Deps, viewerId: number | null, search: Omit<SupplySearch, 'today'>, ask: PageAsk) {
  return timePage(await findSupplies(deps.db, { ...search, today: todayOf(deps) }, ask), ask, (row) => wire(row, viewerId))
}

/** Published ones are for every shop, others for the one that offers. */
export async function supplyDetail(deps: Deps, memberId: number, id: number): Promise<SupplyWire> {
  const row = await findSupply(deps.db, id)
  if (row === null || (row.member_id !== memberId && (row.status !== 'published' || row.expires < todayOf(deps))))
    throw notFound('您访问的供应不存在')
  return wire(row, memberId)
}

export async function offerSupply(deps: Deps, offered: Omit<NewSupply, 'now'>, clientKey: string): Promise<SupplyWire> {
  const { memberId, expires } = offered
  if ((await memberView(deps, memberId)).review !== 'passed') throw refused('NOT_REVIEWED')
  if (parseDate(expires) === null || expires <= todayOf(deps)) throw invalid('expires', '有效期须晚于今天')
  return once(deps, { memberId, route: 'POST /api/supply', key: clientKey, request: offered }, async (tx) => {
    const { total } = await findSupplies(tx.db, { memberId, status: 'pending', keywords: null, today: todayOf(tx) }, numbered(1, 1))
    if (total >= WAITING_MAX) throw invalid('name', `审核中的供应最多 ${WAITING_MAX} 条，请等待审核后再发布`)
    return wire(await insertSupply(tx.db, { ...offered, now: tx.clock.now() }), memberId)
  })
}

/** Staff publishes it, or refuses it with a reason; the shop is told. */
export async function decideOnSupply(
  deps: Deps,
  id: number,
  { staff, reason, clientKey }: { readonly staff: string; readonly reason: string | null; readonly clientKey: string },
): Promise<SupplyWire> {
  const row = await findSupply(deps.db, id)
  if (row === null) throw notFound('供应不存在')
  return once(
    deps,
    { memberId: row.member_id, route: 'POST /api/erp/supply/{id}', key: clientKey, request: { id, staff, reason } },
    async (tx) => {
      const now = tx.clock.now()
      if (!(await decideSupply(tx.db, id, { staff, reason, now }))) throw refused('STATE_CHANGED')
      const [action, after] = [reason === null ? 'supply.publish' : 'supply.refuse', { staff, reason }]
      await insertAudit(tx.db, { accountId: null, memberId: row.member_id, action, object: `supply:${id}`, after, now })
      const body = reason === null ? `您提交的「${row.name}」已发布到品种供应。` : `您提交的「${row.name}」未通过审核：${reason}`
      await tell(tx, {
        memberId: row.member_id,
        kind: 'service',
        ref: `supply:${id}`,
        title: reason === null ? '供应已发布' : '供应未通过审核',
        body,
        url: '/pzgy?mine=1',
      })
      const decided = await findSupply(tx.db, id)
      return wire(decided ?? row, null)
    },
  )
}
