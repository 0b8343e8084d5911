import { describe, expect, it } from 'vitest'
import { goodsBody, goodsDetailBody } from '../../testing/bodies.ts'
import { whole } from '../../testing/whole.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toCategory, toGoods } from './goods.mapper.ts'
import { toGoodsWithDetail } from '../goods-detail/goodsDetail.mapper.ts'

describe('the goods body', () => {
  it('the goods body tells which promotions and coupons name it, where the marketplace does', () => {
    const body = goodsBody('1', { tags: [{ text: '满', kind: 'manjian', ids: ['7', '9'] }], with_coupon: 0, coupon_ids: ['31'] })
    expect(whole(toGoods(body))).toMatchObject({
      tags: [{ kind: 'FULL_REDUCTION', promotionIDs: ['7', '9'] }],
      isCouponEligible: false,
      couponIDs: ['31'],
    })
  })

  it('the goods body is null in what an older marketplace does not tell', () => {
    const body = goodsBody('1', { with_coupon: undefined, coupon_ids: undefined, is_favorite: undefined, special_price: undefined })
    expect(whole(toGoods(body))).toMatchObject({
      isCouponEligible: null,
      couponIDs: null,
      isFavorite: false,
      price: '12.30',
      listPrice: null,
    })
    const { detail } = toGoodsWithDetail(
      goodsDetailBody('1', { promotions: undefined, batches: [{ lot: 'A1', expires: '2028-02-29', left: 2 }] }),
    )
    expect([detail.promotions, detail.lots[0]?.report]).toEqual([null, null])
  })

  it("the goods body becomes goods in the schema's words", () => {
    expect(whole(toGoods(goodsBody('1')))).toEqual({
      id: toGlobalId('Goods', '1'),
      goodsID: '1',
      name: '阿莫西林胶囊1',
      manufacturer: '华东制药',
      spec: '0.25g*24粒',
      packUnit: '盒',
      dosageForm: '胶囊剂',
      images: [{ url: '/files/goods/1-abc.svg', isVector: true, width: 400, height: 400, alt: '阿莫西林胶囊1 0.25g*24粒' }],
      kind: 'WESTERN',
      prescriptionClass: 'RX',
      deviceClass: null,
      approvalNumber: '国药准字H00000001',
      barcode: null,
      price: '12.30',
      listPrice: null,
      priceStatus: 'NORMAL',
      priceText: '',
      isBuyable: true,
      buyReason: null,
      stock: 500,
      warehouse: { id: toGlobalId('Warehouse', '1'), warehouseID: '1', name: '杭州仓' },
      packQuantity: 10,
      caseQuantity: 100,
      minimumQuantity: 10,
      tiers: [{ quantity: 50, price: '11.80' }],
      tierMode: 'WHOLE',
      isFreeShipping: false,
      isSingleFreeShipping: false,
      freeShippingQuantity: null,
      isEphedrine: false,
      isControlledSale: false,
      isColdChain: false,
      expiresOn: '2028-02-29',
      tags: [{ text: '满', kind: 'FULL_REDUCTION', promotionIDs: null }],
      isCouponEligible: true,
      couponIDs: [],
      categoryID: '5',
      manufacturerID: '3',
      isPreferred: false,
      isFavorite: false,
      lastPurchase: null,
      cartQuantity: 0,
    })
  })

  it.each([
    ['kind', 'tcm', 'kind', 'PATENT'],
    ['kind', 'herb', 'kind', 'HERB'],
    ['kind', 'device', 'kind', 'DEVICE'],
    ['kind', 'food', 'kind', 'FOOD'],
    ['rx_class', 'otc_a', 'prescriptionClass', 'OTC_A'],
    ['rx_class', 'otc_b', 'prescriptionClass', 'OTC_B'],
    ['rx_class', 'none', 'prescriptionClass', 'UNCLASSIFIED'],
    ['price_state', 'login', 'priceStatus', 'LOGIN'],
    ['price_state', 'certify', 'priceStatus', 'CERTIFY'],
    ['price_state', 'review', 'priceStatus', 'REVIEW'],
    ['price_state', 'region', 'priceStatus', 'REGION'],
    ['price_state', 'sold_out', 'priceStatus', 'SOLD_OUT'],
    ['price_state', 'special', 'priceStatus', 'SPECIAL'],
    ['ladder_price_type', 2, 'tierMode', 'GRADUATED'],
    ['base_price', null, 'price', null],
    ['buy_reason', 'SCOPE_DENIED', 'buyReason', 'SCOPE_DENIED'],
    ['buy_reason', 'A_NEW_REASON', 'buyReason', 'NOT_BUYABLE'],
    ['device_class', 2, 'deviceClass', 'CLASS_2'],
    ['device_class', 4, 'deviceClass', null],
    ['is_eph', 1, 'isEphedrine', true],
    ['is_cold', 1, 'isColdChain', true],
    ['is_controlled', 1, 'isControlledSale', true],
    ['is_free_shipping', 1, 'isFreeShipping', true],
    ['is_dpby', 1, 'isSingleFreeShipping', true],
    ['free_shipping_number', 30, 'freeShippingQuantity', 30],
    ['cart_number', 20, 'cartQuantity', 20],
    ['expires', null, 'expiresOn', null],
    ['jzl', null, 'caseQuantity', null],
    ['goods_image', ['javascript:alert(1)', 5, 'https://example.com/a.png'], 'images[0].url', 'https://example.com/a.png'],
    ['goods_image', ['javascript:alert(1)', 5, 'https://example.com/a.png'], 'images.length', 1],
  ])('the goods body reads %s %j as %s %j', (key, value, field, expected) => {
    expect(whole(toGoods(goodsBody('1', { [key]: value })))).toHaveProperty(field, expected)
  })

  it('the goods body prices by the special price while one runs', () => {
    expect(whole(toGoods(goodsBody('1', { special_price: '9.90', price_state: 'special' })))).toMatchObject({
      price: '9.90',
      listPrice: '12.30',
      priceStatus: 'SPECIAL',
    })
  })

  it.each([
    ['base_price', 'x'],
    ['kind', 'rx'],
    ['number', null],
    ['tags', 'x'],
    ['goods_image', '/a.svg'],
    ['id', '1/..'],
    ['expires', '31.08.2027'],
  ])('the goods body is unreadable with %s = %j', (key, value) => {
    expect(() => whole(toGoods(goodsBody('1', { [key]: value })))).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })

  it('the goods body has its detail only from the detail call', () => {
    expect(toGoods(goodsDetailBody('1'))).not.toHaveProperty('detail')
    expect(whole(toGoodsWithDetail(goodsDetailBody('1'))).detail).toEqual({
      commonName: '阿莫西林胶囊',
      holder: '云汀药业有限公司',
      origin: '甘肃',
      storageClass: 'COOL',
      insuranceCode: 'DEMO00000000000000000001',
      insuranceClass: 'B',
      isBasicDrug: true,
      specialCompound: 'CODEINE',
      compoundLimit: { perLine: 20, perOrder: null },
      procurements: [{ batch: '第十批国家集采', startsOn: '2026-04-01', endsOn: '2028-03-31', ceiling: '5.20' }],
      storage: '密封',
      indications: '敏感菌感染',
      usage: '请仔细阅读说明书并在药师指导下使用',
      leaflet: { isSample: false, revisedOn: '2025-03-01', sections: [{ title: '成份', text: '阿莫西林' }] },
      lots: [{ goodsID: '1', lotNumber: 'A20260101', expiresOn: '2028-02-29', left: 200, report: '/files/report/1-A20260101.html' }],
      promotions: {
        serverTime: '2026-11-21T02:05:02Z',
        specialEndsAt: null,
        flash: null,
        activities: [],
        gift: null,
        addons: [],
        combinations: [],
        limit: null,
        coupons: [],
      },
    })
  })

  it("the goods body tells its promotions in the schema's words", () => {
    const activity = {
      id: '7',
      kind: 'manjian',
      name: '家庭常备满减',
      ends_at: 1797732000,
      covers_all: 0,
      repeatable: 0,
      cap: null,
      tiers: [{ full: '300.00', minus: '20.00', rate: null }],
      goods_count: 86,
    }
    const promotions = {
      timestamp: 1795226400,
      special_until: 1796054400,
      flash: { name: '08点场', price: null, total: 200, left: 160, per_member: 20, mine: 5, ends_at: 1795248000 },
      activities: [activity],
      gift: { type: 2, need: 20, give: 1, left: 50, goods: { id: '9', name: '板蓝根颗粒', ypgg: '10g*20袋', bzdw: '袋' } },
      combos: [],
      limit: { per_member: 100, left: null, ends_at: 1797732000 },
      coupons: [],
    }
    expect(toGoodsWithDetail(goodsDetailBody('1', { promotions })).detail.promotions).toMatchObject({
      serverTime: '2026-11-21T02:00:00Z',
      flash: { name: '08点场', price: null, left: 160, perMember: 20, boughtCount: 5 },
      activities: [
        {
          goodsCount: 86,
          promotion: { promotionID: '7', kind: 'FULL_REDUCTION', tiers: [{ full: '300.00', minus: '20.00', rate: null }] },
        },
      ],
      gift: { needed: 20, given: 1, mode: 'EVERY', goodsID: '9', name: '板蓝根颗粒', spec: '10g*20袋', packUnit: '袋' },
      limit: { perMember: 100, left: null },
    })
    expect(() => whole(toGoodsWithDetail(goodsDetailBody('1', { promotions: { ...promotions, activities: null } })))).toThrow(
      expect.objectContaining({ code: 'SYSTEM_BUSY' }),
    )
  })

  it('the goods body comes in a tree of categories', () => {
    const leaf = { id: '2', name: '抗生素', logo1: null, count: 12, children: [] }
    expect(toCategory({ id: '1', name: '西药', logo1: '/x.png', count: 80, children: [leaf] })).toEqual({
      id: toGlobalId('Category', '1'),
      categoryID: '1',
      name: '西药',
      logo: { url: '/x.png', isVector: false, width: null, height: null, alt: '西药' },
      count: 80,
      children: [{ id: toGlobalId('Category', '2'), categoryID: '2', name: '抗生素', logo: null, count: 12, children: [] }],
    })
  })
})
