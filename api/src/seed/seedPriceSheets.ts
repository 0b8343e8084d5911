import { insertRows } from './insertRows.ts'
import type { Db } from '../db/schema.ts'
import type { PriceSheetTable } from '../db/tables/zones.ts'

type Sheet = Pick<PriceSheetTable, 'zone' | 'kind'> & { readonly name: string; readonly remarks: string; readonly is_special?: boolean }

const SHEETS: readonly Sheet[] = [
  { name: '全品目录', remarks: '全部在售商品，按名称排序', zone: null, kind: null },
  { name: '今日特价', remarks: '限时特价商品，到期恢复原价', zone: null, kind: null, is_special: true },
  { name: '优选包邮', remarks: '达到包邮数量免运费', zone: 'yx', kind: null },
  { name: '近效期', remarks: '有效期不足 6 个月，售出不因效期退换', zone: 'jxq', kind: null },
  { name: '西药', remarks: '化学药与生物制品', zone: null, kind: 'western' },
  { name: '中成药', remarks: '中成药', zone: null, kind: 'tcm' },
  { name: '中药饮片', remarks: '中药材与饮片', zone: 'zy', kind: null },
  { name: '医疗器械', remarks: '一至三类医疗器械与耗材', zone: 'qx', kind: null },
  { name: '控销品种', remarks: '按区域与门店授权供应，价格以贵店权限为准', zone: 'kx', kind: null },
  { name: '品牌专供', remarks: '品牌厂家商品', zone: 'brand', kind: null },
]

export async function seedPriceSheets(db: Db): Promise<void> {
  await insertRows(
    db,
    'price_sheet',
    SHEETS.map((sheet, nth) => ({ is_special: false, ...sheet, id: nth + 1, sort: nth + 1 })),
  )
}
