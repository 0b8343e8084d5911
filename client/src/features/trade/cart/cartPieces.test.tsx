import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const goods = {
  goodsID: '1',
  name: '阿莫西林胶囊',
  pricing: {
    base_price: 1000,
    ladder: [],
    ladder_price_type: 1,
    is_buy: 1,
    stock: 900,
    pack: 1,
    min: 1,
    ck: 1,
    with_coupon: 1,
  },
} as const
const terms = { promotionID: '5', priority: 1, goodsIDs: ['1'], every: 5, minusCents: 300, timesPerOrder: 4, timesLeft: 10 }
const offer = {
  promotionID: '5',
  kind: 'PIECES',
  kindText: '满件减',
  tag: '满件',
  name: '春季满件',
  isReached: false,
  amount: '40.00',
  discount: '0.00',
  // Of a kind that is not reckoned by tiers, these are the marketplace's own and stay.
  tiers: [{ full: '50.00', minus: null, isReached: false, short: '10.00', isApplied: false }],
  terms: ['每满 5 件减 ¥3'],
  applied: null,
  next: '每满 5 件减 ¥3，还差 1 件',
}

afterEach(() => act(() => toasts.clear()))

it('a 满件减 is among the cart’s offers and is reckoned again with every piece, before the server answers', async () => {
  const server = new CartServer([goods])
  server.add('1', 4)
  const base = server.mocks['Query']?.['cart'] as () => { pricing: object }
  await import('./CartDialog.tsx')
  await renderStorefront('/cart', {
    ...server.mocks,
    Query: {
      ...server.mocks['Query'],
      cart: () => ({ ...base(), promotions: [offer], pricing: { ...base().pricing, pieces: [terms] } }),
    },
    // The server's answer never comes: what is shown is the storefront's own.
    Mutation: { updateCartLine: () => new Promise(() => undefined) },
  })
  const offers = within(await screen.findByRole('region', { name: '优惠' }))
  expect(offers.getByText('满件').getAttribute('title')).toBe('满件减')
  expect(offers.getByText('每满 5 件减 ¥3，还差 1 件')).toBeTruthy()
  const quantity = within(screen.getByRole('row', { name: /阿莫西林胶囊/ })).getByRole('textbox', { name: '数量' })
  fireEvent.change(quantity, { target: { value: '12' } })
  fireEvent.blur(quantity)
  await waitFor(() => expect(offers.getByText('每满 5 件减 ¥3 × 2，已减 ¥6.00')).toBeTruthy())
  expect(offers.getByText('每满 5 件减 ¥3，还差 3 件')).toBeTruthy()
})

it.each([
  ['has none', () => ({ name: '春季满件', goods: { totalCount: 0, edges: [] } }), '去凑单：春季满件'],
  [
    'does not tell them',
    () => ({
      name: '春季满件',
      goods: () => {
        throw gatewayFailure('SYSTEM_BUSY')
      },
    }),
    '去凑单：春季满件',
  ],
  ['has ended', () => null, '去凑单'],
])('the goods to fill a cart up with for an activity that %s: the dialog says so', async (_when, promotion, title) => {
  const server = new CartServer([goods])
  server.add('1', 4)
  const base = server.mocks['Query']?.['cart'] as () => object
  await import('./CartDialog.tsx')
  await renderStorefront('/cart', {
    ...server.mocks,
    Query: { ...server.mocks['Query'], cart: () => ({ ...base(), promotions: [offer] }), promotion },
  })
  await act(async () => (await screen.findByRole('button', { name: /^去凑单\s*：春季满件$/ })).click())
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(await within(dialog).findByText('该活动没有可凑的商品。')).toBeTruthy()
})
