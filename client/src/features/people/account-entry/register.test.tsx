import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { changeEntry, forgetEntry, readEntry } from './entryMemory.ts'

const places: Readonly<Record<string, readonly { regionID: string; name: string }[]>> = {
  top: [{ regionID: '33', name: '浙江省' }],
  '33': [{ regionID: '3301', name: '杭州市' }],
  '3301': [{ regionID: '330106', name: '西湖区' }],
}
const visitor: Mocks = {
  Query: {
    viewer: () => null,
    cartBadge: () => 0,
    regions: (_: never, { parentID }: { parentID: string | null }) => places[parentID ?? 'top'] ?? [],
  },
  RequestCodePayload: { retryAfterSeconds: () => 60, demoOutbox: () => '/outbox' },
}
const withMutations = (mutations: Mocks[string]): Mocks => ({ ...visitor, Mutation: mutations })

const assign = vi.fn()
beforeEach(() => vi.stubGlobal('location', { pathname: '/register/step1', search: '', assign }))
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
  act(() => {
    toasts.clear()
    for (const flow of ['register', 'shop', 'wechat', 'forget'] as const) forgetEntry(flow)
  })
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string): void => void fireEvent.input(field(label), { target: { value } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

describe('the first step', () => {
  it('the first step of registering says what is missing beside the fields and in a toast, and asks nobody', async () => {
    const { calls } = await renderStorefront('/register/step1', visitor)
    await press('下一步')
    expect(screen.getAllByText('请输入正确的手机号')).toHaveLength(2)
    expect([screen.getByText('请输入6位数字验证码'), screen.getByText('请阅读并同意用户协议')]).toHaveLength(2)
    expect(document.activeElement).toBe(field('手机号'))
    expect(calls.map(({ name }) => name)).toEqual(['RegisterPhonePageQuery'])
    type('手机号', '1')
    // What is being mended is no longer complained of, neither here nor there.
    expect(screen.queryAllByText('请输入正确的手机号')).toEqual([])
  })

  it('the user agreement opens where it is asked for, and closes again', async () => {
    const agreement = {
      title: '用户协议全文',
      updatedAt: '2026-11-20T02:00:00Z',
      sections: [{ heading: '第一条', paragraphs: ['双方约定'] }],
    }
    const { calls } = await renderStorefront('/register/step1', {
      ...visitor,
      Query: { ...visitor['Query'], helpArticle: () => agreement },
    })
    await press('阅读用户协议')
    const dialog = await screen.findByRole('dialog', { name: '用户协议全文' })
    expect(dialog.textContent).toContain('双方约定')
    expect(calls.at(-1)?.variables).toMatchObject({ articleID: '32' })
    await act(async () => within(dialog).getByRole('button', { name: '关闭' }).click())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the first step of registering sends a code, counts down, shows the demo’s messages, and goes on with the ticket kept', async () => {
    const { calls } = await renderStorefront('/register/step1', withMutations({ startRegistration: () => ({ ticket: 'the-ticket' }) }))
    type('手机号', '13912340001')
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: '60 秒后重发' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: /演示短信箱/ }).getAttribute('href')).toBe('/outbox')
    expect(document.activeElement).toBe(field('验证码'))
    type('验证码', '123456')
    fireEvent.click(field('我已阅读并同意用户协议'))
    await press('下一步')
    expect(await screen.findByText('企业信息')).toBeTruthy()
    expect(calls.slice(1, 3)).toMatchObject([
      { name: 'useRequestCodeMutation', variables: { input: { phone: '13912340001', purpose: 'REGISTER' } } },
      { name: 'useStartRegistrationMutation', variables: { input: { phone: '13912340001', code: '123456' } } },
    ])
    expect(readEntry('register')).toMatchObject({ ticket: 'the-ticket', phone: '13912340001' })
    expect(JSON.parse(sessionStorage.getItem('entry-register') ?? '{}')).toMatchObject({ ticket: 'the-ticket' })
  })

  it('the first step of registering reports a wrong code beside its field and in an alert, and keeps what was typed', async () => {
    const refused = () => {
      throw gatewayFailure('BUSINESS_REJECTED', { reason: 'CODE_WRONG', userMessage: '验证码错误或已失效' })
    }
    await renderStorefront('/register/step1', withMutations({ startRegistration: refused }))
    type('手机号', '13912340001')
    type('验证码', '123456')
    fireEvent.click(field('我已阅读并同意用户协议'))
    await press('下一步')
    await waitFor(() => expect(screen.getAllByText('验证码错误或已失效')).toHaveLength(2))
    expect([field('手机号').value, field('验证码').value, field('验证码').getAttribute('aria-invalid')]).toEqual([
      '13912340001',
      '123456',
      'true',
    ])
  })
})

describe('the second step', () => {
  const begun = (): void =>
    changeEntry('register', {
      ticket: 'the-ticket',
      phone: '13912340001',
      company: '青榕大药房',
      kind: 'PHARMACY',
      provinceID: '33',
      cityID: '3301',
      districtID: '330106',
    })
  const fill = (): void => {
    type('用户名', 'qingrong')
    type('联系人姓名', '白芷')
    type('密码', 'correct horse 7')
    type('确认密码', 'correct horse 7')
  }

  it('the second step of registering is open only after the first', async () => {
    await renderStorefront('/register/step2', visitor)
    expect((await screen.findByRole('link', { name: '从第一步开始' })).getAttribute('href')).toBe('/register/step1')
  })

  it('the second step of registering finds again what was typed before a reload, and registers with it', async () => {
    begun()
    const { calls } = await renderStorefront('/register/step2', withMutations({ register: () => ({ memberID: '7' }) }))
    expect([
      field('企业名称').value,
      screen.getByRole<HTMLInputElement>('radio', { name: /单体药店/ }).checked,
      field('密码').value,
    ]).toEqual(['青榕大药房', true, ''])
    await waitFor(() => expect([field('省份').value, field('城市').value, field('区县').value]).toEqual(['33', '3301', '330106']))
    fill()
    await press('提交注册')
    await waitFor(() => expect(assign.mock.calls).toEqual([['/register/step3']]))
    expect(calls.at(-1)).toEqual({
      name: 'useRegisterMutation',
      variables: {
        input: {
          ticket: 'the-ticket',
          kind: 'PHARMACY',
          company: '青榕大药房',
          provinceID: '33',
          cityID: '3301',
          districtID: '330106',
          username: 'qingrong',
          name: '白芷',
          password: 'correct horse 7',
          passwordConfirmation: 'correct horse 7',
          clientKey: expect.any(String) as string,
        },
      },
    })
  })

  it('the second step of registering keeps the region while the lists of places are on their way', async () => {
    begun()
    await renderStorefront('/register/step2', { ...visitor, Query: { ...visitor['Query'], regions: () => new Promise(() => {}) } })
    const levels = ['省份', '城市', '区县'].map((label) => {
      const { value, disabled, selectedOptions } = screen.getByLabelText<HTMLSelectElement>(label)
      return [value, disabled, selectedOptions[0]?.textContent]
    })
    expect(levels).toEqual([
      ['33', true, '读取中…'],
      ['3301', true, '读取中…'],
      ['330106', true, '读取中…'],
    ])
  })

  it('the second step of registering asks about a field as it is left', async () => {
    begun()
    const taken = () => {
      throw gatewayFailure('VALIDATION_FAILED', { field: 'value', userMessage: '该用户名已被使用' })
    }
    const { calls } = await renderStorefront('/register/step2', withMutations({ checkRegistration: taken }))
    type('用户名', 'demo')
    await act(async () => fireEvent.blur(field('用户名')))
    expect(await screen.findByText('该用户名已被使用')).toBeTruthy()
    expect(calls.at(-1)).toMatchObject({ name: 'useFieldCheckMutation', variables: { input: { field: 'USERNAME', value: 'demo' } } })
    type('用户名', 'demo2')
    expect(screen.queryByText('该用户名已被使用')).toBeNull()
  })

  it('the second step of registering with a ticket that no longer counts leads back to the first, with a sentence and all that was typed', async () => {
    begun()
    const lapsed = () => {
      throw gatewayFailure('BUSINESS_REJECTED', { reason: 'TICKET_EXPIRED', userMessage: '页面已失效，请从第一步重新开始' })
    }
    await renderStorefront('/register/step2', withMutations({ register: lapsed }))
    fill()
    await press('提交注册')
    expect(await screen.findByText('验证已过期，请重新验证。已填写的内容为您保留。')).toBeTruthy()
    expect(field('手机号').value).toBe('13912340001')
    expect(readEntry('register')).toMatchObject({ ticket: '', company: '青榕大药房', username: 'qingrong', kind: 'PHARMACY' })
  })
})

describe('the third step', () => {
  it('the third step of registering shows how the review stands and which papers are missing', async () => {
    const paper = (kind: string, name: string, status: string) => ({
      kind,
      name,
      status,
      isNeeded: true,
      certificateID: null,
      certificateNo: null,
      startsOn: null,
      expiresOn: null,
      daysLeft: null,
      reason: null,
      file: null,
      consequence: null,
      renewal: null,
    })
    const registration = () => ({
      reviewStatus: 'PENDING',
      neededCertificates: [
        { name: '营业执照', status: 'MISSING' },
        { name: 'GSP证书', status: 'PENDING' },
      ],
    })
    const viewer = () => ({ certificates: [paper('BUSINESS_LICENCE', '营业执照', 'MISSING'), paper('GSP', 'GSP证书', 'PENDING')] })
    await renderStorefront('/register/step3', { Query: { registration, viewer } })
    expect(await screen.findByText(/还差 1 项证照：营业执照。交齐后开始审核/)).toBeTruthy()
    expect(screen.queryByText(/资料审核中/)).toBeNull()
    expect([screen.getByRole('button', { name: '提交 营业执照' }), screen.getByRole('button', { name: '修改 GSP证书' })]).toHaveLength(2)
  })
})

describe('a further shop, and a new password', () => {
  it('the form of a further shop names the shops there are, and adds one more', async () => {
    changeEntry('shop', {
      ticket: 'shop-ticket',
      phone: '13800000006',
      shops: '青榕一店、青榕二店',
      kind: 'CLINIC',
      company: '青榕三店',
      provinceID: '33',
    })
    const { calls } = await renderStorefront('/register/dd/step2', withMutations({ registerShop: () => ({ memberID: '8' }) }))
    expect(await screen.findByText(/青榕一店、青榕二店/)).toBeTruthy()
    await press('提交门店')
    await waitFor(() => expect(assign.mock.calls).toEqual([['/register/dd/step3']]))
    expect(calls.at(-1)?.variables).toEqual({
      input: {
        ticket: 'shop-ticket',
        kind: 'CLINIC',
        company: '青榕三店',
        provinceID: '33',
        cityID: null,
        districtID: null,
        clientKey: expect.any(String) as string,
      },
    })
  })

  it('the form of a new password asks for it twice and says that all other sessions have ended', async () => {
    changeEntry('forget', { ticket: 'forget-ticket', phone: '13800000006' })
    const { calls } = await renderStorefront('/forget_step2', withMutations({ resetPassword: () => ({ isReset: true }) }))
    type('新密码', 'correct horse 7')
    type('确认新密码', 'correct horse 8')
    await press('重置密码')
    expect(screen.getAllByText('两次输入的密码不一致')).toHaveLength(2)
    type('确认新密码', 'correct horse 7')
    await press('重置密码')
    expect(await screen.findByText(/在其他设备上的登录已全部退出/)).toBeTruthy()
    expect(calls.map(({ variables }) => variables)).toEqual([
      { input: { ticket: 'forget-ticket', password: 'correct horse 7', passwordConfirmation: 'correct horse 7' } },
    ])
    expect(readEntry('forget')).toEqual({})
  })

  it('a link of the office brings its ticket to the new password', async () => {
    const { calls } = await renderStorefront('/forget_step2#ticket=by-the-office&phone=13800000006', visitor)
    expect(readEntry('forget')).toMatchObject({ ticket: 'by-the-office', phone: '13800000006' })
    type('新密码', 'correct horse 7')
    type('确认新密码', 'correct horse 7')
    await press('重置密码')
    await waitFor(() => expect(calls.map(({ variables }) => variables)).toMatchObject([{ input: { ticket: 'by-the-office' } }]))
  })
})
