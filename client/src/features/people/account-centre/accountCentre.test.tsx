import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }
const certificate = (changes: object = {}) => ({
  kind: 'GSP',
  name: 'GSP证书',
  isNeeded: true,
  status: 'PASSED',
  certificateID: '3',
  certificateNo: 'GSP-1',
  validFrom: '2025-05-22',
  validTo: '2026-12-13',
  daysLeft: 21,
  reason: null,
  file: null,
  consequence: { goodsCount: 312, cartLineCount: 3 },
  renewal: null,
  ...changes,
})
const shop = {
  memberID: '1',
  company: '测试药房',
  kind: 'PHARMACY',
  licenceNo: '91330106MA00000001',
  contact: null,
  phone: null,
  address: '示范路1号',
  review: 'PASSED',
  reviewNote: null,
  role: 'OWNER',
  invoice: null,
  regions: [
    { regionID: '330000', name: '浙江省' },
    { regionID: '330100', name: '杭州市' },
    { regionID: '330106', name: '西湖区' },
  ],
}
const places: Readonly<Record<string, readonly { regionID: string; name: string }[]>> = {
  '': [
    { regionID: '330000', name: '浙江省' },
    { regionID: '710000', name: '某省' },
  ],
  '330000': [{ regionID: '330100', name: '杭州市' }],
  '330100': [{ regionID: '330106', name: '西湖区' }],
}
const addresses = [
  {
    id: 'Address:1',
    addressID: '1',
    name: '王店长',
    phone: '13800000001',
    regions: shop.regions,
    address: '示范路1号',
    fullAddress: '浙江省杭州市西湖区示范路1号',
    isDefault: true,
  },
  {
    id: 'Address:2',
    addressID: '2',
    name: '库管员',
    phone: '0571-88880001',
    regions: shop.regions,
    address: '后院',
    fullAddress: '浙江省杭州市西湖区后院',
    isDefault: false,
  },
]
const card = (memberID: string, changes: object = {}) => ({
  memberID,
  company: `药房${memberID}`,
  role: 'OWNER',
  review: 'PASSED',
  address: null,
  isCurrent: memberID === '1',
  cartCount: 3,
  unpaidCount: 0,
  papersDueCount: 0,
  ...changes,
})

function mocks(viewer: object, mutations: Mocks[string] = {}): Mocks {
  const fullViewer = {
    id: 'Viewer:1',
    memberID: '1',
    username: 'demo',
    name: '王店长',
    phone: '138****0001',
    company: '测试药房',
    hotline: null,
    accountManager: null,
    ...viewer,
  }
  return {
    Query: {
      viewer: () => fullViewer,
      cartBadge: () => 0,
      categories: () => [],
      regions: (_: unknown, { parentID }: { parentID?: string | null }) => places[parentID ?? ''] ?? [],
    },
    Mutation: mutations,
  }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''
const press = async (name: string): Promise<void> => {
  const button = (await screen.findAllByRole('button', { name })).at(-1)
  await act(async () => button?.click())
}
const fill = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } })

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('papers (/zzzj)', () => {
  it('show their scan small where it is a picture, a sign where it is a PDF or cannot be had, and open it large', async () => {
    const files = { GSP: '/files/certificate/1.jpg', TRADE_PERMIT: '/files/certificate/2.pdf', OTHER: null }
    await renderStorefront(
      '/zzzj',
      mocks({ certificates: Object.entries(files).map(([kind, file]) => certificate({ kind, name: kind, file })) }),
    )
    const scan = (name: string): HTMLElement => screen.getByRole('link', { name: `查看${name}扫描件` })
    expect(
      ['GSP', 'TRADE_PERMIT'].map((name) => [
        scan(name).getAttribute('href'),
        scan(name).getAttribute('target'),
        scan(name).querySelector('img')?.getAttribute('src') ?? null,
      ]),
    ).toEqual([
      [files.GSP, '_blank', files.GSP],
      [files.TRADE_PERMIT, '_blank', null],
    ])
    expect(screen.getByTitle('没有扫描件').tagName).toBe('SPAN')
    fireEvent.error(scan('GSP').querySelector('img') ?? document.body)
    expect([scan('GSP').querySelector('img'), scan('GSP').querySelector('svg') === null]).toEqual([null, false])
  })

  it('say what is lost when one lapses, and send the next with its scan by key', async () => {
    const renew = vi.fn((..._asked: [unknown, Args]) => ({
      viewer: {
        id: 'Viewer:1',
        certificates: [
          certificate({
            renewal: {
              certificateID: '9',
              status: 'PENDING',
              certificateNo: 'GSP-2',
              validFrom: '2026-11-01',
              validTo: null,
              reason: null,
              file: null,
            },
          }),
        ],
      },
    }))
    await renderStorefront('/zzzj', mocks({ certificates: [certificate()] }, { renewCertificate: renew }))
    expect(main()).toContain('GSP证书还有 21 天到期，过期后312 种商品和采购单中的 3 行将不能下单。')
    await press('换证 GSP证书')
    await press('提交审核')
    const dialog = within(await screen.findByRole('dialog'))
    for (const sentence of ['请填写证照编号', '请填写有效期的起始日期', '请上传证照扫描件']) expect(dialog.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('证照编号'))
    fill('证照编号', ' GSP-2 ')
    fill('有效期起', '2026-11-01')
    await act(async () => dialog.getByLabelText('长期有效').click())
    vi.stubGlobal('fetch', vi.fn(globalThis.fetch).mockResolvedValueOnce(Response.json({ key: 'scan.pdf', url: '/files/upload/scan.pdf' })))
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('上传扫描件', { selector: 'input' }), {
          target: { files: [new File(['x'], '证照.pdf', { type: 'application/pdf' })] },
        }),
    )
    await press('提交审核')
    await waitFor(() =>
      expect(renew.mock.calls[0]?.[1].input).toEqual({
        certificateID: '3',
        certificateNo: 'GSP-2',
        validFrom: '2026-11-01',
        validTo: null,
        file: 'scan.pdf',
      }),
    )
    await waitFor(() => expect(main()).toContain('新证审核中'))
    // It is on its way: nothing presses any more.
    expect(main()).not.toContain('将不能下单')
  })

  it('keep what was typed when they are refused, and refuse a file too large before it is sent', async () => {
    const submit = vi.fn((..._asked: [unknown, Args]): never => {
      throw gatewayFailure('VALIDATION_FAILED', { field: 'validTo', userMessage: '该证照已过期，请上传有效期内的证照' })
    })
    await renderStorefront(
      '/zzzj',
      mocks(
        {
          certificates: [
            certificate({
              kind: 'AUTHORITY_LETTER',
              name: '采购委托书',
              status: 'REJECTED',
              daysLeft: null,
              reason: '照片不清晰',
              consequence: null,
            }),
          ],
        },
        { renewCertificate: submit },
      ),
    )
    expect(main()).toContain('未通过：照片不清晰')
    await press('更正 采购委托书')
    const big = new File([new Uint8Array(6 * 1024 * 1024)], '大.png', { type: 'image/png' })
    await act(async () => void fireEvent.change(screen.getByLabelText('上传扫描件', { selector: 'input' }), { target: { files: [big] } }))
    expect(screen.getByText('单个文件不能超过 5 MB')).toBeTruthy()
    fill('证照编号', 'WTS-7')
    await press('提交审核')
    expect((await screen.findAllByText('该证照已过期，请上传有效期内的证照')).length).toBeGreaterThan(0)
    expect(submit.mock.calls[0]?.[1].input).toMatchObject({ certificateNo: 'WTS-7', validFrom: '2025-05-22', file: null })
    expect(screen.getByLabelText<HTMLInputElement>('证照编号').value).toBe('WTS-7')
  })
})

describe('addresses (/addr)', () => {
  it('are added through the cascade: another province empties what lies below, and one without cities asks for none', async () => {
    const create = vi.fn((..._asked: [unknown, Args]) => ({ viewer: { id: 'Viewer:1', addresses } }))
    await renderStorefront('/addr', mocks({ addresses: [] }, { createAddress: create }))
    await press('新增地址')
    await press('保存')
    expect((await screen.findAllByText('联系电话须为手机号，或区号加连字符的座机号')).length).toBeGreaterThan(0)
    const pick = async (label: string, value: string): Promise<void> => {
      await waitFor(() => expect(within(screen.getByLabelText(label)).getAllByRole('option').length).toBeGreaterThan(1))
      await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
    }
    for (const [label, value] of [
      ['省份', '330000'],
      ['城市', '330100'],
      ['区县', '330106'],
      ['省份', '710000'],
    ] as const)
      await pick(label, value)
    await waitFor(() => expect(screen.queryByLabelText('城市')).toBeNull())
    for (const [label, value] of [
      ['收货人', '库管员'],
      ['联系电话', '0571-88880001'],
      ['详细地址', '后院'],
    ] as const)
      fill(label, value)
    await press('保存')
    await waitFor(() =>
      expect(create.mock.calls[0]?.[1].input).toEqual({
        fields: {
          name: '库管员',
          phone: '0571-88880001',
          provinceID: '710000',
          cityID: null,
          districtID: null,
          address: '后院',
          isDefault: true,
        },
      }),
    )
    await waitFor(() => expect(main()).toContain('已保存 2 个'))
  })

  it('become the default and are deleted after a question; at twenty none is added', async () => {
    const remove = vi.fn((..._asked: [unknown, Args]) => ({ viewer: { id: 'Viewer:1', addresses: addresses.slice(0, 1) } }))
    const many = Array.from({ length: 18 }, (_, n) => ({
      ...addresses[1],
      id: `Address:${n + 3}`,
      addressID: String(n + 3),
      fullAddress: `仓库${n}`,
    }))
    await renderStorefront('/addr', mocks({ addresses: [...addresses, ...many] }, { deleteAddress: remove }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增地址' }).disabled).toBe(true)
    await press('删除 浙江省杭州市西湖区后院')
    expect(remove).not.toHaveBeenCalled()
    await press('删除')
    await waitFor(() => expect(remove.mock.calls[0]?.[1].input).toEqual({ addressID: '2' }))
    await waitFor(() => expect(main()).toContain('已保存 1 个'))
  })
})

describe('the shop (/shop)', () => {
  it('is asked about before another name goes to review, and a refused field keeps the rest', async () => {
    const save = vi.fn((..._asked: [unknown, Args]) => ({
      viewer: { id: 'Viewer:1', company: '新名药房', isReviewed: false, shop: { ...shop, company: '新名药房', review: 'PENDING' } },
    }))
    await renderStorefront('/shop', mocks({ shop }, { saveShop: save }))
    fill('税号', '1')
    fill('联系电话', '12')
    await press('保存')
    expect((await screen.findAllByText('须为手机号，或区号加连字符的座机号')).length).toBeGreaterThan(0)
    fill('联系电话', '0571-88880001')
    fill('企业名称', '新名药房')
    await press('保存')
    expect((await screen.findAllByText('审核通过前不能下单')).length).toBe(1)
    expect(save).not.toHaveBeenCalled()
    await press('保存并送审')
    await waitFor(() =>
      expect(save.mock.calls[0]?.[1].input).toMatchObject({
        company: '新名药房',
        phone: '0571-88880001',
        taxNo: '1',
        districtID: '330106',
      }),
    )
    await waitFor(() => expect(main()).toContain('审核中'))
  })

  it('is only read by whoever does not answer for it', async () => {
    await renderStorefront('/shop', mocks({ shop: { ...shop, role: 'BUYER' } }))
    expect(main()).toContain('只有门店负责人可以修改')
    expect(screen.getByLabelText<HTMLInputElement>('企业名称').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  })
})

describe('several shops (/ddgl)', () => {
  it('are given up after a question, and only those that were added', async () => {
    const remove = vi.fn((..._asked: [unknown, Args]) => ({ viewer: { id: 'Viewer:1', shops: [card('1')] } }))
    await renderStorefront('/ddgl', mocks({ shops: [card('1'), card('2', { role: 'FINANCE' })] }, { removeShop: remove }))
    expect(screen.queryByRole('button', { name: '移除 药房1' })).toBeNull()
    await press('移除 药房2')
    await press('移除')
    await waitFor(() => expect(remove.mock.calls[0]?.[1].input).toEqual({ memberID: '2' }))
    expect(main()).not.toContain('药房2')
  })

  it('are switched with one click, once, in a whole new document', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { pathname: '/ddgl', search: '', reload })
    const change = vi.fn((..._asked: [unknown, Args]) => ({ expiresAt: '2026-11-28T02:05:00Z' }))
    await renderStorefront('/ddgl', mocks({ shops: [card('1'), card('2')] }, { switchShop: change }))
    const button = await screen.findByRole('button', { name: '切换到 药房2' })
    await act(async () => button.click())
    await act(async () => button.click())
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    // Nothing of the shop before is seen until the document goes.
    expect(document.documentElement.style.visibility).toBe('hidden')
    expect(change.mock.calls.map(([, { input }]) => input)).toMatchObject([{ memberID: '2' }])
  })
})

describe('basic information (/basic)', () => {
  it('calls no shop in order whose paper has lapsed', async () => {
    await renderStorefront('/basic', mocks({ isReviewed: true, certificates: [{ status: 'PASSED' }, { status: 'EXPIRED' }] }))
    expect((await screen.findByRole('link', { name: '去换证' })).getAttribute('href')).toBe('/zzzj')
    expect(screen.queryByText('资质已审核')).toBeNull()
  })

  it('changes the password for whoever knows the old one, and leaves none in the page', async () => {
    const change = vi.fn((_: unknown, { input }: Args) => {
      if (input['oldPassword'] === 'wrong') throw gatewayFailure('VALIDATION_FAILED', { field: 'oldPassword', userMessage: '原密码不正确' })
      return { isChanged: true }
    })
    await renderStorefront(
      '/basic',
      mocks({ scopes: [{ code: 'chemical', name: '化学药制剂', validTo: null, goodsCount: 231 }] }, { changePassword: change }),
    )
    expect(main()).toContain('231 种')
    fill('原密码', 'wrong')
    fill('新密码', 'Better-2026')
    fill('确认新密码', 'Better-2027')
    await press('修改密码')
    expect(change).not.toHaveBeenCalled()
    fill('确认新密码', 'Better-2026')
    await press('修改密码')
    expect((await screen.findAllByText('原密码不正确')).length).toBeGreaterThan(0)
    fill('原密码', 'Demo-2026')
    await press('修改密码')
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe(''))
  })

  it('of a session that has lapsed asks to log in again', async () => {
    await renderStorefront('/basic', { Query: { viewer: () => null, cartBadge: () => 0, categories: () => [] } })
    expect(main()).toContain('登录状态已失效')
  })
})
