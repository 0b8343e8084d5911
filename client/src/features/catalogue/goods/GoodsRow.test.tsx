import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks'
import { MemoryRouter } from 'react-router-dom'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GoodsRowTestQuery } from '../../../__generated__/GoodsRowTestQuery.graphql.ts'
import { GoodsRow } from './GoodsRow.tsx'
import { goOn, moveBetweenRows } from './rowKeys.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOW = Date.parse('2026-11-21T04:00:00Z')
const usual = {
  goodsID: '377',
  name: '通心络胶囊',
  manufacturer: '槐序中药有限公司',
  spec: '0.26g*30粒',
  packUnit: '盒',
  approvalNumber: '国药准字Z00000377',
  price: '24.50',
  listPrice: null,
  isCouponEligible: true,
  couponIDs: [],
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
  tiers: [
    { quantity: 15, price: '23.69' },
    { quantity: 75, price: '22.51' },
  ],
  expiresOn: '2028-05-02',
  kind: 'PATENT',
  prescriptionClass: 'RX',
  deviceClass: null,
  tags: [
    { text: '特', kind: 'SPECIAL' },
    { text: '近效期', kind: 'NEAR_EXPIRY' },
  ],
  images: [],
  freeShippingQuantity: null,
  isFreeShipping: false,
  isSingleFreeShipping: false,
  isEphedrine: false,
  isColdChain: false,
  warehouse: { warehouseID: '1', name: '主仓' },
  lastPurchase: null,
  isFavorite: false,
}

/** The rows that were rendered, in their order. */
let rendered: string[] = []

function Rows() {
  const { goodsList } = useLazyLoadQuery<GoodsRowTestQuery>(
    graphql`
      query GoodsRowTestQuery {
        goodsList {
          edges {
            node {
              id
              ...GoodsRow_goods
            }
          }
        }
      }
    `,
    {},
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as on the page
    <div onKeyDown={moveBetweenRows}>
      <table>
        <tbody>
          {goodsList?.edges.map(({ node }) => (
            <Profiler key={node.id} id={node.id} onRender={(id) => void rendered.push(id)}>
              <GoodsRow goods={node} now={NOW} onAdded={goOn} />
            </Profiler>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function setup(...goods: readonly Partial<Record<keyof typeof usual, unknown>>[]) {
  const environment = createMockEnvironment()
  const nodes = goods.map((fields, index) => ({ node: { id: `goods:${index}`, ...usual, goodsID: String(377 + index), ...fields } }))
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { GoodsConnection: () => ({ edges: nodes }) }),
  )
  render(
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter initialEntries={['/list?page=2']}>
        <Rows />
      </MemoryRouter>
    </RelayEnvironmentProvider>,
  )
  const rows = screen.getAllByRole('row')
  const inRow = (index: number) => within(rows[index] ?? document.body)
  const field = (index: number): HTMLInputElement => inRow(index).getByRole('textbox', { name: '数量' })
  return { environment, inRow, field, text: (index: number): string => rows[index]?.textContent ?? '' }
}

describe('what a row says', () => {
  test('a row of goods says what a pharmacist checks, and leads to the detail', () => {
    const { inRow, text } = setup({})
    expect(inRow(0).getByRole('rowheader').textContent).toContain('0.26g*30粒')
    expect(inRow(0).getByRole('link', { name: '通心络胶囊' }).getAttribute('href')).toBe('/list/info/377')
    for (const words of [
      '国药准字Z00000377',
      '槐序中药有限公司',
      '5 盒',
      '件装 150 盒',
      '2028-05-02',
      '库存 465 盒',
      '¥24.50/盒',
      'Rx 处方',
      '特',
    ])
      expect(text(0)).toContain(words)
  })

  test('a row of goods leaves out an expiry that is not known, and a stock that is none', () => {
    const { inRow } = setup({ expiresOn: null, stock: 0 })
    const cell = inRow(0).getByRole('button', { name: '比厂家：通心络胶囊' }).closest('td')
    expect(cell?.textContent).toBe('比厂家')
  })

  test('a row of goods says near expiry once, with the months left', () => {
    const { inRow } = setup({ expiresOn: '2027-02-28' })
    expect(inRow(0).getAllByText(/近效期/)).toHaveLength(1)
  })

  test('a visitor is led to the login page and back to this very list', () => {
    const { inRow } = setup({ price: null, priceStatus: 'LOGIN', priceText: '登录后可见', isBuyable: false, tiers: [] })
    expect(inRow(0).getByRole('link', { name: '登录后可见' }).getAttribute('href')).toBe('/login?next=%2Flist%3Fpage%3D2')
    expect(inRow(0).queryByRole('textbox')).toBeNull()
  })

  test('a row of goods says what was bought last, when and at which price', () => {
    const { text } = setup({ lastPurchase: { on: '2026-10-12', price: '23.10', quantity: 20 } })
    expect(text(0)).toContain('上次 26-10-12 ¥23.10×20')
  })

  test('sold out and refused goods say why, once, instead of a stepper; what is sold out offers to be told of', async () => {
    const { inRow } = setup({ stock: 0, isBuyable: false, buyReason: 'OUT_OF_STOCK' }, { isBuyable: false, buyReason: 'SCOPE_DENIED' })
    expect(inRow(0).getAllByText('缺货')).toHaveLength(1)
    await act(async () => void (await import('./WatchButton.tsx')))
    expect(inRow(0).getByRole('button', { name: '到货提醒我：通心络胶囊' })).toBeTruthy()
    expect(inRow(1).queryByRole('button', { name: /提醒我/ })).toBeNull()
    expect(inRow(1).getByText('超出经营范围').getAttribute('title')).toBe('您提供的资质不具备购买该商品的权限')
    expect(inRow(1).queryByRole('textbox')).toBeNull()
  })

  test('goods that are not sold in this region say so in the place of the price, and only there', () => {
    const { text } = setup({
      price: null,
      priceStatus: 'REGION',
      priceText: '不在销售区域内',
      isBuyable: false,
      buyReason: 'REGION_DENIED',
      tiers: [],
    })
    expect(text(0).split('不在销售区域')).toHaveLength(2)
  })
})

describe('tiers', () => {
  const states = (index: number, { inRow }: ReturnType<typeof setup>): (string | undefined)[] =>
    within(inRow(index).getByRole('group', { name: '阶梯价' }))
      .getAllByRole('button')
      .map((button) => button.dataset['state'])

  test('a tier sets the quantity that reaches it', () => {
    const page = setup({})
    expect(states(0, page)).toEqual(['next', 'grey'])
    fireEvent.click(page.inRow(0).getByRole('button', { name: /^75 盒起/ }))
    expect(page.field(0).value).toBe('75')
    expect(states(0, page)).toEqual(['grey', 'reached'])
  })

  test('what lies in the cart counts towards a tier', () => {
    const page = setup({ cartQuantity: 12 })
    expect(states(0, page)).toEqual(['reached', 'next'])
    fireEvent.click(page.inRow(0).getByRole('button', { name: /^75 盒起/ }))
    expect(page.field(0).value).toBe('65')
  })

  test('a tier beyond the stock cannot be picked; one above a special price is not shown', () => {
    const { inRow } = setup({ stock: 60 }, { price: '23.00' })
    expect(inRow(0).getByRole('button', { name: /^75 盒起/ })).toHaveProperty('disabled', true)
    expect(inRow(1).queryByRole('button', { name: /^15 盒起/ })).toBeNull()
  })
})

describe('adding', () => {
  // Fetched when it is needed: a clock that stands still would keep it away.
  beforeAll(() => import('../../ground/cart-changes/cartMutations.ts'))
  const sent = async ({ environment }: ReturnType<typeof setup>) => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
    return environment.mock.getAllOperations().map((operation) => operation.request.variables['input'])
  }

  test('adding goods sends what the stepper shows, after the specified delay', async () => {
    const page = setup({})
    fireEvent.change(page.field(0), { target: { value: '13' } })
    fireEvent.blur(page.field(0))
    fireEvent.click(page.inRow(0).getByRole('button', { name: '加入采购单：通心络胶囊' }))
    expect(page.environment.mock.getAllOperations()).toHaveLength(0)
    expect(await sent(page)).toEqual([
      { clientKey: expect.any(String), goodsID: '377', quantity: 15, seenPrice: '24.50', warehouseID: '1' },
    ])
  })

  test('Enter adds and goes on to the next row that can be bought', async () => {
    const page = setup({}, { stock: 0, isBuyable: false }, { name: '橘红丸' })
    page.field(0).focus()
    fireEvent.change(page.field(0), { target: { value: '20' } })
    fireEvent.keyDown(page.field(0), { key: 'Enter' })
    expect(document.activeElement).toBe(page.field(2))
    expect(await sent(page)).toEqual([expect.objectContaining({ goodsID: '377', quantity: 20 })])
  })

  test('nothing more can be added once the cart holds all there is', () => {
    const { inRow, field, text } = setup({ stock: 30, cartQuantity: 30 })
    expect(field(0).disabled).toBe(true)
    expect(inRow(0).getByRole('button', { name: /加入采购单/ })).toHaveProperty('disabled', true)
    expect(text(0)).toContain('采购单已有 30 盒')
  })
})

test('Alt with an arrow goes from quantity to quantity, a plain arrow from name to name', () => {
  const { field, inRow } = setup({}, { name: '橘红丸' })
  field(0).focus()
  fireEvent.keyDown(field(0), { key: 'ArrowDown', altKey: true })
  expect(document.activeElement).toBe(field(1))
  expect(field(0).value).toBe('5')
  const second = inRow(1).getByRole('link', { name: '橘红丸' })
  second.focus()
  fireEvent.keyDown(second, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(inRow(0).getByRole('link', { name: '通心络胶囊' }))
  fireEvent.keyDown(inRow(0).getByRole('link', { name: '通心络胶囊' }), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(inRow(0).getByRole('link', { name: '通心络胶囊' }))
})

test('a figure typed on a name leads to the quantity of that row, whose old one it replaces; keys of the browser do not', () => {
  const { field, inRow } = setup({}, { name: '橘红丸' })
  const second = inRow(1).getByRole('link', { name: '橘红丸' })
  second.focus()
  fireEvent.keyDown(second, { key: '2', ctrlKey: true })
  expect(document.activeElement).toBe(second)
  expect(fireEvent.keyDown(second, { key: '2' })).toBe(true)
  expect([document.activeElement, field(1).selectionStart, field(1).selectionEnd]).toEqual([field(1), 0, 1])
})

describe('a hundred rows', () => {
  const hundred = () => {
    const page = setup(...Array.from({ length: 100 }, () => ({})))
    rendered = []
    return page
  }

  test('of a hundred rows only the one whose quantity is edited is rendered again', () => {
    const { inRow, field } = hundred()
    fireEvent.click(inRow(41).getByRole('button', { name: '增加 5 盒' }))
    expect(field(41).value).toBe('10')
    expect(new Set(rendered)).toEqual(new Set(['goods:41']))
  })

  test('of a hundred rows only the one that is put into the cart, and the one whose heart is filled, is rendered again', () => {
    const { inRow } = hundred()
    fireEvent.click(inRow(7).getByRole('button', { name: /加入采购单/ }))
    fireEvent.click(inRow(9).getByRole('button', { name: /^收藏/ }))
    act(() => void vi.advanceTimersByTime(200))
    expect(new Set(rendered)).toEqual(new Set(['goods:7', 'goods:9']))
  })
})
