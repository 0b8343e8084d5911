import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { MemberView } from '../user/memberView.ts'
import type { GoodsRow } from './goods.repo.ts'
import { goodsWire } from './goods.schemas.ts'
import { seesPrices, viewGoods } from './goodsView.ts'

const plain: GoodsRow = {
  id: 7,
  name: '阿莫西林胶囊',
  commonName: '阿莫西林胶囊',
  pinyinFull: 'amoxilinjiaonang',
  manufacturerId: 3,
  manufacturer: '青榕制药有限公司',
  categoryId: 101,
  spec: '0.25g*24粒',
  packUnit: '盒',
  dosageForm: '胶囊剂',
  kind: 'western',
  prescriptionClass: 'rx',
  deviceClass: null,
  approvalNumber: '国药准字H00000001',
  barcode: '6900000000014',
  scopeCode: 'antibiotic',
  scopeName: '抗生素制剂',
  isEphedrine: false,
  otherCompound: null,
  compoundPerLine: null,
  compoundPerOrder: null,
  holder: null,
  storageClass: null,
  insuranceCode: null,
  insuranceClass: null,
  isBasicDrug: false,
  isProcured: false,
  isPreferred: false,
  isControlledSale: false,
  isColdChain: false,
  isOnSale: true,
  basePrice: 480,
  specialPrice: null,
  specialUntil: null,
  dayPrice: null,
  zonePercent: null,
  zoneUntil: null,
  packQuantity: 10,
  caseQuantity: 400,
  minimumQuantity: 10,
  tierMode: 1,
  isFreeShipping: false,
  isSingleFreeShipping: false,
  freeShippingQuantity: null,
  isCouponEligible: true,
  isRecalled: false,
  expiresOn: '2028-01-01',
  createdAt: new Date('2025-01-01T00:00:00Z'),
  warehouseId: 1,
  warehouseName: '主仓',
  stock: 500,
  pictures: [],
  tiers: [{ number: 30, price: 465 }],
  rule: null,
  cartQuantity: 0,
  isFavorite: false,
}

const passed: MemberView = {
  memberId: 1,
  kind: 'pharmacy',
  places: [330_106, 330_100, 330_000],
  rank: 1,
  review: 'passed',
  scopes: [{ code: 'antibiotic', validTo: null }],
  lapsed: [],
  ephAllowed: false,
  ephReceiptDue: false,
}
const special = { specialPrice: 300, specialUntil: new Date('2026-12-01T00:00:00Z') }
const denied = { price: null, hidden: true, for_member: false }

interface Case {
  readonly state: string
  readonly row?: Partial<GoodsRow>
  readonly viewer?: Partial<MemberView> | null
  readonly expected: readonly [state: string, price: string | null, isBuy: 0 | 1, reason: string | null]
}

const CASES: readonly Case[] = [
  { state: 'a visitor', viewer: null, expected: ['login', null, 0, null] },
  { state: 'a visitor before goods no longer sold', viewer: null, row: { isOnSale: false }, expected: ['login', null, 0, 'NOT_ON_SALE'] },
  { state: 'refused papers', viewer: { review: 'rejected' }, expected: ['certify', null, 0, 'NOT_REVIEWED'] },
  { state: 'under review', viewer: { review: 'pending' }, expected: ['review', null, 0, 'NOT_REVIEWED'] },
  { state: 'a frozen shop', viewer: { review: 'frozen' }, expected: ['review', null, 0, 'NOT_REVIEWED'] },
  { state: 'in order', expected: ['normal', '4.80', 1, null] },
  { state: 'in order, special price', row: special, expected: ['special', '4.80', 1, null] },
  { state: 'special price over', row: { ...special, specialUntil: TEST_NOW }, expected: ['normal', '4.80', 1, null] },
  { state: 'controlled and no rule for the shop', row: { isControlledSale: true }, expected: ['region', null, 0, 'REGION_DENIED'] },
  {
    state: 'controlled and allowed at a price',
    row: { isControlledSale: true, rule: { price: 475, hidden: false, for_member: false } },
    expected: ['normal', '4.75', 1, null],
  },
  { state: 'hidden in the region', row: { rule: denied }, expected: ['region', null, 0, 'REGION_DENIED'] },
  { state: 'hidden from the member', row: { rule: { ...denied, for_member: true } }, expected: ['region', null, 0, 'MEMBER_DENIED'] },
  { state: 'sold out', row: { stock: 0, ...special }, expected: ['sold_out', '4.80', 0, 'OUT_OF_STOCK'] },
  {
    state: 'nothing left but a recalled lot',
    row: { stock: 0, isRecalled: true, ...special },
    expected: ['sold_out', '4.80', 0, 'RECALLED'],
  },
  { state: 'a good lot beside a recalled one', row: { isRecalled: true }, expected: ['normal', '4.80', 1, null] },
  { state: 'less than a pack left', row: { stock: 3 }, expected: ['normal', '4.80', 1, null] },
  { state: 'certificate expired', viewer: { lapsed: ['gsp'] }, expected: ['normal', '4.80', 0, 'CERT_EXPIRED'] },
  { state: 'scope not held', viewer: { scopes: [] }, expected: ['normal', '4.80', 0, 'SCOPE_DENIED'] },
  {
    state: 'scope held until yesterday',
    viewer: { scopes: [{ code: 'antibiotic', validTo: '2026-11-20' }] },
    expected: ['normal', '4.80', 0, 'SCOPE_DENIED'],
  },
  {
    state: 'scope held until today',
    viewer: { scopes: [{ code: 'antibiotic', validTo: '2026-11-21' }] },
    expected: ['normal', '4.80', 1, null],
  },
  { state: 'ephedrine not allowed', row: { isEphedrine: true }, expected: ['normal', '4.80', 0, 'EPH_NOT_ALLOWED'] },
  {
    state: 'ephedrine not allowed and region denied',
    row: { isEphedrine: true, rule: denied },
    expected: ['region', null, 0, 'REGION_DENIED'],
  },
  { state: 'ephedrine allowed', row: { isEphedrine: true }, viewer: { ephAllowed: true }, expected: ['normal', '4.80', 1, null] },
  { state: 'no longer sold', row: { isOnSale: false }, viewer: { scopes: [] }, expected: ['normal', '4.80', 0, 'NOT_ON_SALE'] },
]

describe('what a viewer sees', () => {
  it.each(CASES)('$state', ({ row, viewer, expected }) => {
    const view = viewGoods({ ...plain, ...row }, viewer === null ? null : { ...passed, ...viewer }, TEST_NOW)
    const wire = goodsWire(view)
    expect([wire.price_state, wire.base_price, wire.is_buy, wire.buy_reason]).toEqual(expected)
  })

  it('the view of goods never sends a hidden price in any field', () => {
    for (const { row, viewer, expected } of CASES) {
      if (expected[1] !== null) continue
      const wire = goodsWire(viewGoods({ ...plain, ...special, ...row }, viewer === null ? null : { ...passed, ...viewer }, TEST_NOW))
      expect(wire).toMatchObject({ base_price: null, special_price: null, ladder_price: [] })
      expect(JSON.stringify(wire)).not.toMatch(/"\d+\.\d\d"/)
    }
  })

  it('the view of goods names the scope or the paper that is missing', () => {
    expect(viewGoods(plain, { ...passed, scopes: [] }, TEST_NOW).refusal).toEqual({ reason: 'SCOPE_DENIED', value: '抗生素制剂' })
    expect(viewGoods(plain, { ...passed, lapsed: ['gsp'] }, TEST_NOW).refusal).toEqual({ reason: 'CERT_EXPIRED', value: 'GSP证书' })
  })

  it('the view of goods leaves out ladder tiers that a member price undercuts', () => {
    const row = {
      ...plain,
      rule: { price: 465, hidden: false, for_member: false },
      tiers: [
        { number: 30, price: 465 },
        { number: 100, price: 440 },
      ],
    }
    expect(viewGoods(row, passed, TEST_NOW).tiers).toEqual([{ number: 100, price: 440 }])
  })

  it('the view of goods tags what stands out', () => {
    const row = {
      ...plain,
      ...special,
      isPreferred: true,
      isColdChain: true,
      createdAt: new Date('2026-11-10T00:00:00Z'),
      expiresOn: '2027-03-01',
    }
    expect(viewGoods(row, passed, TEST_NOW).tags.map((tag) => tag.text)).toEqual(['优', '特', '新', '近效期', '冷链'])
    expect(viewGoods(row, null, TEST_NOW).tags.map((tag) => tag.kind)).not.toContain('special')
  })

  it('the view of goods lets only passed shops order by price', () => {
    expect([seesPrices(null), seesPrices({ ...passed, review: 'pending' }), seesPrices(passed)]).toEqual([false, false, true])
  })
})
