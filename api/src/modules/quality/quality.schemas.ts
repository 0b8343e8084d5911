import { Type } from 'typebox'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

export const APPROVAL_TEXTS = { applied: '待审核', checked: '待批准', approved: '已批准', refused: '未批准' } as const
export const INTAKE_TEXTS = { waiting: '待验收', accepted: '验收合格', partly: '部分合格', refused: '拒收' } as const
export const HOLD_TEXTS = { held: '待处理', released: '已解除', condemned: '不合格' } as const

export const statesOf = <T extends string>(texts: Readonly<Record<T, string>>) => Object.keys(texts) as T[]

const decided = {
  decided_by: nullable(Type.String()),
  decided_at: nullable(Type.Integer()),
  note: nullable(Type.String()),
}
const lot = {
  goods_id: Type.String(),
  goods: Type.String({ description: '商品名称' }),
  ck_id: Type.String(),
  lot: Type.String({ description: '批号' }),
}

export const ApprovalData = Type.Object({
  id: Type.String(),
  supplier: Type.String({ description: '供货商' }),
  basis: Type.String({ description: '审查的证照与资料' }),
  valid_to: Type.String({ description: '有效期至' }),
  state: answers.oneOf(statesOf(APPROVAL_TEXTS)),
  state_text: Type.String(),
  applied_by: Type.String({ description: '申请人' }),
  applied_at: Type.Integer(),
  checked_by: nullable(Type.String({ description: '审核人' })),
  checked_at: nullable(Type.Integer()),
  ...decided,
})

export const IntakeData = Type.Object({
  id: Type.String(),
  supplier: Type.String({ description: '供货商' }),
  ...lot,
  produced: Type.String({ description: '生产日期' }),
  expires: Type.String({ description: '有效期至' }),
  arrived: Type.Integer({ description: '到货数量' }),
  accepted: nullable(Type.Integer({ description: '验收合格并已入库的数量' })),
  state: answers.oneOf(statesOf(INTAKE_TEXTS)),
  state_text: Type.String(),
  entered_by: Type.String({ description: '收货人' }),
  entered_at: Type.Integer(),
  ...decided,
})

export const HoldData = Type.Object({
  id: Type.String(),
  ...lot,
  on_hand: Type.Integer({ description: '该批号现存数量' }),
  reason: Type.String(),
  state: answers.oneOf(statesOf(HOLD_TEXTS)),
  state_text: Type.String(),
  opened_by: Type.String({ description: '发起人' }),
  opened_at: Type.Integer(),
  ...decided,
})

export const DestructionData = Type.Object({
  id: Type.String(),
  ...lot,
  number: Type.Integer({ description: '销毁数量' }),
  reason: Type.String(),
  method: Type.String({ description: '销毁方式' }),
  destroyed_by: Type.String({ description: '执行人' }),
  witness: Type.String({ description: '监督人' }),
  at: Type.Integer(),
})

const AT = 1_795_226_400
const ofLot = { goods_id: '1', goods: '阿莫西林胶囊', ck_id: '1', lot: '20260101' }
export const approvalExample = {
  id: '1',
  supplier: '青榕医药有限公司',
  basis: '药品经营许可证、营业执照、质量保证协议、法人委托书',
  valid_to: '2027-11-20',
  state: 'approved' as const,
  state_text: APPROVAL_TEXTS.approved,
  applied_by: '李采购',
  applied_at: AT,
  checked_by: '王质管',
  checked_at: AT + 3600,
  decided_by: '赵质量负责人',
  decided_at: AT + 7200,
  note: null,
}
export const intakeExample = {
  id: '1',
  supplier: '青榕医药有限公司',
  ...ofLot,
  produced: '2026-01-01',
  expires: '2027-12-31',
  arrived: 500,
  accepted: 490,
  state: 'partly' as const,
  state_text: INTAKE_TEXTS.partly,
  entered_by: '周收货',
  entered_at: AT,
  decided_by: '王验收',
  decided_at: AT + 3600,
  note: '10 盒外包装破损，拒收',
}
export const holdExample = {
  id: '1',
  ...ofLot,
  on_hand: 40,
  reason: '养护检查发现铝箔粘连',
  state: 'condemned' as const,
  state_text: HOLD_TEXTS.condemned,
  opened_by: '孙养护',
  opened_at: AT,
  decided_by: '王质管',
  decided_at: AT + 3600,
  note: '复检水分超标',
}
export const destructionExample = {
  id: '1',
  ...ofLot,
  number: 40,
  reason: '不合格药品',
  method: '委托焚烧',
  destroyed_by: '周仓管',
  witness: '王质管',
  at: AT,
}

export const moment = (at: Date | null): number | null => (at === null ? null : seconds(at))
export const decidedWire = (row: { decided_by: string | null; decided_at: Date | null; note: string | null }) => ({
  decided_by: row.decided_by,
  decided_at: moment(row.decided_at),
  note: row.note,
})
export const lotWire = (row: { goods_id: number; goods: string; ck_id: number; lot_no: string }) => ({
  goods_id: String(row.goods_id),
  goods: row.goods,
  ck_id: String(row.ck_id),
  lot: row.lot_no,
})
