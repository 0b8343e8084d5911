import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import type { Mocks } from '../../testing/schemaNetwork.ts'

const list = (...nodes: object[]): object => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
  facets: null,
})
const member = {
  memberID: '1',
  company: '测试药房',
  isReviewed: true,
  accountManager: { name: '周景岳', phone: '13900000002' },
  addresses: [],
}
const zone = (_: unknown, { kind }: { kind: string }): object => ({
  kind,
  name: `${kind} 名`,
  subtitle: '小字',
  rules: ['规则一'],
  count: 1,
  serverTime: '2026-11-20T02:00:00Z',
})
const goods = {
  id: 'Goods:7',
  goodsID: '7',
  name: '某品',
  manufacturer: '澄野',
  manufacturerID: '3',
  spec: '500g/片',
  dosageForm: '无菌型',
  approvalNumber: '国械备1号',
  deviceClass: null,
  kind: 'HERB',
  prescriptionClass: 'UNCLASSIFIED',
  packUnit: '袋',
  packQuantity: 1,
  caseQuantity: 20,
  minimumQuantity: 1,
  stock: 90,
  cartQuantity: 0,
  price: '26.00',
  listPrice: null,
  priceStatus: 'NORMAL',
  priceText: '',
  isBuyable: true,
  buyReason: null,
  tiers: [],
  images: [],
  tags: [],
  expiresOn: '2027-02-18',
  isFavorite: false,
  isSingleFreeShipping: false,
  freeShippingQuantity: null,
  warehouse: { warehouseID: '2', name: '中药仓' },
  facts: null,
}
const facts = { lots: [], herb: null, limit: null, specialEndsAt: null, control: null }
const main = (): string => document.querySelector('main')?.textContent ?? ''

async function open(at: string, nodes: readonly object[], more: Mocks[string] = {}): Promise<void> {
  await renderStorefront(at, {
    Query: {
      viewer: () => member,
      cartBadge: () => 0,
      categories: () => [],
      site: () => null,
      postPage: () => null,
      zone,
      cart: () => null,
      controlledBanners: () => [],
      goodsList: () => list(...nodes),
      ...more,
    },
    Mutation: {},
  })
  await screen.findByRole('heading', { level: 2, name: /./ })
}
const says = (...words: string[]): void => {
  for (const word of words) expect(main()).toContain(word)
}

afterEach(() => vi.unstubAllGlobals())

it('herbs are compared by the kilogram, with origin, grade, processing and the report of the first lot; a tier by weight sets the quantity', async () => {
  const herb = { origin: '甘肃陇西', grade: '选货', processing: '切厚片', netGrams: 500 }
  await open('/zyyp', [
    {
      ...goods,
      tiers: [{ quantity: 4, price: '25.00' }],
      facts: { ...facts, herb, firstLot: { lotNumber: 'A1', report: '/files/report/7-A1.html' } },
    },
    { ...goods, id: 'Goods:8', goodsID: '8', name: '无记录', facts: null },
  ])
  says('甘肃陇西', '选货', '切厚片', '¥52.00/kg', '¥26.00/袋', '共 500 g')
  expect(screen.getByRole('link', { name: '某品 检验报告' }).getAttribute('href')).toBe('/files/report/7-A1.html')
  await act(async () => screen.getByRole('button', { name: '2 kg起 ¥50.00/kg' }).click())
  says('共 2 kg')
})

it('devices show model, registration and the licence their class takes, or that this shop lacks it', async () => {
  await open(
    '/qxzq',
    [
      { ...goods, kind: 'DEVICE', deviceClass: 'CLASS_1', spec: '10只' },
      { ...goods, id: 'Goods:8', goodsID: '8', kind: 'DEVICE', deviceClass: 'CLASS_3', isBuyable: false, buyReason: 'SCOPE_DENIED' },
    ],
    {
      goodsList: () => ({
        ...list(
          { ...goods, kind: 'DEVICE', deviceClass: 'CLASS_1', spec: '10只' },
          { ...goods, id: 'Goods:8', goodsID: '8', kind: 'DEVICE', deviceClass: 'CLASS_3', isBuyable: false, buyReason: 'SCOPE_DENIED' },
        ),
        facets: {
          deviceClasses: [
            { value: 'CLASS_3', text: '三类器械', count: 1 },
            { value: 'CLASS_1', text: '一类器械', count: 1 },
          ],
        },
      }),
    },
  )
  says('规格型号无菌型 10只', '备案号国械备1号', '注册证号', '无需处方，凭营业执照采购', '贵店资质未含三类器械，须三类经营许可')
  expect(screen.getByRole('navigation', { name: '按管理类别看' }).textContent).toMatch(/全部.*一类器械.*三类器械/)
  expect(screen.getByRole('link', { name: /^三类器械/ }).getAttribute('href')).toBe('/qxzq?class=3')
})

it('controlled goods tell where they are sold and what lets this shop buy them, and the price only after that', async () => {
  const control = { regions: ['浙江省', '四川省'], kinds: ['CHAIN'], hasNamedShops: true, grantedBy: 'REGION' }
  const denied = {
    ...goods,
    id: 'Goods:8',
    goodsID: '8',
    price: null,
    priceStatus: 'REGION',
    priceText: '不在销售区域内',
    isBuyable: false,
    buyReason: 'REGION_DENIED',
  }
  await open('/kxzq', [
    { ...goods, facts: { ...facts, control } },
    { ...denied, facts: { ...facts, control: { ...control, kinds: [], hasNamedShops: false, grantedBy: null } } },
  ])
  says('贵店在供应区域内供应：浙江省、四川省、连锁药店、指定门店', '贵店暂未授权供应：浙江省、四川省', '¥26.00')
  expect(main()).not.toContain('不在销售区域内')
  for (const name of [/客户经理 周景岳/, '致电申请授权'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('tel:13900000002')
})

it.each(['/kxzq', '/welfare', '/yx'])('the cards of %s say until when goods last, how many there are and in which packs', async (at) => {
  await open(at, [
    { ...goods, expiresOn: '2028-11-03', stock: 465, packQuantity: 5, facts },
    { ...goods, id: 'Goods:8', goodsID: '8', expiresOn: null, stock: 0, packQuantity: 10, facts },
  ])
  says('效期 2028-11-03库存 465 袋中包装 5 袋')
  expect(main()).not.toContain('库存 0')
  says('中包装 10 袋')
  expect(main()).not.toContain('效期 —')
})

it.each([
  ['/zyyp', 'lot'],
  ['/jxqzc', 'lots'],
])('the table of %s leaves out an expiry and a lot that are not known', async (at, column) => {
  const untold = { lotNumber: null, expiresOn: '2027-04-01', left: 30, report: null }
  await open(at, [
    { ...goods, expiresOn: null, stock: 0, facts: { ...facts, lots: [untold], firstLot: untold } },
    { ...goods, id: 'Goods:8', goodsID: '8', expiresOn: null, stock: 0, facts: { ...facts, lots: [], firstLot: null } },
  ])
  const cells = [...document.querySelectorAll(`td.${column}`)].map((cell) => cell.textContent)
  expect(cells).toEqual(at === '/zyyp' ? ['', ''] : ['2027-04-01 到期剩 132 天30 袋', ''])
})

it('welfare goods say what is saved, until when and how many this shop may still have', async () => {
  const sold = {
    ...goods,
    price: '9.40',
    listPrice: '10.00',
    priceStatus: 'SPECIAL',
    packQuantity: 5,
    minimumQuantity: 5,
    cartQuantity: 10,
  }
  await open('/welfare', [
    { ...sold, facts: { ...facts, specialEndsAt: '2026-11-21T02:00:00Z', limit: { perMember: 60, left: 40 } } },
    { ...sold, id: 'Goods:8', goodsID: '8', facts: { ...facts, specialEndsAt: '2027-01-20T16:00:00Z', limit: { perMember: 10, left: 0 } } },
  ])
  says('9.4 折', '每袋省 ¥0.60，5 袋共省 ¥3.00', '优惠至 2027-01-21', '每店限购 60 袋，贵店还可购 30 袋', '贵店已购满')
  // A day less what the page took to be shown.
  expect(main()).toMatch(/距结束 (?:1天 00:00:00|23:59:[0-5]\d)/)
})

it('near-expiry goods stand lot by lot with the days left and how much cheaper they are', async () => {
  await open('/jxqzc', [
    {
      ...goods,
      price: '5.20',
      listPrice: '10.00',
      priceStatus: 'SPECIAL',
      facts: {
        ...facts,
        lots: [
          { lotNumber: 'A1', expiresOn: '2026-12-20', left: 9 },
          { lotNumber: 'B2', expiresOn: '2027-04-01', left: 30 },
        ],
      },
    },
  ])
  says('2026-12-20 到期剩 30 天', '批号 B2 · 30 袋', '5.2 折')
})

it('preferred goods say how many more ship for nothing, and one button gets there', async () => {
  await open('/yx', [
    { ...goods, packQuantity: 10, minimumQuantity: 10, freeShippingQuantity: 40, cartQuantity: 10 },
    {
      ...goods,
      id: 'Goods:8',
      goodsID: '8',
      name: '单品',
      freeShippingQuantity: 2,
      isSingleFreeShipping: true,
      isBuyable: false,
      buyReason: 'OUT_OF_STOCK',
      stock: 0,
    },
  ])
  says('满 40 袋中药仓整单包邮约 ¥1,040.00', '再加 30 袋包邮', '满 2 袋本品包邮')
  await act(async () => screen.getByRole('button', { name: '凑够 40 袋：某品' }).click())
  says('加购后即包邮')
  const stepper = screen.getByRole('group', { name: '某品 数量' })
  expect(within(stepper).getByLabelText<HTMLInputElement>('数量').value).toBe('30')
  expect(screen.queryByRole('button', { name: /^凑够 .+：单品$/ })).toBeNull()
})

it('preferred goods of a warehouse whose order ships for nothing already ask for no more, others do', async () => {
  const warehouse = { goodsAmount: '120.00', freeOver: '100.00', shipping: '0.00', shortOfFree: '0.00' }
  const cart = (): object => ({ warehouses: [{ ...warehouse, warehouse: { warehouseID: '2', name: '中药仓' } }] })
  const other = { ...goods, id: 'Goods:8', goodsID: '8', name: '他品', warehouse: { warehouseID: '1', name: '主仓' } }
  await open(
    '/yx',
    [goods, other].map((item) => ({ ...item, freeShippingQuantity: 40 })),
    { cart },
  )
  const [free, short] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-row'))
  expect(free?.textContent).toContain('中药仓已包邮')
  expect(free?.textContent).not.toContain('再加')
  expect(short?.textContent).toContain('再加 40 袋包邮')
})
