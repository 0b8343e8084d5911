import type { GoodsView } from '../goods/goodsView.ts'

export interface GoodsTexts {
  readonly storage: string
  readonly indications: string
  readonly usage: string
}

/** A shop in earnest says nothing that is not in the leaflet it was given. */
export const NO_TEXTS: GoodsTexts = { storage: '', indications: '', usage: '' }

const READ_LEAFLET = '请仔细阅读说明书并在药师指导下使用。'

function storageOf(goods: GoodsView): string {
  if (goods.isColdChain) return '2～8℃避光冷藏保存和运输，不得冷冻。'
  if (goods.kind === 'herb') return '置通风干燥处，防潮，防蛀。'
  if (goods.kind === 'device') return '贮存于无腐蚀性气体、通风良好、清洁干燥的室内。'
  if (/膏|乳膏|滴|喷|洗剂|溶液|合剂|糖浆|混悬/.test(goods.dosageForm)) return '密闭，置阴凉处（不超过20℃）保存。'
  if (/气雾/.test(goods.dosageForm)) return '密闭，置凉暗处保存；避免撞击、受热和阳光直射。'
  if (/颗粒|散剂|丸/.test(goods.dosageForm)) return '密封，防潮。'
  return '遮光，密封保存。'
}

function indicationsOf(goods: GoodsView): string {
  if (goods.kind === 'device')
    return `第${['一', '二', '三'][(goods.deviceClass ?? 1) - 1] ?? '一'}类医疗器械，适用范围以产品注册（备案）信息及说明书为准。`
  if (goods.kind === 'herb') return '中药饮片，供中医临床配方使用，功能主治以现行药典及炮制规范为准。'
  if (goods.prescriptionClass === 'rx') return '处方药，须凭执业医师处方销售、购买和使用；适应症以国家药品监督管理部门核准的说明书为准。'
  return `${goods.prescriptionClass === 'otc_a' ? '甲类' : '乙类'}非处方药，适应症以国家药品监督管理部门核准的说明书为准。`
}

function routeOf(goods: GoodsView): string {
  if (goods.kind === 'device') return '按产品说明书操作。'
  if (goods.kind === 'herb') return '按处方调配，煎服或遵医嘱。'
  const form = goods.dosageForm
  if (/吸入/.test(goods.name)) return '吸入给药。'
  if (/滴眼|眼膏/.test(form)) return '眼用。'
  if (/滴鼻|鼻喷/.test(form)) return '鼻用。'
  if (/软膏|乳膏|橡胶膏|洗剂|^溶液剂|气雾/.test(form)) return '外用。'
  return /咀嚼/.test(form) ? '咀嚼后服用。' : '口服。'
}

/** The demo's words, made from kind and dosage form; nothing a leaflet would say about a disease. */
export function goodsTexts(goods: GoodsView): GoodsTexts {
  return { storage: storageOf(goods), indications: indicationsOf(goods), usage: `${routeOf(goods)}${READ_LEAFLET}` }
}
