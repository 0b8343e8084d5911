import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { openRecall } from '../modules/recall/office.service.ts'
import { fail } from './trader.ts'

/** A lot of which both shops were sent some, and of which the house has as little as can be: the demo sells on. */
export async function seedRecall(
  deps: Deps,
  { memberId, otherId }: { readonly memberId: number; readonly otherId: number },
): Promise<void> {
  const { rows } = await sql<{ goodsId: number; lot: string }>`select b.goods_id as "goodsId", b.lot_no as lot from shipment_line x
    join goods_batch b on b.id = x.batch_id join order_line l on l.id = x.order_line_id join orders o on o.id = l.order_id
    where o.member_id in (${memberId}, ${otherId}) and o.status in ('shipped', 'received', 'completed') group by b.id
    order by count(distinct o.member_id) desc, bool_or(o.member_id = ${memberId}) desc, b.on_hand, b.id limit 1`.execute(deps.db)
  await openRecall(
    deps,
    {
      level: 1,
      reason: '生产企业主动召回：留样复检不合格',
      instruction: '请立即停止销售和使用，将在库产品单独存放并标明“召回”，按原包装退回。',
      staff: '质量管理部',
      clientKey: 'demo-recall-1',
      lots: rows,
    },
    fail,
  )
}
