import { APPROVAL_TEXTS, HOLD_TEXTS, INTAKE_TEXTS } from '../quality/quality.schemas.ts'
import { type SectionPlan, time } from './sectionPlan.ts'

/** From whom a lot came and how it was accepted. */
export const SUPPLY_SECTIONS: readonly SectionPlan[] = [
  {
    title: '首营企业审批',
    columns: [
      ['供货商', 's.name'],
      ['资料', 'a.basis'],
      ['有效期至', 'a.valid_to'],
      ['状态', 'a.state', APPROVAL_TEXTS],
      ['申请', 'a.applied_by'],
      ['申请时间', time('a.applied_at')],
      ['审核', 'a.checked_by'],
      ['审核时间', time('a.checked_at')],
      ['批准', 'a.decided_by'],
      ['批准时间', time('a.decided_at')],
      ['说明', 'a.note'],
    ],
    from: `supplier_approval a join supplier s on s.id = a.supplier_id where a.supplier_id in (
        select g.supplier_id from goods_batch b join goods g on g.id = b.goods_id where b.id = any(:lots)
        union select i.supplier_id from goods_batch b join intake i on i.goods_id = b.goods_id and i.lot_no = b.lot_no
          where b.id = any(:lots)) order by a.id`,
  },
  {
    title: '到货与验收',
    columns: [
      ['供货商', 's.name'],
      ['商品', 'g.name'],
      ['仓库', 'w.name'],
      ['批号', 'i.lot_no'],
      ['到货', 'i.arrived'],
      ['收货', 'i.entered_by'],
      ['收货时间', time('i.entered_at')],
      ['状态', 'i.state', INTAKE_TEXTS],
      ['合格', 'i.accepted'],
      ['验收', 'i.decided_by'],
      ['验收时间', time('i.decided_at')],
      ['说明', 'i.note'],
    ],
    from: `goods_batch b join intake i on i.goods_id = b.goods_id and i.ck_id = b.ck_id and i.lot_no = b.lot_no
      join supplier s on s.id = i.supplier_id join goods g on g.id = i.goods_id join warehouse w on w.id = i.ck_id
      where b.id = any(:lots) order by i.id`,
  },
]

/** What was in doubt of it, and what became of that. */
export const UNFIT_SECTIONS: readonly SectionPlan[] = [
  {
    title: '隔离与处理',
    columns: [
      ['批号', 'b.lot_no'],
      ['仓库', 'w.name'],
      ['原因', 'h.reason'],
      ['发起', 'h.opened_by'],
      ['时间', time('h.opened_at')],
      ['状态', 'h.state', HOLD_TEXTS],
      ['处理', 'h.decided_by'],
      ['处理时间', time('h.decided_at')],
      ['理由', 'h.note'],
    ],
    from: `lot_hold h join goods_batch b on b.id = h.batch_id join warehouse w on w.id = b.ck_id where b.id = any(:lots) order by h.id`,
  },
  {
    title: '销毁',
    columns: [
      ['批号', 'b.lot_no'],
      ['仓库', 'w.name'],
      ['数量', 'd.qty'],
      ['原因', 'd.reason'],
      ['方式', 'd.method'],
      ['执行', 'd.destroyed_by'],
      ['监督', 'd.witness'],
      ['时间', time('d.at')],
    ],
    from: `destruction d join goods_batch b on b.id = d.batch_id join warehouse w on w.id = b.ck_id where b.id = any(:lots) order by d.id`,
  },
]
