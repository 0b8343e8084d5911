import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const goods = (id: number, more: Record<string, unknown> = {}) => ({
  id: `Goods:${id}`,
  goodsID: String(id),
  name: `商品${id}`,
  manufacturer: '槐序',
  spec: '30粒',
  packUnit: '盒',
  price: '24.50',
  priceStatus: 'NORMAL',
  isBuyable: true,
  stock: 465,
  buyReason: null,
  cartQuantity: 0,
  packQuantity: 5,
  minimumQuantity: 5,
  caseQuantity: null,
  expiresOn: '2027-12-01',
  lastPurchase: null,
  tiers: [],
  tags: [],
  images: [],
  warehouse: { warehouseID: '1' },
  ...more,
})
const row = (line: number, more: Record<string, unknown>) => ({
  line,
  input: `第${line}行`,
  status: 'MATCHED',
  match: null,
  candidates: [],
  substitutes: [],
  askedQuantity: 13,
  quantity: 0,
  problem: null,
  pickedBy: null,
  notes: [],
  ...more,
})
const rows = [
  row(1, { match: goods(1), quantity: 15, notes: ['中包装 5盒，已从 13 调整为 15'] }),
  row(2, { status: 'AMBIGUOUS', candidates: [goods(2), goods(3)], notes: ['有多个商品符合，请选择'] }),
  row(3, {
    status: 'BLOCKED',
    match: goods(4, { isBuyable: false, stock: 0 }),
    substitutes: [goods(5)],
    notes: ['该商品已售罄，可设置到货提醒'],
  }),
  row(4, { status: 'MISSING', notes: ['没有找到这个商品，可换个写法或提交求购'] }),
]

const Query: Mocks[string] = {
  viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }),
  cartBadge: () => 0,
  categories: () => [],
  cart: () => null,
  frequentGoods: () => ({
    totalCount: 1,
    edges: [{ node: { goods: goods(9), times: 6, usualQuantity: 40, lastBoughtAt: '2026-11-01T02:05:00Z' } }],
    pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
  }),
}
const open = (Mutation: NonNullable<Mocks[string]>): Promise<Storefront> => renderStorefront('/kjcg', { Query, Mutation })
const list = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('采购清单')
const read = (): Promise<boolean> => act(async () => fireEvent.click(screen.getByRole('button', { name: '识别清单' })))

beforeAll(() => Promise.all([import('./ListPreview.tsx'), import('./readList.ts')]))
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('a list (/kjcg)', () => {
  it('a purchase list is read, its open rows are settled, and all that is on sale is added once; what is not taken stays with its reason', async () => {
    const storefront = await open({
      parsePurchaseList: () => ({ rows }),
      addPurchaseListToCart: (_: never, { input }: { input: { rows: { goodsID: string; quantity: number }[] } }) => ({
        added: input.rows.slice(1),
        skipped: [{ ...input.rows[0], name: '商品1', message: '库存不足，最多可购买 10', available: 10 }],
      }),
    })
    fireEvent.change(list(), { target: { value: 'a 13\nb' } })
    await read()
    const result = await screen.findByRole('region', { name: '识别结果' })
    expect(document.activeElement?.textContent).toBe('识别结果')
    expect(result.textContent).toContain('共 4 行，可加入 1 行待处理 3 行')
    fireEvent.click(within(within(result).getByLabelText('第 2 行的商品')).getByRole('button', { name: /商品3/ }))
    fireEvent.click(within(result).getByRole('button', { name: '第 3 行换一个' }))
    fireEvent.click(within(within(result).getByLabelText('第 3 行的商品')).getByRole('button', { name: /商品5/ }))
    fireEvent.click(within(result).getByRole('button', { name: '移除第 4 行' }))
    expect(result.textContent).toContain('合计约 ¥1,102.50')
    const button = within(result).getByRole('button', { name: '加入采购单（3）' })
    fireEvent.click(button)
    await act(async () => fireEvent.click(button))
    await waitFor(() => expect(result.textContent).toContain('已把 2 种商品加入采购单。1 行未能加入，原因写在各行'))
    expect(storefront.inputs('addListMutation')).toMatchObject([
      {
        rows: [
          { goodsID: '1', quantity: 15 },
          { goodsID: '3', quantity: 15 },
          { goodsID: '5', quantity: 15 },
        ],
        clientKey: expect.stringMatching(/^.{36}$/),
      },
    ])
    expect(
      within(result)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('库存不足，最多可购买 10')])
  })

  it('two rows of one good are told as one kind that lies in the cart', async () => {
    const twice = [
      row(1, { match: goods(1), quantity: 15 }),
      row(2, { match: goods(1), quantity: 5 }),
      row(3, { match: goods(2), quantity: 5 }),
    ]
    await open({
      parsePurchaseList: () => ({ rows: twice }),
      addPurchaseListToCart: (_: never, { input }: { input: { rows: object[] } }) => ({ added: input.rows, skipped: [] }),
    })
    fireEvent.change(list(), { target: { value: 'a 13\na 5\nb 5' } })
    await read()
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: '加入采购单（3）' })))
    expect(await screen.findByText('已把 2 种商品加入采购单。')).toBeTruthy()
  })

  it.each([
    ['all of it', [], 'ok', '已把 1 种商品加入采购单。 下面是还没处理的行。去采购单'],
    [
      'nothing of it',
      [{ goodsID: '1', quantity: 15, name: '商品1', message: '库存不足', available: 10 }],
      'warning',
      '这次没有商品加入采购单。1 行未能加入，原因写在各行，调整后可再加入。',
    ],
  ] as const)('what became of a purchase list is told in words and a sign: %s was taken', async (_what, skipped, tone, words) => {
    await open({
      parsePurchaseList: () => ({ rows: rows.slice(0, 2) }),
      addPurchaseListToCart: () => ({ added: skipped.length === 0 ? [{ goodsID: '1', quantity: 15 }] : [], skipped }),
    })
    fireEvent.change(list(), { target: { value: 'a 13\nb' } })
    await read()
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: '加入采购单（1）' })))
    const told = await waitFor(() => document.querySelector('section output > div') ?? expect.fail('nothing is told'))
    const sign = render(<Notice tone={tone}>与之相同</Notice>).container.querySelector('svg')
    expect([told.textContent, told.querySelector('svg')?.innerHTML]).toEqual([words, sign?.innerHTML])
  })

  it('another rule reads the list again; what the buyer settled by hand stays, and each pick is marked', async () => {
    let kept = 'LAST_BOUGHT'
    const picked = (id: number, pickedBy: string) => ({ match: goods(id), candidates: [goods(1), goods(2)], quantity: 15, pickedBy })
    await open({
      setPurchaseListRule: (_: never, { input }: { input: { rule: string } }) => {
        kept = input.rule
        return input
      },
      parsePurchaseList: () => {
        return kept === 'LOWEST_PRICE'
          ? { rule: kept, rows: [row(1, picked(2, 'LOWEST_PRICE')), row(2, picked(2, 'LOWEST_PRICE'))] }
          : { rule: 'LAST_BOUGHT', rows: [row(1, picked(1, 'BOUGHT')), row(2, picked(1, 'BOUGHT'))] }
      },
    })
    fireEvent.change(list(), { target: { value: 'a 13\na 13' } })
    await read()
    const result = await screen.findByRole('region', { name: '识别结果' })
    const named = () =>
      within(result)
        .getAllByRole('link', { name: /^商品/ })
        .map(({ textContent }) => textContent)
    expect([named(), result.textContent?.match(/上次购买/g)?.length]).toEqual([['商品1', '商品1'], 2])
    fireEvent.click(within(result).getByRole('button', { name: '第 1 行换一个' }))
    const choice = within(within(result).getByLabelText('第 1 行的商品')).getByRole('button', { name: /商品2/ })
    expect(choice.textContent).toBe('商品2 ¥24.50/盒30粒槐序效期 2027-12-01中包 5盒库存 465 盒')
    fireEvent.click(choice)
    fireEvent.click(within(result).getByRole('button', { name: '第 1 行换一个' }))
    fireEvent.click(within(within(result).getByLabelText('第 1 行的商品')).getByRole('button', { name: /商品1/ }))
    await act(async () => fireEvent.change(within(result).getByLabelText('同名商品按'), { target: { value: 'LOWEST_PRICE' } }))
    await waitFor(() => expect(named()).toEqual(['商品1', '商品2']))
    expect(result.textContent).toContain('最低价')
  })

  it('a row of a purchase list leaves out what is not known of its goods, and so do the other goods it may be', async () => {
    const untold = { spec: '', manufacturer: '', expiresOn: null, lastPurchase: null }
    await open({ parsePurchaseList: () => ({ rows: [row(1, { match: goods(1, untold), candidates: [goods(2, untold)], quantity: 15 })] }) })
    fireEvent.change(list(), { target: { value: 'a 13' } })
    await read()
    const result = await screen.findByRole('region', { name: '识别结果' })
    fireEvent.click(within(result).getByRole('button', { name: '第 1 行换一个' }))
    const named = within(result).getByRole('link', { name: '商品1' }).closest('.goods')
    expect(named?.textContent).toBe('商品1 库存 465 盒比厂家换一个（1）商品2 ¥24.50/盒中包 5盒库存 465 盒')
  })

  it('in a row of a purchase list another maker of the comparison takes the place of the match', async () => {
    const other = goods(8, { manufacturer: '青榕制药', packQuantity: 4, minimumQuantity: 4 })
    const gone = goods(9, { manufacturer: '云汀制药', stock: 0 })
    const storefront = await renderStorefront('/kjcg', {
      Query: { ...Query, goods: () => ({ ...goods(1), substitutes: [gone, other] }) },
      Mutation: {
        parsePurchaseList: () => ({ rows: rows.slice(0, 1) }),
        addPurchaseListToCart: () => ({ added: [{ goodsID: '8', quantity: 16 }], skipped: [] }),
      },
    })
    fireEvent.change(list(), { target: { value: 'a 13' } })
    await read()
    const result = await screen.findByRole('region', { name: '识别结果' })
    await act(async () => fireEvent.click(within(result).getByRole('button', { name: '比厂家：商品1' })))
    const takeOther = await screen.findByRole('button', { name: '换成这个' })
    await waitFor(() => expect(screen.getByText('云汀制药').closest('tr')?.cells[4]?.textContent).toBe('缺货到货提醒我'))
    await act(async () => fireEvent.click(takeOther))
    expect(document.querySelector('dialog')).toBeNull()
    expect(within(result).getByRole('listitem').textContent).toContain('青榕制药')
    await act(async () => fireEvent.click(within(result).getByRole('button', { name: '加入采购单（1）' })))
    await waitFor(() => expect(storefront.inputs('addListMutation')).toMatchObject([{ rows: [{ goodsID: '8', quantity: 16 }] }]))
  })

  it('a row that is taken out of a purchase list leaves the focus on the next one, and the last of them on the words that none is left', async () => {
    await open({ parsePurchaseList: () => ({ rows: rows.slice(0, 3) }) })
    fireEvent.change(list(), { target: { value: 'a 13' } })
    await read()
    await screen.findByRole('region', { name: '识别结果' })
    const after = ([1, 3, 2] as const).map((line) => {
      const button = screen.getByRole('button', { name: `移除第 ${line} 行` })
      button.focus()
      fireEvent.click(button)
      return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    })
    expect(after).toEqual(['移除第 2 行', '移除第 2 行', '清单里没有行了'])
  })

  it('what is left of a purchase list keeps the order it was read in', async () => {
    await open({
      parsePurchaseList: () => ({ rows }),
      addPurchaseListToCart: (_: never, { input }: { input: { rows: { goodsID: string; quantity: number }[] } }) => ({
        added: [],
        skipped: [{ ...input.rows[0], name: '商品1', message: '库存不足，最多可购买 10', available: 10 }],
      }),
    })
    fireEvent.change(list(), { target: { value: 'a 13\nb' } })
    await read()
    const result = await screen.findByRole('region', { name: '识别结果' })
    await act(async () => fireEvent.click(within(result).getByRole('button', { name: '加入采购单（1）' })))
    await waitFor(() => expect(result.textContent).toContain('库存不足，最多可购买 10'))
    const left = within(result).getAllByRole('button', { name: /^移除第 \d 行$/ })
    expect(left.map((button) => button.getAttribute('aria-label'))).toEqual(['移除第 1 行', '移除第 2 行', '移除第 3 行', '移除第 4 行'])
  })

  it('a purchase list that cannot be read stays in the field and in this session, with the sentence beside it', async () => {
    const storefront = await open({
      parsePurchaseList: () => {
        throw gatewayFailure('VALIDATION_FAILED', { userMessage: '一次最多 200 行，这份清单有 201 行，请分几次提交', field: 'text' })
      },
    })
    fireEvent.change(list(), { target: { value: '阿莫西林 20' } })
    await act(async () => fireEvent.keyDown(list(), { key: 'Enter', ctrlKey: true }))
    expect((await screen.findByText(/一次最多 200 行/)).closest('[role=alert]')).not.toBeNull()
    expect([list().value, list().getAttribute('aria-invalid'), storefront.inputs('readListMutation')]).toEqual([
      '阿莫西林 20',
      'true',
      [{ text: '阿莫西林 20' }],
    ])
    await read()
    expect(storefront.inputs('readListMutation')).toHaveLength(2)
    document.body.replaceChildren()
    await open({})
    await waitFor(() => expect(list().value).toBe('阿莫西林 20'))
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect([list().value, sessionStorage.getItem('purchase-list')]).toEqual(['', null])
  })

  it('a purchase list of frequent goods is added in the usual quantity', async () => {
    const storefront = await open({ addToCart: () => ({ cart: null, warnings: [] }) })
    expect(screen.getByText(/买过 6 次，通常 40 盒/)).toBeTruthy()
    expect(screen.getByRole('list', { name: '常购商品' }).textContent).toContain('效期 2027-12-01')
    expect(screen.getByRole('list', { name: '常购商品' }).textContent).toContain('库存 465')
    fireEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
    fireEvent.click(screen.getByRole('button', { name: '加入采购单（1）' }))
    await waitFor(() => expect(storefront.inputs('cartMutationsAddMutation')).toMatchObject([{ goodsID: '9', quantity: 40 }]))
  })
})
