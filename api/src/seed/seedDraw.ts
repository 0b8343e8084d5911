import { insertRows } from './insertRows.ts'
import type { Db } from '../db/schema.ts'
import type { PrizeKind } from '../db/tables/content.ts'

const DAY_MS = 86_400_000
const DAYS = { before: 15, after: 60 } as const

interface SeedPrize {
  readonly name: string
  readonly remarks: string
  readonly kind: PrizeKind
  readonly amount: number | null
  readonly weight: number
  readonly total: number | null
}

const PRIZES: readonly SeedPrize[] = [
  { name: '电子血压计一台', remarks: '奖品将随您的下一张订单寄出，请留意包裹', kind: 'goods', amount: null, weight: 1, total: 3 },
  { name: '现金券50元', remarks: '已存入「我的钱包 - 现金券」，30 天内有效', kind: 'voucher', amount: 5_000, weight: 6, total: 20 },
  { name: '现金券10元', remarks: '已存入「我的钱包 - 现金券」，30 天内有效', kind: 'voucher', amount: 1_000, weight: 33, total: 200 },
  { name: '积分200', remarks: '已存入「我的钱包 - 积分」，可在积分商城兑换', kind: 'points', amount: 200, weight: 40, total: 500 },
  { name: '谢谢参与', remarks: '感谢您的支持，下次活动再来', kind: 'none', amount: null, weight: 20, total: null },
]

const RULES = [
  '活动期间付款成功一单即可参加，退款关闭的订单不计。',
  '每家门店限抽一次，抽奖后立即给出结果。',
  '现金券与积分即时到账，现金券 30 天内有效。',
  '实物奖品随下一张订单寄出，不折现、不转让。',
]

/** One draw that runs. */
export async function seedDraw(db: Db, today: Date): Promise<void> {
  const { id } = await db
    .insertInto('draw')
    .values({
      name: '冬储备货抽奖',
      remarks: '付款一单即可抽奖一次，血压计、现金券、积分等你来拿',
      rules: RULES.join('\n'),
      needs_order: true,
      starts_at: new Date(today.getTime() - DAYS.before * DAY_MS),
      ends_at: new Date(today.getTime() + DAYS.after * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRows(
    db,
    'draw_prize',
    PRIZES.map((prize, nth) => ({ ...prize, draw_id: id, sort: nth + 1 })),
  )
}
