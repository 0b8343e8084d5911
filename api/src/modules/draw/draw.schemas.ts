import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { PrizeKind } from '../../db/tables/content.ts'
import { seconds } from '../../deps.ts'
import type { PrizeRow, RecordRow, WinnerRow } from './draw.repo.ts'
import { type DrawView, type Drawn } from './draw.service.ts'
import { maskedName } from '../user/user.service.ts'

const kind = () =>
  Type.Unsafe<PrizeKind>({
    type: 'string',
    enum: ['goods', 'voucher', 'points', 'none'],
    description: 'goods 实物，voucher 现金券，points 积分，none 未中奖',
  })
const PrizeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  remarks: Type.String({ description: '奖品说明' }),
  kind: kind(),
  left: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: '剩余数量；不限为 null' }),
})

export const DrawSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    remarks: Type.String({ description: '活动说明' }),
    rules: Type.String({ description: '抽奖规则，每行一条' }),
    starts_at: Type.Integer(),
    ends_at: Type.Integer(),
    status: Type.Unsafe<DrawView['status']>({ type: 'string', enum: ['waiting', 'running', 'over'] }),
    is_join: answers.flag('本店是否已参加'),
    chances: Type.Integer({ description: '剩余抽奖机会' }),
    message: Type.String({ description: '没有机会的原因；有机会时为空' }),
    prizes: Type.Array(PrizeSchema),
  },
  { $id: 'Draw' },
)
export type DrawWire = Static<typeof DrawSchema>

export const SimpleDrawSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    remarks: Type.String(),
    is_join: answers.flag('本店是否已参加'),
    chances: Type.Integer({ description: '剩余抽奖机会' }),
  },
  { $id: 'SimpleDraw' },
)

export const DrawRecordSchema = Type.Object(
  {
    id: Type.String(),
    draw_id: Type.String(),
    draw_name: Type.String(),
    prize: Type.Object({ name: Type.String(), remarks: Type.String(), kind: kind() }),
    parcel: nullable(
      Type.Object(
        { carrier: Type.String(), tracking_no: Type.String(), sent_at: Type.Integer() },
        { description: '实物奖品的包裹；尚未寄出或不是实物时为 null' },
      ),
    ),
    created_at: Type.Integer({ description: '抽奖时间，10 位秒' }),
  },
  { $id: 'DrawRecord' },
)
export type DrawRecordWire = Static<typeof DrawRecordSchema>

export const WinnerSchema = Type.Object(
  { name: Type.String({ description: '会员名称，已隐去中间部分' }), prize: Type.String(), created_at: Type.Integer() },
  { $id: 'DrawWinner' },
)

export const DrawnData = Type.Object({
  record_id: Type.String(),
  prize: Type.Object({ name: Type.String(), remarks: Type.String(), kind: kind() }),
})

const prizeWire = (row: PrizeRow): Static<typeof PrizeSchema> => ({
  id: String(row.id),
  name: row.name,
  remarks: row.remarks,
  kind: row.kind,
  left: row.total === null ? null : row.total - row.given,
})

export function drawWire({ draw, prizes, status, isJoined, chances, message }: DrawView): DrawWire {
  return {
    id: String(draw.id),
    name: draw.name,
    remarks: draw.remarks,
    rules: draw.rules,
    starts_at: seconds(draw.starts_at),
    ends_at: seconds(draw.ends_at),
    status,
    is_join: isJoined ? 1 : 0,
    chances,
    message,
    prizes: prizes.map(prizeWire),
  }
}

export function simpleWire({ draw, isJoined, chances }: DrawView): Static<typeof SimpleDrawSchema> {
  return { id: String(draw.id), name: draw.name, remarks: draw.remarks, is_join: isJoined ? 1 : 0, chances }
}

export function recordWire(row: RecordRow): DrawRecordWire {
  return {
    id: String(row.id),
    draw_id: String(row.draw_id),
    draw_name: row.draw_name,
    prize: { name: row.prize_name, remarks: row.prize_remarks, kind: row.kind },
    parcel:
      row.carrier === null || row.tracking_no === null || row.sent_at === null
        ? null
        : { carrier: row.carrier, tracking_no: row.tracking_no, sent_at: seconds(row.sent_at) },
    created_at: seconds(row.at),
  }
}

export const winnerWire = (row: WinnerRow): Static<typeof WinnerSchema> => ({
  name: maskedName(row.company),
  prize: row.prize_name,
  created_at: seconds(row.at),
})
export const drawnWire = ({ recordId, prize }: Drawn): Static<typeof DrawnData> => ({ record_id: String(recordId), prize: { ...prize } })

const prizeExample = { name: '现金券10元', remarks: '已存入我的现金券，30天内有效', kind: 'voucher' as const }
export const drawExample: DrawWire = {
  id: '1',
  name: '冬储备货抽奖',
  remarks: '付款一单即可抽奖一次',
  rules: '活动期间付款成功一单即可参加。\n每店限抽一次。',
  starts_at: 1795226400,
  ends_at: 1797732000,
  status: 'running',
  is_join: 0,
  chances: 1,
  message: '',
  prizes: [{ id: '1', ...prizeExample, left: 80 }],
}
export const simpleExample = { id: '1', name: '冬储备货抽奖', remarks: '付款一单即可抽奖一次', is_join: 0, chances: 1 } as const
export const recordExample: DrawRecordWire = {
  id: '3',
  draw_id: '1',
  draw_name: '冬储备货抽奖',
  prize: prizeExample,
  parcel: null,
  created_at: 1795226400,
}
export const drawnExample = { record_id: '3', prize: prizeExample }
export const winnerExample = { name: '杭州****公司', prize: '现金券10元', created_at: 1795226400 }
