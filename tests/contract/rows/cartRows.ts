import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const CART =
  'cart { lineCount selectedCount totals { goods payable coupons } lines { lineID quantity isSelected goods { goodsID } combination { name items { quantity } } } }'

/** The cart up to a quote. */
export const CART_ROWS: readonly Row[] = [
  {
    rest: 'POST /api/cart',
    document: `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${CART} warnings { code } } }`,
    variables: (k) => ({ input: { goodsID: k.goodsID, quantity: k.pack, seenPrice: k.price, warehouseID: k.warehouseID } }),
    check: (data, into) => {
      const line = list(data, 'addToCart.cart.lines').find((candidate) => at(candidate, 'goods.goodsID') === into.goodsID)
      expect(at(line, 'quantity')).toBe(into.pack)
      into.lineID = text(line, 'lineID')
    },
  },
  {
    rest: 'GET /api/cart/list',
    document: `{ ${CART} also: cart { promotions { promotionID kind name isReached tiers { full short isReached } }
      filters { filterID name count }
      pricing { fullReductions { promotionID tiers { fullCents minusCents } } balanceCents coupons { couponID } }
        addons { price perOrder goods { goodsID warehouse { warehouseID } } } } }`,
    check: (data, into) => {
      expect(at(data, 'cart.lineCount')).toBe(1)
      expect(at(data, 'also.filters.0')).toMatchObject({ filterID: '99999', count: 1 })
      into.promotionID = text(data, 'also.promotions.0.promotionID')
      const addon = at(data, 'also.addons.0')
      into.addon = {
        goodsID: text(addon, 'goods.goodsID'),
        quantity: Number(at(addon, 'perOrder')),
        seenPrice: text(addon, 'price'),
        warehouseID: text(addon, 'goods.warehouse.warehouseID'),
      }
    },
  },
  {
    rest: 'GET /api/cart/list',
    document:
      'query ($no: Boolean = false) { cart { totals { payable shipping } ...L } } fragment L on Cart { lines { amount seen: seenPrice refusal @include(if: $no) { reason } goods { goodsID name price images { url } tiers { price } } } }',
    check: (data, k) => {
      expect(at(data, 'cart.lines.0')).toMatchObject({
        amount: expect.stringMatching(/^\d+\.\d\d$/),
        seen: k.price,
        goods: {
          goodsID: k.goodsID,
          name: expect.any(String),
          price: k.price,
          images: [{ url: expect.stringContaining('/files/goods/') }],
        },
      })
      expect(at(data, 'cart.totals')).toEqual({ payable: expect.any(String), shipping: expect.any(String) })
    },
  },
  { rest: 'GET /api/cart/total', document: '{ cartBadge }', check: (data) => expect(at(data, 'cartBadge')).toBe(1) },
  {
    rest: 'POST /api/cart/{id}/edit',
    document: `mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { ${CART} } }`,
    variables: (k) => ({ input: { lineID: k.lineID, quantity: k.pack * 2 } }),
    check: (data, k) => expect(at(data, 'updateCartLine.cart.lines.0.quantity')).toBe(k.pack * 2),
  },
  {
    rest: 'POST /api/cart/batch_select',
    document: `mutation ($input: SelectCartLinesInput!) { selectCartLines(input: $input) { ${CART} } }`,
    variables: (k) => ({ input: { lineIDs: [k.lineID], isSelected: true } }),
    check: (data) => expect(at(data, 'selectCartLines.cart.selectedCount')).toBe(1),
  },
  {
    rest: 'GET /api/cart/suggest',
    document: '{ cartSuggestions { kind lineID addQuantity quantity cost saves gain promotionID warehouseID message goods { name } } }',
    check: (data) => expect(at(data, 'cartSuggestions')).toEqual(expect.any(Array)),
  },
  {
    rest: 'GET /api/cart/makers',
    document: '{ cartMakers { pricing { lines { lineID } goods { goodsID } } goods { goodsID manufacturer } lines { lineID goodsIDs } } }',
    check: (data, k) => expect(at(data, 'cartMakers.pricing.lines.0.lineID')).toBe(k.lineID),
  },
  {
    rest: 'POST /api/cart/next_hint',
    document: 'query ($id: ID!) { lineHints(lineID: $id) { kind message saves } }',
    variables: (k) => ({ id: k.lineID }),
    check: (data) => expect(at(data, 'lineHints')).toEqual(expect.any(Array)),
  },
  {
    rest: 'POST /api/cart/checkout',
    document:
      'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash payable orders { kind goodsAmount shipping lines { goodsID amount } } } } }',
    variables: (k) => ({ input: { lineIDs: [k.lineID] } }),
    check: (data, into) => {
      expect(list(data, 'checkout.quote.orders')).toHaveLength(1)
      into.quoteID = text(data, 'checkout.quote.quoteID')
    },
  },
  {
    rest: 'GET /api/quote/{id}',
    document: 'query ($id: ID!) { quote(quoteID: $id) { quoteID hash payable invoices { invoiceID kind title taxNo problem isUsual } } }',
    variables: (k) => ({ id: k.quoteID }),
    check: (data, k) => expect(at(data, 'quote.quoteID')).toBe(k.quoteID),
  },
  {
    rest: 'POST /api/cart/batch_delete',
    document: `mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { ${CART} deletedIDs } }`,
    variables: (k) => ({ input: { lineIDs: [k.lineID] } }),
    check: (data) => expect(at(data, 'deleteCartLines')).toMatchObject({ cart: { lineCount: 0 } }),
  },
  {
    rest: 'POST /api/cart/quick_add/{id}',
    document: `mutation ($input: AddUsualToCartInput!) { addUsualToCart(input: $input) { ${CART} } }`,
    variables: (k) => ({ input: { goodsID: k.goodsID } }),
    check: (data, into) => {
      expect(at(data, 'addUsualToCart.cart.lineCount')).toBe(1)
      into.lineID = text(data, 'addUsualToCart.cart.lines.0.lineID')
    },
  },
  {
    rest: 'POST /api/cart',
    document:
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { lineID kind isSelected unitPrice goods { goodsID } } addons { isReached left short goods { goodsID } } } } }',
    variables: (k) => ({ input: { ...k.addon, isAddon: true } }),
    check: (data, into) => {
      const line = list(data, 'addToCart.cart.lines').find((candidate) => at(candidate, 'kind') === 'ADDON')
      expect(line).toMatchObject({ isSelected: false, unitPrice: into.addon.seenPrice, goods: { goodsID: into.addon.goodsID } })
      expect(list(data, 'addToCart.cart.addons').find((addon) => at(addon, 'goods.goodsID') === into.addon.goodsID)).toMatchObject({
        isReached: false,
      })
      into.addonLineID = text(line, 'lineID')
    },
  },
  {
    rest: 'POST /api/cart/batch_delete',
    document: 'mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } deletedIDs } }',
    variables: (k) => ({ input: { lineIDs: [k.addonLineID] } }),
    check: (data) => expect(at(data, 'deleteCartLines.cart')).toEqual({ lineCount: 1 }),
  },
  {
    rest: 'GET /api/contract',
    document: '{ contract { contractID title paragraphs signedAt } }',
    check: (data, into) => {
      into.contractID = text(data, 'contract.contractID')
    },
  },
  {
    rest: 'POST /api/contract/sign',
    document: 'mutation ($input: SignContractInput!) { signContract(input: $input) { contract { signedAt } } }',
    variables: (k) => ({ input: { contractID: k.contractID, isAgreed: true } }),
    check: (data) => expect(at(data, 'signContract.contract.signedAt')).toEqual(expect.any(String)),
  },
]
