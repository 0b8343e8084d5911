import { expect, it } from 'vitest'
import type { GoodsView } from '../goods/goodsView.ts'
import { goodsTexts } from './goodsTexts.ts'

it.each([
  ['颗粒剂', '密封，防潮。'],
  ['大蜜丸', '密封，防潮。'],
  ['片剂', '遮光，密封保存。'],
  ['糖浆剂', '密闭，置阴凉处（不超过20℃）保存。'],
  ['气雾剂', '密闭，置凉暗处保存；避免撞击、受热和阳光直射。'],
])('%s are to be stored: %s', (dosageForm, storage) => {
  const goods = { name: '甲药', kind: 'western', prescriptionClass: 'otc_b', deviceClass: null, isColdChain: false, dosageForm }
  expect(goodsTexts(goods as GoodsView).storage).toBe(storage)
})
