import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Asked, fill, main, memberMocks, press, westLake } from '../../../testing/memberPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const addresses = [
  {
    id: 'Address:1',
    addressID: '1',
    receiver: '王店长',
    phone: '13800000001',
    regions: westLake,
    address: '示范路1号',
    fullAddress: '浙江省杭州市西湖区示范路1号',
    isDefault: true,
  },
  {
    id: 'Address:2',
    addressID: '2',
    receiver: '库管员',
    phone: '0571-88880001',
    regions: westLake,
    address: '后院',
    fullAddress: '浙江省杭州市西湖区后院',
    isDefault: false,
  },
]

afterEach(() => {
  act(() => toasts.clear())
})

describe('addresses (/addr)', () => {
  it('addresses are added through the cascade: another province empties what lies below, and one without cities asks for none', async () => {
    const create = vi.fn((..._asked: Asked) => ({ viewer: { id: 'Viewer:1', addresses } }))
    await renderStorefront('/addr', memberMocks({ addresses: [] }, { createAddress: create }))
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
        receiver: '库管员',
        phone: '0571-88880001',
        provinceID: '710000',
        cityID: null,
        districtID: null,
        address: '后院',
        isDefault: true,
        clientKey: expect.any(String) as string,
      }),
    )
    await waitFor(() => expect(main()).toContain('已保存 2 个'))
  })

  it('an address that was refused says so beside the level of the region that is wrong until another is chosen, and keeps what was typed', async () => {
    const refusals = [
      { field: 'districtID', userMessage: '该区县不存在' },
      { field: 'isDefault', userMessage: '默认地址已更改，请刷新' },
    ]
    const update = vi.fn((..._asked: Asked): never => {
      throw gatewayFailure('VALIDATION_FAILED', refusals[update.mock.calls.length - 1])
    })
    await renderStorefront('/addr', memberMocks({ addresses }, { updateAddress: update }))
    await press('修改 浙江省杭州市西湖区后院')
    const invalid = (): (string | null)[] =>
      ['省份', '城市', '区县'].map((label) => screen.getByLabelText(label).getAttribute('aria-invalid'))
    await waitFor(() => expect(within(screen.getByLabelText('区县')).getAllByRole('option')).toHaveLength(2))
    expect(invalid()).toEqual([null, null, null])
    fill('详细地址', '后院二楼')
    await press('保存')
    expect(await screen.findAllByText('该区县不存在')).toHaveLength(2)
    expect([invalid(), document.activeElement]).toEqual([[null, null, 'true'], screen.getByLabelText('区县')])
    await act(async () => void fireEvent.change(screen.getByLabelText('区县'), { target: { value: '' } }))
    expect(invalid()).toEqual([null, null, null])
    // Of a field that the form does not show, the sentence is above the page alone.
    await press('保存')
    expect(await screen.findAllByText('默认地址已更改，请刷新')).toHaveLength(1)
    expect(screen.getByLabelText<HTMLInputElement>('详细地址').value).toBe('后院二楼')
  })

  it('an address becomes the default and is deleted after a question; at twenty none is added', async () => {
    const remove = vi.fn((..._asked: Asked) => ({ viewer: { id: 'Viewer:1', addresses: addresses.slice(0, 1) } }))
    const many = Array.from({ length: 18 }, (_, n) => ({
      ...addresses[1],
      id: `Address:${n + 3}`,
      addressID: String(n + 3),
      fullAddress: `仓库${n}`,
    }))
    await renderStorefront('/addr', memberMocks({ addresses: [...addresses, ...many] }, { deleteAddress: remove }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增地址' }).disabled).toBe(true)
    await press('删除 浙江省杭州市西湖区后院')
    expect(remove).not.toHaveBeenCalled()
    await press('删除')
    await waitFor(() => expect(remove.mock.calls[0]?.[1].input).toEqual({ addressID: '2' }))
    await waitFor(() => expect(main()).toContain('已保存 1 个'))
  })
})
