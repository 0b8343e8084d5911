import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goods, hidden, openGoods } from '../../testing/goodsDetail.ts'
import { toasts } from '../../ui/toastStore.ts'

const flash = { name: '08点场', price: '3.90', total: 200, left: 160, perMember: 20, boughtCount: 5, endsAt: '2026-11-21T08:00:00Z' }
const reduction = {
  goodsCount: 86,
  promotion: {
    id: 'Promotion:7',
    promotionID: '7',
    tag: '满',
    isRepeatable: false,
    terms: ['满 ¥300 减 ¥20'],
    tiers: [{ full: '300.00', minus: '20.00', rate: null }],
  },
}
const discount = {
  goodsCount: null,
  promotion: {
    id: 'Promotion:9',
    promotionID: '9',
    tag: '折',
    isRepeatable: false,
    terms: ['满 ¥2,000 打 9.85 折'],
    tiers: [{ full: '2000.00', minus: null, rate: 9850 }],
  },
}
const combination = {
  id: 'Combination:2',
  combinationID: '2',
  name: '感冒组合',
  price: '50.00',
  listPrice: '61.98',
  warehouseID: '1',
  left: 5,
  items: [
    { quantity: 10, goods: { id: 'Goods:377', goodsID: '377', name: '通心络胶囊', packUnit: '盒' } },
    { quantity: 5, goods: { id: 'Goods:8', goodsID: '8', name: '感冒灵颗粒', packUnit: '盒' } },
  ],
}
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('promotions on the detail page', () => {
  /** The one that begins so. */
  const sentence = (words: string): string | null | undefined =>
    [...document.querySelectorAll('article li > div')].find(({ textContent }) => textContent?.startsWith(words))?.textContent

  it('promotions on the detail page say what they promise, how far these goods have come and what is missing', async () => {
    const { text } = await openGoods(
      {},
      {
        activities: [reduction, discount],
        gift: { needed: 20, given: 1, mode: 'EVERY', left: 50, name: '板蓝根颗粒', spec: '10g*20袋' },
        limit: { perMember: 100, left: 60, endsAt: '2026-12-01T00:00:00Z' },
        coupons: [{ id: 'Coupon:1', couponID: '1', name: '新客券', kind: 'THRESHOLD', face: '30.00', minimum: '300.00' }],
      },
    )
    for (const words of [
      '满300减20 （适用本品等 86 种）本品还差 ¥177.50 减20',
      '满2,000打9.85折 （全场）',
      '每买20赠1：板蓝根颗粒 10g*20袋 （赠品剩余 50）还差 15 盒',
      '每店限购 100 盒还可购买 60 盒',
      '可用优惠券：满300减30',
    ])
      expect(text()).toContain(words)
    // What covers everything is judged in the cart.
    expect(sentence('满2,000打9.85折')).toBe('满2,000打9.85折 （全场）')
    fireEvent.change(screen.getByRole('textbox', { name: '数量' }), { target: { value: '20' } })
    await waitFor(() => expect(sentence('满300减20')).toBe('满300减20 （适用本品等 86 种）已满300'))
    expect(text()).toContain('可得赠品 1 件')
  })

  it('promotions on the detail page leave out what a host does not say of them', async () => {
    await openGoods(
      {},
      {
        activities: [{ ...reduction, goodsCount: 1 }],
        limit: { perMember: 100, left: null, endsAt: '2026-12-01T00:00:00Z' },
        coupons: [
          { id: 'Coupon:1', couponID: '1', name: '新客券', kind: 'THRESHOLD', face: '30.00', minimum: '300.00' },
          { id: 'Coupon:2', couponID: '2', name: '老客券', kind: null, face: null, minimum: null },
        ],
      },
    )
    expect(['满300减20', '每店限购', '可用优惠券'].map(sentence)).toEqual([
      '满300减20 （仅本品）还差 ¥177.50 减20',
      '每店限购 100 盒 （至 2026-12-01 08:00）',
      '可用优惠券：满300减30、老客券',
    ])
  })

  it('a free-shipping item tells how many are still needed', async () => {
    const { text } = await openGoods({ isFreeShipping: true, freeShippingQuantity: 20, cartQuantity: 5 })
    expect(text()).toContain('买满 20 盒，本仓订单免运费还差 10 盒')
    fireEvent.change(screen.getByRole('textbox', { name: '数量' }), { target: { value: '15' } })
    await waitFor(() => expect(text()).not.toContain('免运费还差'))
  })

  it('a special price tells the former price and its end', async () => {
    const { text } = await openGoods(
      { price: '19.90', listPrice: '24.50', priceStatus: 'SPECIAL', priceText: '限时特价' },
      { specialEndsAt: '2026-11-30T16:00:00Z' },
    )
    expect(text()).toContain('限时特价，原价 ¥24.50，至 2026-12-01 00:00')
  })

  it('a running flash sale counts down, and is bought at its price within the limit', async () => {
    const { text, calls } = await openGoods({}, { flash }, { addToCart: () => ({ cart: null, warnings: [] }) })
    expect(text()).toContain('剩余 160 盒，每店限购 20 盒（已抢 5）')
    expect(screen.getByRole('timer').textContent).toBe('距结束 02:00:00')
    fireEvent.change(screen.getByRole('textbox', { name: '数量' }), { target: { value: '50' } })
    const button = await screen.findByRole('button', { name: '秒杀价加入 15 盒' })
    await act(async () => button.click())
    await waitFor(() => expect(toasts.snapshot()).toMatchObject([{ kind: 'ok' }]))
    expect(calls.at(-1)).toMatchObject({
      name: 'cartMutationsAddMutation',
      variables: { input: { goodsID: '377', quantity: 15, isFlash: true, seenPrice: '3.90' } },
    })
  })

  it('the detail page offers what a flash sale leaves, and one press adds it', async () => {
    const refusal = { __typename: 'FlashLimit', reason: 'FLASH_LIMIT', message: '秒杀限购，您还可购买 10', available: 10, line: null }
    const addToCart = vi.fn(() => ({ cart: null, warnings: null, refusals: [refusal] }))
    const { calls } = await openGoods({}, { flash }, { addToCart })
    const button = await screen.findByRole('button', { name: /^秒杀价加入/ })
    await act(async () => button.click())
    await waitFor(() =>
      expect(toasts.snapshot()).toMatchObject([{ kind: 'warning', text: expect.stringContaining('秒杀限购，您还可购买 10') as string }]),
    )
    addToCart.mockImplementation(() => ({ cart: null, warnings: null, refusals: [] }))
    await act(async () => toasts.snapshot()[0]?.action?.run())
    expect(toasts.snapshot()[0]?.action?.label).toBe('改为 10')
    expect(calls.at(-1)).toMatchObject({ variables: { input: { goodsID: '377', quantity: 10, isFlash: true } } })
  })

  it('a combination names the others and is added as one', async () => {
    const { text, calls } = await openGoods(
      {},
      { combinations: [combination] },
      { addCombinationToCart: () => ({ cart: null, warnings: [] }) },
    )
    expect(text()).toContain('本品 ×10盒 + 感冒灵颗粒 ×5盒')
    expect(screen.getByRole('link', { name: '感冒灵颗粒' }).getAttribute('href')).toBe('/list/info/8')
    await act(async () => screen.getByRole('button', { name: '加入套餐：感冒组合' }).click())
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        name: 'addCombinationMutation',
        variables: { input: { combinationID: '2', quantity: 1, seenPrice: '50.00', warehouseID: '1' } },
      }),
    )
  })

  it.each([
    ['a visitor', { ...hidden, priceStatus: 'LOGIN', priceText: '登录后可见' }, null],
    ['a shop under review', { ...hidden, priceStatus: 'REVIEW', priceText: '资质审核后可见', buyReason: 'NOT_REVIEWED' }, undefined],
  ])('%s sees the sentences and no price in them', async (_, changes, viewer) => {
    const { text } = await openGoods(
      changes,
      { flash: { ...flash, price: null }, activities: [reduction], combinations: [{ ...combination, price: null, listPrice: null }] },
      {},
      viewer,
    )
    expect(text()).toContain('满300减20')
    expect(text()).toContain('正在秒杀')
    expect(text()).not.toMatch(/¥|还差|加入套餐|秒杀价/)
  })
})

it.each([
  ['WESTERN', '适应症', '用法用量'],
  ['PATENT', '功能主治', '用法用量'],
  ['DEVICE', '适用范围', '使用方法'],
])('the leaflet of goods of the kind %s has the parts %s and %s, and none of which nothing is told', async (kind, purpose, usage) => {
  await openGoods({ kind })
  const leaflet = screen.getByRole('region', { name: '说明书' })
  const parts = [...leaflet.querySelectorAll('h3')].map((heading) => [
    heading.textContent,
    heading.parentElement?.nextElementSibling?.textContent,
  ])
  expect(parts).toEqual([
    ['通用名称', '通心络胶囊'],
    [purpose, '益气活血'],
    [usage, '口服'],
  ])
})

describe('the leaflet', () => {
  const sections = ['成份', '性状', '适应症', '用法用量', '禁忌'].map((title) => ({ title, text: `${title}的内容` }))
  const withLeaflet = (isSample: boolean) => ({
    detail: { ...goods.detail, leaflet: { isSample, revisedOn: '2025-03-01', sections } },
  })
  const leaflet = () => screen.getByRole('region', { name: '说明书' })
  const open = () =>
    [...leaflet().querySelectorAll('details')].flatMap((part) => (part.open ? [part.querySelector('h3')?.textContent] : []))

  it('the leaflet has its sections in order, a list of their headings, and its date', async () => {
    await openGoods(withLeaflet(false))
    const titles = ['通用名称', ...sections.map(({ title }) => title)]
    expect(open()).toEqual(titles)
    const links = within(screen.getByRole('navigation', { name: '说明书目录' })).getAllByRole('link')
    expect(links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h3')?.textContent)).toEqual(titles)
    expect(leaflet().textContent).toContain('核准日期 2025-03-01')
    expect(leaflet().textContent).not.toContain('示例')
  })

  it('a sample says that nobody may go by it', async () => {
    await openGoods(withLeaflet(true))
    expect(leaflet().textContent).toContain('示例：只演示说明书的版式，不是核准的内容，不能据此用药。')
  })

  it('on a phone the first sections are open, the others are folded', async () => {
    vi.stubGlobal('innerWidth', 390)
    await openGoods(withLeaflet(false))
    expect(open()).toEqual(['通用名称', '成份', '性状'])
  })

  it('the printed leaflet is unfolded and alone on its paper', async () => {
    vi.stubGlobal('innerWidth', 390)
    await openGoods(withLeaflet(false))
    const printed: unknown[] = []
    vi.stubGlobal('print', () => {
      const sheet = document.querySelector('body > [data-sheet]')
      printed.push([document.body.className, [...(sheet?.querySelectorAll('details') ?? [])].map((part) => part.open)])
    })
    await act(async () => within(leaflet()).getByRole('button', { name: '打印' }).click())
    await waitFor(() => expect(printed).toEqual([['printing-sheet', [true, true, true, true, true, true]]]))
    expect([document.body.className, document.querySelector('[data-sheet]')]).toEqual(['', null])
  })

  it('goods without a leaflet say so, and by what to go', async () => {
    await openGoods({ detail: { ...goods.detail, indications: '', usage: '', storage: '' } })
    expect(leaflet().textContent).toContain('尚无说明书。请以产品包装内经药品监督管理部门核准的说明书为准')
    expect(leaflet().querySelectorAll('details, button')).toHaveLength(0)
  })
})

describe('notices and quality reports', () => {
  const watching = { watchGoods: () => ({ goods: { id: 'Goods:377' } }) }

  it.each([
    ['sold out: the arrival', { stock: 0, isBuyable: false, buyReason: 'OUT_OF_STOCK', priceStatus: 'SOLD_OUT' }, '到货', 'ARRIVAL'],
    ['in stock: a lower price', {}, '降价', 'PRICE'],
  ])('%s is told when asked for on the detail page', async (_, changes, words, event) => {
    const { calls } = await openGoods(changes, {}, watching)
    const button = screen.getByRole('button', { name: `${words}提醒我` })
    button.focus()
    await act(async () => button.click())
    const told = await screen.findByText(`已设置${words}提醒，${words}后将发送消息`)
    expect(document.activeElement).toBe(told)
    expect(calls.at(-1)).toMatchObject({ name: 'watchGoodsMutation', variables: { input: { goodsID: '377', event } } })
  })

  it('notices and quality reports are not offered where the price is hidden', async () => {
    await openGoods({ ...hidden, priceStatus: 'REGION', priceText: '不在销售区域内', buyReason: 'REGION_DENIED' })
    expect(screen.queryByRole('button', { name: /提醒我/ })).toBeNull()
  })

  const lots = [{ lotNumber: '26011151', expiresOn: '2027-01-11', left: 672, report: '/files/report/377-26011151.html' }]
  const withInspection = (url: string | null) => ({
    memberID: '1',
    company: '测试药房',
    accountManager: null,
    qualityInspection: { url, message: '请联系客户经理开通' },
  })

  it('a lot leads to its report and, near its date, says so; quality reports open or say why not', async () => {
    const { text } = await openGoods({ expiresOn: '2027-01-11' }, {}, {}, withInspection(null), lots)
    expect(screen.getByRole('link', { name: '批号 26011151 的药检报告' }).getAttribute('href')).toBe('/files/report/377-26011151.html')
    expect(text()).toContain('近效期')
    await act(async () => screen.getByRole('button', { name: '质检报告查询' }).click())
    expect(toasts.snapshot()).toMatchObject([{ text: '请联系客户经理开通' }])
  })

  it('a shop with its page of quality reports is led there', async () => {
    await openGoods({}, {}, {}, withInspection('https://example.com/qa'), lots)
    expect(screen.getByRole('link', { name: '质检报告查询' }).getAttribute('href')).toBe('https://example.com/qa')
  })

  it.each([
    ['a visitor', 'LOGIN', null, '登录后采购'],
    ['a shop under review', 'REVIEW', 'NOT_REVIEWED', '查看审核进度联系客户经理 李明', 'PENDING'],
    ['a shop without the scope', 'NORMAL', 'SCOPE_DENIED', '联系客户经理 李明'],
    ['a shop whose paper has lapsed', 'NORMAL', 'CERT_EXPIRED', '您的资质证照已过期，请更新后再购买去更新证照', 'PAPER_LAPSED'],
    ['a shop that lacks papers', 'REVIEW', 'NOT_REVIEWED', '资质证照还没交齐，交齐并审核通过后即可购买去提交证照', 'PAPERS_MISSING'],
  ])('%s is told the next step', async (_, priceStatus, buyReason, words, standing = 'APPROVED') => {
    const viewer =
      priceStatus === 'LOGIN' ? null : { ...withInspection(null), standing, accountManager: { name: '李明', phone: '13900000002' } }
    const shown = priceStatus === 'NORMAL' ? { isBuyable: false } : hidden
    const { text } = await openGoods({ ...shown, priceStatus, buyReason }, {}, {}, viewer)
    expect(text().replaceAll('\u00a0', '')).toContain(words)
    expect(screen.queryByRole('button', { name: /加入采购单/ })).toBeNull()
  })
})
