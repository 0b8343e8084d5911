import { createGoods, createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { runAll, type RefusedStates } from './refusedState.ts'

const order = (changes: { no?: string; number?: number; total?: number; entry?: number; member?: number }) => {
  const { no = 'J2026112110000000000002', number = 1, total = 300, entry = 3, member = 1 } = changes
  return `insert into points_order (no, member_id, goods_id, name, spec, number, points, total_points, ledger_account_id, ledger_seq,
    address, created_at)
    values ('${no}', ${member}, 1, '收银纸', '10卷', ${number}, 300, ${total}, 1, ${entry}, '{"name": "王"}', now())`
}
const sale = (kind: string, id: number) =>
  `insert into promotion (kind, name, starts_at, ends_at, created_at)
    values ('${kind}', '活动${id}', now(), now() + interval '1 day', now())`

const rightRows = [
  `insert into points_category values (1, '门店用品', 1)`,
  `insert into points_goods (category_id, name, spec, points, worth, stock, created_at) values (1, '收银纸', '10卷', 300, 2500, 5, now())`,
  `insert into ledger_account (member_id, kind) values (1, 'points')`,
  `insert into ledger_entry (account_id, seq, delta, balance_after, reason, ref, at) values (1, 0, 1000, 0, 'order_points', 'a', now()),
    (1, 0, -300, 0, 'points_exchange', 'b', now()), (1, 0, -300, 0, 'points_exchange', 'c', now())`,
  order({ no: 'J2026112110000000000001', entry: 2 }),
  sale('group', 1),
  sale('flash', 2),
  `insert into group_sale values (1, 1, 1, 3, 10, 4)`,
  `insert into group_tier values (1, 1, 900)`,
  `insert into group_team (promotion_id, founder_id, members, members_max, taken, units_max, created_at) values (1, 1, 1, 3, 2, 10, now())`,
  `insert into group_member values (1, 1, 1, now(), 2, 4)`,
]

export const zoneStates: RefusedStates = {
  area: 'points mall, group purchase and follows',
  async prepare(h) {
    await createTrade(h)
    await createPerson(h)
    await createPerson(h)
    await createGoods(h)
    await runAll(h.deps.db, rightRows)
  },
  states: [
    ['a team’s price above what a cart can carry', 'group_tier_amounts', `update group_tier set price = 2147483648`],
    ['more gifts given than there are', 'points_goods_stock', `update points_goods set stock = -1`],
    ['a gift for nothing', 'points_goods_points_check', `update points_goods set points = 0`],
    ['a points order of another sum', 'points_order_sum', order({ number: 2, total: 300 })],
    ['a points order that its entry did not pay', 'points_order_paid', order({ number: 2, total: 600 })],
    ['a points order paid with points that came in', 'points_order_paid', order({ entry: 1 })],
    ['a points order paid by another shop', 'points_order_paid', order({ member: 2 })],
    ['two points orders of one entry', 'points_order_entry_once', order({ entry: 2 })],
    ['a points order deleted', 'points_order_fixed', `delete from points_order`],
    ['a points order made cheaper', 'points_order_fixed', `update points_order set number = 2, total_points = 600`],
    ['a points order shipped without a parcel', 'points_order_shipped', `update points_order set status = 'shipped', shipped_at = now()`],
    [
      'a points order received before it was shipped',
      'points_order_received',
      `update points_order set status = 'received', shipped_at = now(), carrier = 'x', tracking_no = 'y'`,
    ],
    ['a group sale in a flash sale', 'group_sale_kind', `insert into group_sale values (2, 1, 1, 3, 10, 4)`],
    ['a group sale where there is no stock', 'group_of_stock', `update group_sale set ck_id = 2`],
    ['a team for one', 'group_sale_members_max_check', `update group_sale set members_max = 1`],
    ['a team of more shops than it may have', 'group_team_members', `update group_team set members = 4`],
    ['a team that ordered more than it may', 'group_team_units', `update group_team set taken = 11`],
    ['a shop that ordered more than its part', 'group_per_buyer', `update group_member set qty = 5`],
    ['a shop in a group sale twice', 'group_member_pkey', `insert into group_member values (1, 1, 1, now(), 0, 4)`],
    ['a member of a team of another sale', 'group_member_team', `insert into group_member values (1, 2, 99, now(), 0, 4)`],
    ['a price list of two kinds', 'price_sheet_one', `insert into price_sheet (id, name, zone, kind) values (1, '单', 'yx', 'herb')`],
    ['less than nothing exchanged', 'points_goods_exchanged', `update points_goods set exchanged = -1`],
  ],
}
