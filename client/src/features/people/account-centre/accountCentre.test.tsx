import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Asked, fill, main, memberMocks, press, westLake } from '../../../testing/memberPage.ts'
import { keptBrowser, NOTHING } from '../../../testing/browserStores.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const shop = {
  memberID: '1',
  company: '测试药房',
  kind: 'PHARMACY',
  licenceNo: '91330106MA00000001',
  contact: null,
  phone: null,
  address: '示范路1号',
  reviewStatus: 'APPROVED',
  reviewNote: null,
  role: 'OWNER',
  invoiceProfile: null,
  regions: westLake,
}
const card = (memberID: string, changes: object = {}) => ({
  memberID,
  company: `药房${memberID}`,
  role: 'OWNER',
  reviewStatus: 'APPROVED',
  address: null,
  isCurrent: memberID === '1',
  cartCount: 3,
  unpaidCount: 0,
  papersDueCount: 0,
  ...changes,
})

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('the shop (/shop)', () => {
  it('a new name of the shop is asked about before it goes to review, and a refused field keeps the rest', async () => {
    const save = vi.fn((..._asked: Asked) => ({
      viewer: { id: 'Viewer:1', company: '新名药房', isReviewed: false, shop: { ...shop, company: '新名药房', reviewStatus: 'PENDING' } },
    }))
    await renderStorefront('/shop', memberMocks({ shop }, { updateShop: save }))
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

  it('a shop whose region ends with its province is saved with it alone, also where the answer says nothing of the review', async () => {
    const save = vi.fn((..._asked: Asked) => null)
    await renderStorefront(
      '/shop',
      memberMocks({ shop: { ...shop, reviewStatus: 'PENDING', regions: westLake.slice(0, 1) } }, { updateShop: save }),
    )
    for (const words of ['店铺资质正在审核', '审核中', '与营业执照一致；单体药店', '所在地区：浙江省']) expect(main()).toContain(words)
    fill('联系人', '王店长')
    await press('保存')
    await waitFor(() =>
      expect(save.mock.calls[0]?.[1].input).toMatchObject({ contact: '王店长', provinceID: '330000', cityID: null, districtID: null }),
    )
    expect(await screen.findByText('店铺信息已保存')).toBeTruthy()
  })

  it('the page of the shop can only be read by a buyer who does not answer for it', async () => {
    await renderStorefront('/shop', memberMocks({ shop: { ...shop, role: 'BUYER' } }))
    expect(main()).toContain('只有门店负责人可以修改')
    expect(screen.getByLabelText<HTMLInputElement>('企业名称').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  })
})

describe('several shops (/ddgl)', () => {
  it('further shops are given up after a question, and only those that were added', async () => {
    const remove = vi.fn((..._asked: Asked) => ({ viewer: { id: 'Viewer:1', shops: [card('1')] } }))
    await renderStorefront('/ddgl', memberMocks({ shops: [card('1'), card('2', { role: 'FINANCE' })] }, { removeShop: remove }))
    expect(screen.queryByRole('button', { name: '移除 药房1' })).toBeNull()
    await press('移除 药房2')
    await press('移除')
    await waitFor(() => expect(remove.mock.calls[0]?.[1].input).toEqual({ memberID: '2' }))
    expect(main()).not.toContain('药房2')
  })

  it('further shops are switched with one click, once, in a whole new document, and nothing stays kept', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { pathname: '/ddgl', search: '', reload })
    const { left } = await keptBrowser()
    const change = vi.fn((..._asked: Asked) => ({ expiresAt: '2026-11-28T02:05:00Z' }))
    await renderStorefront('/ddgl', memberMocks({ shops: [card('1'), card('2'), card('3')] }, { switchShop: change }))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '切换到 药房2' })
    const other = screen.getByRole<HTMLButtonElement>('button', { name: '切换到 药房3' })
    expect([button.disabled, other.disabled]).toEqual([false, false])
    await act(async () => button.click())
    expect([button.getAttribute('aria-busy'), button.disabled, other.disabled]).toEqual(['true', false, true])
    await act(async () => button.click())
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    // Nothing of the shop before is seen until the document goes.
    expect(document.documentElement.style.visibility).toBe('hidden')
    expect(change.mock.calls.map(([, { input }]) => input)).toMatchObject([{ memberID: '2' }])
    expect(left()).toEqual(NOTHING)
  })
})

describe('basic information (/basic)', () => {
  it('the page of basic information calls no shop in order whose paper has lapsed', async () => {
    await renderStorefront('/basic', memberMocks({ isReviewed: true, certificates: [{ status: 'APPROVED' }, { status: 'EXPIRED' }] }))
    expect((await screen.findByRole('link', { name: '去换证' })).getAttribute('href')).toBe('/zzzj')
    expect(screen.queryByText('资质已审核')).toBeNull()
  })

  it('the page of basic information changes the password, asks for the old one, and leaves none in the page', async () => {
    const change = vi.fn((...[, { input }]: Asked) => {
      if (input['oldPassword'] === 'wrong') throw gatewayFailure('VALIDATION_FAILED', { field: 'oldPassword', userMessage: '原密码不正确' })
      return { isChanged: true }
    })
    await renderStorefront(
      '/basic',
      memberMocks({ scopes: [{ code: 'chemical', name: '化学药制剂', expiresOn: null, goodsCount: 231 }] }, { updatePassword: change }),
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

  it('the page of basic information of a session that has lapsed asks to log in again', async () => {
    await renderStorefront('/basic', { Query: { viewer: () => null, cartBadge: () => 0, categories: () => [] } })
    expect(main()).toContain('登录状态已失效')
  })
})
