import { expect, it } from 'vitest'
import { optimisticAddition, optimisticCart } from './optimisticCart.ts'

const line = (lineID: string, goodsID: string, quantity: number) => ({
  lineID,
  quantity,
  isSelected: true,
  unitPrice: '2.50' as string | null,
  amount: '0.00',
  goods: { goodsID, kind: goodsID === '11' ? 'HERB' : 'WESTERN', isPreferred: false },
})

const priced = (lineID: string, goodsID: string, quantity: number) => ({
  lineID,
  goodsID,
  quantity,
  kind: 'PLAIN',
  combinationID: null,
  isSelected: true,
  warehouseID: '1',
  refused: null,
})

const goods = (goodsID: string, basePriceCents: number) => ({
  goodsID,
  basePriceCents,
  specialPriceCents: null,
  tiers: [{ quantity: 100, priceCents: 200 }],
  isGraduated: false,
  isBuyable: true,
  stock: 500,
  packQuantity: 10,
  minimumQuantity: 10,
  caseQuantity: 100,
  warehouseID: '1',
  isCouponEligible: true,
  isEphedrine: false,
  isColdChain: false,
  isFreeShipping: false,
  isSingleFreeShipping: false,
  freeShippingQuantity: null,
  limit: null,
  gift: null,
})

const pricing = {
  lines: [priced('1', '10', 20), priced('2', '11', 10)],
  goods: [goods('10', 250), goods('11', 1000)],
  addons: [],
  groups: [],
  combinations: [],
  flash: [],
  fullReductions: [
    {
      promotionID: '7',
      priority: 1,
      goodsIDs: null,
      isRepeatable: false,
      capCents: null,
      tiers: [{ fullCents: 30_000, minusCents: 3_000 }],
    },
  ],
  discounts: [],
  cashbacks: [],
  pieces: [],
  coupons: [],
  warehouses: [{ warehouseID: '1', freeOverCents: 20_000, feeCents: 800, minimumCents: 0 }],
}

const cart = {
  id: 'cart',
  lineCount: 2,
  selectedCount: 2,
  totals: { goods: '150.00', discount: '0.00', shipping: '8.00', payable: '158.00', herbs: '100.00' },
  lines: [line('1', '10', 20), line('2', '11', 10)],
  pricing,
}

it('an edited cart has the tier price, the full reduction and the freight of its new quantity', () => {
  const edited = optimisticCart(cart, [{ lineIDs: ['1'], quantity: 150 }])
  // 150 × 2.00 + 10 × 10.00 = 400.00; 30.00 off over 300.00; 22.50 of it falls on 300.00 and 7.50 on 100.00; no freight over 200.00.
  expect(edited).toEqual({
    ...cart,
    totals: { goods: '370.00', discount: '105.00', shipping: '0.00', payable: '370.00', herbs: '92.50' },
    lines: [
      { ...line('1', '10', 150), unitPrice: '2.00', amount: '277.50' },
      { ...line('2', '11', 10), unitPrice: '10.00', amount: '92.50' },
    ],
  })
})

it('goods that lie in the cart are added to their plain line, ticked and priced; others wait for the answer', () => {
  const lines = [
    { ...line('1', '10', 20), kind: 'FLASH' },
    { ...line('2', '11', 10), kind: 'PLAIN', isSelected: false },
  ]
  const added = optimisticAddition({ ...cart, lines }, '11', 20)
  // 20 × 2.50 + 30 × 10.00 = 350.00; 30.00 off over 300.00: 25.71 of it falls on 300.00; no freight over 200.00.
  expect(added).toMatchObject({
    lineCount: 2,
    selectedCount: 2,
    totals: { goods: '320.00', shipping: '0.00', payable: '320.00' },
    lines: [{ quantity: 20 }, { lineID: '2', quantity: 30, isSelected: true, amount: '274.29' }],
  })
  expect([optimisticAddition({ ...cart, lines }, '10', 20), optimisticAddition({ ...cart, lines }, '12', 20)]).toEqual([null, null])
})

it('an edited cart leaves out what was deleted or unticked, and counts it so', () => {
  const edited = optimisticCart(cart, [
    { lineIDs: ['1'], quantity: 0 },
    { lineIDs: ['2'], isSelected: false },
  ])
  expect(edited).toMatchObject({
    lineCount: 1,
    selectedCount: 0,
    totals: { goods: '0.00', payable: '0.00' },
    lines: [{ lineID: '2', isSelected: false, amount: '100.00' }],
  })
})

it('an edited cart gains no field that the app did not ask for', () => {
  const { lineCount, totals, ...rest } = cart
  expect(Object.keys(optimisticCart({ ...rest, totals: { payable: '1.00' } }, [{ lineIDs: ['1'], quantity: 30 }]))).not.toContain(
    'lineCount',
  )
  expect(optimisticCart({ ...rest, totals: { payable: '1.00' } }, [{ lineIDs: ['1'], quantity: 30 }]).totals).toEqual({ payable: '183.00' })
  expect(lineCount + Object.keys(totals).length).toBe(7)
})

it('an edited cart keeps its amounts where it cannot be priced: without its pricing, or with goods that nobody described', () => {
  const blind = optimisticCart({ ...cart, pricing: null }, [{ lineIDs: ['1'], quantity: 30 }])
  expect([blind.lines[0]?.quantity, blind.totals]).toEqual([30, cart.totals])
  const unknown = optimisticCart({ ...cart, pricing: { ...pricing, goods: pricing.goods.slice(1) } }, [{ lineIDs: ['1'], quantity: 30 }])
  expect([unknown.lines[0]?.quantity, unknown.totals]).toEqual([30, cart.totals])
})
