import { STATUS_TEXTS as AFTER_SALE_TEXTS, TYPE_TEXTS } from '../after-sale/kinds.ts'
import { STEP_TEXTS } from '../trace/way.ts'
import { STATUS_TEXTS } from '../trade/status.ts'
import { SUPPLY_SECTIONS, UNFIT_SECTIONS } from './qualitySections.ts'
import { WAY_SECTIONS } from './waySections.ts'
import { money, type SectionPlan, time } from './sectionPlan.ts'

const ACTORS = { buyer: '买家', system: '系统', staff: '客服', erp: '仓库' }
const SALES = { ...STATUS_TEXTS, ...ACTORS }
const MOVES: Readonly<Record<string, string>> = {
  stock_in: '入库',
  stock_out: '出库（报损、盘亏）',
  write_off: '报废',
  ship: '发货',
  return_in: '退货入库',
  resend: '补发',
  lapse: '过期释放',
  reserve: '占用',
  release: '释放',
}
const ACTS: Readonly<Record<string, string>> = {
  'order.advance': '推进订单',
  'order.cancel': '取消订单',
  'order.fee': '加收费用',
  'order.refund': '同意退款',
  'order.refund_open': '发起退款',
  'order.return': '退货退款',
  'order.ship': '发货',
  'after_sale.approve': '同意售后',
  'after_sale.reject': '驳回售后',
  'after_sale.received': '收到退货',
  'after_sale.refund': '售后退款',
  'after_sale.ship': '售后发货',
  'after_sale.done': '售后办结',
  'trade.received': '确认到款',
  'trade.proof_reject': '退回转账凭证',
  'receipt.approved': '收货回执通过',
  'receipt.rejected': '收货回执退回',
  'stock.in': '入库',
  'stock.out': '出库',
  'stock.write_off': '报废',
  'recall.open': '发起召回',
  'recall.close': '结束召回',
  'recall.lift': '撤销召回',
  'supplier.apply': '申请首营企业审批',
  'supplier.check': '审核首营企业',
  'supplier.approve': '批准首营企业',
  'supplier.refuse': '不批准首营企业',
  'intake.enter': '登记到货',
  'intake.decide': '验收',
  'lot.hold': '隔离批号',
  'lot.release': '解除隔离',
  'lot.condemn': '判为不合格',
  'lot.destroy': '销毁',
  'temperature.enter': '登记运输温度',
  'temperature.release': '超温放行',
  'temperature.condemn': '超温判废',
}
const STATES = { open: '进行中', closed: '已结束', lifted: '已撤销' }

/** From where the goods came to who has them now, and who did what. */
export const SECTIONS: readonly SectionPlan[] = [
  {
    title: '药品与批号',
    columns: [
      ['编号', 'b.id'],
      ['通用名称', 'g.common_name'],
      ['商品名称', 'g.name'],
      ['剂型', 'g.jx'],
      ['规格', 'g.ypgg'],
      ['单位', 'g.bzdw'],
      ['上市许可持有人', 'g.holder'],
      ['生产厂商', 'f.name'],
      ['产地', 'h.origin'],
      ['批准文号', 'g.approval_no'],
      ['供货商', 's.name'],
      ['批号', 'b.lot_no'],
      ['生产日期', 'b.produced'],
      ['有效期至', 'b.expires'],
      ['仓库', 'w.name'],
      ['现存', 'b.on_hand'],
    ],
    from: `goods_batch b join goods g on g.id = b.goods_id join manufacturer f on f.id = g.sccj_id join supplier s on s.id = g.supplier_id
      join warehouse w on w.id = b.ck_id left join herb h on h.goods_id = g.id where b.id = any(:lots) order by b.id`,
  },
  ...SUPPLY_SECTIONS,
  {
    title: '入库与库存流水',
    columns: [
      ['时间', time('m.at')],
      ['商品', 'g.name'],
      ['仓库', 'w.name'],
      ['事项', 'm.reason', MOVES],
      ['数量', 'm.d_on_hand'],
      ['验收', `case when m.reason = 'stock_in' then case when m.ref like 'intake:%' then '已验收' else '无验收记录' end end`],
      [
        '依据',
        `case split_part(m.ref, ':', 1) when 'import' then '导入 ' || split_part(m.ref, ':', 2)
          when 'line' then (select '订单 ' || o.no from order_line l join orders o on o.id = l.order_id
            where l.id::text = split_part(m.ref, ':', 2))
          when 'intake' then '到货 ' || split_part(m.ref, ':', 2)
          else coalesce((select '销毁 ' || d.id from destruction d where d.client_key = m.ref), m.ref) end`,
      ],
      [
        '经办',
        `coalesce((select r.staff from import_run r where m.ref like 'import:%' and r.id::text = split_part(m.ref, ':', 2)),
          (select i.decided_by from intake i where 'intake:' || i.id = m.ref),
          (select d.destroyed_by from destruction d where d.client_key = m.ref))`,
      ],
    ],
    from: `(select distinct goods_id, ck_id from goods_batch where id = any(:lots)) b join stock_move m on m.goods_id = b.goods_id
      and m.ck_id = b.ck_id join goods g on g.id = m.goods_id join warehouse w on w.id = m.ck_id
      where m.d_on_hand <> 0 and (:whole or m.reason in ('stock_in', 'stock_out', 'write_off') or m.ref in
        (select 'line:' || l.id from order_line l where l.order_id = any(:orders))) order by m.id`,
  },
  {
    title: '追溯码去向',
    columns: [
      ['追溯码', 't.code'],
      ['时间', time('t.at')],
      ['去向', 't.what', STEP_TEXTS],
      ['订单号', 'o.no'],
      ['门店', 'm.company'],
      ['运单号', 's.tracking_no'],
      ['经办', 't.staff'],
    ],
    from: `trace_step t left join orders o on o.id = t.order_id left join member m on m.id = o.member_id
      left join shipment s on s.id = t.shipment_id where t.code = any(:codes) order by t.code, t.seq`,
  },
  {
    title: '订单',
    columns: [
      ['订单号', 'o.no'],
      ['门店', 'm.company'],
      ['下单时间', time('o.created_at')],
      ['状态', 'o.status', SALES],
      ['应付', money('o.payable')],
      ['收货地址', `o.address ->> 'address'`],
    ],
    from: `orders o join member m on m.id = o.member_id where o.id = any(:orders) order by o.id`,
  },
  {
    title: '发货',
    columns: [
      ['订单号', 'o.no'],
      ['门店', 'm.company'],
      ['发货时间', time('s.at')],
      ['承运商', 's.carrier'],
      ['运单号', 's.tracking_no'],
      ['商品', `l.snapshot ->> 'name'`],
      ['规格', `l.snapshot ->> 'spec'`],
      ['批号', 'b.lot_no'],
      ['有效期至', 'b.expires'],
      ['数量', 'x.qty'],
      ['单价', money('l.unit_price')],
    ],
    from: `shipment s join orders o on o.id = s.order_id join member m on m.id = o.member_id join shipment_line x on x.shipment_id = s.id
      join order_line l on l.id = x.order_line_id join goods_batch b on b.id = x.batch_id
      where s.order_id = any(:orders) and (not :whole or x.batch_id = any(:lots)) order by s.id, l.line_no, b.id`,
  },
  ...WAY_SECTIONS,
  {
    title: '订单经过',
    columns: [
      ['订单号', 'o.no'],
      ['时间', time('e.at')],
      ['状态', 'e.to_status', SALES],
      ['操作者', 'e.actor', ACTORS],
      ['账号', 'a.name'],
      ['备注', 'e.note'],
    ],
    from: `order_event e join orders o on o.id = e.order_id left join account a on a.id = e.account_id
      where e.order_id = any(:orders) order by e.order_id, e.seq`,
  },
  {
    title: '售后',
    columns: [
      ['售后单号', 'r.no'],
      ['订单号', 'o.no'],
      ['类型', 'r.type', TYPE_TEXTS],
      ['原因', 'r.reason'],
      ['时间', time('e.at')],
      ['状态', 'e.to_status', AFTER_SALE_TEXTS],
      ['操作者', 'e.actor', ACTORS],
      ['备注', 'e.note'],
    ],
    from: `after_sale r join orders o on o.id = r.order_id join after_sale_event e on e.after_sale_id = r.id
      where r.order_id = any(:orders) order by r.id, e.seq`,
  },
  {
    title: '召回',
    columns: [
      ['召回', 'r.id'],
      ['级别', 'r.level', { 1: '一级', 2: '二级', 3: '三级' }],
      ['批号', 'l.lot_no'],
      ['原因', 'r.reason'],
      ['发起', 'r.opened_by'],
      ['时间', time('r.opened_at')],
      ['状态', 'r.state', STATES],
      ['门店', 'm.company'],
      ['已读', time('n.read_at')],
      ['已回复', time('n.answered_at')],
    ],
    from: `goods_batch b join recall_lot l on l.goods_id = b.goods_id and l.lot_no = b.lot_no join recall r on r.id = l.recall_id
      left join recall_notice n on n.recall_id = r.id
        and (:whole or n.member_id in (select o.member_id from orders o where o.id = any(:orders)))
      left join member m on m.id = n.member_id where b.id = any(:lots) order by r.id, n.member_id`,
  },
  ...UNFIT_SECTIONS,
  {
    title: '操作记录',
    columns: [
      ['时间', time('a.at')],
      ['事项', 'a.action', ACTS],
      [
        '对象',
        `case split_part(a.object, ':', 1)
          when 'order' then (select '订单 ' || no from orders where id = split_part(a.object, ':', 2)::bigint)
          when 'trade' then (select '交易 ' || no from trade where id = split_part(a.object, ':', 2)::bigint)
          when 'after_sale' then (select '售后 ' || no from after_sale where id = split_part(a.object, ':', 2)::bigint)
          when 'temperature_series' then '运输温度 ' || split_part(a.object, ':', 2)
          when 'goods' then '商品 ' || split_part(a.object, ':', 2) else '召回 ' || split_part(a.object, ':', 2) end`,
      ],
      ['账号', 'c.name'],
      ['令牌', 'a.token'],
      ['经办', `coalesce(a.after ->> 'staff', a.said)`],
    ],
    from: `audit_log a left join account c on c.id = a.account_id where a.id in (
        select l.id from orders o join audit_log l on l.member_id = o.member_id
          and (l.object = 'order:' || o.id or l.object = 'trade:' || o.trade_id or l.object in
            (select 'after_sale:' || s.id from after_sale s where s.order_id = o.id) or l.object in
            (select 'temperature_series:' || x.id from temperature_series x join shipment p on p.id = x.shipment_id
              where p.order_id = o.id)) where o.id = any(:orders)
        union select l.id from audit_log l join goods_batch b on l.object = 'goods:' || b.goods_id
          and l.after -> 'change' ->> 'lot' = b.lot_no
          where l.member_id is null and b.id = any(:lots)
        union select l.id from audit_log l join (select distinct r.recall_id from goods_batch b join recall_lot r
          on r.goods_id = b.goods_id and r.lot_no = b.lot_no where b.id = any(:lots)) r on l.object = 'recall:' || r.recall_id
          where l.member_id is null) order by a.id`,
  },
]
