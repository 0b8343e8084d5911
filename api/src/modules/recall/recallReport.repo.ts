import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { heldLines } from './holders.repo.ts'

/** One shop's part of a recall: what it was sent, said and sent back, and what it got for it. */
export interface HolderRow {
  readonly memberId: number
  readonly company: string
  readonly phone: string | null
  readonly toldAt: Date
  readonly dueAt: Date
  readonly readAt: Date | null
  readonly answeredAt: Date | null
  readonly shipped: number
  readonly cameBack: number
  readonly onHand: number | null
  readonly used: number | null
  readonly back: number | null
  readonly returned: number
  readonly cents: number
}

/** Units count as returned once the warehouse has them, money once it is on its way. */
export async function findHolders(db: Db, recallId: number): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`select n.member_id as "memberId", m.company, m.phone, n.told_at as "toldAt", n.due_at as "dueAt",
      n.read_at as "readAt", n.answered_at as "answeredAt", coalesce(h.shipped, 0)::int as shipped,
      coalesce(h.came_back, 0)::int as "cameBack", a.on_hand::int as "onHand", a.used::int as used, a.back::int as back,
      coalesce(b.units, 0)::int as returned, coalesce(c.cents, 0)::bigint as cents
    from recall_notice n join member m on m.id = n.member_id
      left join (select "memberId", sum(shipped) as shipped, sum("cameBack") as came_back from (${heldLines(recallId, null)}) x
        group by "memberId") h on h."memberId" = n.member_id
      left join (select member_id, sum(on_hand) as on_hand, sum(used) as used, sum(back) as back from recall_answer
        where recall_id = ${recallId} group by member_id) a on a.member_id = n.member_id
      left join (select s.member_id, sum(r.qty) as units from recall_return r join after_sale s on s.id = r.after_sale_id
        where r.recall_id = ${recallId} and s.status in ('received', 'refunding', 'done') group by s.member_id) b
        on b.member_id = n.member_id
      left join (select s.member_id, sum(s.cents) as cents from after_sale s where s.status in ('refunding', 'done')
        and s.id in (select after_sale_id from recall_return where recall_id = ${recallId}) group by s.member_id) c
        on c.member_id = n.member_id
    where n.recall_id = ${recallId} order by n.answered_at nulls first, n.member_id`.execute(db)
  return rows
}
