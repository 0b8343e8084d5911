import { paths } from '../../navigation/paths.ts'
import type { ZoneLook } from './ZoneGoodsPage.tsx'

/** The zones of goods, each with its own look. */
export const preferredLook: ZoneLook = {
  kind: 'PREFERRED', title: '优选包邮', listTitle: '优选商品', tone: 'orange', icon: 'truck', parts: 'categories', views: ['pictures', 'table'], memory: 'yx', addressOf: (query, view) => paths.preferred({ ...query, view: view === 'table' ? 'table' : 'pictures' }),
}
export const nearExpiryLook: ZoneLook = {
  kind: 'NEAR_EXPIRY', title: '近效期专区', listTitle: '近效期商品', tone: 'amber', icon: 'clock', parts: 'expiries', views: ['table'], addressOf: (query) => paths.nearExpiry(query), note: '每行标出最近批号的到期日，按效期排序可先看最急的。',
}
export const devicesLook: ZoneLook = {
  kind: 'DEVICES', title: '器械专区', listTitle: '医疗器械', tone: 'blue', icon: 'shield', parts: 'categories', views: ['pictures'], addressOf: (query) => paths.devices(query), note: '一类器械凭营业执照即可，二类须有经营备案。',
}
export const herbsLook: ZoneLook = {
  kind: 'HERBS', title: '中药饮片', listTitle: '饮片与药材', tone: 'green', icon: 'box', parts: 'categories', views: ['table'], addressOf: (query) => paths.herbs(query), note: '同名饮片按产地与规格比价，检验报告在商品页查看。',
}
export const controlledLook: ZoneLook = {
  kind: 'CONTROLLED', title: '控销专区', listTitle: '控销商品', tone: 'pink', icon: 'lock', parts: 'makers', views: ['pictures'], addressOf: (query) => paths.controlled(query), note: '显示价格的就是贵店已获授权的品种。',
}
export const welfareLook: ZoneLook = {
  kind: 'WELFARE', title: '福利专区', listTitle: '九四折商品', tone: 'red', icon: 'heart', parts: 'forms', views: ['pictures'], addressOf: (query) => paths.welfare(query), note: '专区价为贵店价格的九四折，逐件去掉分以下的零头。',
}
