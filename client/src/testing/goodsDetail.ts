import { screen } from '@testing-library/react'
import { renderStorefront } from './renderStorefront.tsx'
import type { Mocks } from './schemaNetwork.ts'

/** Nothing runs. */
const none = {
  serverTime: '2026-11-21T06:00:00Z',
  specialEndsAt: null,
  flash: null,
  activities: [],
  gift: null,
  combinations: [],
  limit: null,
  coupons: [],
}
/** Nobody has told. */
const law = {
  holder: null,
  origin: null,
  storageClass: null,
  insuranceCode: null,
  insuranceClass: null,
  isBasicDrug: false,
  specialCompound: null,
  compoundLimit: null,
  procurements: [],
}
const texts = { commonName: '通心络胶囊', storage: '', indications: '益气活血', usage: '口服' }
const detail = { ...texts, ...law, leaflet: null, lots: [], promotions: none }
export const goods = {
  id: 'Goods:377',
  goodsID: '377',
  name: '通心络胶囊',
  kind: 'PATENT',
  manufacturer: '槐序中药有限公司',
  spec: '0.26g*30粒',
  packUnit: '盒',
  price: '24.50',
  listPrice: null,
  priceStatus: 'NORMAL',
  priceText: '正常价',
  isBuyable: true,
  buyReason: null,
  stock: 465,
  cartQuantity: 0,
  packQuantity: 5,
  caseQuantity: 150,
  minimumQuantity: 5,
  tierMode: 'WHOLE',
  tiers: [],
  expiresOn: '2028-05-02',
  images: [],
  isFreeShipping: false,
  isSingleFreeShipping: false,
  freeShippingQuantity: null,
  isEphedrine: false,
  isColdChain: false,
  tags: [],
  warehouse: { id: 'Warehouse:1', warehouseID: '1', name: '主仓' },
  detail,
  substitutes: [],
  history: null,
}
export const hidden = { price: null, isBuyable: false, tiers: [] }

type Changes = Partial<Record<keyof typeof goods, unknown>>

/** The detail page of these goods, with what differs. */
export async function openGoods(
  changes: Changes,
  promotions: Partial<Record<keyof typeof none, unknown>> = {},
  mutations: Mocks[string] = {},
  viewer: unknown = { memberID: '1', company: '测试药房', accountManager: null },
  lots: readonly unknown[] = [],
) {
  const storefront = await renderStorefront('/list/info/377', {
    Query: {
      viewer: () => viewer,
      cartBadge: () => 0,
      categories: () => [],
      goods: () => ({
        ...goods,
        ...changes,
        detail: { ...detail, ...(changes.detail as object | undefined), lots, promotions: { ...none, ...promotions } },
      }),
    },
    Mutation: mutations,
  })
  await screen.findByRole('heading', { level: 1, name: '通心络胶囊' })
  return { ...storefront, text: () => document.querySelector('article')?.textContent ?? '' }
}
