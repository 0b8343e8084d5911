import { insertRows } from './insertRows.ts'
import { hourOfDay, type Moment } from './history.ts'
import type { DemoBuyer } from './seedShops.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { post } from '../modules/ledger/ledger.service.ts'
import { confirmExchange, exchange, shipExchange } from '../modules/points/points.service.ts'

const CATEGORIES = [
  [1, '门店用品'],
  [2, '数码电器'],
  [3, '生活日用'],
  [4, '节日礼品'],
] as const

type SeedGift = readonly [
  category: number,
  name: string,
  spec: string,
  points: number,
  worth: number,
  stock: number,
  perMember: number | null,
  remarks: string,
]

/** None of them is a medicine or a device: points are spent on what a shop and its people use (TRADE §6). */
const GIFTS: readonly SeedGift[] = [
  [1, '热敏收银纸', '57×50 毫米，10 卷', 300, 2_500, 500, null, '适用常见收银打印机，随下一次送货一起到店。'],
  [1, '药店防滑地垫', '60×90 厘米', 900, 5_900, 80, 4, '印「欢迎光临」，可水洗，背面防滑。'],
  [1, '大号药品收纳箱', '50 升，带轮', 1_200, 7_900, 120, 10, '加厚食品级材料，可叠放，附标签插槽。'],
  [1, '店员白大褂', '长袖，S–3XL', 1_500, 9_900, 150, 10, '涤棉不易起皱，尺码请在兑换后告知客户经理。'],
  [1, '桌面计算器', '12 位，语音', 600, 3_900, 200, 5, '大按键，真人发音，太阳能与电池双电源。'],
  [1, '无线扫码枪', '二维，含底座', 8_800, 39_900, 24, 2, '可读药品追溯码与条码，即插即用。'],
  [2, '无线静音鼠标', '2.4G，含电池', 800, 4_900, 160, 5, '人体工学，静音按键。'],
  [2, '移动电源', '20000 毫安时', 2_600, 12_900, 60, 2, '双向快充，可上飞机。'],
  [2, '蓝牙音箱', '10 瓦，续航 12 小时', 3_200, 15_900, 40, 2, '门店播放音乐或叫号都合适。'],
  [2, '护眼台灯', '三色温，可折叠', 2_200, 11_900, 60, 3, '无频闪，触摸调光。'],
  [2, '电热水壶', '1.7 升，304 不锈钢', 2_400, 12_900, 50, 2, '防干烧，双层防烫。'],
  [3, '不锈钢保温杯', '500 毫升', 1_000, 6_900, 180, 5, '真空保温 12 小时，可刻店名。'],
  [3, '自动折叠雨伞', '八骨，加大', 700, 4_500, 200, 5, '一键开收，黑胶防晒。'],
  [3, '纯棉毛巾', '三条装', 500, 3_500, 0, 5, '新疆长绒棉，A 类。'],
  [3, '商务双肩包', '15.6 寸', 3_600, 18_900, 36, 2, '防泼水，可固定在拉杆箱上。'],
  [4, '新年台历', '2027 年，定制店名', 400, 2_900, 300, 3, '12 月中旬开始寄出，可印店名与电话。'],
]

/** The points mall: sixteen gifts, one of them gone. */
export async function seedPointsMall(db: Db, today: Date): Promise<void> {
  await insertRows(
    db,
    'points_category',
    CATEGORIES.map(([id, name], nth) => ({ id, name, sort: nth + 1 })),
  )
  await insertRows(
    db,
    'points_goods',
    GIFTS.map(([category_id, name, spec, points, worth, stock, per_member, remarks]) => ({
      category_id,
      name,
      spec,
      points,
      worth,
      stock,
      per_member,
      remarks,
      created_at: today,
    })),
  )
}

/** What the demo shop did with its points: three gifts, one received, one on its way, one that waits. */
export function pointsOf(buyer: DemoBuyer, today: Date): Moment[] {
  return [
    {
      at: hourOfDay(today, 50, 9),
      happen: async (deps) =>
        void (await post(deps, { memberId: buyer.memberId, kind: 'points', delta: 12_000, reason: 'points_gift', ref: 'welcome' })),
    },
    { at: hourOfDay(today, 40, 10), happen: (deps) => exchanged(deps, buyer, '热敏收银纸', 2) },
    { at: hourOfDay(today, 38, 15), happen: (deps) => sent(deps, buyer, 'SF1390027164501') },
    {
      at: hourOfDay(today, 36, 11),
      happen: async (deps) => void (await confirmExchange(deps, (await newest(deps, buyer)).id, buyer.memberId)),
    },
    { at: hourOfDay(today, 6, 10), happen: (deps) => exchanged(deps, buyer, '自动折叠雨伞', 1) },
    { at: hourOfDay(today, 4, 16), happen: (deps) => sent(deps, buyer, 'SF1390027188236') },
    { at: hourOfDay(today, 1, 10), happen: (deps) => exchanged(deps, buyer, '不锈钢保温杯', 1) },
  ]
}

async function exchanged(deps: Deps, buyer: DemoBuyer, name: string, number: number): Promise<void> {
  const { id } = await deps.db.selectFrom('points_goods').where('name', '=', name).select('id').executeTakeFirstOrThrow()
  await exchange(deps, buyer, {
    goodsId: id,
    number,
    clientKey: `seed-points-${id}`,
    to: { id: null, name: null, phone: null, address: null },
  })
}

function newest(deps: Deps, buyer: DemoBuyer): Promise<{ id: number }> {
  return deps.db
    .selectFrom('points_order')
    .where('member_id', '=', buyer.memberId)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow()
}

async function sent(deps: Deps, buyer: DemoBuyer, trackingNo: string): Promise<void> {
  await shipExchange(deps, (await newest(deps, buyer)).id, { carrier: '顺丰速运', trackingNo })
}
