import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const pageCursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const wanted = {
  id: 'WantedGoods:3',
  wantedID: '3',
  name: '三七粉',
  spec: null,
  manufacturer: null,
  quantity: 50,
  price: '86.00',
  endsOn: '2026-12-20',
  status: 'ACTIVE',
  statusText: '求购中',
  replyCount: 1,
  createdAt: '2026-11-20T02:05:00Z',
}
const detail = {
  note: null,
  images: [],
  replies: [
    { replyID: '1', staff: '采购部', content: '下周到货', price: '82.00', quantity: 50, repliedAt: '2026-11-21T02:05:00Z', goods: null },
  ],
}
const base: Mocks[string] = {
  viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }),
  cartBadge: () => 0,
  categories: () => [],
  serverTime: () => '2026-11-21T02:05:00Z',
}
const open = (at: string, query: Mocks[string], mutations: Mocks[string] = {}): Promise<Storefront> =>
  renderStorefront(at, { Query: { ...base, ...query }, Mutation: mutations })
const click = (name: string | RegExp): Promise<boolean> => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string): boolean =>
  fireEvent.change(within(screen.getByRole('main')).getByLabelText(label), { target: { value } })

beforeAll(() => import('../supply/SupplyForm.tsx'))
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

describe('requests (/pzqg)', () => {
  it('requests for goods are begun from what another page knows, checked, kept through a refusal and published once', async () => {
    let refusals = 1
    const storefront = await open(
      '/pzqg/add?name=三七粉&spec=3g',
      { wantedGoods: () => ({ ...wanted, detail }) },
      {
        createWantedGoods: () => {
          if (refusals-- > 0) throw gatewayFailure('VALIDATION_FAILED', { userMessage: '求购截止日不能超过一年', field: 'until' })
          return { wantedGoods: wanted }
        },
      },
    )
    type('求购数量', '0')
    type('期望单价，元（选填）', 'x')
    await click('发布求购')
    for (const words of ['求购数量为 1–999999 的整数', '期望单价请填写金额，如 11.50'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect([storefront.inputs('WantedFormMutation'), document.activeElement?.getAttribute('name')]).toEqual([[], 'quantity'])
    fireEvent.input(screen.getByLabelText('求购数量'), { target: { value: '50' } })
    // What is being mended is no longer complained of; the other fault still is.
    expect(screen.queryByText('求购数量为 1–999999 的整数')).toBeNull()
    expect(screen.getByText('期望单价请填写金额，如 11.50')).toBeTruthy()
    type('期望单价，元（选填）', '86.5')
    await click('发布求购')
    await waitFor(() => expect(screen.getAllByText('求购截止日不能超过一年').length).toBeGreaterThan(0))
    await click('发布求购')
    expect(await screen.findByText('下周到货')).toBeTruthy()
    const [first, second] = storefront.inputs('WantedFormMutation')
    expect(first).toMatchObject({
      name: '三七粉',
      spec: '3g',
      manufacturer: null,
      quantity: 50,
      price: '86.50',
      endsOn: '2026-12-21',
      imageKeys: [],
    })
    expect(second).toEqual(first)
  })

  it.each([[[]], [['/files/upload/a.png', '/files/upload/b.png']]])(
    'a request for goods shows its pictures below its facts, and no room for them where there is none: %j',
    async (images) => {
      await open('/pzqg/info?id=3', { wantedGoods: () => ({ ...wanted, detail: { ...detail, images: images.map((url) => ({ url })) } }) })
      await screen.findByText('下周到货')
      const below = document.querySelector('main dl')?.nextElementSibling ?? null
      expect(below === null ? [] : [...below.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(images)
      expect(below === null).toBe(images.length === 0)
    },
  )

  it('requests for goods are closed after a question', async () => {
    const storefront = await open(
      '/pzqg/info?id=3',
      { wantedGoods: () => ({ ...wanted, detail }) },
      { closeWantedGoods: () => ({ wantedGoods: { ...wanted, status: 'CLOSED', statusText: '已关闭' } }) },
    )
    await click('关闭求购')
    await click('确认关闭')
    await waitFor(() => expect(screen.getByText('已关闭')).toBeTruthy())
    expect([storefront.inputs('WantedViewMutation'), screen.queryByRole('button', { name: '关闭求购' })]).toEqual([
      [{ wantedID: '3' }],
      null,
    ])
  })

  it('a request for goods of which a host says nothing but the name stands without quantity, state and days', async () => {
    const untold = { ...wanted, spec: null, manufacturer: null, quantity: null, price: null, endsOn: null, status: null, statusText: '' }
    const whole = { ...wanted, id: 'WantedGoods:4', wantedID: '4', spec: '3g', manufacturer: '云汀' }
    const edges = [{ node: { ...untold, replyCount: 0, createdAt: null } }, { node: whole }]
    await open('/pzqg', { wantedGoodsList: () => ({ totalCount: 2, edges, pageCursors }) })
    expect([...screen.getByRole('list', { name: '我的求购' }).children].map(({ textContent }) => textContent)).toEqual([
      '三七粉规格厂家不限求购数量 —查看',
      '三七粉3g · 云汀　2026-11-20 发布求购数量 50期望 ¥86.00求购中至 2026-12-201 条回复',
    ])
  })

  it('requests for goods say what to do while there is none', async () => {
    await open('/pzqg', { wantedGoodsList: () => ({ totalCount: 0, edges: [], pageCursors }) })
    expect(screen.getByText('还没有求购')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: '发布求购' })[0]?.getAttribute('href')).toBe('/pzqg/add')
  })
})

describe('offers, feedback and follows', () => {
  it('an offer of another shop leads to a request; an offer of this shop is sent for review', async () => {
    const offer = {
      id: 'SupplyOffer:5',
      supplyID: '5',
      name: '胎菊',
      spec: '250g',
      manufacturer: '澄野',
      price: '26.50',
      quantity: 80,
      expiresOn: '2027-10-31',
      note: null,
      status: 'PUBLISHED',
      statusText: '已发布',
      reason: null,
      isOwn: false,
      createdAt: '2026-11-20T02:05:00Z',
    }
    const storefront = await open(
      '/pzgy',
      { supplyOffers: () => ({ totalCount: 1, edges: [{ node: offer }], pageCursors }) },
      { createSupplyOffer: () => ({ offer }) },
    )
    expect(screen.getByRole('link', { name: '我要求购：胎菊' }).getAttribute('href')).toBe(
      '/pzqg/add?name=%E8%83%8E%E8%8F%8A&spec=250g&maker=%E6%BE%84%E9%87%8E',
    )
    await click('发布供应')
    expect(screen.queryByRole('button', { name: '发布供应' })).toBeNull()
    await click('取消')
    expect(screen.queryByRole('button', { name: '提交审核' })).toBeNull()
    await click('发布供应')
    await click('提交审核')
    expect(screen.getAllByText('请填写品名').length).toBeGreaterThan(0)
    for (const [label, value] of [
      ['品名', '胎菊'],
      ['规格', '250g'],
      ['生产厂家', '澄野'],
      ['供应单价，元', '26.5'],
      ['可供数量', '80'],
      ['有效期至', '2027-10-31'],
    ] as const)
      type(label, value)
    await click('提交审核')
    await waitFor(() =>
      expect(storefront.inputs('SupplyFormMutation')).toMatchObject([
        { name: '胎菊', price: '26.50', quantity: 80, expiresOn: '2027-10-31', note: null },
      ]),
    )
    await waitFor(() => expect(screen.getByRole('link', { name: '我的供应' }).getAttribute('aria-current')).toBe('page'))
    expect(screen.queryByRole('button', { name: '提交审核' })).toBeNull()
    expect(storefront.asked('SupplyPageQuery').at(-1)).toMatchObject({ isOwn: true })
  })

  it('feedback stays in its field until it has arrived, then the form is empty and the list is read again', async () => {
    let isBroken = true
    const storefront = await open(
      '/yjfk',
      { feedback: () => ({ totalCount: 0, edges: [], pageCursors }) },
      {
        createFeedback: () => {
          if (isBroken) throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
          return { feedback: { id: 'Feedback:4', feedbackID: '4' } }
        },
      },
    )
    type('反馈类型', 'DELIVERY')
    type('反馈内容', '希望下午的订单当天发货')
    await click('提交反馈')
    const content = (): string => screen.getByLabelText<HTMLTextAreaElement>('反馈内容').value
    await waitFor(() => expect(screen.getByText('系统繁忙，请稍后再试')).toBeTruthy())
    expect(content()).toBe('希望下午的订单当天发货')
    isBroken = false
    await click('提交反馈')
    await waitFor(() => expect(content()).toBe(''))
    expect(storefront.inputs('FeedbackFormMutation')).toMatchObject([
      { kind: 'DELIVERY' },
      { kind: 'DELIVERY', content: '希望下午的订单当天发货' },
    ])
  })

  it('a supplier is left and followed again where it stands', async () => {
    const supplier = (isFollowed: boolean) => ({
      id: 'Supplier:1',
      supplierID: '1',
      name: '云汀医药',
      goodsCount: 12,
      followerCount: isFollowed ? 3 : 2,
      isFollowed,
      bestSelling: [],
    })
    const storefront = await open(
      '/follow',
      { followedSuppliers: () => ({ totalCount: 1, edges: [{ node: supplier(true) }], pageCursors }) },
      { unfollow: () => ({ suppliers: [supplier(false)] }), follow: () => ({ suppliers: [supplier(true)] }) },
    )
    await click('已关注：云汀医药')
    await click('关注：云汀医药')
    expect(screen.getByRole('button', { name: '已关注：云汀医药' })).toBeTruthy()
    expect([storefront.inputs('useFollowRemoveMutation'), storefront.inputs('useFollowAddMutation')]).toEqual([
      [{ supplierIDs: ['1'] }],
      [{ supplierIDs: ['1'] }],
    ])
  })
})
