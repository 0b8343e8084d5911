import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const goods = (id: number, more: Record<string, unknown> = {}) => ({
  id: `Goods:${id}`,
  goodsID: String(id),
  name: `商品${id}`,
  manufacturer: '槐序',
  spec: '30粒',
  packUnit: '盒',
  price: '24.50',
  isBuyable: true,
  stock: 465,
  cartQuantity: 0,
  packQuantity: 5,
  minimumQuantity: 5,
  caseQuantity: null,
  expiresOn: '2027-12-01',
  lastPurchase: null,
  ...more,
})
const plan = {
  id: 'PurchasePlan:5',
  planID: '5',
  name: '每周补货',
  isShared: false,
  isOwn: true,
  company: '测试药房',
  version: 3,
  goodsCount: 3,
  updatedAt: '2026-11-20T02:05:00Z',
  lines: [
    { quantity: 20, goods: goods(1) },
    { quantity: 40, goods: goods(2, { stock: 32 }) },
    { quantity: 10, goods: goods(3, { isBuyable: false, stock: 0 }) },
  ],
}
const advice = {
  days: 14,
  daysBy: 'RHYTHM',
  enoughGoodsIDs: ['2'],
  unreadRows: [],
  rows: [
    { quantity: 35, explanation: '近90天买过 4 次；14 天补 35 盒', problem: null, goods: goods(1) },
    { quantity: 10, explanation: '近90天买过 3 次；14 天补 10 盒', problem: null, goods: goods(7) },
  ],
}
const base: Mocks[string] = {
  viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }),
  cartBadge: () => 0,
  categories: () => [],
  cart: () => null,
  purchasePlan: () => plan,
  purchasePlans: () => ({ edges: [{ node: plan }], pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] } }),
}
const open = (at: string, Mutation: NonNullable<Mocks[string]> = {}): Promise<Storefront> => renderStorefront(at, { Query: base, Mutation })
const click = (name: string | RegExp, within_ = screen.getByRole('main')): Promise<boolean> =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })))
const quantities = (): string[] =>
  within(screen.getByLabelText('计划商品'))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)

beforeAll(() =>
  Promise.all([
    import('../../catalogue/goods/WatchButton.tsx'),
    import('./AdvicePreview.tsx'),
    import('./planCalls.ts'),
    import('./keepPlan.ts'),
    import('./AddGoods.tsx'),
    import('./DeletePlan.tsx'),
  ]),
)
beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

it('a plan goes into the cart with one press, as far as stock allows, and says what was added and what was not', async () => {
  const storefront = await open('/cgjh/info?id=5', {
    addPurchaseListToCart: () => ({
      added: [{ goodsID: '2', quantity: 30 }],
      skipped: [{ goodsID: '1', quantity: 20, name: '商品1', message: '该商品限购，您还可购买 10', available: 10 }],
    }),
  })
  expect(screen.getByText('3 种商品，本次采购 2 种')).toBeTruthy()
  expect(screen.getByText('这次最多可加 30 盒')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '本次采购 商品3' }).disabled).toBe(true)
  await click('加入采购单（2）')
  await waitFor(() => expect(screen.getByText(/已把 1 种商品加入采购单/).textContent).toContain('1 种未能加入，原因写在各行'))
  expect(storefront.inputs('addListMutation')).toMatchObject([
    {
      rows: [
        { goodsID: '1', quantity: 20 },
        { goodsID: '2', quantity: 30 },
      ],
    },
  ])
  const rows = within(screen.getByLabelText('计划商品')).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('.why')?.textContent.trim())).toEqual([
    '该商品限购，您还可购买 10',
    '已加入采购单 30 盒',
    '暂不能购买 到货提醒我',
  ])
  expect(screen.getAllByRole('button', { name: /^到货提醒我/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    '到货提醒我：商品3',
  ])
  // What is in the cart is not added by another press; what was refused may be.
  expect(screen.getByRole('button', { name: '加入采购单（1）' })).toBeTruthy()
})

it('a row of a plan that was told to watch its goods says so, and has the focus on that', async () => {
  const storefront = await open('/cgjh/info?id=5', { watchGoods: () => ({ goods: { id: 'Goods:3' } }) })
  const button = await screen.findByRole('button', { name: '到货提醒我：商品3' })
  button.focus()
  await act(async () => fireEvent.click(button))
  const told = await screen.findByText('已设置到货提醒')
  expect(document.activeElement).toBe(told)
  expect(storefront.inputs('watchGoodsMutation')).toEqual([{ goodsID: '3', event: 'ARRIVAL' }])
})

it('goods that are taken out of a plan leave the focus on the next ones, else on those before, else on the words that none is left', async () => {
  await open('/cgjh/info?id=5')
  const after = ['商品2', '商品3', '商品1'].map((name) => {
    const button = screen.getByRole('button', { name: `移除 ${name}` })
    button.focus()
    fireEvent.click(button)
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  })
  expect(after).toEqual(['移除 商品3', '移除 商品1', '还没有商品'])
})

it('a plan is saved whole with the version that was read, and a stale one says so and keeps what was changed', async () => {
  let isStale = false
  const storefront = await open('/cgjh/info?id=5', {
    updatePurchasePlan: (
      _: never,
      { input }: { input: { lines: { goodsID: string; quantity: number }[]; version: number; name: string } },
    ) => {
      if (isStale)
        throw gatewayFailure('BUSINESS_REJECTED', { reason: 'STATE_CHANGED', userMessage: '这份计划已在别处保存过，请载入最新内容后再改' })
      const lines = input.lines.map(({ goodsID, quantity }) => ({ quantity, goods: goods(Number(goodsID)) }))
      return { plan: { ...plan, name: input.name, version: input.version + 1, lines } }
    },
  })
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存计划' })
  expect(save().disabled).toBe(true)
  await click('移除 商品3')
  fireEvent.change(screen.getByLabelText('计划名称'), { target: { value: '旺季补货' } })
  expect(screen.getByText('有未保存的修改')).toBeTruthy()
  await click('保存计划')
  await waitFor(() => expect(save().disabled).toBe(true))
  expect(screen.queryByText('有未保存的修改')).toBeNull()
  isStale = true
  await click('移除 商品2')
  await click('保存计划')
  expect((await screen.findByText('这份计划已在别处保存过，请载入最新内容后再改')).closest('[role=alert]')).not.toBeNull()
  expect(storefront.inputs('keepPlanSaveMutation')).toMatchObject([
    {
      planID: '5',
      version: 3,
      name: '旺季补货',
      lines: [
        { goodsID: '1', quantity: 20 },
        { goodsID: '2', quantity: 40 },
      ],
    },
    { planID: '5', version: 4, name: '旺季补货', lines: [{ goodsID: '1', quantity: 20 }] },
  ])
  expect(quantities()).toEqual(['20'])
})

it('advice changes a plan’s quantities and says why, leaves out what is enough, and offers what the plan lacks', async () => {
  const storefront = await open('/cgjh/info?id=5', { advisePurchase: () => ({ advice }) })
  fireEvent.change(screen.getByLabelText('补到够用'), { target: { value: '14' } })
  await click('按历史订单建议')
  await screen.findByText('近90天买过 4 次；14 天补 35 盒')
  expect(storefront.inputs('planCallsAdviceMutation')).toEqual([{ days: 14, fileKey: null, soldDays: null }])
  expect(quantities()).toEqual(['35', '40', '10'])
  expect(screen.getByText('现有的够用，这次不用补')).toBeTruthy()
  expect(screen.getByRole('button', { name: '加入采购单（1）' })).toBeTruthy()
  await click('一并列入')
  expect(quantities()).toEqual(['35', '40', '10', '10'])
  expect(screen.getByRole('button', { name: '加入采购单（2）' })).toBeTruthy()
})

it('a plan takes goods by the list reader: what is clear joins it, the rest is chosen', async () => {
  const row = {
    line: 1,
    status: 'MATCHED',
    match: null,
    candidates: [],
    substitutes: [],
    askedQuantity: 13,
    quantity: 0,
    pickedBy: null,
    notes: [],
  }
  await open('/cgjh/info?id=5', {
    parsePurchaseList: () => ({
      rule: null,
      rows: [
        { ...row, input: 'amxl 13', match: goods(7), quantity: 15 },
        { ...row, line: 2, input: '丸 13', status: 'AMBIGUOUS', candidates: [goods(8), goods(9)], notes: ['有多个品种符合，请选择'] },
      ],
    }),
  })
  await click('添加商品')
  fireEvent.change(screen.getByLabelText(/要添加的商品/), { target: { value: 'amxl 13\n丸 13' } })
  await click('添加')
  await waitFor(() => expect(quantities()).toEqual(['20', '40', '10', '15']))
  await act(async () => fireEvent.click(within(screen.getByLabelText('第 2 行的商品')).getByRole('button', { name: /商品9/ })))
  expect(quantities()).toEqual(['20', '40', '10', '15', '15'])
})

it('this week’s advice is asked from history, can be changed, and is kept as a plan', async () => {
  const storefront = await open('/cgjh', {
    advisePurchase: () => ({ advice: { ...advice, unreadRows: [{ line: 4, input: '没有这种药', note: '没有找到这个商品' }] } }),
    createPurchasePlan: () => ({ plan: { planID: '5' } }),
  })
  expect(screen.getByRole('link', { name: '每周补货' }).getAttribute('href')).toBe('/cgjh/info?id=5')
  await click('按历史订单建议')
  const found = await screen.findByRole('region', { name: '建议的商品' })
  expect(document.activeElement?.textContent).toBe('建议的商品')
  expect(found.textContent).toContain('补到够用 14 天（本店平常的下单间隔），要补 2 种，另有 1 种够用')
  expect(found.textContent).toContain('第 4 行「没有这种药」：没有找到这个商品')
  expect(quantities()).toEqual(['35', '10'])
  await click('移除 商品7')
  await click('存为计划')
  fireEvent.change(screen.getByLabelText('计划名称'), { target: { value: '本周' } })
  await click('保存', document.body)
  await waitFor(() =>
    expect(storefront.inputs('keepPlanAddMutation')).toMatchObject([{ name: '本周', lines: [{ goodsID: '1', quantity: 35 }] }]),
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('计划名称').value).toBe('每周补货'))
})

it('the shop that made a plan shares it and deletes it, and is asked first', async () => {
  const storefront = await open('/cgjh/info?id=5', {
    sharePurchasePlan: () => ({ plan: { id: plan.id, isShared: true } }),
    deletePurchasePlan: () => ({ deletedID: plan.id }),
  })
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: '各门店共用' })))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: '各门店共用' }).checked).toBe(true))
  await click('删除')
  const dialog = await screen.findByRole('alertdialog', { name: '删除采购计划' })
  expect(dialog.textContent).toContain('共用它的各门店也不再看到')
  expect(storefront.inputs('keepPlanRemoveMutation')).toEqual([])
  await click('确认删除', dialog)
  await waitFor(() => expect(storefront.inputs('keepPlanRemoveMutation')).toEqual([{ planID: '5' }]))
  expect(storefront.inputs('keepPlanShareMutation')).toEqual([{ planID: '5', isShared: true }])
})

it('a plan of another shop has no switch and no way to delete it', async () => {
  await renderStorefront('/cgjh/info?id=5', { Query: { ...base, purchasePlan: () => ({ ...plan, isOwn: false, isShared: true }) } })
  expect(screen.getByLabelText('计划商品')).toBeTruthy()
  expect([screen.queryByRole('switch'), screen.queryByRole('button', { name: '删除' })]).toEqual([null, null])
})
